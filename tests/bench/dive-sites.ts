// Measures the catalogue at several sizes, on the server and while typing on a phone (Chromium
// slowed down four times). `npm run bench` runs this with the other measurements;
// `node tests/bench/dive-sites.ts` runs only this. All requests go to 127.0.0.1.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { pino } from 'pino';
import { findChromium } from '../../scripts/lib/chromium.ts';
import type { DiveSiteSummary } from '../../src/contract/dive-sites/dive-sites.ts';
import { searchSites } from '../../src/domain/dive-sites/search.ts';
import { fillEmptyDatabase } from '../../src/server/features/seed/seed.ts';
import { parseConfig } from '../../src/server/platform/config/config.ts';
import { createContentStore } from '../../src/server/platform/database/content-store.ts';
import { migrate } from '../../src/server/platform/database/migrate.ts';
import { openDatabase } from '../../src/server/platform/database/open.ts';
import { readSeedDiveSites } from '../../src/server/platform/seed/read.ts';
import { createDiveSites } from '../../src/server/resources/dive-sites/write.ts';
import { freePort } from '../support/postgres.ts';

export const slowDown = 4;
const words = ['grey nurse', 'wreck', 'port jackson', 'kelp'];
/** Pause between two keys, in milliseconds. */
const keyPause = 180;

/** Synthetic sites: the texts of catalogue sites, mixed, with new names and positions. */
function syntheticSites(count: number) {
  const seed = readSeedDiveSites();
  const pick = (index: number) => seed[index % seed.length] ?? seed[0];
  return Array.from({ length: count }, (_, index) => {
    const [site, words, life] = [pick(index), pick(index * 7 + 3), pick(index * 11 + 5)];
    if (!site || !words || !life) throw new Error('The seed catalogue is empty');
    return {
      ...site,
      name: `${site.name} ${index + 1}`,
      latitude: Number((site.latitude + ((index * 37) % 100) / 1000).toFixed(6)),
      longitude: Number((site.longitude + ((index * 53) % 100) / 1000).toFixed(6)),
      description: `${words.description} (${index + 1})`,
      marineLife: life.marineLife,
      featured: false,
    };
  });
}

/** Creates a database in the folder, with the seed and more sites up to `size`. */
async function fill(folder: string, size: number | undefined) {
  const config = parseConfig({ DATA_DIR: folder });
  const database = openDatabase(config);
  await migrate(database);
  const services = {
    config,
    database,
    content: createContentStore(database),
    clock: () => new Date(),
    logger: pino({ level: 'silent' }),
  };
  await fillEmptyDatabase(services);
  const own = readSeedDiveSites().length;
  if (size) await createDiveSites(services, syntheticSites(size - own));
  await database.destroy();
  return size ?? own;
}

export const quantile = (values: number[], share: number) =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN;
const ms = (value: number | undefined) => `${(value ?? Number.NaN).toFixed(1)} ms`;

/** Runs a server on a scratch database. @param size number of sites, by default the catalogue's */
export async function withSites<Result>(
  size: number | undefined,
  measure: (site: string, sites: number) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-sites-'));
  const sites = await fill(folder, size);
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  try {
    for (let attempt = 0; attempt < 1200; attempt++) {
      if ((await fetch(`${site}/readyz`).catch(() => undefined))?.ok) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return await measure(site, sites);
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The milliseconds until the last byte, and the number of transferred bytes. */
async function timed(url: string) {
  const begin = performance.now();
  const bytes = await new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      let length = 0;
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      answer.on('end', () => resolve(length));
      answer.on('error', reject);
    }).on('error', reject);
  });
  return { time: performance.now() - begin, bytes };
}

/** The time of the first response, which is computed, and of cached responses. */
async function answers(url: string) {
  const first = await timed(url);
  const kept: number[] = [];
  for (let index = 0; index < 40; index++) kept.push((await timed(url)).time);
  return {
    first: first.time,
    bytes: first.bytes,
    p50: quantile(kept, 0.5),
    p99: quantile(kept, 1),
  };
}

/** Milliseconds of a key: `letter` until the letter is drawn, `list` until the cards match it. */
interface Key {
  start: number;
  letter: number;
  list?: number;
}

/** Types into the search box at a person's speed. @returns the cost of each key */
async function type(page: Page): Promise<Key[]> {
  await page.evaluate(() => {
    const keys: Key[] = [];
    Object.assign(window, { keys });
    window.addEventListener('input', () => keys.push({ start: performance.now(), letter: 0 }), {
      capture: true,
    });
    // React's listener runs before this one and has drawn the letter by then.
    window.addEventListener('input', () => {
      const key = keys.at(-1);
      if (key) key.letter = performance.now() - key.start;
    });
    const list = document.querySelector('#sites');
    if (!list) throw new Error('There is no list');
    new MutationObserver(() => {
      const key = keys.at(-1);
      if (key) key.list ??= performance.now() - key.start;
    }).observe(list, { childList: true, subtree: true, characterData: true });
  });
  const box = page.getByRole('searchbox', { name: 'Search', exact: true });
  for (const word of words) {
    await box.fill('');
    await pause(1000);
    await box.pressSequentially(word, { delay: keyPause });
    await pause(1000);
  }
  const keys = await page.evaluate(() => (window as unknown as { keys: Key[] }).keys);
  return keys.filter(({ letter }) => letter > 0);
}

/** Opens the catalogue on a slowed-down phone and types. */
async function typing(browser: Browser, site: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.addInitScript(() =>
    addEventListener('hydrated', () => Object.assign(self, { hydrated: true })),
  );
  const begin = performance.now();
  await page.goto(`${site}/dive-sites`);
  // The search box reacts to the focus only after hydration.
  await page.waitForFunction(() => 'hydrated' in self);
  await page.getByRole('searchbox', { name: 'Search', exact: true }).focus();
  const loaded = performance.now() - begin;
  await pause(2000);
  const keys = await type(page);
  await context.close();
  return {
    loaded,
    letters: keys.map(({ letter }) => letter),
    lists: keys.flatMap(({ list }) => list ?? []),
  };
}

/** Milliseconds that the filter takes for each key, multiplied by the slowdown. */
function filtering(sites: DiveSiteSummary[]): number[] {
  return words.flatMap((word) =>
    Array.from(word, (_, index) => {
      const begin = performance.now();
      searchSites(sites, { q: word.slice(0, index + 1) });
      return (performance.now() - begin) * slowDown;
    }),
  );
}

async function measureSize(browser: Browser, size?: number) {
  return withSites(size, async (site, sites) => {
    const list = await answers(`${site}/api/dive-sites?fields=summary`);
    const page = await answers(`${site}/dive-sites`);
    const search = await answers(`${site}/api/dive-sites/browse?q=grey+nurse`);
    const filter = filtering(
      (await (await fetch(`${site}/api/dive-sites?fields=summary`)).json()) as DiveSiteSummary[],
    );
    const keys = await typing(browser, site);
    return { sites, list, page, search, filter, keys };
  });
}

/** The benchmark's section on dive sites, as lines of Markdown. */
export async function measureDiveSites(): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows: string[] = [];
  try {
    for (const size of [undefined, 5000, 20_000]) {
      const { sites, list, page, search, filter, keys } = await measureSize(browser, size);
      const { letters, lists } = keys;
      rows.push(
        `| ${sites} | ${(page.bytes / 1000).toFixed(1)} kB, ${ms(page.first)}, ${ms(page.p50)} | ${(list.bytes / 1000).toFixed(0)} kB, ${ms(list.first)}, ${ms(list.p50)} (worst ${ms(list.p99)}) | ${ms(search.first)}, ${ms(search.p50)} | ${(keys.loaded / 1000).toFixed(1)} s | ${ms(quantile(filter, 0.5))}, ${ms(quantile(filter, 0.95))}, ${ms(Math.max(...filter))} | ${ms(quantile(letters, 0.5))}, ${ms(quantile(letters, 0.95))}, ${ms(Math.max(...letters))} | ${ms(quantile(lists, 0.5))}, ${ms(quantile(lists, 0.95))} |`,
      );
    }
  } finally {
    await browser.close();
  }
  return [
    '## Dive sites',
    '',
    `The catalogue as it ships and with made-up sites, in a scratch database. Sizes are on the wire, brotli; times are of the first answer and of the median from the cache. Typing: Chromium slowed down ${slowDown} times, ${words.join('').length} keys, one every ${keyPause} ms; "filter" is the search alone, "letter" what a key holds the page up for, "cards" the time until the list on the screen fits it (each median, 95th percentile, and for the first two the worst, which is the first key after the page stands).`,
    '',
    '| sites | /dive-sites | whole list as JSON | search on the server | catalogue in the browser after | filter | letter | cards |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ];
}

if (import.meta.main) console.log((await measureDiveSites()).join('\n'));
