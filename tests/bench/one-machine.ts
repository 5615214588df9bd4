import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { allocatorSettings } from '../support/unit-settings.ts';
import { measureAgainstNginx } from './against-nginx.ts';
import { fetchRaw, ms, quantile, residentMemory, signIn, startSite, waitFor } from './server.ts';

const kinds = [
  '/',
  '/blog',
  '/blog/diving-the-ss-yongala',
  '/gear-reviews',
  '/dive-sites',
  '/dive-sites/10',
  '/learn-to-dive',
  '/about',
  '/contact',
  '/privacy-policy',
  '/nowhere',
];
const renders = 15;

/** Measures the uncached render of each kind of page; returns lines of Markdown. */
async function measureColdRenders(site: string): Promise<string[]> {
  const signedIn = await signIn(site);
  const rows: string[] = [];
  for (const kind of kinds) {
    const times: number[] = [];
    for (let index = 0; index < renders; index++) {
      times.push((await fetchRaw(site + kind, signedIn)).time);
    }
    const [first = Number.NaN, ...rest] = times;
    rows.push(`| ${kind} | ${ms(first)} | ${ms(quantile(rest, 0.5))} | ${ms(Math.max(...rest))} |`);
  }
  return [
    '## Uncached renders',
    '',
    `A page rendered for a request that bypasses the cache, one after the other, ${renders} of each kind, in a process that had rendered one page before. "first": that kind's first, whose code is loaded then.`,
    '',
    '| page | first | median of the rest | worst of the rest |',
    '|---|---|---|---|',
    ...rows,
    '',
  ];
}

/** Requests different searches, which are never cached and must not stay in memory. */
async function flood(site: string, count: number) {
  let next = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next < count) {
        const turn = next++;
        const path = turn % 2 ? `/gear-reviews?search=${turn}` : `/dive-sites?q=${turn}`;
        await fetchRaw(site + path, { 'Accept-Encoding': 'br' });
      }
    }),
  );
}

/** Memory of an idle site, in MB. */
async function measureAtRest(folder: string): Promise<number> {
  const site = await startSite(folder, allocatorSettings);
  try {
    await waitFor(`${site.url}/readyz`);
    await pause(5000);
    return residentMemory(site.process);
  } finally {
    await site.stop();
  }
}

/** Measures start, memory, renders and cached responses of one process; returns Markdown lines. */
export async function measureOneMachine(seconds: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-bench-'));
  try {
    // The first start fills the database and is not counted.
    const first = await startSite(folder);
    await waitFor(`${first.url}/readyz`);
    await first.stop();
    const deployed = await measureAtRest(folder);

    const begin = performance.now();
    const site = await startSite(folder);
    try {
      await waitFor(`${site.url}/readyz`);
      const ready = performance.now() - begin;
      await pause(5000);
      const idle = residentMemory(site.process);
      const page = (await fetchRaw(`${site.url}/`)).time;
      const cold = await measureColdRenders(site.url);
      const cached = await measureAgainstNginx(site.url, seconds);
      const loaded = residentMemory(site.process);
      await flood(site.url, 3000);
      const flooded = residentMemory(site.process);
      await pause(15_000);
      const rested = residentMemory(site.process);
      return [
        ...cached,
        ...cold,
        '## Start and memory',
        '',
        '| | |',
        '|---|---|',
        `| start to ready, with a full database | ${ready.toFixed(0)} ms |`,
        `| start to the first page, which loads the renderer | ${(ready + page).toFixed(0)} ms |`,
        `| memory (RSS) 5 s after the start | ${idle.toFixed(0)} MB |`,
        `| the same with the allocator settings of the systemd unit and the image | ${deployed.toFixed(0)} MB |`,
        `| after the cases above | ${loaded.toFixed(0)} MB |`,
        `| after 3,000 different searches, 8 at a time | ${flooded.toFixed(0)} MB |`,
        `| 15 s later | ${rested.toFixed(0)} MB |`,
        '',
      ];
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
