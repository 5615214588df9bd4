import { expect, test } from 'vitest';
import { directionsUrl, mapAppUrl, roadDestination } from './directions.ts';

const at = (kind: string, latitude: number) => ({ kind, latitude, longitude: 151 });
const points = [at('dive', -1), at('entry', -2), at('ramp', -3), at('parking', -4)];

test.each([
  ['a shore dive', 'shore', points, 'parking'],
  ['a boat dive', 'boat', points, 'ramp'],
  ['a liveaboard', 'liveaboard', points, 'ramp'],
  ['a dive of unknown access', null, points, 'parking'],
  ['a boat dive without a ramp', 'boat', [at('parking', -4)], 'parking'],
  ['a shore dive without a car park', 'shore', [at('ramp', -3)], 'ramp'],
])('roadDestination returns the right point for %s', (_, access, known, kind) => {
  expect(roadDestination({ access, points: known })?.kind).toBe(kind);
});

test('roadDestination never returns a point in the sea', () => {
  const wet = [at('dive', -1), at('entry', -2), at('exit', -2), at('mooring', -1)];
  expect(roadDestination({ access: 'shore', points: wet })).toBeUndefined();
  expect(roadDestination({ access: 'shore', points: null })).toBeUndefined();
});

const jetty = { latitude: -35.5234, longitude: 138.1853 };

test.each([
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 15) Mobile',
    'geo:-35.5234,138.1853?q=-35.5234,138.1853',
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    'https://maps.apple.com/?daddr=-35.5234,138.1853',
  ],
  ['any other device', 'Mozilla/5.0 (X11; Linux x86_64)', directionsUrl(jetty)],
])('mapAppUrl returns the right address for %s', (_, userAgent, address) => {
  expect(mapAppUrl(jetty, userAgent)).toBe(address);
});
