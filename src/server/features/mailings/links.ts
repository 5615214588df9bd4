import { writeAttributes } from '../../../domain/text/escape-html.ts';
import type { Row } from '../../platform/database/tables.ts';
import { editedParts, parseHtml, tagEdits } from '../../platform/publishing/html-elements.ts';

/** The part of a counted link that names its reader's mail. */
export const readerQuery = (mail: string) => `?mail=${mail}`;

/**
 * Replaces the links in a mailing's HTML by counted links; links of one subscriber do not change.
 * @param remembers whether the links name their reader
 * @returns the HTML, and the original addresses in their order
 */
export function countedLinks(
  html: string,
  { id, key }: Pick<Row<'mailings'>, 'id' | 'key'>,
  siteUrl: string,
  remembers: boolean,
) {
  const reader = remembers ? readerQuery(key) : '';
  const addresses: string[] = [];
  const edits = tagEdits(parseHtml(html), ({ name, attributes }) => {
    const { href: address = '' } = attributes;
    if (name !== 'a' || !/^https?:\/\//i.test(address) || address.includes(key)) return undefined;
    if (!addresses.includes(address)) addresses.push(address);
    const href = `${siteUrl}/mail-link/${id}/${addresses.indexOf(address) + 1}${reader}`;
    return `<a${writeAttributes({ ...attributes, href })}>`;
  });
  return { html: editedParts(html, edits)(0, html.length), addresses };
}
