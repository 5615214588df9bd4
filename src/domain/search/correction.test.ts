import { expect, test } from 'vitest';
import { runWhole } from '../parts/parts.ts';
import { correctText, createVocabulary } from './correction.ts';
import { foldRecord } from './search.ts';

const records = [
  { title: 'SS Yongala', category: 'Townsville', excerpt: 'A turtle, a turtle', body: 'Buckles' },
  { title: 'Turtle Bay', category: 'Cairns', excerpt: 'Nudibranchs and cuttlefish', body: '' },
];
const vocabulary = createVocabulary(
  records.map((record) =>
    foldRecord(record, [
      ({ title }) => title,
      ({ category }) => category,
      ({ excerpt }) => excerpt,
      ({ body }) => body,
    ]),
  ),
);

test.each([
  ['yongola', 'yongala'],
  ['trutle', 'turtle'],
  ['nudibrach', 'nudibranchs'],
  ['cuttelfsh', 'cuttlefish'],
  ['yongola townsvile', 'yongala townsville'],
  ['cuttlefich bay', 'cuttlefish bay'],
  ['yongol', 'yongala'],
])('%s is corrected to %s', (typed, corrected) => {
  expect(runWhole(correctText(typed, vocabulary))?.join(' ')).toBe(corrected);
});

test.each(['xyzzy', 'bua', 'yyngola', 'bukcles', 'turtle zzzz'])('%s is not corrected', (typed) => {
  expect(runWhole(correctText(typed, vocabulary))).toBeUndefined();
});

test('a part of a known word is not corrected', () => {
  expect(runWhole(correctText('ongal cairn', vocabulary))).toEqual(['ongal', 'cairn']);
});
