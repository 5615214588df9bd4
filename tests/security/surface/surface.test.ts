import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main, type Site, startSite } from '../../failures/site.ts';
import { findPrograms, type PostgresCluster, startOwnPostgres } from '../../support/postgres.ts';
import { allocatorSettings, heapFlags } from '../../support/unit-settings.ts';
import { flood, readSlowly, sendBodies } from './attacks.ts';
import { watchDuring } from './watch.ts';

const seconds = 8;
const maxMs = 100;
const maxMb = 400;

// The systemd unit and the image start the site with the same flags.
const flags = [...heapFlags, '--import', './scripts/compile-cache.mjs'];

const longPath = (index: number) => `/${'a'.repeat(15_900)}${index}`;

const madeUp = [
  (index: number) => `/?url=a${index}`,
  (index: number) => `/blog?category=zzz${index}`,
  (index: number) => `/blog?page=${index}`,
  (index: number) => `/dive-sites?region=junk${index}&page=${index}`,
  (index: number) => `/api/articles?page=${index}&fields=summary`,
  (index: number) => `/dive-sites/${100_000 + index}`,
  (index: number) => `/made-up-${index}`,
];

/** The addresses whose content the server generates per request. */
async function listHeavyPaths(site: Site): Promise<string[]> {
  const points = (await (await site.call('/api/dive-sites/points')).json()) as { id: number[] };
  const sitemap = await (await site.call('/sitemap.xml')).text();
  const maps = [...sitemap.matchAll(/<loc>[^<]*?(\/sitemap[^<]*)<\/loc>/g)].map(([, path]) => path);
  const texts = await Promise.all(maps.map(async (path) => (await site.call(path ?? '')).text()));
  const shares = [sitemap, ...texts].flatMap((text) => text.match(/\/share\/[^<"]+[.]jpg/g) ?? []);
  const exports = ['csv', 'geojson', 'gpx', 'kml'].map(
    (format) => `/api/dive-sites/export?format=${format}`,
  );
  const drawn = points.id.flatMap((id) => [
    `/share/dive-sites/${id}.jpg`,
    `/api/dive-sites/${id}/section.svg`,
  ]);
  return [...new Set([...exports, ...drawn, ...shares])];
}

const engines = ['sqlite', 'postgres'] as const;

// These tests take five minutes and need an idle machine, so `npm run surface` runs them alone.
describe.runIf(process.env.SURFACE && existsSync('dist/server'))('the surface', () => {
  describe.each(engines)('on %s', (engine) => {
    const isMissing = engine === 'postgres' && !findPrograms();
    const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-surface-'));
    let site: Site;
    let cluster: PostgresCluster | undefined;

    beforeAll(async () => {
      if (isMissing) return;
      if (engine === 'postgres') cluster = await startOwnPostgres();
      const options = {
        dataDir,
        entry: main,
        flags,
        environment: {
          ...allocatorSettings,
          LOG_LEVEL: 'fatal',
          ...(cluster && { DATABASE_URL: cluster.url }),
        },
      };
      // The first start of a site stores the catalogue, which leaves about 80 MB of garbage.
      const first = await startSite(options);
      first.process.kill('SIGTERM');
      await once(first.process, 'exit');
      site = await startSite(options);
      for (let count = 0; count < 3; count++) await site.call('/');
      // The site renders its first pages once it has started.
      await pause(5000);
    }, 120_000);
    afterAll(async () => {
      await site?.kill();
      await cluster?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });

    async function attack(name: string, work: () => Promise<unknown>) {
      let told: unknown;
      const watched = await watchDuring(site, async () => {
        told = await work();
      });
      const { count, failures, median, p99, worst, rssMb } = watched;
      const figures = [median, p99, worst].map((ms) => ms.toFixed(1)).join(' / ');
      console.log(
        `| ${engine} | ${name} | ${JSON.stringify(told)} | ${figures} ms | ${rssMb?.toFixed(0) ?? 'not known'} MB |`,
      );
      expect(count).toBeGreaterThan(20);
      expect(failures).toBe(0);
      expect(p99).toBeLessThan(maxMs);
      expect(rssMb ?? 0).toBeLessThan(maxMb);
    }

    const attacks: Record<string, () => Promise<unknown>> = {
      nothing: () => pause(3000),
      '40 connections of 12 MB': () =>
        sendBodies(
          site,
          ['/api/newsletter/subscribers/import', '/api/contact', '/api/media', '/about'],
          seconds,
        ),
      '12 MB to the contact form alone': () => sendBodies(site, ['/api/contact'], seconds),
      'paths of 16 kB': () => flood(site, 16, seconds, (index) => ({ path: longPath(index) })),
      'made-up session cookies': () =>
        flood(site, 16, seconds, (index) => ({
          path: ['/', '/dive-sites', '/api/dive-sites/export?format=csv'][index % 3] ?? '/',
          headers: { Cookie: `session=${String(index).padStart(43, 'a')}` },
        })),
      'a walk through share images, sections and exports': async () => {
        const paths = await listHeavyPaths(site);
        return flood(site, 16, 2 * seconds, (index) => {
          const path = paths[index];
          return path === undefined ? undefined : { path };
        });
      },
      '10,000 made-up addresses': () =>
        flood(site, 16, 3 * seconds, (index) =>
          index < 10_000 ? { path: madeUp[index % madeUp.length]?.(index) ?? '/' } : undefined,
        ),
      'slow readers': () =>
        readSlowly(
          site,
          [
            '/api/dive-sites',
            '/api/dive-sites/export?format=csv',
            '/dive-sites',
            '/api/dive-sites/map',
          ],
          seconds,
        ),
    };

    test.each(Object.entries(attacks))(
      'serves the home page quickly and in little memory under %s',
      { timeout: 60_000 },
      async (name, work) => {
        if (isMissing) return;
        await attack(name, work);
      },
    );

    test.runIf(engine === 'postgres')(
      'serves the home page quickly while PostgreSQL is frozen, and continues afterwards',
      {
        timeout: 90_000,
      },
      async (context) => {
        if (!cluster) return context.skip('the programs of PostgreSQL are missing');
        const frozen = cluster;
        await attack('a frozen PostgreSQL', async () => {
          frozen.freeze();
          try {
            return await flood(site, 32, seconds, (index) => ({
              path:
                ['/readyz', `/api/articles?page=${index}`, `/dive-sites/${100_000 + index}`][
                  index % 3
                ] ?? '/',
            }));
          } finally {
            frozen.thaw();
          }
        });
        await expect
          .poll(async () => (await site.call('/readyz')).status, { timeout: 30_000 })
          .toBe(200);
      },
    );
  });
});
