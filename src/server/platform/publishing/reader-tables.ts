import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { plainText } from '../../../domain/text/text.ts';
import { descendants, type Edit, type Html, type HtmlElement, outermost } from './html-elements.ts';

const named =
  (...names: string[]) =>
  ({ name }: HtmlElement) =>
    names.includes(name);

function elementTexts({ source }: Html, elements: readonly HtmlElement[], name: string) {
  return outermost(elements, named(name)).map(({ start, end }) =>
    plainText(source.slice(start, end)),
  );
}

/** The start tag of the region in which a wide table scrolls, including by keyboard. */
export function scrollRegion(html: Html, table: HtmlElement, shape = 'table-scroll'): string {
  const inside = descendants(html, table);
  const [caption] = elementTexts(html, inside, 'caption');
  const words = caption || elementTexts(html, inside, 'th').filter(Boolean).join(', ');
  const label = escapeHtml(words ? `Table: ${words}` : 'Table');
  return `<div class="${shape}" role="region" tabindex="0" aria-label="${label}">`;
}

/** Minimum of columns for stacking; a narrower table fits a phone. */
const minStacked = 3;

/** Edits that name the column in each cell after the first of a row. @returns undefined for a narrow table, a comparison or an irregular grid */
function cellLabels(html: Html, table: HtmlElement): Edit[] | undefined {
  const inside = descendants(html, table);
  const isPlain = [table, ...inside].every(
    ({ attributes }) => !attributes['data-block'] && !attributes.colspan && !attributes.rowspan,
  );
  const [head, ...rows] = inside.filter(named('tr'));
  if (!isPlain || inside.some(named('table')) || !head || rows.length === 0) return undefined;
  const rowCells = (row: HtmlElement) => descendants(html, row).filter(named('td', 'th'));
  const columns = rowCells(head);
  const cells = rows.map(rowCells);
  const isGrid = cells.every(({ length }) => length === columns.length);
  if (columns.length < minStacked || !columns.every(named('th')) || !isGrid) return undefined;
  const names = elementTexts(html, columns, 'th');
  return cells.flatMap((row) =>
    row.flatMap(({ start, innerStart: end }, column) => {
      const label = escapeHtml(names[column] ?? '');
      if (!column || !label) return [];
      const tag = html.source.slice(start, end);
      const text = tag.replace(/^<t[dh]/, (name) => `${name} data-label="${label}"`);
      return { start, end, text };
    }),
  );
}

/** The outermost tables, each of which scrolls. */
export const outerTables = ({ elements }: Html) => outermost(elements, named('table'));

/** Edits that let tables scroll. On a phone, the rows of tables with `cellLabels` are stacked. */
export function tableEdits(html: Html): Edit[] {
  return outerTables(html).flatMap((table) => {
    const { start, innerStart, innerEnd, end } = table;
    const labels = cellLabels(html, table);
    const region = scrollRegion(html, table, labels && 'table-scroll table-stack');
    return [
      { start, end: innerStart, text: region + html.source.slice(start, innerStart) },
      ...(labels ?? []),
      { start: innerEnd, end, text: `${html.source.slice(innerEnd, end)}</div>` },
    ];
  });
}
