/** Ghost's placeholder for its own address in exports. */
export const ghostHome = '__GHOST_URL__';

/** The full URL of an address in an old text; undefined unless it is http or https. */
export function wholeAddress(address: string, oldSite: string): URL | undefined {
  const given = address.startsWith(ghostHome) ? address.slice(ghostHome.length) || '/' : address;
  const url = URL.parse(given, oldSite || undefined);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

const bareHost = (url: URL | null | undefined) => url?.host.replace(/^www[.]/, '');

/** Whether an address belongs to the old site itself. */
export const isOfOldSite = (address: string, oldSite: string): boolean =>
  address.startsWith(ghostHome) ||
  /^[/?](?!\/)/.test(address) ||
  (oldSite !== '' && bareHost(URL.parse(address)) === bareHost(URL.parse(oldSite)));

/** The key that compares addresses of the old site: the query that names a post, else the path. */
export function addressKey({ pathname, searchParams }: URL): string {
  for (const name of ['p', 'page_id']) {
    const id = searchParams.get(name);
    if (id) return `/?${name}=${id}`;
  }
  return pathname.replace(/(?<=[^/])\/+$/, '').toLowerCase();
}

/** The addresses to try for a picture: the original, then the smaller copy that the page shows. */
export function pictureCandidates(url: URL): URL[] {
  const whole = new URL(url);
  whole.pathname = whole.pathname
    .replace(/-\d{2,5}x\d{2,5}(?=\.[a-z]{3,4}$)/i, '')
    .replace(/\/content\/images\/size\/[wh\d]+\/(format\/\w+\/)?/, '/content/images/');
  if (/(^|\.)(files\.wordpress\.com|wp\.com)$/.test(url.hostname)) whole.search = '';
  return whole.href === url.href ? [url] : [whole, url];
}
