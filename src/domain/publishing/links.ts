export const affiliateRel = 'sponsored nofollow noopener noreferrer';

export const isAffiliateRel = (rel: string | null | undefined) => /\bsponsored\b/.test(rel ?? '');

/** The attributes of a link, for editor and sanitiser. External ones open a new tab, affiliates' have their rel. */
export function linkAttributes(
  href: string,
  rel: string | null | undefined,
): Record<string, string> {
  if (!/^https?:/i.test(href)) return { href };
  return { href, rel: isAffiliateRel(rel) ? affiliateRel : 'noopener', target: '_blank' };
}

/** Completes an address: "www.example.com" becomes "https://www.example.com". */
export function completeUrl(address: string): string {
  const trimmed = address.trim();
  return /^www\.\S+$/i.test(trimmed) ? `https://${trimmed}` : trimmed;
}

/** A sentence that a link leads to a front page, where readers search for the product; undefined for other links. */
export function frontPageNote(href: string): string | undefined {
  const url = URL.parse(href);
  if (url?.pathname !== '/' || url.search || url.hash.length > 1) return undefined;
  return `Leads to the front page of ${url.hostname.replace(/^www\./, '')}`;
}

/** Whether a link to a shop is shown; cards show none that leads to a front page. */
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

/** The disclosure beside a link to a registered shop, or else to an address, in one line. */
export const shopNote = (href: string, shop?: { note?: string | undefined }) =>
  [affiliateNote, shop ? shop.note : frontPageNote(href)].filter(Boolean).join('. ');

/** Replaces the link of a product without a known shop. */
export const noShop = 'No shop known at present: ask your dealer.';

/** The name of a source: its host, after the words of a fragment such as “#dealers'-catalogue”. */
export function sourceName(page: string): string {
  const url = URL.parse(page);
  if (!url) return page;
  const host = url.host.replace(/^www\./, '');
  const [, words] = /^#([a-z'-]+)$/i.exec(url.hash) ?? [];
  return words ? `${words.replaceAll('-', ' ')} (${host})` : host;
}
