import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import {
  findLanding,
  type Landing,
  landingFilters,
  landingPath,
} from '../../../domain/dive-sites/landings.ts';
import { slugify } from '../../../domain/text/fold-text.ts';
import { createApp } from '../../app.ts';
import { readSeedDiveSites } from '../../platform/seed/read.ts';
import { createDiveSites } from './write.ts';

const sites = readSeedDiveSites();
const landingValues = (filter: Landing['filter']) => [
  ...new Set(sites.flatMap((site) => site[filter] ?? [])),
];
const landings = landingFilters.flatMap((filter) =>
  landingValues(filter).map((value) => ({ filter, value })),
);
const siteSlug = (site: (typeof sites)[number]) => site.slug ?? slugify(site.name);

test('each catalogue list has a unique address that no site uses', () => {
  const addresses = landings.map(landingPath);
  expect(addresses).toEqual(expect.arrayContaining(['wrecks', 'nsw', 'region/adelaide']));
  expect(addresses).not.toContain(undefined);
  expect(new Set(addresses).size).toBe(landings.length);
  const states = landingValues('state');
  const taken = sites
    .map(siteSlug)
    .filter((slug) => slug === 'region' || findLanding(slug, states) || !/[a-z]/.test(slug));
  expect(sites.length).toBeGreaterThan(600);
  expect(taken).toEqual([]);
});

onSqliteFirst('readable addresses', (open) => {
  async function withSites() {
    const app = await open({ SITE_URL: 'https://dive.example' });
    const stored = await createDiveSites(app.services, sites.slice(0, 60));
    const pages = {
      fetch: async () =>
        new Response('<html></html>', { headers: { 'Content-Type': 'text/html' }, status: 404 }),
    };
    const { app: site } = createApp(app.services, pages);
    return { ...app, stored, get: (path: string) => site.request(path) };
  }

  test('a site’s slug redirects to its guide until the site is deleted', async () => {
    const { get, stored, admin } = await withSites();
    const [first] = stored;
    if (!first) throw new Error('No site was stored');
    for (const { id, slug } of stored) {
      const answer = await get(`/dive-sites/${slug}`);
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, `/dive-sites/${id}`]);
    }
    const loud = await get(`/dive-sites/${first.slug.toUpperCase()}`);
    expect([loud.status, loud.headers.get('Location')]).toEqual([301, `/dive-sites/${first.id}`]);
    const filtered = await get(`/dive-sites/${first.slug}?skill=Beginner`);
    expect(filtered.headers.get('Location')).toBe(`/dive-sites/${first.id}?skill=Beginner`);
    expect((await get('/dive-sites/Wrecks')).headers.get('Location')).toBe('/dive-sites/wrecks');
    const answer = await get(`/dive-sites/${first.slug}`);
    expect(answer.headers.get('Surrogate-Key')).toBe('site settings dive-sites');
    expect(answer.headers.get('Cache-Control')).toContain('max-age=0');
    await admin(`/api/dive-sites/${first.id}`, { method: 'DELETE' });
    expect((await get(`/dive-sites/${first.slug}`)).status).toBe(404);
    expect((await get('/dive-sites/atlantis')).status).toBe(404);
    expect((await get('/dive-sites/1x')).status).toBe(404);
  });

  test('the API distinguishes lists, sites and unknown addresses', async () => {
    const { anonymous, stored } = await withSites();
    const [first] = stored;
    const ask = async (path: string) => {
      const answer = await anonymous(`/api/dive-sites/address?path=${path}`);
      return [answer.status, await answer.json()];
    };
    const region = first?.region ?? '';
    expect(await ask('wrecks')).toEqual([200, { filter: 'type', value: 'wreck' }]);
    expect(await ask(`region/${slugify(region)}`)).toEqual([
      200,
      { filter: 'region', value: region },
    ]);
    expect(await ask(slugify(first?.state ?? ''))).toEqual([
      200,
      { filter: 'state', value: first?.state },
    ]);
    expect(await ask(first?.slug ?? '')).toEqual([200, { id: first?.id }]);
    expect((await ask('region/atlantis'))[0]).toBe(404);
    expect((await ask('act'))[0]).toBe(404);
    expect((await ask('../x'))[0]).toBe(400);
  });

  test('the sitemap contains only the lists that have a site', async () => {
    const { anonymous, stored } = await withSites();
    const xml = await (await anonymous('/sitemap.xml')).text();
    const here = (filter: Landing['filter']) => new Set(stored.map((site) => site[filter]));
    for (const { filter, value } of landings) {
      const address = `https://dive.example/dive-sites/${landingPath({ filter, value })}`;
      expect(xml.includes(`<loc>${address}</loc>`), address).toBe(here(filter).has(value as never));
    }
  });
});
