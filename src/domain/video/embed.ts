/** The player address of a YouTube video (without cookies) or a Vimeo video, or else undefined. */
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
