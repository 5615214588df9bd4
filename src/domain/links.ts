export const affiliateRel = 'sponsored nofollow noopener noreferrer';

export const isAffiliateRel = (rel: string | null | undefined) => /\bsponsored\b/.test(rel ?? '');

/** External links open a new tab, affiliates' with their rel. Editor and sanitiser share this. */
export function linkAttributes(
  href: string,
  rel: string | null | undefined,
): Record<string, string> {
  if (!/^https?:/i.test(href)) return { href };
  return { href, rel: isAffiliateRel(rel) ? affiliateRel : 'noopener', target: '_blank' };
}

/** "www.example.com" becomes "https://www.example.com". */
export function completeUrl(address: string): string {
  const trimmed = address.trim();
  return /^www\.\S+$/i.test(trimmed) ? `https://${trimmed}` : trimmed;
}

export const affiliateNote = 'Affiliate Link - We earn from qualified purchases';
