import { expect, test } from 'vitest';
import { maySwimAt, recordedRanges } from './range.ts';

const along = (slug: string, south: number, north: number, sites: number) =>
  Array.from({ length: sites }, (_, index) => ({
    slug,
    latitude: south + ((north - south) * index) / (sites - 1),
  }));
const ranges = recordedRanges([
  ...along('snapper', -38.4, -25.9, 40),
  ...along('bottlenose-dolphin', -35, -32, 6),
]);

test.each([
  ['snapper', -33.9, true],
  ['snapper', -20, true],
  ['snapper', -12.1, false],
  ['snapper', -47, false],
  ['bottlenose-dolphin', -12.1, true],
  ['never-recorded', -12.1, true],
])('%s may swim at latitude %d: %s', (slug, latitude, expected) => {
  expect(maySwimAt(ranges.get(slug), latitude)).toBe(expected);
});
