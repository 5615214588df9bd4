import { expect, test } from 'vitest';
import { isLandRight, sectionEnds, sectionHeading } from './heading.ts';

const openWater = (open: readonly number[], worst = open) => {
  const km = (directions: readonly number[]) =>
    Array.from({ length: 16 }, (_, direction) => (directions.includes(direction) ? 100 : 0.1));
  return {
    ...{ fetchKm: km(open), worstKm: km(worst), swellShare: [] },
    ...{ acrossLand: null, movedKm: null, vague: null },
  };
};
const shore = { isFromShore: true, errorKm: 0.3 };

test('with open water to the west, the land is on the right', () => {
  const heading = sectionHeading(openWater([10, 11, 12, 13, 14]), shore);
  expect(heading).toEqual({ seaward: 'W', land: null });
  expect(heading && sectionEnds(heading)).toEqual({ land: 'E', sea: 'W' });
  expect(isLandRight(heading)).toBe(true);
});

test('a shore has no heading if its open side depends on the error of the position', () => {
  expect(sectionHeading(openWater([3, 4, 5], [11, 12, 13]), shore)).toBeNull();
  expect(sectionHeading(openWater([0, 4, 8, 12]), shore)).toBeNull();
  expect(sectionHeading({ ...openWater([3, 4, 5]), vague: 'Too coarse.' }, shore)).toBeNull();
  expect(sectionHeading(undefined, shore)).toBeNull();
});

test('the nearest land of a boat dive counts if its distance is at least twice the error', () => {
  const fetchKm = Array.from({ length: 16 }, (_, direction) => (direction === 12 ? 2.1 : 300));
  const offshore = { ...openWater([]), fetchKm };
  const atSea = (errorKm: number | null) =>
    sectionHeading(offshore, { isFromShore: false, errorKm });
  expect(atSea(0.8)).toEqual({ seaward: null, land: { bearing: 'W', km: 2.1 } });
  expect(atSea(1.5)).toBeNull();
  expect(atSea(null)).toBeNull();
  expect(isLandRight(atSea(0.8))).toBe(false);
});
