import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawRequest } from '../security/raw-request.ts';
import { type Site, startSite } from './site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-flood-'));
let site: Site;
beforeAll(async () => {
  // Only requests that reach the app are logged; cached responses are not.
  site = await startSite({ dataDir, environment: { LOG_LEVEL: 'info', CACHE_MB: '1' } });
});
afterAll(async () => {
  await site.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string) => rawRequest(site, path, { 'Accept-Encoding': 'br' });
const countRenders = (path: string) =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(`"path":"${path}"`)).length;

/** Every other letter of a word percent-encoded, by the bits of a number. */
const spelled = (word: string, bits: number) =>
  [...word]
    .map((letter, at) => ((bits >> at) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('');

const madeUp: ((index: number) => string)[] = [
  (index) => `/?url=a${index}`,
  (index) => `/?utm_source=${index}&made-up=${index}`,
  (index) => `/blog?category=zzz${index}`,
  (index) => `/blog?page=${index}`,
  (index) => `/dive-sites?skill=junk${index}`,
  (index) => `/dive-sites?region=junk${index}&page=${index}`,
  (index) => `/api/articles?page=${index}&fields=summary`,
  (index) => `/api/articles?category=zzz${index}`,
  (index) => `/${spelled('dive-sites', index)}`,
  (index) => `/made-up-${index}`,
];

test('10,000 made-up addresses leave the home page in the cache', {
  timeout: 120_000,
}, async () => {
  const home = await get('/');
  expect(home.status).toBe(200);
  // The log may follow the answer.
  await expect.poll(() => countRenders('/')).toBe(1);
  let index = 0;
  async function client() {
    while (index < 10_000) {
      const at = index++;
      const path = madeUp[at % madeUp.length]?.(Math.floor(at / madeUp.length)) ?? '';
      expect((await get(path)).status, path).toBeLessThan(500);
    }
  }
  await Promise.all(Array.from({ length: 16 }, client));
  for (let count = 0; count < 10; count++) {
    const { headers } = await get('/');
    expect(headers.etag).toBe(home.headers.etag);
  }
  expect(countRenders('/blog'), 'the log tells of renders').toBeGreaterThan(50);
  expect(countRenders('/')).toBe(1);
});
