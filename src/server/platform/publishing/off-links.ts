import { isOff, site } from '../site-content/site-content.ts';
import { type Edit, editedParts, type Html, parseHtml } from './html-elements.ts';

/** Takes the links out of a text that lead to a part of the site which is switched off; their words stay. */
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
