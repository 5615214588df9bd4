import { expect, test } from 'vitest';
import { findEntries } from './palette-match.ts';

const entries = [
  { title: 'Port Lincoln', note: 'Near Rapid Bay' },
  { title: 'The Rapid Bay pier', note: 'Old' },
  { title: 'Rapid Bay Jetty', note: 'Fleurieu' },
  { title: 'Ningaloo: Navy Pier', note: 'Exmouth' },
  { title: 'Île Sèche', note: '' },
];

const find = (query: string, most = 9) =>
  findEntries(entries, query, most).map(({ title }) => title);

test('a name that begins with the query ranks before a name that contains the query', () => {
  expect(find('rapid bay')).toEqual(['Rapid Bay Jetty', 'The Rapid Bay pier', 'Port Lincoln']);
  expect(find('rapid bay', 1)).toEqual(['Rapid Bay Jetty']);
});

test('words match in any order and regardless of case and accents, in the title and the note', () => {
  expect(find('PIER exmouth')).toEqual(['Ningaloo: Navy Pier']);
  expect(find('ile seche')).toEqual(['Île Sèche']);
  expect(find('nothing')).toEqual([]);
});

test('an empty query finds all entries in order', () => {
  expect(find(' ')).toEqual(entries.map(({ title }) => title));
});
