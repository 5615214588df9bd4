import { escapeHtml } from '../../domain/escape-html.ts';
import { plainText } from '../../domain/text.ts';
import { listElements, replaceElements } from './html-tags.ts';

const elementsOf = (wanted: string, html: string) =>
  listElements(html, ({ name }) => name === wanted);

const wordsOf = (name: string, html: string) =>
  elementsOf(name, html).map(({ start, end }) => plainText(html.slice(start, end)));

/** What a screen reader calls a table: its caption, else the words of its head. */
function labelOf(table: string): string {
  const [caption] = wordsOf('caption', table);
  const words = caption || wordsOf('th', table).filter(Boolean).join(', ');
  return words ? `Table: ${words}` : 'Table';
}

/**
 * Wraps the tables of a sanitised text in regions that scroll where a screen is too narrow, and that the keyboard
 * reaches.
 */
export function withScrollingTables(html: string): string {
  return replaceElements(html, elementsOf('table', html), ({ start, end }) => {
    const table = html.slice(start, end);
    return `<div class="table-scroll" role="region" tabindex="0" aria-label="${escapeHtml(labelOf(table))}">${table}</div>`;
  });
}
