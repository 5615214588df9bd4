import { describe, expect, test } from 'vitest';
import {
  continentBounds,
  continentView,
  fitBounds,
  fitView,
  isSameView,
  isWithin,
} from './map-fit.ts';
import { mapViewParams, readMapView } from './map-view.ts';

const size = { width: 600, height: 700 };
const sydney = { latitude: -33.85, longitude: 151.3 };

/** The position of a place on the screen, in pixels from the middle of the map. */
function offset(
  place: { latitude: number; longitude: number },
  view: { zoom: number; latitude: number; longitude: number },
) {
  const world = 256 * 2 ** view.zoom;
  const north = ({ latitude }: { latitude: number }) =>
    (Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * world;
  return {
    right: ((place.longitude - view.longitude) / 360) * world,
    up: north(place) - north(view),
  };
}

describe('fitView', () => {
  test('fitView shows the whole continent for no place, and zoom 12 for one place', () => {
    expect(fitView([], size)).toBe(continentView);
    expect(fitView([sydney], size)).toEqual({ ...sydney, zoom: 12 });
  });

  test('fitView shows places close to each other around their mean position at zoom 8', () => {
    const view = fitView([sydney, { latitude: -33.95, longitude: 151.2 }], size);
    expect(view.zoom).toBe(8);
    expect(view.latitude).toBeCloseTo(-33.9);
    expect(view.longitude).toBeCloseTo(151.25);
  });

  test.each([
    ['Sydney and Perth', [sydney, { latitude: -32, longitude: 115.5 }]],
    [
      'many in the north and one in the south',
      [
        ...Array.from({ length: 30 }, (_, index) => ({
          latitude: -16 - index / 100,
          longitude: 145.8,
        })),
        { latitude: -43.1, longitude: 147.9 },
      ],
    ],
    [
      'Cocos and Norfolk Island',
      [
        { latitude: -12.1, longitude: 96.8 },
        { latitude: -29.1, longitude: 167.9 },
      ],
    ],
  ])('fitView shows all of %s at the greatest possible zoom', (_, places) => {
    const view = fitView(places, size);
    const isInView = (zoom: number) =>
      places.every((place) => {
        const { right, up } = offset(place, { ...view, zoom });
        return Math.abs(right) <= size.width / 2 - 28 && Math.abs(up) <= size.height / 2 - 46;
      });
    expect(isInView(view.zoom)).toBe(true);
    expect(isInView(view.zoom + 1)).toBe(false);
    expect(view.zoom).toBeLessThan(8);
  });

  test('fitView zooms out no further than the map allows', () => {
    const places = [
      { latitude: 0, longitude: -170 },
      { latitude: 0, longitude: 170 },
    ];
    expect(fitView(places, { width: 100, height: 100 }).zoom).toBe(2);
  });
});

test.each([
  [390, 648],
  [320, 440],
  [1013, 832],
  [820, 900],
])(
  'the continent fills over 70 %% of a map of %i by %i pixels, and all of it is in view',
  (width, height) => {
    const view = fitBounds(continentBounds, { width, height });
    const corner = (latitude: number, longitude: number) => offset({ latitude, longitude }, view);
    const northWest = corner(continentBounds.north, continentBounds.west);
    const southEast = corner(continentBounds.south, continentBounds.east);
    const shares = [
      (southEast.right - northWest.right) / width,
      (northWest.up - southEast.up) / height,
    ];
    expect(Math.max(...shares)).toBeGreaterThan(0.7);
    expect(Math.max(...shares)).toBeLessThan(1);
    expect(northWest.up).toBeCloseTo(-southEast.up, 3);
  },
);

describe('The view in an address', () => {
  test.each([2, 3, 3.48, 8, 12, 18])('a view is read back to within a pixel at zoom %i', (zoom) => {
    const view = { zoom, latitude: -33.123_456_789, longitude: 151.987_654_321 };
    const back = readMapView(mapViewParams(view));
    expect(back && Math.abs(offset(back, view).right)).toBeLessThan(1);
    expect(back && Math.abs(offset(back, view).up)).toBeLessThan(1);
    expect(isSameView(back, view)).toBe(true);
  });

  test('a view is undefined if a part is missing or invalid', () => {
    expect(readMapView({ z: '8', lat: '-33', lon: '151' })).toEqual({
      zoom: 8,
      latitude: -33,
      longitude: 151,
    });
    for (const search of [
      {},
      { z: '8', lat: '-33' },
      { z: '', lat: '-33', lon: '151' },
      { z: '19', lat: '-33', lon: '151' },
      { z: '8', lat: 'south', lon: '151' },
      { z: '8', lat: '-33', lon: '999' },
    ]) {
      expect(readMapView(search), JSON.stringify(search)).toBeUndefined();
    }
    expect(mapViewParams(undefined)).toEqual({});
  });
});

test('bounds include a place on their edges', () => {
  const bounds = { south: -34, north: -33, west: 151, east: 152 };
  expect(isWithin(sydney, bounds)).toBe(true);
  expect(isWithin({ latitude: -34, longitude: 152 }, bounds)).toBe(true);
  expect(isWithin({ latitude: -34.01, longitude: 151.5 }, bounds)).toBe(false);
  expect(isWithin({ latitude: -33.5, longitude: 150.9 }, bounds)).toBe(false);
});
