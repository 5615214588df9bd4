import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawRequest } from '../security/raw-request.ts';
import { freePort } from '../support/postgres.ts';
import { type Site, startSite } from './site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-flood-'));
let site: Site;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  const environment = { METRICS_PORT: String(metricsPort), CACHE_MB: '1' };
  site = await startSite({ dataDir, environment });
});
afterAll(async () => {
  await site.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string) => rawRequest(site, path, { 'Accept-Encoding': 'br' });

/** @returns the number of page cache misses */
async function countMisses() {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^bottom_time_page_cache_misses_total (\d+)/m.exec(metrics)?.[1]);
}

/** Percent-encodes the letters of a word whose bit is set in a number. */
const spelled = (word: string, bits: number) =>
  [...word]
    .map((letter, at) => ((bits >> at) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('');

const homeSpellings: ((index: number) => string)[] = [
  (index) => `/?url=a${index}`,
  (index) => `/?utm_source=${index}&made-up=${index}`,
];

const madeUp: ((index: number) => string)[] = [
  (index) => `/blog?category=zzz${index}`,
  (index) => `/blog?page=${index}`,
  (index) => `/dive-sites?skill=junk${index}`,
  (index) => `/dive-sites?region=junk${index}&page=${index}`,
  (index) => `/api/articles?page=${index}&fields=summary`,
  (index) => `/api/articles?category=zzz${index}`,
  (index) => `/${spelled('dive-sites', index)}`,
  (index) => `/made-up-${index}`,
];

/** Sends requests for made-up addresses from 16 clients. */
async function flood(total: number, kinds: typeof madeUp) {
  let index = 0;
  async function client() {
    while (index < total) {
      const at = index++;
      const path = kinds[at % kinds.length]?.(Math.floor(at / kinds.length)) ?? '';
      expect((await get(path)).status, path).toBeLessThan(500);
    }
  }
  await Promise.all(Array.from({ length: 16 }, client));
}

test('10,000 made-up addresses leave the home page in the cache', {
  timeout: 120_000,
}, async () => {
  const home = await get('/');
  expect(home.status).toBe(200);
  const atFirst = await countMisses();
  expect(atFirst).toBeGreaterThan(0);
  await flood(2000, homeSpellings);
  expect(await countMisses()).toBe(atFirst);
  await flood(8000, madeUp);
  const afterwards = await countMisses();
  expect(afterwards).toBeGreaterThan(atFirst + 50);
  for (let count = 0; count < 10; count++) {
    const { headers } = await get('/');
    expect(headers.etag).toBe(home.headers.etag);
  }
  expect(await countMisses()).toBe(afterwards);
});
