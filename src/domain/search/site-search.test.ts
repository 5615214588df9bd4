import { expect, test } from 'vitest';
import { type InParts, runWhole } from '../parts/parts.ts';
import { createVocabulary, type Vocabulary } from './correction.ts';
import type { FoldedRecord } from './search.ts';
import type { SearchKind } from './search-url.ts';
import {
  emergencyResult,
  foldSearchRecord,
  pickBest,
  rankSite,
  type SearchRecord,
  toSearchResult,
} from './site-search.ts';

const record = (
  kind: SearchKind,
  title: string,
  rest: Partial<SearchRecord> = {},
): SearchRecord => ({
  kind,
  title,
  url: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  category: 'Tips',
  excerpt: 'Plain words.',
  image: '/art/a.jpg',
  ...rest,
});

const articles = [
  record('Article', 'Diving the Yongala', { excerpt: 'How to dive her.' }),
  record('Article', 'Buoyancy', { category: 'Safety', excerpt: 'Breathe from a regulator.' }),
];
const sites = [
  record('Dive Site', 'SS Yongala', { category: 'Townsville', excerpt: 'A steamer.' }),
  record('Dive Site', 'Shelly Beach', { excerpt: 'Rinse the regulator after it.' }),
  record('Dive Site', 'Wolf Rock', { excerpt: 'Grey nurse sharks off Rainbow Beach.' }),
];
const products = [record('Product', 'Clear Mask', { category: 'Masks', excerpt: 'A low volume.' })];
const reviews = [
  record('Review', 'Apeks XTX50', { category: 'Regulators' }),
  record('Review', 'A computer, dived', {
    category: 'Dive Computers',
    text: `${'word '.repeat(60)}the buckle broke & bent.`,
  }),
];

function* inOnePart(words: Vocabulary): InParts<Vocabulary> {
  yield;
  return words;
}

const rank = (folded: FoldedRecord<SearchRecord>[], text: string, words: Vocabulary) =>
  runWhole(rankSite(folded, text, () => inOnePart(words)));

function createSearch(records: readonly SearchRecord[]) {
  const folded = records.map(foldSearchRecord);
  return (text: string) => {
    const { records: found, terms, corrected } = rank(folded, text, createVocabulary(folded));
    const results = pickBest(found).map((one) => toSearchResult(one, terms));
    return { total: found.length, results, corrected };
  };
}

const search = createSearch([...articles, ...sites, ...products, ...reviews]);
const titles = (text: string) => search(text).results.map(({ title }) => title);

test('a text of fewer than two characters, not counting outer spaces, finds nothing', () => {
  expect(titles('w')).toEqual([]);
  expect(titles(' w ')).toEqual([]);
  expect(titles('wo')).toContain('Wolf Rock');
});

test('a text is found in title, category, excerpt and body, whatever the case', () => {
  expect(titles('SAFETY')).toEqual(['Buoyancy']);
  expect(titles('rainbow')).toEqual(['Wolf Rock']);
  expect(titles('low vol')).toEqual(['Clear Mask']);
  expect(titles('dive comp')).toEqual(['A computer, dived']);
  expect(titles('buckle')).toEqual(['A computer, dived']);
});

test('"regulator" finds regulators before records that only mention a regulator', () => {
  expect(titles('regulator')).toEqual(['Apeks XTX50', 'Shelly Beach', 'Buoyancy']);
});

test('a guide ranks before an article that matches equally well', () => {
  expect(titles('yongala')).toEqual(['SS Yongala', 'Diving the Yongala']);
});

test('at most three results of a kind are returned, and all matches are counted', () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    record('Article', index === 8 ? 'Reef manners' : `Number ${index}`, { excerpt: 'A reef.' }),
  );
  const { total, results } = createSearch([...many, ...sites])('reef');
  expect(total).toBe(9);
  expect(results.map(({ title }) => title)).toEqual(['Reef manners', 'Number 0', 'Number 1']);
});

test('a typing error is corrected only if no record contains the text', () => {
  expect(search('yongola')).toMatchObject({ corrected: 'yongala', total: 2 });
  expect(titles('yongola')).toEqual(['SS Yongala', 'Diving the Yongala']);
  expect(search('ongal').corrected).toBeUndefined();
  expect(search('xyzzy [')).toEqual({ total: 0, results: [], corrected: undefined });
});

test('words in any order are found if no record contains them as one text', () => {
  expect(search('sharks wolf')).toMatchObject({ corrected: 'sharks wolf', total: 1 });
});

test('filler words of a question are not searched', () => {
  expect(search('Where is the wolf of the sharks?')).toMatchObject({
    corrected: 'wolf sharks',
    total: 1,
  });
});

test('species and regions come last, and together are at most three', () => {
  const kinds = ['Emergency', 'Species', 'Species', 'Dive Site', 'Region', 'Review', 'Region'];
  const records = kinds.map((kind) => ({ ...emergencyResult, kind: kind as SearchKind }));
  expect(pickBest(records).map(({ kind }) => kind)).toEqual([
    'Emergency',
    'Dive Site',
    'Review',
    'Species',
    'Species',
    'Region',
  ]);
});

test('the excerpt of a result shows the match, and a result has no body', () => {
  const [result] = search('buckle').results;
  expect(result?.excerpt).toMatch(/^…(word )+the buckle broke & bent\.$/);
  expect(result).not.toHaveProperty('text');
});

test('every match of a kind is ranked', () => {
  const many = Array.from({ length: 9 }, (_, index) => record('Article', `Reef ${index}`));
  const folded = [...many, ...sites].map(foldSearchRecord);
  expect(rank(folded, 'reef', new Map()).records).toHaveLength(9);
  expect(rank(folded, 'r', new Map())).toEqual({ records: [], terms: ['r'] });
  const known = new Map([['yongala', 1]]);
  expect(rank(folded, 'yongola', known)).toMatchObject({
    terms: ['yongala'],
    corrected: 'yongala',
    records: [{ title: 'SS Yongala' }],
  });
});
