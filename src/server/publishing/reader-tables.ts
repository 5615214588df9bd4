import { escapeHtml } from '../../domain/escape-html.ts';
import { plainText } from '../../domain/text.ts';

/** What a screen reader calls a table: its caption, else the words of its head. */
function labelOf(table: string): string {
  const [caption] = /<caption\b[\s\S]*?<\/caption>/.exec(table) ?? [];
  const heads = [...table.matchAll(/<th\b[\s\S]*?<\/th>/g)].map(([head]) => plainText(head));
  const words = caption ? plainText(caption) : heads.filter(Boolean).join(', ');
  return words ? `Table: ${words}` : 'Table';
}

/**
 * Wraps the tables of a sanitised text in regions that scroll where a screen is too narrow, and that the keyboard
 * reaches.
 */
export function withScrollingTables(html: string): string {
  let depth = 0;
  return html.replace(/<(\/?)table\b[^>]*>/g, (tag, closes: string, start: number) => {
    if (closes) {
      depth -= 1;
      return depth === 0 ? `${tag}</div>` : tag;
    }
    depth += 1;
    if (depth > 1) return tag;
    const label = escapeHtml(labelOf(html.slice(start, html.indexOf('</table>', start))));
    return `<div class="table-scroll" role="region" tabindex="0" aria-label="${label}">${tag}`;
  });
}
