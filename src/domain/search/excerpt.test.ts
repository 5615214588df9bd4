import { expect, test } from 'vitest';
import { countLine, excerptAround, isSearchedByWord, splitAtMatches } from './excerpt.ts';

test('splitAtMatches returns matches as the text writes them', () => {
  expect(splitAtMatches('Reef and reef', [' REEF '])).toEqual(['', 'Reef', ' and ', 'reef', '']);
  expect(splitAtMatches('St George’s Café', ['georges cafe'])).toEqual([
    'St ',
    'George’s Café',
    '',
  ]);
  expect(splitAtMatches('a/b-c', ['b c'])).toEqual(['a/', 'b-c', '']);
  expect(splitAtMatches('e\u0301te\u0301', ['ete'])).toEqual(['', 'e\u0301te\u0301', '']);
});

test('splitAtMatches returns overlapping matches once, and a text without matches whole', () => {
  expect(splitAtMatches('SS Yongala', ['yongala', 'ss', 'yong'])).toEqual([
    '',
    'SS',
    ' ',
    'Yongala',
    '',
  ]);
  const overlapping = ['seahorse', 'sea', 'horse'];
  expect(splitAtMatches('Seahorse', overlapping)).toEqual(['', 'Seahorse', '']);
  expect(splitAtMatches('Reef', ['', '&'])).toEqual(['Reef']);
});

test('excerptAround begins shortly before a match that is far into the text', () => {
  const text = `${'word '.repeat(60)}the buckle broke & bent.`;
  expect(excerptAround(text, ['buckle'])).toMatch(/^…(word )+the buckle broke & bent\.$/);
  expect(excerptAround('Four pinnacles.', ['wolf'])).toBe('Four pinnacles.');
  expect(excerptAround(text, ['word']).length).toBeLessThanOrEqual(400);
});

test('isSearchedByWord is false if the search dropped or corrected a word of the text', () => {
  expect(isSearchedByWord('Sharks, wolf', 'sharks wolf')).toBe(true);
  expect(isSearchedByWord('Where is the wolf?', 'wolf')).toBe(false);
});

test('countLine uses the singular only for one result', () => {
  expect([0, 1, 2].map(countLine)).toEqual([
    '0 results found',
    '1 result found',
    '2 results found',
  ]);
});
