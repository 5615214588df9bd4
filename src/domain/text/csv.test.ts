import { expect, test } from 'vitest';
import { toCsv, unguardCell } from './csv.ts';

test('toCsv preserves quotes, commas, line ends and numbers, and neutralises formulas', () => {
  expect(
    toCsv(
      ['a', 'b', 'c'],
      [
        ['say "hi"', 'x, y', 'two\nlines'],
        ['=1+1', '@sum', '+61 8'],
        [-33.9, '-33.9', '-cmd'],
        [null, true, ''],
      ],
    ),
  ).toBe(
    '\uFEFFa,b,c\r\n"say ""hi""","x, y","two\nlines"\r\n' +
      "'=1+1,'@sum,'+61 8\r\n-33.9,-33.9,'-cmd\r\n,true,\r\n",
  );
});

test.each([
  '',
  'jo',
  "it's",
  "'quoted'",
  '=1+1',
  "'=1+1",
  "''@x",
  '+61',
  "'-33.9",
  '-33.9',
  '@',
  "'",
])('the cell %j is unchanged after it is written and read', (cell) => {
  const written = toCsv(['a'], [[cell]]).split('\r\n')[1] ?? '';
  expect(unguardCell(written)).toBe(cell);
});
