import { expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { diveSiteInput } from '../../../contract/dive-sites/dive-sites.ts';
import { fieldKeys } from '../../../contract/dive-sites/fields/fields.ts';
import { createApp } from '../../app.ts';
import { createContentStore } from '../../platform/database/content-store.ts';
import type { Pages } from '../../platform/pages/pages.ts';
import { readSeedDiveSites } from '../../platform/seed/read.ts';
import { measureSides } from './sheltered-sides.ts';

const guideReads = (id: string | number) => [
  `/api/dive-sites/${id}`,
  `/api/dive-sites/${id}/nearby`,
  `/api/dive-sites/${id}/alternatives`,
  `/api/regions/of-site/${id}`,
  `/api/dive-sites/${id}/section`,
  `/api/dive-sites/${id}/shelter`,
  `/api/species/at/${id}`,
];

const listReads: Record<string, string[]> = {
  '/': ['/api/dive-sites/featured', '/api/dive-sites/count'],
  '/dive-sites': ['/api/dive-sites/browse'],
  '/map': ['/api/dive-sites/points'],
  '/regions/sydney': ['/api/regions/sydney'],
};

/** Creates pages that send the API requests of the real pages and record each rendered path. */
function countingPages() {
  const rendered: string[] = [];
  const pages: Pages = {
    async fetch(request, { context }) {
      const { pathname } = new URL(request.url);
      rendered.push(pathname);
      const reads = listReads[pathname] ?? guideReads(pathname.split('/')[2] ?? '');
      const answers = await Promise.all(reads.map((path) => context.fetchApi(path)));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      const body = texts.join('\n').replaceAll('<', '&lt;');
      return new Response(`<html>${body}</html>`, { headers: { 'Content-Type': 'text/html' } });
    },
  };
  return { pages, takeRendered: () => rendered.splice(0).sort() };
}

function openPages(services: TestApp['services']) {
  const { pages, takeRendered } = countingPages();
  const { app } = createApp(services, pages);
  const get = async (path: string) => (await app.request(path)).text();
  return { get, takeRendered };
}

/** Services of another server instance on the same database. */
const otherServices = (services: TestApp['services']) => ({
  ...services,
  content: createContentStore(services.database),
});

const saved = async (app: TestApp, id: number, change: object) => {
  const site = await (await app.admin(`/api/dive-sites/${id}`)).json();
  const body = { ...site, ...change };
  const answer = await app.admin(`/api/dive-sites/${id}`, { method: 'PUT', body });
  expect(answer.status, await answer.clone().text()).toBe(200);
};

/** Adds sites along a coast, each next to the previous site. */
async function addRow(app: TestApp, count: number) {
  const ids: number[] = [];
  for (let at = 0; at < count; at++) {
    const place = { latitude: (-33.8 - at * 0.01).toFixed(2), longitude: '151.29' };
    ids.push((await addSite(app, { name: `Cove ${at}`, ...place })).id);
  }
  // The running server does the same after each write.
  await measureSides(app.services);
  return ids;
}

onSqliteFirst('cached guides', (open) => {
  const guide = (id: number) => `/dive-sites/${id}`;

  test('an edit of a site refreshes the lists and the guides of the site and its neighbours only', async () => {
    const app = await open();
    const ids = await addRow(app, 20);
    const { get, takeRendered } = openPages(app.services);
    const pages = [...Object.keys(listReads), ...ids.map(guide)];
    const visitAll = async () => {
      for (const path of pages) await get(path);
      return takeRendered();
    };
    expect(await visitAll()).toEqual([...pages].sort());
    expect(await visitAll()).toEqual([]);
    const [first = 0] = ids;
    await saved(app, first, { description: 'Only weed.', name: 'Cove Nought' });
    // The neighbours' guides contain the site's name.
    const near = ids.slice(0, 4).map(guide);
    expect(await visitAll()).toEqual([...Object.keys(listReads), ...near].sort());
    expect(await get(guide(first))).toContain('Only weed.');
    for (const path of ['/dive-sites', '/regions/sydney']) {
      expect(await get(path), path).toContain('Cove Nought');
    }
    expect(await get('/api/search?q=nought')).toContain('Cove Nought');
  });

  test('all guides are rendered again when a site moves, changes its skill level, is added or deleted', async () => {
    const app = await open();
    const ids = await addRow(app, 12);
    const { get, takeRendered } = openPages(app.services);
    const visitAll = async () => {
      for (const id of ids) await get(guide(id));
      return takeRendered().length;
    };
    await visitAll();
    const [first = 0, second = 0] = ids;
    const changes = [
      () => saved(app, first, { latitude: '-33.95' }),
      () => saved(app, first, { skillLevel: 'Advanced' }),
      () => addRow(app, 1),
      () => app.admin(`/api/dive-sites/${second}`, { method: 'DELETE' }),
    ];
    for (const change of changes) {
      expect(await visitAll()).toBeLessThan(2);
      await change();
      expect(await visitAll()).toBe(ids.length);
    }
  });

  test('another instance renders only the changed guides again after it is notified', async () => {
    const app = await open();
    const ids = await addRow(app, 12);
    const other = otherServices(app.services);
    const { get, takeRendered } = openPages(other);
    const [first = 0, second = 0] = ids;
    const visitAll = async () => {
      for (const id of ids) await get(guide(id));
      return takeRendered();
    };
    await other.content.refresh();
    await visitAll();
    await saved(app, first, { description: 'Only weed.' });
    await saved(app, second, { description: 'Only sand.' });
    await other.content.refresh();
    const fresh = await visitAll();
    expect(await get(guide(first))).toContain('Only weed.');
    expect(await get(guide(second))).toContain('Only sand.');
    if (app.services.database.engine === 'sqlite') return;
    expect(fresh).toEqual(ids.slice(0, 5).map(guide).sort());

    // `other` must notice the earlier write even after its own write.
    await saved(app, first, { description: 'Only kelp.' });
    await other.content.write('dive-sites', async (_transaction, touch) =>
      touch('dive-sites', second),
    );
    expect(await get(guide(first))).toContain('Only kelp.');
  });
});

/** Lists a value from another seed site for each field that an owner may write. */
function otherValues(site: Record<string, unknown>) {
  const sites = readSeedDiveSites() as unknown as Record<string, unknown>[];
  return fieldKeys.flatMap((key) => {
    if (['slug', 'shelterSides', 'provenance'].includes(key)) return [];
    const now = JSON.stringify(site[key] ?? null);
    const other = sites.find((one) => one[key] != null && JSON.stringify(one[key]) !== now);
    return other ? [{ [key]: other[key] }] : [];
  });
}

onSqliteFirst('cached answers about a site', (open) => {
  test('cached answers equal those of a new process after any field of a site is saved', {
    tags: 'slow',
    timeout: 60_000,
  }, async () => {
    const app = await open();
    const ids = await addRow(app, 9);
    const [first = 0, , third = 0] = ids;
    const seen = [first, third, ids.at(-1) ?? 0];
    const reads = seen.flatMap(guideReads);
    const site = await (await app.admin(`/api/dive-sites/${first}`)).json();
    let changed = 0;
    for (const change of otherValues(site)) {
      for (const path of reads) await app.anonymous(path);
      const body = { ...(await (await app.admin(`/api/dive-sites/${first}`)).json()), ...change };
      // Some facts are valid only together with others.
      if (!diveSiteInput.safeParse(body).success) continue;
      const answer = await app.admin(`/api/dive-sites/${first}`, { method: 'PUT', body });
      expect(answer.status, JSON.stringify(change)).toBe(200);
      changed += 1;
      const fresh = createApp(otherServices(app.services)).app;
      for (const path of reads) {
        const cached = await (await app.anonymous(path)).text();
        const expected = await (await fresh.request(path)).text();
        expect(cached, `${path} after ${JSON.stringify(change)}`).toBe(expected);
      }
    }
    expect(changed).toBeGreaterThan(30);
  });
});
