import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DiveSite, DiveSitePage } from '../../src/contract/dive-sites/dive-sites.ts';
import type { SearchOutcome, SearchPage } from '../../src/contract/search.ts';
import type { SiteFacts } from '../../src/domain/dive-sites/list.ts';
import { fillEmptyDatabase } from '../../src/server/features/seed/seed.ts';
import { openApp, openMigratedSqlite } from '../support/both-databases.ts';

const database = openMigratedSqlite();
const app = openApp(database);
let sites: DiveSite[] = [];

async function get<Body>(path: string) {
  const answer = await app.anonymous(path);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as Body;
}

beforeAll(async () => {
  await fillEmptyDatabase(app.services);
  sites = await get<DiveSite[]>('/api/dive-sites');
}, 120_000);
afterAll(() => database.destroy());

const siteOf = (url: string | undefined) => sites.find(({ id }) => url === `/dive-sites/${id}`);

/** The first result in the header, which must equal the first result on the results page. */
async function firstResult(text: string) {
  const q = new URLSearchParams({ q: text });
  const header = await get<SearchOutcome>(`/api/search?${q}`);
  const page = await get<SearchPage>(`/api/search/results?${q}`);
  expect(header.results[0]?.url, text).toBe(page.results[0]?.url);
  expect(header.total, text).toBe(page.total);
  return header.results[0];
}

const browse = (text: string) =>
  get<DiveSitePage>(`/api/dive-sites/browse?${new URLSearchParams({ q: text })}`);

test.each<[string, Partial<DiveSite>, SiteFacts]>([
  ['wreck nsw boat', { type: 'wreck', state: 'NSW' }, { type: 'wreck', access: 'boat' }],
  ['wrecks in south australia', { type: 'wreck', state: 'SA' }, { state: 'SA' }],
  ['jetty adelaide beginner', { type: 'pier', skillLevel: 'Beginner' }, { region: 'Adelaide' }],
  ['easy shore dive sydney', { region: 'Sydney', skillLevel: 'Beginner' }, { access: 'shore' }],
  ['wreck queensland 20-30 m', { type: 'wreck', state: 'QLD' }, { minDepth: 20, maxDepth: 30 }],
  ['cave dive tasmania', { type: 'cave', state: 'TAS' }, { type: 'cave' }],
  ['wrecks near perth', { type: 'wreck', state: 'WA' }, { near: 'perth', within: 50 }],
  ['shore dives within 20 km of hobart', { state: 'TAS' }, { near: 'hobart', within: 20 }],
  ['reef dive near byron bay', { state: 'NSW' }, { near: 'byron-bay', within: 50 }],
  ['shore dive near nelson bay', { region: 'Port Stephens' }, { near: 'nelson-bay' }],
  ['pier dives victoria beginner', { type: 'pier', state: 'VIC' }, { skill: 'Beginner' }],
  ['advanced wreck wa', { type: 'wreck', state: 'WA' }, { skill: 'Advanced' }],
  ['freshwater sinkhole limestone coast', { type: 'freshwater' }, { region: 'Limestone Coast' }],
  ['liveaboard coral sea', { region: 'Coral Sea' }, { access: 'liveaboard' }],
  ['grey nurse sharks in july nsw', { state: 'NSW' }, { species: 'grey-nurse-shark', month: 7 }],
  ['leafy seadragon shore dive beginner', { state: 'SA' }, { species: 'leafy-seadragon' }],
  ['manta rays in june queensland', { state: 'QLD' }, { month: 6 }],
  ['weedy seadragon sydney', { region: 'Sydney' }, { species: 'weedy-seadragon' }],
  ['giant cuttlefish in june', { state: 'SA' }, { month: 6 }],
  ['where can I dive a wreck in Tasmania this weekend?', { type: 'wreck' }, { state: 'TAS' }],
  ['adelaide jetty south-easterly', { type: 'pier' }, { region: 'Adelaide', sheltered: 'SE' }],
  ['shore dive sydney sheltered from the south', { region: 'Sydney' }, { sheltered: 'S' }],
  ['slack water wreck victoria', { type: 'wreck', state: 'VIC' }, { tide: 'slack' }],
  ['wrek nsw bota', { type: 'wreck', state: 'NSW' }, { type: 'wreck' }],
])('"%s" finds a site with these facts first in search and list', async (text, expected, facts) => {
  const first = await firstResult(text);
  expect(siteOf(first?.url), `${first?.kind} ${first?.title}`).toMatchObject(expected);
  const list = await browse(text);
  expect(list.words?.taken, text).toMatchObject(facts);
  expect(`/dive-sites/${list.sites[0]?.id}`, text).toBe(first?.url);
});

test.each([
  ['tingling', '/emergency'],
  ['numb fingers after a dive', '/emergency'],
  ['pins and needles', '/emergency'],
  ['dizzy after diving', '/emergency'],
  ['rash after dive', '/emergency'],
  ['lost buddy', '/emergency'],
  ['out of air', '/emergency'],
  ['stung by a jellyfish in cairns', '/emergency'],
  ['bent', '/emergency'],
  ['nearest chamber', '/emergency'],
  ['leafy seadragon', '/species/leafy-seadragon'],
  ['where do I see a weedy seadragon?', '/species/weedy-seadragon'],
  ['whale shark', '/species/whale-shark'],
  ['kangaroo island', '/regions/kangaroo-island'],
  ['peregrine tx', '/gear-reviews/shearwater-peregrine-tx'],
  ['puck 4', '/gear-reviews/mares-puck-4'],
  ['wetsuit melbourne july', '/what-to-wear?region=melbourne-port-phillip&month=7'],
  ['wetsuit for sydney', '/what-to-wear?region=sydney'],
  ['which wetsuit for tasmania', '/what-to-wear'],
  ['wetsuit in winter', '/what-to-wear'],
])('"%s" leads to %s', async (text, url) => {
  expect((await firstResult(text))?.url).toBe(url);
});

test.each([
  ['dive computer for beginners', 'Dive Computers'],
  ['regulator for cold water', 'Regulators'],
  ['camera for macro in sydney', 'Cameras'],
])('"%s" leads to a review of %s', async (text, category) => {
  expect(await firstResult(text)).toMatchObject({ kind: 'Review', category });
});

test.each([
  ['yongala', 'SS Yongala'],
  ['fish rock cave', 'Fish Rock Cave'],
  ['rapid bay jetty', 'Rapid Bay Jetty'],
])('"%s" finds the site of that name', async (text, name) => {
  expect(siteOf((await firstResult(text))?.url)?.name).toContain(name);
});

test('a text without an exact result finds the closest sites with a note on the difference', async () => {
  const text = 'wreck newcastle boat 20-30 m intermediate';
  const { words, sites: found } = await browse(text);
  expect(words?.taken).toMatchObject({ type: 'wreck', access: 'boat', near: 'newcastle' });
  expect(words?.place?.name).toBe('Newcastle');
  expect(found.length).toBeGreaterThan(0);
  expect(words?.loosened?.words).toMatch(/^None .+; \d+ .+\.$/);
  expect((await firstResult(text))?.url).toBe(`/dive-sites/${found[0]?.id}`);
});
