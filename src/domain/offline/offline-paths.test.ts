import { expect, test } from 'vitest';
import {
  assetsIn,
  bytesText,
  chartBytes,
  chartEntry,
  mayBeStored,
  pictureBase,
  picturesIn,
} from './offline-paths.ts';

test.each(['/', '/dive-sites/1', '/blog/a', '/emergency', '/administrators'])(
  '%s may be read from a copy',
  (path) => expect(mayBeStored(path)).toBe(true),
);

test.each([
  '/admin',
  '/admin/dive-sites',
  '/api/settings',
  '/preview/articles/1',
  '/share/home.jpg',
])('%s is never read from a copy', (path) => expect(mayBeStored(path)).toBe(false));

const html = `<link href="/assets/app-1.css"><script>import("/assets/a_b-2.js")</script>
<source srcset="/art/sites/reef-400.avif 400w, /art/sites/reef-800.avif 800w">
<source srcset="/art/scenes/kelp-1200.avif 1200w, /art/scenes/kelp-1600.avif 1600w">
<source srcset="/art/sites/reef-800.avif 800w, /art/sites/wall-800.avif 800w"><a href="/assets/app-1.css">`;

test('each file of a page is listed once', () => {
  expect(assetsIn(html)).toEqual(['/assets/app-1.css', '/assets/a_b-2.js']);
});

test('the first pictures of a page are stored in one width each', () => {
  expect(picturesIn(html, 2)).toEqual(['/art/sites/reef-800.avif', '/art/scenes/kelp-1200.avif']);
  expect(picturesIn(html, 3)).toContain('/art/sites/wall-800.avif');
});

test('every width and format of a picture has the same base', () => {
  const bases = ['reef-400.avif', 'reef-800.avif', 'reef.jpg'].map((name) =>
    pictureBase(`/art/sites/${name}`),
  );
  expect(new Set(bases)).toEqual(new Set(['/art/sites/reef']));
  expect(pictureBase('/dive-sites/1')).toBeUndefined();
});

test.each([
  [1, '1\u00a0kB'],
  [83_600, '84\u00a0kB'],
  [999_499, '999\u00a0kB'],
  [6_123_000, '6.1\u00a0MB'],
])('%i bytes read as %s', (bytes, words) => expect(bytesText(bytes)).toBe(words));

test('the bytes of the chart are counted by their entries', () => {
  const entries = ['0-16383', '20000-20009'].map((range) => chartEntry('/chart/a.pmtiles', range));
  expect(chartBytes([...entries, '/dive-sites/1', '/emergency?site=1'])).toBe(16_394);
});
