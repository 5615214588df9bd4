/** The host of a player address from `videoEmbed`, and the video's page on this host. */
export function videoSource(embed: string): { host: 'YouTube' | 'Vimeo'; page: string } {
  const { hostname, pathname, searchParams } = new URL(embed);
  const id = pathname.split('/').at(-1);
  if (hostname !== 'player.vimeo.com') {
    return { host: 'YouTube', page: `https://www.youtube.com/watch?v=${id}` };
  }
  const key = searchParams.get('h');
  return { host: 'Vimeo', page: `https://vimeo.com/${id}${key ? `/${key}` : ''}` };
}

/** The player's address with autoplay; Vimeo's address also disables tracking. */
export function withAutoplay(embed: string): string {
  const url = new URL(embed);
  url.searchParams.set('autoplay', '1');
  if (url.hostname === 'player.vimeo.com') url.searchParams.set('dnt', '1');
  return url.href;
}
