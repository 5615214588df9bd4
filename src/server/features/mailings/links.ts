import type { Row } from '../../platform/database/tables.ts';

export const linkPath = (mailingId: number | string, number: number | string) =>
  `/mail-link/${mailingId}/${number}`;

/** The part of a counted link that names its reader's mail. */
export const readerQuery = (mail: string) => `?mail=${mail}`;

const anchor = /(<a\b[^>]*?\shref=")([^"]+)(")/gi;

const unescapeHtml = (text: string) =>
  text
    .replace(/&#39;|&apos;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * Leads the links in a mailing's HTML through the site, which counts them; links of one subscriber stay as they are.
 * @param remembers whether the links name their reader @returns the HTML, and the original addresses in their order
 */
export function countedLinks(
  html: string,
  { id, key }: Pick<Row<'mailings'>, 'id' | 'key'>,
  siteUrl: string,
  remembers: boolean,
) {
  const reader = remembers ? readerQuery(key) : '';
  const addresses: string[] = [];
  const counted = html.replace(anchor, (whole, start: string, href: string, end: string) => {
    const address = unescapeHtml(href);
    if (!/^https?:\/\//i.test(address) || address.includes(key)) return whole;
    if (!addresses.includes(address)) addresses.push(address);
    return `${start}${siteUrl}${linkPath(id, addresses.indexOf(address) + 1)}${reader}${end}`;
  });
  return { html: counted, addresses };
}
