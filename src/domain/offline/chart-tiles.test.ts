import { expect, test } from 'vitest';
import { overviewTiles, tilesAround } from './chart-tiles.ts';

test('tiles cover 30 km on every side of a place, from zoom 6 to 12', () => {
  const tiles = tilesAround({ latitude: -33.9, longitude: 151.26 });
  const last = tiles.filter(({ z }) => z === 12);
  // A tile of zoom 12 is 8.1 km wide there.
  expect(last.length).toBeGreaterThanOrEqual(8 * 8);
  expect(last.length).toBeLessThanOrEqual(9 * 9);
  // This is the tile of the place itself.
  expect(last).toContainEqual({ z: 12, x: 3769, y: 2458 });
  expect(new Set(tiles.map(({ z }) => z))).toEqual(new Set([6, 7, 8, 9, 10, 11, 12]));
  expect(tiles.length).toBeLessThan(150);
});

test('the overview covers Australia with its islands up to zoom 5', () => {
  const tiles = overviewTiles();
  expect(tiles).toContainEqual({ z: 0, x: 0, y: 0 });
  // The next two tiles are those of Sydney and of Cocos.
  expect(tiles).toContainEqual({ z: 5, x: 29, y: 19 });
  expect(tiles).toContainEqual({ z: 5, x: 24, y: 17 });
  expect(tiles.length).toBeLessThan(100);
});
