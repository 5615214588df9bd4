import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coastWater } from './coast-waters.ts';

test.each([
  ['Cairns', -16.9, 146, 'tropical'],
  ['Ningaloo', -23.2, 113.8, 'tropical'],
  ['Lady Elliot Island', -24.12, 152.7, 'tropical'],
  ['Shark Bay', -26.1, 113.3, 'subtropical'],
  ['Julian Rocks', -28.61, 153.63, 'subtropical'],
  ['Houtman Abrolhos', -28.7, 113.8, 'subtropical'],
  ["Ball's Pyramid", -31.75, 159.25, 'subtropical'],
  ['Perth', -31.95, 115.7, 'temperate'],
  ['Port Stephens', -32.7, 152.2, 'temperate'],
  ['Esperance', -33.9, 122, 'temperate'],
  ['Hobart', -43, 147.4, 'temperate'],
] as const)('%s has the expected kind of water', (_, latitude, longitude, water) => {
  expect(coastWater({ latitude, longitude })).toBe(water);
});

test('coordinates may be texts, as in the database', () => {
  expect(coastWater({ latitude: '-16.9', longitude: '146' })).toBe('tropical');
});

test('all sites of a region have the same kind of water, except in the region at the edge', () => {
  const regions = new Map<string, Set<string>>();
  for (const path of globSync('seed/dive-sites/*.json')) {
    for (const site of JSON.parse(readFileSync(path, 'utf8'))) {
      regions.set(site.region, (regions.get(site.region) ?? new Set()).add(coastWater(site)));
    }
  }
  const mixed = [...regions].filter(([, waters]) => waters.size > 1).map(([name]) => name);
  expect(regions.size).toBeGreaterThan(50);
  expect(mixed).toEqual(['Port Macquarie & Great Lakes']);
});
