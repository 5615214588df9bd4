import { expect, test } from 'vitest';
import { dice } from '../../../tests/support/dice.ts';
import { runWhole } from '../parts/parts.ts';
import { foldText, toSearchTerm } from '../text/fold-text.ts';
import { foldRecord, rankRecords } from './search.ts';

const sites = [
  { name: 'Shelly Beach', region: 'Sydney', text: 'The regulator of the tide is the reef.' },
  { name: 'Reef End', region: 'Perth', text: 'Sand.' },
  { name: 'The Reef', region: 'Perth', text: 'Sand.' },
  { name: 'Reefton Jetty', region: 'Hobart', text: 'Sand.' },
  { name: 'Barereef', region: 'Hobart', text: 'Sand.' },
  { name: 'Reef', region: 'Cairns', text: 'Sand.' },
  { name: 'Wall', region: 'Great Barrier Reef', text: 'Sand.' },
  { name: 'Hole', region: 'Outer Reefs', text: 'Sand.' },
];
const folded = sites.map((site) =>
  foldRecord(site, [({ name }) => name, ({ region }) => region, ({ text }) => text]),
);
const names = (...texts: string[]) =>
  runWhole(rankRecords(folded, texts.map(foldText))).map(({ name }) => name);

test('foldText lowers case and drops accents, apostrophes and punctuation', () => {
  expect(foldText('  Québec’s SS–Yongala (1911) ')).toBe('quebecs ss yongala 1911');
  expect(foldText("O’Brien, O'Brien, Ærø, Straße, ΟΔΟΣ")).toBe('obrien obrien aero strasse οδοσ');
  expect(foldText('—')).toBe('');
});

test('a title ranks before a category and a category before a text', () => {
  expect(names('reef')).toEqual([
    'Reef',
    'Reef End',
    'The Reef',
    'Reefton Jetty',
    'Barereef',
    'Wall',
    'Hole',
    'Shelly Beach',
  ]);
});

test('records of equal score stay in their order', () => {
  expect(names('sand')).toEqual(sites.slice(1).map(({ name }) => name));
});

test('a match may begin and end inside words and ignores punctuation and accents', () => {
  expect(names('elly-bea')).toEqual(['Shelly Beach']);
  expect(names('SHËLLY')).toEqual(['Shelly Beach']);
  expect(names('nowhere')).toEqual([]);
});

test('a match never spans two fields', () => {
  expect(names('beach sydney')).toEqual([]);
});

test('a record matches if it contains every term, each in any field', () => {
  expect(names('perth', 'reef')).toEqual(['Reef End', 'The Reef']);
  expect(names('perth', 'jetty')).toEqual([]);
});

test('a handicap changes only the order of records with equal scores', () => {
  const rank = (term: string, later: string) =>
    runWhole(rankRecords(folded, [term], ({ name }) => (name === later ? 0.1 : 0)));
  const ranked = rank('perth', 'Reef End');
  expect(ranked.map(({ name }) => name)).toEqual(['The Reef', 'Reef End']);
  const reefs = rank('reef', 'Reef');
  expect(reefs[0]?.name).toBe('Reef');
});

test('punctuation alone gives no search term, and an empty text gives an empty term', () => {
  expect(toSearchTerm('_')).toBeUndefined();
  expect(toSearchTerm(' ')).toBe('');
});

test('every literal substring of a text is found, whatever its case (2,000 random texts)', () => {
  const random = dice(7);
  const letters = [..."abREéßİ ’'-&<ﬁǅ½ ́"];
  const draw = (length: number) =>
    Array.from({ length }, () => letters[random(letters.length)] ?? '').join('');
  for (let round = 0; round < 2000; round++) {
    const text = draw(12);
    const start = random(8);
    const part = text.slice(start, start + 1 + random(6));
    expect(foldText(text.toUpperCase()), JSON.stringify([text, part])).toContain(foldText(part));
  }
});
