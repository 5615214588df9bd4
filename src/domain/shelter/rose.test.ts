import { expect, test } from 'vitest';
import { shelterRose } from './rose.ts';

const fetch = new Array<number>(16).fill(0.5);
fetch[4] = 500;
fetch[8] = 20;

test('a rose has sixteen petals: open to swell, open to wind waves, sheltered', () => {
  const rose = shelterRose(fetch);
  expect(rose).toHaveLength(16);
  expect([rose[4]?.kind, rose[8]?.kind, rose[12]?.kind]).toEqual(['swell', 'wind', 'sheltered']);
});

test('more open water reaches further, 500 km to the edge', () => {
  const reach = (direction: number) =>
    Number(/A(\d+)/.exec(shelterRose(fetch)[direction]?.path ?? '')?.[1]);
  expect(reach(4)).toBe(100);
  expect(reach(8)).toBeGreaterThan(reach(12));
});
