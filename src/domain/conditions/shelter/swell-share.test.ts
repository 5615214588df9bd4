import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rayCount } from './cast-rays.ts';
import { swellShares } from './swell-share.ts';

/** Rays that meet land, except rays between two courses in degrees. */
const openBetween = (from: number, to: number, landKm = 1) =>
  Array.from({ length: rayCount }, (_, ray) => {
    const degrees = (ray * 360) / rayCount;
    return degrees >= from && degrees <= to ? 500 : landKm;
  });
const [N, E, SE, S, W] = [0, 4, 6, 8, 12] as const;

test('all of a swell reaches a place in the open ocean, and none of it reaches a pond', () => {
  expect(Math.min(...swellShares(openBetween(0, 360)))).toBeCloseTo(1, 5);
  expect(swellShares(openBetween(400, 400))).toEqual(new Array(16).fill(0));
});

test('a coast that faces east gets all of an easterly swell, and half the energy of a swell along the shore', () => {
  const share = swellShares(openBetween(0, 180));
  expect(share[E]).toBeGreaterThan(0.95);
  expect(share[S]).toBeGreaterThan(0.65);
  expect(share[S]).toBeLessThan(0.78);
  expect(share[W]).toBeLessThan(0.35);
});

test('a cove that faces north-east blocks most of a south-easterly swell, and more of a southerly one', () => {
  const share = swellShares(openBetween(0, 80));
  expect(share[SE]).toBeGreaterThan(0.2);
  expect(share[SE]).toBeLessThan(0.5);
  expect(share[S]).toBeLessThan(share[SE] as number);
});

test('the arriving energy grows with the width of the gap, as in Goda’s rule', () => {
  const [narrow, wide] = [swellShares(openBetween(85, 95)), swellShares(openBetween(70, 110))];
  expect((wide[E] as number) ** 2 / (narrow[E] as number) ** 2).toBeGreaterThan(2);
});

test('a long strait weakens swell more than a short one of the same width', () => {
  const behind = (km: number) => swellShares(openBetween(70, 110, km))[E] as number;
  expect(behind(150) / behind(1)).toBeCloseTo(Math.exp(-150 / 290), 1);
});

test('a swell that turns in from water farther out loses most of its energy', () => {
  const closed = openBetween(400, 400);
  const beyond = new Array<number[] | undefined>(16).fill(undefined).with(N, openBetween(45, 180));
  const share = swellShares(closed, beyond);
  expect(share[E]).toBeGreaterThan(0.02);
  expect(share[E]).toBeLessThan(0.3);
});

test('a share lies between 0 and 1', () => {
  const rays = fc.array(fc.constantFrom(1, 50, 250, 500), {
    minLength: rayCount,
    maxLength: rayCount,
  });
  fc.assert(
    fc.property(rays, (km) => {
      for (const share of swellShares(km)) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 50 },
  );
});
