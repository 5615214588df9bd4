import { expect, test } from 'vitest';
import type { Exposure } from './exposure.ts';
import { shelterRose } from './rose.ts';

const fetch = new Array<number>(16).fill(0.5);
fetch[4] = 500;
fetch[8] = 20;

test('a rose has sixteen petals: open to swell, open to wind waves, sheltered', () => {
  const rose = shelterRose(fetch, null);
  expect(rose).toHaveLength(16);
  expect([rose[4]?.kind, rose[8]?.kind, rose[12]?.kind]).toEqual(['swell', 'wind', 'sheltered']);
});

test('petals grow with the open water, up to the edge at 500 km', () => {
  const reach = (direction: number) =>
    Number(/A(\d+)/.exec(shelterRose(fetch, null)[direction]?.path ?? '')?.[1]);
  expect(reach(4)).toBe(100);
  expect(reach(8)).toBeGreaterThan(reach(12));
});

test('the owner’s sides replace the open water, even if it is unknown', () => {
  const sides = new Array<Exposure | null>(16).fill(null).with(4, 'sheltered').with(5, 'part');
  expect(shelterRose(fetch, sides)[4]?.kind).toBe('sheltered');
  expect(shelterRose(fetch, sides)[8]?.kind).toBe('wind');
  expect(shelterRose(null, sides).map(({ direction, kind }) => [direction, kind])).toEqual([
    [4, 'sheltered'],
    [5, 'part'],
  ]);
});
