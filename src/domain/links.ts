/** The rel of a link that the site earns by. */
export const affiliateRel = 'sponsored nofollow noopener noreferrer';

export const isAffiliateRel = (rel: string | null | undefined) => /\bsponsored\b/.test(rel ?? '');

/**
 * The attributes of a link within a text. One that leaves the site opens a new tab; an affiliate's
 * stays one; one within the site has its address alone. Editor and sanitiser both write them so.
 */
export function linkAttributes(
  href: string,
  rel: string | null | undefined,
): Record<string, string> {
  if (!/^https?:/i.test(href)) return { href };
  return { href, rel: isAffiliateRel(rel) ? affiliateRel : 'noopener', target: '_blank' };
}

/** Completes an address that was typed without its scheme: "www.example.com" becomes "https://www.example.com". */
export function completeUrl(address: string): string {
  const trimmed = address.trim();
  return /^www\.\S+$/i.test(trimmed) ? `https://${trimmed}` : trimmed;
}
