import { isOff, site } from '../site-content/site-content.ts';
import { type Edit, editedParts, type Html, parseHtml } from './html-elements.ts';

/** Edits that remove links to switched-off parts of the site from a text; the link texts stay. */
export function offLinkEdits({ elements }: Html): Edit[] {
  if (!site.off) return [];
  return elements
    .filter(({ name, attributes }) => name === 'a' && isOff(attributes.href ?? ''))
    .flatMap(({ start, innerStart, innerEnd, end }) => [
      { start, end: innerStart, text: '' },
      ...(innerEnd < end ? [{ start: innerEnd, end, text: '' }] : []),
    ]);
}

export function withoutOffLinks(html: string): string {
  if (!site.off) return html;
  const parsed = parseHtml(html);
  return editedParts(html, offLinkEdits(parsed))(0, html.length);
}
