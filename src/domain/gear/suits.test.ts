import { expect, test } from 'vitest';
import { specLines, specsOfCategory, specText } from './specs.ts';
import { fitsThickness, suitMonths, suitRule } from './suits.ts';
import { readWearUrl } from './wear-url.ts';

test.each([
  [31, 'Swimwear'],
  [29, 'Swimwear'],
  [28.9, 'Dive skin or 2 mm shorty'],
  [19, '3 to 5 mm full suit'],
  [18, '7 mm suit to 8/7 mm semi-dry'],
  [9, '8/7 mm semi-dry or drysuit'],
])('water of %d °C asks for: %s', (degrees, suit) => {
  expect(suitRule(degrees)?.lighterSuit).toBe(suit);
});

test('a suit fits a rule that includes its thickness, and no rule without a thickness', () => {
  const [sydney, hobart] = [suitRule(19), suitRule(12)];
  expect(sydney && fitsThickness(sydney, 5)).toBe(true);
  expect(hobart && fitsThickness(hobart, 5)).toBe(false);
  expect(sydney && fitsThickness(sydney, undefined)).toBe(false);
});

test('suitMonths returns the months with water for the thickness of a suit, and for a drysuit the cold months', () => {
  const sydney = { summer: 22, autumn: 21, winter: 17, spring: 18 };
  expect(suitMonths({ trunk: 5 }, sydney)).toEqual([1, 2, 3, 4, 5, 12]);
  expect(suitMonths({ trunk: 7 }, sydney)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(suitMonths({ dry: true }, sydney)).toEqual([6, 7, 8, 9, 10, 11]);
  expect(suitMonths({}, sydney)).toEqual([]);
  expect(suitMonths({ trunk: 2 }, { ...sydney, summer: 29 })).toEqual([1, 2, 12]);
});

test('invalid values in an address of the chooser are dropped', () => {
  expect(readWearUrl({ region: 'sydney', month: '7' })).toEqual({ region: 'sydney', month: 7 });
  expect(readWearUrl({ region: '<b>', month: '13' })).toEqual({});
});

test('figures are written with their units, and unknown figures are omitted', () => {
  const found = { values: { trunk: 5, hood: '' }, source: 'https://a.example', checkedOn: '' };
  expect(specText('trunk', found)).toBe('5 mm');
  expect(specText('hood', found)).toBeUndefined();
  expect(specText('zip', found)).toBeUndefined();
  expect(specLines(found)).toEqual(['Thickness at the trunk: 5 mm']);
  expect(specsOfCategory('Own category')).toEqual(['discontinued', 'successor']);
});
