const visitParameter = /^(utm_\w+|gclid|fbclid|mc_[ce]id)$/i;
const wrapped = '{address}';

/** A path of this site that leads to a shop, without its query: /go/mares-puck-4. */
const ownPath = /^\/go\/([\w-]+)(?=[?#]|$)/;

/** Positions of a link on a page, and other media in which a post is read. */
export const linkPositions = [
  'top',
  'bottom',
  'card',
  'product',
  'comparison',
  'text',
  'feed',
  'mail',
] as const;

export type LinkPosition = (typeof linkPositions)[number];

/** @returns undefined for anything but a web address */
function readWebAddress(address: string): URL | undefined {
  const url = URL.parse(address.trim());
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** The host of a shop without "www."; undefined for anything but a web address. */
export const shopHost = (address: string): string | undefined =>
  readWebAddress(address)?.host.replace(/^www\./, '');

/** One key for all spellings of a shop page's address; undefined for other texts. */
export function shopAddressKey(address: string): string | undefined {
  const [path] = ownPath.exec(address) ?? [];
  if (path) return path;
  const url = readWebAddress(address);
  if (!url) return undefined;
  for (const name of [...url.searchParams.keys()]) {
    if (visitParameter.test(name)) url.searchParams.delete(name);
  }
  return `${shopHost(url.href)}${url.pathname.replace(/(?<!\/)\/+$/, '')}${url.search}`;
}

/** Whether a shop's tracking is valid: `name=value&name=value`, or an address with `{address}`. */
export const isTracking = (parameters: string) =>
  parameters.includes(wrapped)
    ? URL.canParse(parameters.replace(wrapped, 'x')) && /^https:\/\/\S+$/.test(parameters)
    : /^([\w.~-]+=[^\s&=#?]*(&(?!$)|$))*$/.test(parameters);

/** A product's address with the shop's tracking. */
export function trackedAddress(address: string, parameters: string): string {
  if (!parameters) return address;
  if (parameters.includes(wrapped)) return parameters.replace(wrapped, encodeURIComponent(address));
  const url = new URL(address);
  for (const [name, value] of new URLSearchParams(parameters)) url.searchParams.set(name, value);
  return url.href;
}

export const goPath = (slug: string) => `/go/${slug}`;
