import { expect, test } from 'vitest';
import { onBothDatabases, type TestApp } from '../../../../tests/support/both-databases.ts';
import { storeSpecies } from '../../../../tests/support/store-species.ts';
import type { DiveSitePage } from '../../../contract/dive-sites/dive-sites.ts';
import type {
  RecordedSpecies,
  SiteLife,
  Species,
  SpeciesSummary,
  SurveyedSpecies,
} from '../../../contract/species.ts';
import type { SpeciesAtSites } from '../../../domain/dive-sites/species.ts';
import { byChance, minShare } from '../../../domain/species/chance.ts';
import { readSeedDiveSites } from '../../platform/seed/read.ts';
import { readSeedSpecies, readSeedSurveys } from '../../platform/seed/species.ts';
import { createDiveSites } from '../dive-sites/write.ts';

const species = readSeedSpecies();
const surveys = readSeedSurveys();
const groperIds = species.find(({ slug }) => slug === 'eastern-blue-groper')?.rlsIds ?? [];
/** Names of sites where some but not all surveys recorded gropers. */
const withGropers = surveys.sites
  .filter((site) =>
    site.species.some(([id, recorded]) => groperIds.includes(id) && recorded < site.surveys),
  )
  .slice(0, 5)
  .map(({ site }) => site);
const sites = readSeedDiveSites().filter(
  ({ name }, index) => [...withGropers, 'Dunbar, The Gap'].includes(name) || index % 60 === 0,
);

/** Opens an app with some dive sites, every species and the surveys of these sites. */
async function filled(open: () => Promise<TestApp>) {
  const app = await open();
  const stored = await createDiveSites(app.services, sites);
  await storeSpecies(app.services, species, surveys);
  async function get<Body>(path: string): Promise<Body> {
    const answer = await app.anonymous(path);
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as Body;
  }
  return { ...app, stored, get };
}

onBothDatabases('species', (open) => {
  test('the species filter finds the sites with records or mentions of the species', async () => {
    const { get, anonymous } = await filled(open);
    type Places = Pick<Species, 'sites' | 'notedSites'>;
    const { sites, notedSites } = await get<Places>('/api/species/eastern-blue-groper');
    const ids = [...new Set([...sites, ...notedSites].map(({ id }) => id))].sort((a, b) => a - b);
    expect(sites.length).toBeGreaterThan(0);
    const all = await get<SpeciesAtSites[]>('/api/species/sites');
    expect(all.map(({ name }) => name)).toEqual(
      (await get<SpeciesSummary[]>('/api/species')).map(({ commonName }) => commonName),
    );
    expect(all.find(({ slug }) => slug === 'eastern-blue-groper')?.sites).toEqual(ids);
    const query = 'species=eastern-blue-groper';
    for (const fields of ['', 'fields=summary&']) {
      const found = await get<{ id: number }[]>(`/api/dive-sites?${fields}${query}`);
      expect(found.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
    }
    const { total, facets } = await get<DiveSitePage>(`/api/dive-sites/browse?${query}`);
    expect(total).toBe(ids.length);
    expect(facets.species).toContainEqual({
      value: 'eastern-blue-groper',
      count: ids.length,
      words: 'Eastern Blue Groper',
    });
    const answer = await anonymous(`/api/dive-sites/browse?${query}`);
    expect(answer.headers.get('Surrogate-Key')?.split(' ')).toContain('species');
    expect(await get('/api/dive-sites?species=kraken')).toEqual([]);
  });

  test('the list contains every species by name, or the matches of a text, a group or a region', async () => {
    const { get, anonymous } = await filled(open);
    const all = await get<SpeciesSummary[]>('/api/species');
    expect(all).toHaveLength(species.length);
    expect(all.map(({ commonName }) => commonName)).toEqual(
      all.map(({ commonName }) => commonName).sort((one, other) => one.localeCompare(other, 'en')),
    );
    const leafy = await get<SpeciesSummary[]>('/api/species?q=LEAFIES');
    expect(leafy.map(({ slug }) => slug)).toEqual(['leafy-seadragon']);
    const rays = await get<SpeciesSummary[]>('/api/species?group=rays');
    expect(rays.length).toBe(species.filter(({ group }) => group === 'rays').length);
    const sydney = await get<SpeciesSummary[]>('/api/species?region=Sydney');
    expect(sydney.length).toBeGreaterThan(5);
    expect(sydney.length).toBeLessThan(all.length);
    expect(sydney.every((one) => one.recordedSites + one.notedSites > 0)).toBe(true);
    expect(await get('/api/species?q=zzzz')).toEqual([]);
    expect(await get('/api/species?region=Atlantis')).toEqual([]);
    const refused = await anonymous('/api/species?group=birds');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ details: { group: [expect.any(String)] } });
  });

  test('a species has the data of seed/ and sites sorted by the chance to see it', async () => {
    const { get, stored, anonymous } = await filled(open);
    const groper = await get<Species>('/api/species/eastern-blue-groper');
    const seeded = species.find(({ slug }) => slug === 'eastern-blue-groper');
    expect(groper).toMatchObject(seeded ?? {});
    expect(groper.sites.length).toBeGreaterThanOrEqual(withGropers.length);
    expect(new Set(groper.sites.map(minShare)).size).toBeGreaterThan(1);
    expect(groper.sites).toEqual([...groper.sites].sort(byChance));
    for (const site of groper.sites) {
      const survey = surveys.sites.find((one) => one.site === site.name);
      const [, recorded] = survey?.species.find(([id]) => seeded?.rlsIds.includes(id)) ?? [];
      expect(site).toMatchObject({ recorded, surveys: survey?.surveys, lastYear: 2018 });
    }
    const named = stored.filter(({ marineLife }) => /eastern blue groper/i.test(marineLife ?? ''));
    expect(new Set(groper.notedSites.map(({ id }) => id))).toEqual(
      new Set(named.map(({ id }) => id)),
    );
    expect((await anonymous('/api/species/kraken')).status).toBe(404);
  });

  test('a search finds recorded species, even without a page, and counts their sites', async () => {
    const { get, anonymous } = await filled(open);
    const found = await get<SurveyedSpecies[]>('/api/species/surveyed?q=cleaner wrasse');
    const cleaner = found.find(({ rlsId }) => rlsId === 20);
    expect(cleaner).toMatchObject({
      name: 'Cleaner Wrasse',
      scientificName: 'Labroides dimidiatus',
      slug: null,
    });
    const places = await get<object[]>('/api/species/surveyed/20/sites');
    expect(places).toHaveLength(cleaner?.sites ?? -1);
    const [groper] = await get<SurveyedSpecies[]>('/api/species/surveyed?q=achoerodus viridis');
    expect(groper?.slug).toBe('eastern-blue-groper');
    expect((await anonymous('/api/species/surveyed?q=a')).status).toBe(400);
    expect((await anonymous('/api/species/surveyed/999999/sites')).status).toBe(404);
  });

  test('the life of a dive site contains its text in parts and the recorded species', async () => {
    const { get, stored, anonymous } = await filled(open);
    const site = stored.find(({ name }) => name === 'Dunbar, The Gap');
    const survey = surveys.sites.find((one) => one.site === 'Dunbar, The Gap');
    const life = await get<SiteLife>(`/api/species/at/${site?.id}`);
    expect(life.marineLife.map(({ text }) => text).join('')).toBe(site?.marineLife ?? '');
    expect(life).toMatchObject({ surveys: survey?.surveys, species: survey?.species.length });
    const top = await get<RecordedSpecies[]>(`/api/species/at/${site?.id}/recorded?limit=12`);
    const all = await get<RecordedSpecies[]>(`/api/species/at/${site?.id}/recorded`);
    expect(all.slice(0, 12)).toEqual(top);
    expect(all).toHaveLength(survey?.species.length ?? -1);
    for (const path of ['/api/species/at/9999', '/api/species/at/9999/recorded']) {
      expect((await anonymous(path)).status, path).toBe(404);
    }
    expect((await anonymous(`/api/species/at/${site?.id}/recorded?limit=0`)).status).toBe(400);
  });

  test('a species lists a site once the text of the site names the species', async () => {
    const { get, admin, stored } = await filled(open);
    const [site] = stored;
    const path = `/api/dive-sites/${site?.id}`;
    const before = await get<Species>('/api/species/dugong');
    expect(before.notedSites.map(({ id }) => id)).not.toContain(site?.id);
    const whole = await get<object>(path);
    const answer = await admin(path, { method: 'PUT', body: { ...whole, marineLife: 'Dugongs' } });
    expect(answer.status).toBe(200);
    const after = await get<Species>('/api/species/dugong');
    expect(after.notedSites.map(({ id }) => id)).toContain(site?.id);
    expect((await get<SiteLife>(`/api/species/at/${site?.id}`)).marineLife).toEqual([
      { text: 'Dugongs', slug: 'dugong' },
    ]);
  });
});
