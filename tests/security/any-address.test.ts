import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main, type Site, startSite } from '../failures/site.ts';
import { onSqliteFirst } from '../support/both-databases.ts';
import { copyFilledDatabase } from '../support/filled-database.ts';
import { testAll } from '../support/test-all.ts';
import { rawRequest } from './raw-request.ts';

/** Texts that break careless parsers of numbers, dates and SQL, and random texts. */
const text = fc.oneof(
  fc.constantFrom(
    ...['0x1', ' 1', '1 ', '-1', '1e9', 'NaN', 'Infinity', '99999999999999999999', '1.5', '٣'],
    ...['\0', "' or 1=1 --", '%', '..', '__proto__', 'constructor', '[]', '{}', 'null', ''],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ minLength: 300, maxLength: 3000 }),
);
const encoded = text.map((value) => encodeURIComponent(value.toWellFormed()));

const anyQuery = (names: readonly string[]) =>
  fc
    .array(
      fc.tuple(fc.oneof(fc.constantFrom(...names, 'admin', 'limit', 'offset'), encoded), encoded),
      {
        maxLength: 4,
      },
    )
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

interface Route {
  path: string;
  names: string[];
}

/** An address of a random route, with random texts as parameters. */
const anyAddress = (routes: readonly Route[]) =>
  fc.constantFrom(...routes).chain(({ path, names }) =>
    fc
      .tuple(fc.array(encoded, { minLength: 3, maxLength: 3 }), anyQuery(names))
      .map(([values, query]) => {
        let place = 0;
        const filled = path.replace(/\{\w+\}/g, () => values[place++] || '0');
        return query ? `${filled}?${query}` : filled;
      }),
  );

onSqliteFirst('a read of the API', (open) => {
  test('never gets a 5xx response, for any address', { timeout: 60_000 }, async () => {
    const { anonymous, admin } = await open();
    const { paths } = (await (await anonymous('/api/openapi.json')).json()) as {
      paths: Record<string, { get?: { parameters?: { in: string; name: string }[] } }>;
    };
    const routes = Object.entries(paths).flatMap(([path, { get }]) =>
      get
        ? {
            path,
            names: (get.parameters ?? [])
              .filter((one) => one.in === 'query')
              .map(({ name }) => name),
          }
        : [],
    );
    expect(routes.length).toBeGreaterThan(20);
    await fc.assert(
      fc.asyncProperty(anyAddress(routes), fc.boolean(), async (address, asAdmin) => {
        const { status } = await (asAdmin ? admin : anonymous)(address);
        expect(status, address).toBeLessThan(500);
      }),
      { numRuns: testAll ? 400 : 150 },
    );
  });

  test('accepts only ids of digits', async () => {
    const { anonymous } = await open();
    for (const id of ['0x1', '%201', '1%20', '1e0', '01', '+1', '-1', '1.0', '99999999999']) {
      expect((await anonymous(`/api/dive-sites/${id}`)).status, id).toBe(400);
    }
    expect((await anonymous('/api/dive-sites/1')).status).toBe(404);
  });
});

// `npm test` builds the pages first; `npm run unit` on a fresh clone has no pages.
describe.skipIf(!existsSync('dist/server'))('a page of the built site', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-any-'));
  let site: Site;
  beforeAll(async () => {
    await copyFilledDatabase(dataDir);
    site = await startSite({ dataDir, entry: main, environment: { LOG_LEVEL: 'fatal' } });
  });
  afterAll(async () => {
    await site.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const readStatus = async (path: string) => (await rawRequest(site, path)).status;

  test.each([
    [`/blog/${'x'.repeat(300)}`, 404],
    [`/blog/${'x'.repeat(15_000)}`, 404],
    [`/gear-reviews/${'x'.repeat(300)}`, 404],
    [`/gear-reviews?search=${'x'.repeat(3000)}`, 200],
    ['/dive-sites?limit=-1&offset=NaN&page=99999', 200],
    ['/dive-sites/0x1', 404],
    ['/dive-sites/%201', 404],
    ['/dive-sites/1%20', 404],
    ['/dive-sites/99999999999', 404],
    ['/blog?page=99999', 404],
    ['/blog?page=-1', 200],
    ['/blog?category=junk', 200],
    ['/blog/%00', 404],
    ['/blog/%0a', 404],
    ['/blog/%E0%A4%A', 404],
    ['/gear-reviews?search=%00', 404],
    ['/share/%00', 404],
    ['/blog/%25', 404],
    ['/species/%25', 404],
    ['/api/articles/%00', 400],
  ])('$0 gets the status $1', async (path, status) => {
    expect(await readStatus(path)).toBe(status);
  });

  test('never gets a 5xx response, for any address', { timeout: 120_000 }, async () => {
    const tree = readFileSync('src/web/app/route-tree.gen.ts', 'utf8');
    const paths = [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) =>
      path.replace(/\{-\$\w+\}|\$\w+/g, '{any}'),
    );
    expect(paths.length).toBeGreaterThan(12);
    const names = ['q', 'search', 'page', 'category', 'region', 'skill', 'depth', 'expires'];
    const routes = [...new Set(paths), '/{any}', '/art/{any}', '/assets/{any}', '/share/{any}'].map(
      (path) => ({ path, names }),
    );
    await fc.assert(
      fc.asyncProperty(anyAddress(routes), async (address) => {
        expect(await readStatus(address), address).toBeLessThan(500);
      }),
      { numRuns: testAll ? 250 : 60 },
    );
  });
});
