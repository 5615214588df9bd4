/** YouTube without cookies or Vimeo's player; undefined for what must not be framed. */
export function videoEmbed(address: string): string | undefined {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(www|m)[.]/, '');
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youTube(first);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    if (first === 'watch') return youTube(url.searchParams.get('v') ?? '');
    return ['embed', 'shorts', 'live'].includes(first) ? youTube(second) : undefined;
  }
  if (host === 'vimeo.com') return vimeo(first, second);
  if (host === 'player.vimeo.com' && first === 'video') {
    return vimeo(second, url.searchParams.get('h') ?? '');
  }
  return undefined;
}

function youTube(id: string) {
  return /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined;
}

/** @param key the second part of an unlisted video's address */
function vimeo(id: string, key: string) {
  if (!/^\d+$/.test(id)) return undefined;
  const suffix = /^[0-9a-f]+$/i.test(key) ? `?h=${key}` : '';
  return `https://player.vimeo.com/video/${id}${suffix}`;
}

/** Of an address from `videoEmbed`: who plays it, and the page of the video there. */
export function videoSource(embed: string): { host: 'YouTube' | 'Vimeo'; page: string } {
  const { hostname, pathname, searchParams } = new URL(embed);
  const id = pathname.split('/').at(-1);
  if (hostname !== 'player.vimeo.com') {
    return { host: 'YouTube', page: `https://www.youtube.com/watch?v=${id}` };
  }
  const key = searchParams.get('h');
  return { host: 'Vimeo', page: `https://vimeo.com/${id}${key ? `/${key}` : ''}` };
}

/** The player that starts at once; Vimeo's keeps no record of its visitor. */
export function playingEmbed(embed: string): string {
  const url = new URL(embed);
  url.searchParams.set('autoplay', '1');
  if (url.hostname === 'player.vimeo.com') url.searchParams.set('dnt', '1');
  return url.href;
}
