import { expect, test } from 'vitest';
import { driveLink, mapAppFor } from './drive-link.ts';

const from = { latitude: -33.868, longitude: 151.207 };
const to = { latitude: -35.1, longitude: 150.75 };

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 'Apple Maps'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'Apple Maps'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36', 'Google Maps'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'Google Maps'],
])('%.34s opens %s', (agent, app) => expect(mapAppFor(agent)).toBe(app));

test.each([
  ['Apple Maps', 'maps.apple.com', 'saddr', 'daddr'],
  ['Google Maps', 'www.google.com', 'origin', 'destination'],
] as const)('%s gets both ends of the drive', (app, host, start, end) => {
  const url = new URL(driveLink(from, to, app));
  expect(url.protocol + url.host).toBe(`https:${host}`);
  expect(url.searchParams.get(start)).toBe('-33.868,151.207');
  expect(url.searchParams.get(end)).toBe('-35.1,150.75');
});
