import { affiliateRel } from './links.ts';

export const isAffiliateRel = (rel: string | null | undefined) => /\bsponsored\b/.test(rel ?? '');

/**
 * The attributes of a link, for the editor and the sanitiser. External links open a new tab, and
 * affiliate links have the affiliate `rel`.
 */
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
