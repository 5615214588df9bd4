const visitParameter = /^(utm_\w+|gclid|fbclid|mc_[ce]id)$/i;
const wrapped = '{address}';

/** A path of this site that leads to a shop, without its query: /go/mares-puck-4. */
const ownPath = /^\/go\/([\w-]+)(?=[?#]|$)/;

/** Positions of a link on a page, and the other places in which a post is read. */
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

/** A shop that has a product, by its path on this site, as readers see it. */
export interface OfferedShop {
  path: string;
  name: string;
  note?: string | undefined;
  price?: string | undefined;
  priceOn?: string | undefined;
}

export type LinkPosition = (typeof linkPositions)[number];

/** @returns undefined for what is no address of the web */
function readWebAddress(address: string): URL | undefined {
  const url = URL.parse(address.trim());
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** The host of a shop, without "www."; undefined of what is no address of the web. */
export const shopHost = (address: string): string | undefined =>
  readWebAddress(address)?.host.replace(/^www\./, '');

/** One text for all spellings of an address that lead to the same page; undefined of what leads to no shop. */
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

/** Tells whether a shop's tracking is `name=value&name=value`, or an address that wraps the product's. */
export const isTracking = (parameters: string) =>
  parameters.includes(wrapped)
    ? URL.canParse(parameters.replace(wrapped, 'x')) && /^https:\/\/\S+$/.test(parameters)
    : /^([\w.~-]+=[^\s&=#?]*(&(?!$)|$))*$/.test(parameters);

/** An address as the shop is to be told of its visitor. */
export function trackedAddress(address: string, parameters: string): string {
  if (!parameters) return address;
  if (parameters.includes(wrapped)) return parameters.replace(wrapped, encodeURIComponent(address));
  const url = new URL(address);
  for (const [name, value] of new URLSearchParams(parameters)) url.searchParams.set(name, value);
  return url.href;
}

export const goPath = (slug: string) => `/go/${slug}`;

/** A link's path with the page and the position from which it is followed. */
export const goFrom = (path: string, page: string, position: LinkPosition) =>
  `${path}?from=${encodeURI(page).split(/[?#&+]/, 1)[0]}&at=${position}`;
