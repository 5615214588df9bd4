import { expect, test } from 'vitest';
import { createVocabulary } from './correction.ts';
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

function createSearch(records: readonly SearchRecord[]) {
  const folded = records.map(foldSearchRecord);
  return async (text: string) => {
    const {
      records: found,
      terms,
      corrected,
    } = await rankSite(folded, text, () => createVocabulary(folded));
    const results = pickBest(found).map((one) => toSearchResult(one, terms));
    return { total: found.length, results, corrected };
  };
}

const search = createSearch([...articles, ...sites, ...products, ...reviews]);
const titles = async (text: string) => (await search(text)).results.map(({ title }) => title);

test('under two characters finds nothing, and spaces do not count', async () => {
  expect(await titles('w')).toEqual([]);
  expect(await titles(' w ')).toEqual([]);
  expect(await titles('wo')).toContain('Wolf Rock');
});

test('a text is found in title, category, excerpt and body, whatever the case', async () => {
  expect(await titles('SAFETY')).toEqual(['Buoyancy']);
  expect(await titles('rainbow')).toEqual(['Wolf Rock']);
  expect(await titles('low vol')).toEqual(['Clear Mask']);
  expect(await titles('dive comp')).toEqual(['A computer, dived']);
  expect(await titles('buckle')).toEqual(['A computer, dived']);
});

test('"regulator" finds regulators before what mentions one', async () => {
  expect(await titles('regulator')).toEqual(['Apeks XTX50', 'Shelly Beach', 'Buoyancy']);
});

test('a guide ranks before an article that matches as well', async () => {
  expect(await titles('yongala')).toEqual(['SS Yongala', 'Diving the Yongala']);
});

test('at most three of a kind are results, and all matches are counted', async () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    record('Article', index === 8 ? 'Reef manners' : `Number ${index}`, { excerpt: 'A reef.' }),
  );
  const { total, results } = await createSearch([...many, ...sites])('reef');
  expect(total).toBe(9);
  expect(results.map(({ title }) => title)).toEqual(['Reef manners', 'Number 0', 'Number 1']);
});

test('a typing error is corrected only where nothing contains the text', async () => {
  expect(await search('yongola')).toMatchObject({ corrected: 'yongala', total: 2 });
  expect(await titles('yongola')).toEqual(['SS Yongala', 'Diving the Yongala']);
  expect((await search('ongal')).corrected).toBeUndefined();
  expect(await search('xyzzy [')).toEqual({ total: 0, results: [], corrected: undefined });
});

test('words in any order are found where nothing contains them as one text', async () => {
  expect(await search('sharks wolf')).toMatchObject({ corrected: 'sharks wolf', total: 1 });
});

test('words that only make a question are not searched', async () => {
  expect(await search('Where is the wolf of the sharks?')).toMatchObject({
    corrected: 'wolf sharks',
    total: 1,
  });
});

test('species and regions follow what the specification names, three of both together', () => {
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

test('the excerpt shows the match, and results carry no body', async () => {
  const [result] = (await search('buckle')).results;
  expect(result?.excerpt).toMatch(/^…(word )+the buckle broke & bent\.$/);
  expect(result).not.toHaveProperty('text');
});

test('every match is ranked, however many there are of a kind', async () => {
  const many = Array.from({ length: 9 }, (_, index) => record('Article', `Reef ${index}`));
  const folded = [...many, ...sites].map(foldSearchRecord);
  expect((await rankSite(folded, 'reef', () => new Map())).records).toHaveLength(9);
  expect(await rankSite(folded, 'r', () => new Map())).toEqual({ records: [], terms: ['r'] });
  const known = new Map([['yongala', 1]]);
  expect(await rankSite(folded, 'yongola', () => known)).toMatchObject({
    terms: ['yongala'],
    corrected: 'yongala',
    records: [{ title: 'SS Yongala' }],
  });
});
