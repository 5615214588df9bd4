import type { LinkPosition } from './shop-address.ts';

export const affiliateRel = 'sponsored nofollow noopener noreferrer';

/** A note that a link leads to the front page of a shop; undefined for other links. */
export function frontPageNote(href: string): string | undefined {
  const url = URL.parse(href);
  if (url?.pathname !== '/' || url.search || url.hash.length > 1) return undefined;
  return `Leads to the front page of ${url.hostname.replace(/^www\./, '')}`;
}

/** Whether a link to a shop is shown; a card shows no link to a front page. */
export function leadsToShop(
  href: string,
  shops: readonly { note?: string | undefined }[] | undefined,
  position: string,
): boolean {
  const [first] = shops ?? [];
  if (shops ? !first : !href) return false;
  return position !== 'card' || !(first ? first.note : frontPageNote(href));
}

export const affiliateNote = 'Affiliate Link - We earn from qualified purchases';

/** The one-line disclosure beside a link to a registered shop or to any other address. */
export const shopNote = (href: string, shop?: { note?: string | undefined }) =>
  [affiliateNote, shop ? shop.note : frontPageNote(href)].filter(Boolean).join('. ');

/** The text in place of a link, for a product without a known shop. */
export const noShop = 'No shop known at present: ask your dealer.';

/** The name of a source: the words of a fragment such as “#dealers'-catalogue”, then its host. */
export function sourceName(page: string): string {
  const url = URL.parse(page);
  if (!url) return page;
  const host = url.host.replace(/^www\./, '');
  const [, words] = /^#([a-z'-]+)$/i.exec(url.hash) ?? [];
  return words ? `${words.replaceAll('-', ' ')} (${host})` : host;
}

/** A shop that sells a product, with its path on this site. */
export interface OfferedShop {
  path: string;
  name: string;
  note?: string | undefined;
  price?: string | undefined;
  priceOn?: string | undefined;
}

/** A link's path with the page and position of the link. */
export const goFrom = (path: string, page: string, position: LinkPosition) =>
  `${path}?from=${encodeURI(page).split(/[?#&+]/, 1)[0]}&at=${position}`;
