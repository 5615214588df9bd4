import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import type { Region, RegionSummary, SiteRegion } from '../../../contract/regions.ts';
import { slugify } from '../../../domain/text/fold-text.ts';
import { readSeedDiveSites } from '../../platform/seed/read.ts';
import { readSeedRegionMaps, readSeedRegions } from '../../platform/seed/regions.ts';
import { createDiveSites } from '../../resources/dive-sites/write.ts';

const seedSites = readSeedDiveSites();
const inRegion = (name: string) => seedSites.filter(({ region }) => region === name);

test('every region has the slug of its name, and a map that covers most of its sites', () => {
  const maps = readSeedRegionMaps();
  for (const { name, slug } of readSeedRegions()) {
    const map = maps[slug];
    expect(slug).toBe(slugify(name));
    if (!map) throw new Error(`${slug} has no map`);
    const outside = inRegion(name).filter(
      ({ latitude, longitude }) =>
        latitude < map.south ||
        latitude > map.north ||
        longitude < map.west ||
        longitude > map.east,
    );
    expect(outside.length, name).toBeLessThan(inRegion(name).length / 2);
  }
});

test('the main site of every region is in the region and has a picture', () => {
  for (const { name, plate } of readSeedRegions()) {
    const site = inRegion(name).find(({ slug, name }) => (slug ?? slugify(name)) === plate);
    expect(site?.imageUrl, name).toBeTruthy();
  }
});

test('measured visibility is sorted by month, and its quartiles ascend', () => {
  for (const { visibilityByMonth } of readSeedRegions()) {
    const months = visibilityByMonth.map(({ month }) => month);
    expect(months).toEqual([...new Set(months)].sort((one, other) => one - other));
    for (const { low, median, high, surveys } of visibilityByMonth) {
      expect(low <= median && median <= high).toBe(true);
      expect(surveys).toBeGreaterThanOrEqual(5);
    }
  }
});

onSqliteFirst('regions', (open) => {
  test('GET /api/regions lists every region by state, with the number of its sites', async () => {
    const { anonymous, services } = await open();
    await createDiveSites(services, inRegion('Port Stephens'));
    const regions = (await (await anonymous('/api/regions')).json()) as RegionSummary[];
    expect(regions.length).toBe(readSeedRegions().length);
    expect(regions.find(({ slug }) => slug === 'port-stephens')).toMatchObject({
      name: 'Port Stephens',
      state: 'NSW',
      sites: inRegion('Port Stephens').length,
    });
    expect(regions.find(({ slug }) => slug === 'sydney')?.sites).toBe(0);
  });

  test('GET /api/regions/{slug} counts the region’s sites, and changes at once', async () => {
    const { anonymous, admin, services } = await open();
    await createDiveSites(services, inRegion('Port Stephens'));
    const read = async () => {
      const answer = await anonymous('/api/regions/port-stephens');
      return { answer, region: (await answer.json()) as Region };
    };
    const { answer, region } = await read();
    expect(answer.headers.get('Surrogate-Key')).toContain('dive-sites');
    const sum = (counts: Record<string, number>) =>
      Object.values(counts).reduce((total, one) => total + one, 0);
    expect(sum(region.counts.type)).toBe(region.sites.length);
    expect(sum(region.counts.skillLevel)).toBe(region.sites.length);
    expect(region.chamber.name).toBe('Prince of Wales Hospital');
    expect(region.chamber.distanceKm).toBeGreaterThan(100);
    expect(region.chamber.distanceKm).toBeLessThan(200);
    expect(region.highlights.every(({ slug, name }) => slug && name !== slug)).toBe(true);
    expect(region.weekend?.days.every(({ sites }) => sites.length >= 2)).toBe(true);

    const [first] = region.sites;
    await admin(`/api/dive-sites/${first?.id}`, { method: 'DELETE' });
    expect((await read()).region.sites).toHaveLength(region.sites.length - 1);
  });

  test('a region shows the current picture of its main site', async () => {
    const { anonymous, admin, services } = await open();
    await createDiveSites(services, inRegion('Port Stephens'));
    const readPictures = async () => {
      const all = (await (await anonymous('/api/regions')).json()) as RegionSummary[];
      const one = (await (await anonymous('/api/regions/port-stephens')).json()) as Region;
      return [all.find(({ slug }) => slug === one.slug)?.picture, one.picture];
    };
    const seeded = '/art/plates/fly-point.jpg';
    expect(await readPictures()).toEqual([seeded, seeded]);

    const site = await services.database
      .selectFrom('diveSites')
      .select('id')
      .where('imageUrl', '=', seeded)
      .executeTakeFirstOrThrow();
    const record = await (await admin(`/api/dive-sites/${site.id}`)).json();
    const changed = { method: 'PUT', body: { ...record, imageUrl: '' } };
    expect((await admin(`/api/dive-sites/${site.id}`, changed)).status).toBe(200);
    expect(await readPictures()).toEqual([null, null]);
  });

  test('an unknown region answers 404, and a site without a region page still has a chamber', async () => {
    const { anonymous, services } = await open();
    expect((await anonymous('/api/regions/atlantis')).status).toBe(404);
    const [site] = inRegion('Darwin');
    if (!site) throw new Error('Darwin has sites');
    await createDiveSites(services, [
      site,
      { ...site, name: 'Own', slug: null, region: 'Own Reef' },
    ]);
    const read = async (id: number) =>
      (await (await anonymous(`/api/regions/of-site/${id}`)).json()) as SiteRegion;
    expect(await read(1)).toMatchObject({
      slug: 'darwin',
      chamber: { name: 'Royal Darwin Hospital' },
    });
    expect(await read(2)).toMatchObject({
      slug: null,
      visibilityByMonth: [],
      chamber: { name: 'Royal Darwin Hospital' },
    });
    expect((await anonymous('/api/regions/of-site/99')).status).toBe(404);
  });
});
