import type { Row } from '../../platform/database/tables.ts';

export const linkPath = (mailingId: number | string, number: number | string) =>
  `/mail-link/${mailingId}/${number}`;

const anchor = /(<a\b[^>]*?\shref=")([^"]+)(")/gi;

const unescapeHtml = (text: string) =>
  text
    .replace(/&#39;|&apos;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * The HTML of a mailing with its links led through the site, which counts them, and where they lead, in order. Links of
 * one subscriber stay as they are.
 */
export function countedLinks(
  html: string,
  { id, key }: Pick<Row<'mailings'>, 'id' | 'key'>,
  siteUrl: string,
) {
  const addresses: string[] = [];
  const counted = html.replace(anchor, (whole, start: string, href: string, end: string) => {
    const address = unescapeHtml(href);
    if (!/^https?:\/\//i.test(address) || address.includes(key)) return whole;
    if (!addresses.includes(address)) addresses.push(address);
    return `${start}${siteUrl}${linkPath(id, addresses.indexOf(address) + 1)}${end}`;
  });
  return { html: counted, addresses };
}
