import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceText, kmText, kmTo, readPlaceSlug, remoteSites } from './near.ts';

const glenelg = { latitude: -34.981, longitude: 138.515 };

test('a distance is written with its direction from the place', () => {
  expect(distanceText(glenelg, { latitude: '-34.881', longitude: '138.515' })).toBe('11 km N');
  expect(distanceText(glenelg, { latitude: '-34.981', longitude: '138.52' })).toBe('0.5 km E');
  expect(distanceText(glenelg, { latitude: '-33.868', longitude: '151.207' })).toBe('1,170 km E');
  expect(distanceText(glenelg, { latitude: '-34.981', longitude: '138.515' })).toBe('Here');
});

test('a site without a position is infinitely far, and its distance is not shown', () => {
  expect(kmTo(glenelg, {})).toBe(Number.POSITIVE_INFINITY);
  expect(distanceText(glenelg, { latitude: 'x', longitude: '138' })).toBeUndefined();
});

test('remote sites have a position and no other site within the distance', () => {
  const near = { latitude: '-35.5', longitude: '138.515' };
  const sites = [
    { latitude: '-34.981', longitude: '138.515' },
    near,
    { latitude: '-36.5', longitude: '138.515' },
    { latitude: 'x', longitude: '138' },
  ];
  expect(remoteSites(sites, 100)).toEqual([sites[2]]);
  expect(remoteSites(sites, 120)).toEqual([]);
  expect(remoteSites([near], 120)).toEqual([near]);
  const diagonal = [sites[0], { latitude: '-35.7', longitude: '139.4' }].flatMap(
    (one) => one ?? [],
  );
  expect(remoteSites(diagonal, 100), 'in the box, but 113 km away').toEqual(diagonal);
});

test.each([
  [0.06, '0.1 km'],
  [9.94, '9.9 km'],
  [9.96, '10 km'],
  [99.6, '100 km'],
])('%d km reads as %s', (km, words) => expect(kmText(km)).toBe(words));

test('a slug is read from a typed name, and reading it again does not change it', () => {
  expect(readPlaceSlug('Coffs Harbour')).toBe('coffs-harbour');
  expect(readPlaceSlug('  Glenelg, SA ')).toBe('glenelg-sa');
  expect(readPlaceSlug('?!')).toBeUndefined();
  expect(readPlaceSlug(['glenelg'])).toBeUndefined();
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      const slug = readPlaceSlug(raw);
      expect(slug === undefined || readPlaceSlug(slug) === slug).toBe(true);
    }),
  );
});
