import { expect, test } from 'vitest';
import { toCsv } from '../../../domain/text/csv.ts';
import { readCsv } from './csv.ts';

test('readCsv returns the rows that toCsv wrote, with the line of each row', () => {
  const cells = [
    'say "hi"',
    'x, y',
    'two\nlines',
    '=1+1',
    "'=1+1",
    "it's",
    ' spaces ',
    '+61 8',
    '',
  ];
  const text = toCsv(
    ['Name', 'rest'],
    cells.map((cell) => ['a', cell]),
  );
  const { columns, rows } = readCsv(text);
  expect(columns).toEqual(['name', 'rest']);
  expect(rows.map((row) => row.cells.rest)).toEqual(cells);
  // The third row takes two lines.
  expect(rows.map((row) => row.line)).toEqual([2, 3, 4, 6, 7, 8, 9, 10, 11]);
});

test('blank lines and lines of commas are passed over and still counted', () => {
  const { rows } = readCsv('email,since\r\n\r\njo@example.com\r\n,,\r\nann@example.com,,x\r\n');
  expect(rows).toEqual([
    { line: 3, cells: { email: 'jo@example.com', since: '' }, surplus: 0 },
    { line: 5, cells: { email: 'ann@example.com', since: '' }, surplus: 1 },
  ]);
});

test('a quotation mark that is never closed is told with its line', () => {
  expect(() => readCsv('email\njo@example.com\n"ann@example.com')).toThrow(/^Line \d/);
  expect(() => readCsv('email\n"jo"x\n')).toThrow(/^Line 2: a quotation mark/);
});

test('a column without a name is called by its place', () => {
  expect(readCsv('email,,since\njo@example.com,a,b').columns).toEqual([
    'email',
    'column 2',
    'since',
  ]);
});
