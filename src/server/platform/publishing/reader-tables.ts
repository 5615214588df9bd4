import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { plainText } from '../../../domain/text/text.ts';
import { type HtmlElement, listElements, replaceElements } from './html-tags.ts';

const elementsNamed = (wanted: string, html: string) =>
  listElements(html, ({ name }) => name === wanted);

const elementTexts = (name: string, html: string) =>
  elementsNamed(name, html).map(({ start, end }) => plainText(html.slice(start, end)));

function tableLabel(table: string): string {
  const [caption] = elementTexts('caption', table);
  const words = caption || elementTexts('th', table).filter(Boolean).join(', ');
  return words ? `Table: ${words}` : 'Table';
}

/** A table that is narrower fits a phone. */
const leastStacked = 3;

const rowCells = (row: string) => listElements(row, ({ name }) => name === 'td' || name === 'th');

/** Names the column in each cell. @returns undefined for a table that is narrow, a comparison or no plain grid */
function withNamedCells(table: string): string | undefined {
  if (/<[^<>]+ (data-block|colspan|rowspan)=|.<table/is.test(table)) return undefined;
  const [head, ...rows] = elementsNamed('tr', table);
  if (!head || rows.length === 0) return undefined;
  const inRow = ({ start, end }: HtmlElement) => rowCells(table.slice(start, end));
  const columns = inRow(head);
  const isGrid = rows.every((row) => inRow(row).length === columns.length);
  if (columns.length < leastStacked || columns.some(({ name }) => name !== 'th') || !isGrid) {
    return undefined;
  }
  const names = elementTexts('th', table.slice(head.start, head.end));
  return replaceElements(table, rows, (row) => {
    const html = table.slice(row.start, row.end);
    let column = -1;
    return replaceElements(html, rowCells(html), ({ start, end }) => {
      column += 1;
      const cell = html.slice(start, end);
      const label = escapeHtml(names[column] ?? '');
      return column && label ? cell.replace(/^<t[dh]/, `$& data-label="${label}"`) : cell;
    });
  });
}

/** Lets wide tables scroll, also by keyboard; on a phone the rows of most stack under the names of their columns. */
export function withScrollingTables(html: string): string {
  return replaceElements(html, elementsNamed('table', html), ({ start, end }) => {
    const table = html.slice(start, end);
    const named = withNamedCells(table);
    const shape = named ? 'table-scroll table-stack' : 'table-scroll';
    return `<div class="${shape}" role="region" tabindex="0" aria-label="${escapeHtml(tableLabel(table))}">${named ?? table}</div>`;
  });
}
