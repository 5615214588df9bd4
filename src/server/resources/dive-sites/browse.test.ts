import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { storeSpecies } from '../../../../tests/support/store-species.ts';
import type { DiveSite, DiveSitePage } from '../../../contract/dive-sites/dive-sites.ts';
import { filterNames } from '../../../domain/dive-sites/filters.ts';
import { readSeedSpecies, readSeedSurveys } from '../../platform/seed/species.ts';

const base = '/api/dive-sites';
const site = {
  region: 'Sydney',
  state: 'NSW',
  latitude: '-33.9153',
  longitude: '151.263',
  waterTemp: '16–23 °C',
  skillLevel: 'Beginner',
  description: 'A chain leads round the bay.',
};

const seasons = (summer: number) => ({ summer, autumn: 15, winter: 12, spring: null });

const sites = [
  { name: 'Bay', type: 'reef', access: 'shore', depthRange: '2–14 m', depthMin: 2, depthMax: 14 },
  {
    name: 'Hull',
    skillLevel: 'Intermediate',
    type: 'wreck',
    access: 'boat',
    depthRange: '20–28 m',
    depthMin: 20,
    depthMax: 28,
    bestMonths: [12],
  },
  { name: 'Keel', type: 'wreck', access: 'both', depthRange: '5–9 m', depthMin: 5, depthMax: 9 },
  {
    name: 'Mast',
    type: 'wreck',
    access: 'boat',
    state: 'TAS',
    region: 'Hobart',
    skillLevel: 'Advanced',
    depthRange: '35–48 m',
    depthMin: 35,
    depthMax: 48,
    waterTempBySeason: seasons(17),
    bestMonths: [1, 2, 12],
    tideRule: 'slack',
    permit: 'Every dive',
    permitIssuer: 'The land manager',
    status: 'closed',
    statusReason: 'The wreck is unstable.',
    statusAuthority: 'The land manager',
    marineLife: 'Leafy seadragons, and a weedy seadragon.',
  },
  { name: 'Nook', depthRange: 'shallow', waterTempBySeason: seasons(23) },
];

onSqliteFirst('filters of dive sites', (open) => {
  async function withSites() {
    const app = await open();
    for (const one of sites) {
      const answer = await app.admin(base, { method: 'POST', body: { ...site, ...one } });
      expect(answer.status).toBe(201);
    }
    return app;
  }
  type App = Awaited<ReturnType<typeof open>>;
  const get = async <T>({ anonymous }: App, path: string) =>
    (await (await anonymous(base + path)).json()) as T;
  const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

  test.each([
    ['type=wreck', ['Hull', 'Keel', 'Mast']],
    ['type=wreck&state=NSW&access=boat&minDepth=20&maxDepth=30', ['Hull']],
    ['access=shore', ['Bay', 'Keel']],
    ['access=boat', ['Hull', 'Keel', 'Mast']],
    ['state=TAS', ['Mast']],
    ['region=Hobart', ['Mast']],
    ['skill=Advanced', ['Mast']],
    ['depth=shallow', ['Keel', 'Nook']],
    ['minDepth=28', ['Hull', 'Mast']],
    ['minDepth=29', ['Mast']],
    ['maxDepth=5', ['Bay', 'Keel']],
    ['maxDepth=20&minDepth=30', ['Hull']],
    ['waterTemp=17', ['Mast', 'Nook']],
    ['waterTemp=18', ['Nook']],
    ['month=12', ['Hull']],
    ['month=1', []],
    ['status=closed', ['Mast']],
    ['status=open', ['Bay', 'Hull', 'Keel', 'Nook']],
    ['tide=slack', ['Mast']],
    ['permit=none', ['Bay', 'Hull', 'Keel', 'Nook']],
    ['q=hobart', ['Mast']],
    ['q=kee&type=wreck', ['Keel']],
    ['sort=name', ['Bay', 'Hull', 'Keel', 'Mast', 'Nook']],
    ['sort=depth', ['Keel', 'Bay', 'Hull', 'Mast', 'Nook']],
    ['sort=depth&type=wreck', ['Keel', 'Hull', 'Mast']],
    ['type=cave', []],
  ])(
    '?%s selects %j in the list, the summaries, the map and the pages',
    async (query, expected) => {
      const app = await withSites();
      const whole = await get<DiveSite[]>(app, '');
      const matching = await get<DiveSite[]>(app, `?${query}`);
      expect(names(matching)).toEqual(expected);
      for (const one of matching) expect(whole).toContainEqual(one);
      expect(names(await get(app, `?fields=summary&${query}`))).toEqual(expected);
      expect(names(await get(app, `/map?${query}`))).toEqual(expected);
      const page = await get<DiveSitePage>(app, `/browse?${query}`);
      expect(page).toMatchObject({ total: expected.length, all: sites.length });
      expect(names(page.sites)).toEqual(expected);
    },
  );

  test.each([
    'type=castle',
    'access=both',
    'skill=master',
    'depth=10',
    'minDepth=-1',
    'minDepth=x',
    'maxDepth=1e9',
    'waterTemp=warm',
    'month=13',
    'tide=now',
    'sheltered=south-east',
    'permit=free',
    'status=damaged',
    'sort=price',
    `region=${'x'.repeat(201)}`,
    'within=7',
    'near=!',
  ])('?%s is answered with 400, a message and the name of the parameter', async (query) => {
    const { anonymous } = await open();
    for (const path of ['', '/browse']) {
      const answer = await anonymous(`${base}${path}?${query}`);
      expect(answer.status).toBe(400);
      const { error, details } = (await answer.json()) as { error: string; details: object };
      expect(error).toMatch(/^(Ask for|Name a place)/);
      expect(Object.keys(details)).toEqual([query.split('=')[0]]);
    }
  });

  test('counts apply the other filters, and an empty page lists the filters to remove', async () => {
    const app = await withSites();
    const wrecks = await get<DiveSitePage>(app, '/browse?type=wreck&state=NSW');
    expect(wrecks.facets.type).toContainEqual({ value: 'wreck', count: 2 });
    expect(wrecks.facets.type).toContainEqual({ value: 'reef', count: 1 });
    expect(wrecks.facets.type).toContainEqual({ value: 'cave', count: 0 });
    expect(wrecks.facets.state).toEqual([
      { value: 'NSW', count: 2 },
      { value: 'TAS', count: 1 },
    ]);
    expect(wrecks.facets.access).toEqual([
      { value: 'shore', count: 1 },
      { value: 'boat', count: 2 },
      { value: 'liveaboard', count: 0 },
    ]);
    expect(wrecks.facets.waterTemp).toContainEqual({ value: '16', count: 0 });
    const empty = await get<DiveSitePage>(app, '/browse?type=wreck&state=NSW&skill=Advanced');
    expect(empty).toMatchObject({ total: 0, sites: [] });
    expect(empty.loosen).toEqual([
      { filter: 'skill', count: 2 },
      { filter: 'type', count: 0 },
      { filter: 'state', count: 1 },
    ]);
  });

  test('a page interprets a text that no site contains as filters, and the list does not', async () => {
    const app = await withSites();
    const page = await get<DiveSitePage>(app, '/browse?q=wreck+nsw+boat');
    expect(names(page.sites)).toEqual(['Hull', 'Keel']);
    expect(page.words?.taken).toEqual({ type: 'wreck', state: 'NSW', access: 'boat' });
    expect(await get(app, '?q=wreck+nsw+boat')).toEqual([]);
    const offered = await get<DiveSitePage>(app, '/browse?q=hobart');
    expect(names(offered.sites)).toEqual(['Mast']);
    expect(offered.words).toEqual({
      offers: [{ filters: { region: 'Hobart' }, words: 'In Hobart', count: 1 }],
    });
    expect((await get<DiveSitePage>(app, '/browse?type=wreck')).words).toBeUndefined();
  });

  test('a misspelt animal is found at the sites that have it', async () => {
    const app = await withSites();
    await storeSpecies(app.services, readSeedSpecies(), readSeedSurveys());
    const page = await get<DiveSitePage>(app, '/browse?q=lefy+seadragn+hobart');
    expect(page.words?.loosened).toBeUndefined();
    expect(page.words?.taken).toMatchObject({ species: 'leafy-seadragon', region: 'Hobart' });
    expect(names(page.sites)).toEqual(['Mast']);
  });

  test('the OpenAPI document describes every filter at both paths', async () => {
    const { anonymous } = await open();
    const document = (await (await anonymous('/api/openapi.json')).json()) as {
      paths: Record<string, { get: { parameters: { name: string; schema: object }[] } }>;
    };
    for (const path of [base, `${base}/browse`]) {
      const { parameters } = document.paths[path]?.get ?? { parameters: [] };
      for (const name of filterNames) {
        const parameter = parameters.find((one) => one.name === name);
        expect(parameter, name).toMatchObject({
          in: 'query',
          required: false,
          schema: { description: expect.stringMatching(/./) },
        });
      }
      const parameterSchema = (name: string) => parameters.find((one) => one.name === name)?.schema;
      expect(parameterSchema('type')).toMatchObject({
        enum: expect.arrayContaining(['reef', 'wreck']),
      });
      expect(parameterSchema('minDepth')).toMatchObject({
        type: 'integer',
        minimum: 0,
        maximum: 200,
      });
    }
  });

  test('a page names the site whose name begins with the text if another site is listed first', async () => {
    const app = await withSites();
    const best = async (query: string) => (await get<DiveSitePage>(app, `/browse?${query}`)).best;
    await app.admin(base, {
      method: 'POST',
      body: { ...site, depthRange: '2–9 m', name: 'Chain Jetty' },
    });
    expect(await best('q=chain')).toMatchObject({ name: 'Chain Jetty', region: 'Sydney' });
    expect(await best('q=chain%20jet')).toBeUndefined();
    expect(await best('q=bay')).toBeUndefined();
    expect(await best('q=chain&sort=match')).toBeUndefined();
    expect(await best('')).toBeUndefined();
  });
});
