import { expect, test } from 'vitest';
import { isShelteredFrom, winds } from '../../dive-sites/facts.ts';
import { isShelterChecked, shelteredSides } from './sheltered-sides.ts';
import type { StatedShelter } from './stated-shelter.ts';

/** The whole swell arrives over 300 km or more of open water, and a tenth of it elsewhere. */
const shelter = (stated: StatedShelter, fetchKm: number[] | null) => ({
  site: { ...stated, water: null },
  fetchKm,
  swellShare: fetchKm?.map((km) => (km >= 300 ? 1 : 0.1)) ?? null,
  inFront: null,
});
const nothingStated = { shelteredFrom: null, isShelterChecked: false, shelterSides: null };
const shelteringSides = (sides: number) => winds.filter((side) => isShelteredFrom(sides, side));

test('a site is sheltered from a side if little wind sea and swell arrive from it', () => {
  const fetchKm = new Array<number>(16).fill(1);
  // The site is open only to the east, through a narrow entrance.
  fetchKm[4] = 300;
  expect(shelteringSides(shelteredSides(shelter(nothingStated, fetchKm)))).toEqual([
    'N',
    'NE',
    'SE',
    'S',
    'SW',
    'W',
    'NW',
  ]);
});

test('a site with unknown open water has no sheltered side', () => {
  expect(shelteredSides(shelter(nothingStated, null))).toBe(0);
  const fromMemory = { ...nothingStated, shelteredFrom: ['S' as const] };
  expect(shelteredSides(shelter(fromMemory, null))).toBe(0);
});

test('a checked fact overrides the computed shelter, and a fact from memory does not shelter an open side', () => {
  const open = new Array<number>(16).fill(500);
  const stated = (isShelterChecked: boolean) =>
    shelteringSides(
      shelteredSides(shelter({ ...nothingStated, shelteredFrom: ['S'], isShelterChecked }, open)),
    );
  expect(stated(true)).toEqual(['S']);
  expect(stated(false)).toEqual([]);
});

test('a side that the owner sets overrides facts and computed shelter', () => {
  const shelterSides = new Array<null | 'open' | 'sheltered'>(16).fill(null).with(8, 'sheltered');
  const open = new Array<number>(16).fill(500);
  expect(
    shelteringSides(shelteredSides(shelter({ ...nothingStated, shelterSides }, open))),
  ).toEqual(['S']);
});

test('a fact from memory, or without a record, is not checked', () => {
  expect(isShelterChecked(null)).toBe(false);
  expect(isShelterChecked({ shelteredFrom: { confidence: 'memory' } })).toBe(false);
  expect(isShelterChecked({ shelteredFrom: { confidence: 'local' } })).toBe(true);
});
