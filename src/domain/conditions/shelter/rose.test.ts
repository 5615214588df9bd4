import { expect, test } from 'vitest';
import type { Exposure } from './exposure.ts';
import { shelterRose } from './rose.ts';

const fetchKm = new Array<number>(16).fill(0.5);
fetchKm[4] = 500;
fetchKm[8] = 20;

test('a rose of known fetch has sixteen petals, each open to swell, open to wind waves or sheltered', () => {
  const rose = shelterRose(fetchKm, null);
  expect(rose).toHaveLength(16);
  expect([rose[4]?.kind, rose[8]?.kind, rose[12]?.kind]).toEqual(['swell', 'wind', 'sheltered']);
});

test('a petal grows with the fetch, up to the edge at 500 km', () => {
  const reach = (direction: number) =>
    Number(/A(\d+)/.exec(shelterRose(fetchKm, null)[direction]?.path ?? '')?.[1]);
  expect(reach(4)).toBe(100);
  expect(reach(8)).toBeGreaterThan(reach(12));
});

test('sides set by the owner override the fetch, and have petals even if the fetch is unknown', () => {
  const sides = new Array<Exposure | null>(16).fill(null).with(4, 'sheltered').with(5, 'part');
  expect(shelterRose(fetchKm, sides)[4]?.kind).toBe('sheltered');
  expect(shelterRose(fetchKm, sides)[8]?.kind).toBe('wind');
  expect(shelterRose(null, sides).map(({ direction, kind }) => [direction, kind])).toEqual([
    [4, 'sheltered'],
    [5, 'part'],
  ]);
});
