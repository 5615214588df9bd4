import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import type { DiveSitePage } from '../../../contract/dive-sites/dive-sites.ts';
import type { Place } from '../../../domain/geo/near.ts';

const base = '/api/dive-sites';
const facts = {
  waterTemp: '15–22 °C',
  skillLevel: 'Beginner',
  depthRange: '3–20 m',
  description: 'A reef.',
};
const sites = [
  { ...facts, name: 'Anchor Reef', region: 'Outer Coast', latitude: -35.6, longitude: 138.1 },
  { ...facts, name: 'Broken Bottom', region: 'Adelaide', latitude: -34.97, longitude: 138.5 },
  { ...facts, name: 'Coral Patch', region: 'Adelaide', latitude: -34.98, longitude: 138.4 },
];

onSqliteFirst('places', (open) => {
  async function withSites() {
    const app = await open();
    for (const body of sites) await app.admin(base, { method: 'POST', body });
    const get = async <T>(path: string) => (await (await app.anonymous(path)).json()) as T;
    const names = async (query: string) =>
      (await get<DiveSitePage>(`${base}/browse?${query}`)).sites.map(({ name }) => name);
    return { app, get, names };
  }

  test('sites are sorted by distance from a town, within a radius, or by name without a town', async () => {
    const { get, names } = await withSites();
    for (const sort of ['', '&sort=nearest']) {
      const order = ['Broken Bottom', 'Coral Patch', 'Anchor Reef'];
      expect(await names(`near=glenelg${sort}`)).toEqual(order);
    }
    const byName = ['Anchor Reef', 'Broken Bottom', 'Coral Patch'];
    expect(await names('near=glenelg&sort=name')).toEqual(byName);
    expect(await names('near=glenelg&sort=nearest&within=10')).toEqual(['Broken Bottom']);
    expect(await names('near=glenelg&within=25')).toEqual(['Broken Bottom', 'Coral Patch']);
    expect(await names('sort=nearest')).toEqual(byName);
    const found = await get<DiveSitePage>(`${base}/browse?near=glenelg&within=10&region=Adelaide`);
    expect(found).toMatchObject({ total: 1, beyond: 1 });
    expect(found.facets.region).toEqual([{ value: 'Adelaide', count: 1 }]);
  });

  test('the best match ranks a text in a name above a text in a description', async () => {
    const { names } = await withSites();
    expect(await names('q=reef')).toEqual(['Anchor Reef', 'Broken Bottom', 'Coral Patch']);
    expect(await names('q=outer&sort=match')).toEqual(['Anchor Reef']);
    expect(await names('q=b&sort=match')).toEqual(['Broken Bottom']);
  });

  test('an export contains only the sites within the radius', async () => {
    const { app } = await withSites();
    const answer = await app.anonymous(`${base}/export?format=csv&near=glenelg&within=10`);
    const file = await answer.text();
    expect(file).toContain('Broken Bottom');
    expect(file).not.toContain('Anchor Reef');
  });

  test('a text finds towns by size, regions and dive sites', async () => {
    const { get } = await withSites();
    const found = async (q: string) =>
      (await get<Place[]>(`/api/places?q=${q}`)).map(({ name, detail }) => `${name}: ${detail}`);
    expect((await found('glenelg'))[0]).toBe('Glenelg: South Australia');
    expect(await found('outer')).toContain('Outer Coast: The middle of its dive sites');
    expect(await found('coral pa')).toEqual(['Coral Patch: Dive site, Adelaide']);
    expect(await found('')).toEqual([]);
    expect(await found('zzzz')).toEqual([]);
  });

  test.each([
    ['richmond-nsw', 'Richmond', 'New South Wales'],
    ['Glenelg, SA', 'Glenelg', 'South Australia'],
    ['coral-patch', 'Coral Patch', 'Dive site, Adelaide'],
    ['2', 'Broken Bottom', 'Dive site, Adelaide'],
    ['outer-coast', 'Outer Coast', 'The middle of its dive sites'],
  ])('%s names a place', async (slug, name, detail) => {
    const { get } = await withSites();
    const place = await get<Place>(`/api/places/${encodeURIComponent(slug)}`);
    expect(place).toMatchObject({ name, detail });
  });

  test.each([
    'near=atlantis-city',
    'near=…',
    'near=0',
    'near=glenelg&within=7',
    'near=glenelg&sort=far',
  ])('?%s is answered with 400 and a message', async (query) => {
    const { app } = await withSites();
    for (const path of ['', '/browse']) {
      const answer = await app.anonymous(`${base}${path}?${query}`);
      expect(answer.status, path).toBe(400);
      expect(((await answer.json()) as { error: string }).error.length).toBeGreaterThan(10);
    }
  });
});
