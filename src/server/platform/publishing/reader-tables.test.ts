import { expect, test } from 'vitest';
import { sanitise } from './html.ts';
import { parseStored, toReaderHtml } from './reader-html.ts';

const none = { products: new Map(), sites: new Map() };
const read = (html: string) => toReaderHtml(parseStored(html), none);

test('a table becomes a scrollable region named after its head', () => {
  const html = '<p>Before</p><table><tr><th>Your <em>diving</em></th><th>Wait</th></tr></table>';
  expect(read(html)).toBe(
    '<p>Before</p><div class="table-scroll" role="region" tabindex="0" aria-label="Table: Your diving, Wait"><table><tr><th>Your <em>diving</em></th><th>Wait</th></tr></table></div>',
  );
});

test('a table is named by its caption, else by its head, else “Table”', () => {
  const captioned = '<table><caption>Gas &amp; time</caption><tr><th>Depth</th></tr></table>';
  expect(read(captioned)).toContain('aria-label="Table: Gas &amp; time"');
  expect(read('<table><tr><td>1</td></tr></table>')).toContain('aria-label="Table"');
});

test('a nested table scrolls with the outer table, and the next table has its own region', () => {
  const inner = '<table><tr><td>in</td></tr></table>';
  const html = read(`<table><tr><td>${inner}</td></tr></table>${inner}`);
  expect(html.match(/<div /g)).toHaveLength(2);
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(2);
});

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const head = '<tr><th>Depth</th><th>Time &amp; <em>gas</em></th><th></th></tr>';

test('cells of a wide table name their columns, except in the first column', () => {
  const html = read(`<table>${head}${row('18 m', '56 min', 'air')}</table>`);
  expect(html).toContain('class="table-scroll table-stack"');
  expect(html).toContain('<td>18 m</td><td data-label="Time &amp; gas">56 min</td><td>air</td>');
  expect(html).toContain(head);
});

test.each([
  ['two columns', '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>'],
  ['no head', `<table>${row('a', 'b', 'c')}${row('1', '2', '3')}</table>`],
  ['no rows', `<table>${head}</table>`],
  ['a row too short', `<table>${head}${row('1', '2')}</table>`],
  [
    'cells over columns',
    `<table>${head}<tr><td colspan="2">1</td><td>2</td><td>3</td></tr></table>`,
  ],
  ['a table inside', `<table>${head}${row('1', '2', `<table>${row('3')}</table>`)}</table>`],
])('a table with %s only scrolls', (_, html) => {
  expect(read(html)).not.toMatch(/data-label|table-stack/);
});

test('a comparison scrolls, so that its columns stay comparable', () => {
  const table = `<table data-block="comparison">${head}${row('1', '2', '3')}</table>`;
  expect(read(table)).toMatch(
    /^<div class="table-scroll" .*<th scope="col">Depth.*<\/table><\/div>$/,
  );
});

test('a text without a table does not change', () => {
  const html = sanitise('<p>Plain tables of <strong>tides</strong></p>');
  expect(read(html)).toBe(html);
});
