import { expect, test } from 'vitest';
import { toCsv } from '../../../domain/text/csv.ts';
import { openCsv, readCsv } from './csv.ts';

test('readCsv returns the rows that toCsv wrote, with the line of each row', async () => {
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
  const { columns, rows } = await readCsv(text);
  expect(columns).toEqual(['name', 'rest']);
  expect(rows.map((row) => row.cells.rest)).toEqual(cells);
  // The third row takes two lines.
  expect(rows.map((row) => row.line)).toEqual([2, 3, 4, 6, 7, 8, 9, 10, 11]);
});

test('a row has the number of its first line, also after a cell with CRLF line breaks', async () => {
  const lines = async (text: string) => (await readCsv(text)).rows.map(({ line }) => line);
  expect(await lines('a,b\r\n1,"x\r\ny\r\nz"\r\n3,4\r\n5,6\r\n')).toEqual([2, 5, 6]);
  expect(await lines('"a\r\nq",b\r\n1,2\r\n3,4\r\n')).toEqual([3, 4]);
});

test('blank lines and lines of commas are skipped but counted', async () => {
  const { rows } = await readCsv(
    'email,since\r\n\r\njo@example.com\r\n,,\r\nann@example.com,,x\r\n',
  );
  expect(rows).toEqual([
    { line: 3, cells: { email: 'jo@example.com', since: '' }, surplus: 0 },
    { line: 5, cells: { email: 'ann@example.com', since: '' }, surplus: 1 },
  ]);
});

test('an unclosed quotation mark is reported with its line', async () => {
  await expect(readCsv('email\njo@example.com\n"ann@example.com')).rejects.toThrow(/^Line \d/);
  await expect(readCsv('email\n"jo"x\n')).rejects.toThrow(/^Line 2: a quotation mark/);
});

test('a column without a name is named by its position', async () => {
  expect((await readCsv('email,,since\njo@example.com,a,b')).columns).toEqual([
    'email',
    'column 2',
    'since',
  ]);
});

test('rows are read while a file arrives one byte at a time', async () => {
  const bytes = Buffer.from('name,note\nÅsa,"a\nb"\n海,c\n');
  let sent = 0;
  async function* oneByOne() {
    for (const byte of bytes) {
      sent += 1;
      yield Uint8Array.of(byte);
    }
  }
  const { columns, rows } = await openCsv(oneByOne());
  expect(columns).toEqual(['name', 'note']);
  expect(await rows.next()).toMatchObject({ value: { line: 2, cells: { name: 'Åsa' } } });
  expect(await rows.next()).toMatchObject({ value: { line: 4, cells: { name: '海', note: 'c' } } });
  expect(await rows.next()).toMatchObject({ done: true });
  expect(sent).toBe(bytes.length);
});

test('an error of the source rejects the read', async () => {
  async function* broken() {
    yield Buffer.from('email\n');
    throw new Error('cut off');
  }
  const firstRow = openCsv(broken()).then(({ rows }) => rows.next());
  await expect(firstRow).rejects.toThrow('cut off');
});
