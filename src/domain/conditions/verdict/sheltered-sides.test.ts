import { expect, test } from 'vitest';
import { isShelteredFrom, winds } from '../../dive-sites/facts.ts';
import { isShelterChecked, shelteredSides } from './sheltered-sides.ts';

const nothingStated = { shelteredFrom: null, isShelterChecked: false, shelterSides: null };
const shelteringSides = (sides: number) => winds.filter((side) => isShelteredFrom(sides, side));

test('a site is sheltered where neither a side nor the two beside it are open', () => {
  const fetchKm = new Array<number>(16).fill(1);
  // Open to the east alone: waves bend round from north-east to south-east.
  fetchKm[4] = 300;
  expect(shelteringSides(shelteredSides(nothingStated, fetchKm))).toEqual([
    'N',
    'S',
    'SW',
    'W',
    'NW',
  ]);
});

test('a site whose open water is not known is sheltered from nowhere', () => {
  expect(shelteredSides(nothingStated, null)).toBe(0);
  const fromMemory = { ...nothingStated, shelteredFrom: ['S'] as const };
  expect(shelteredSides(fromMemory, null)).toBe(0);
});

test('a checked local fact overrides the figure, one from memory does not close an open side', () => {
  const open = new Array<number>(16).fill(500);
  const stated = (isShelterChecked: boolean) =>
    shelteringSides(
      shelteredSides({ ...nothingStated, shelteredFrom: ['S'], isShelterChecked }, open),
    );
  expect(stated(true)).toEqual(['S']);
  expect(stated(false)).toEqual([]);
});

test('a side that the owner sets overrides both', () => {
  const shelterSides = new Array<null | 'open' | 'sheltered'>(16).fill(null).with(8, 'sheltered');
  const open = new Array<number>(16).fill(500);
  expect(shelteringSides(shelteredSides({ ...nothingStated, shelterSides }, open))).toEqual(['S']);
});

test('a fact from memory, or without a record, is not checked', () => {
  expect(isShelterChecked(null)).toBe(false);
  expect(isShelterChecked({ shelteredFrom: { confidence: 'memory' } })).toBe(false);
  expect(isShelterChecked({ shelteredFrom: { confidence: 'local' } })).toBe(true);
});
