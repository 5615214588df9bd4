import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import type {
  DiveSite,
  DiveSitePage,
  DiveSiteSummary,
} from '../../../contract/dive-sites/dive-sites.ts';
import { findDiveSite } from './read.ts';
import { measureSides } from './sheltered-sides.ts';

const base = '/api/dive-sites';
const facts = {
  region: 'Christmas Island',
  waterTemp: '26–29 °C',
  skillLevel: 'Beginner',
  depthRange: '3–20 m',
  description: 'A bay.',
};
/** The island lies south-east of the cove, and the ocean on all other sides. */
const cove = {
  ...facts,
  name: 'Cove',
  latitude: -10.4295,
  longitude: 105.669,
  positionErrorKm: 0.8,
};
const reef = { ...facts, name: 'Reef', latitude: -16.5, longitude: 152.5, positionErrorKm: 0.5 };

let newSites = 0;

onSqliteFirst('sheltered sides', (open) => {
  async function withSites() {
    const app = await open();
    const add = async (body: object) =>
      (await (await app.admin(base, { method: 'POST', body })).json()) as DiveSite;
    const sites = { cove: await add(cove), reef: await add(reef) };
    await measureSides(app.services);
    const get = async <T>(path: string) => (await (await app.anonymous(base + path)).json()) as T;
    const found = async (side: string) =>
      (await get<DiveSite[]>(`?sheltered=${side}`)).map(({ name }) => name);
    return { app, sites, get, found };
  }

  test('a new position is measured after its site is saved, and the version stays the same', async () => {
    const app = await open();
    // Each process measures a position only once.
    newSites += 1;
    const body = { ...reef, latitude: -16.5 - newSites / 10 };
    const saved = (await (await app.admin(base, { method: 'POST', body })).json()) as DiveSite;
    expect(await measureSides(app.services)).toBe(1);
    const { version, updatedAt } = await findDiveSite(app.services, saved.id);
    expect({ version, updatedAt }).toEqual({ version: 1, updatedAt: saved.updatedAt });
    expect(await measureSides(app.services)).toBe(0);
    // The position is known now, so another site there needs no measurement.
    await app.admin(base, { method: 'POST', body: { ...body, name: 'Reef beside it' } });
    expect(await measureSides(app.services)).toBe(0);
  });

  test('new sites are found and counted by the sides that shelter them', async () => {
    const { get, found } = await withSites();
    expect(await found('SE')).toEqual(['Cove']);
    expect(await found('NW')).toEqual([]);
    const { facets } = await get<DiveSitePage>('/browse');
    expect(facets.sheltered).toContainEqual({ value: 'SE', count: 1 });
    expect(facets.sheltered).toContainEqual({ value: 'NW', count: 0 });
  });

  test('a summary has its sheltered sides as one number, or no number without shelter', async () => {
    const { get } = await withSites();
    const [first, second] = await get<DiveSiteSummary[]>('?fields=summary');
    expect(first?.shelteredSides).toBe(0b111100);
    expect(second).not.toHaveProperty('shelteredSides');
  });

  test('a vague position has no sheltered sides, and a restored version has its sides again', async () => {
    const { app, sites, get, found } = await withSites();
    const { id } = sites.cove;
    const vague = { ...cove, positionErrorKm: null };
    await app.admin(`${base}/${id}`, { method: 'PUT', body: vague });
    await measureSides(app.services);
    expect(await found('SE')).toEqual([]);
    const path = `${base}/${id}/revisions`;
    const [earlier] = (await (await app.admin(path)).json()) as { id: number }[];
    await app.admin(`${path}/${earlier?.id}/restore`, { method: 'POST' });
    expect((await get<DiveSite>(`/${id}`)).positionErrorKm).toBe(0.8);
    expect(await found('SE')).toEqual(['Cove']);
  });

  test('sites without stored sides are measured', async () => {
    const { app, found } = await withSites();
    const { database, content } = app.services;
    await content.write('dive-sites', (transaction) =>
      transaction
        .updateTable('diveSites')
        .set(({ eb }) => ({
          shelteredSides: null,
          sidesModel: null,
          version: eb('version', '+', 1),
        }))
        .execute(),
    );
    expect(await found('SE')).toEqual([]);
    expect(await measureSides({ database, content })).toBe(2);
    expect(await found('SE')).toEqual(['Cove']);
    expect(await measureSides({ database, content })).toBe(0);
  });

  test('sides of an earlier model are measured anew, and records keep their versions', async () => {
    const { app, found } = await withSites();
    const { database, content } = app.services;
    await measureSides({ database, content });
    const versions = () =>
      database.selectFrom('diveSites').select(['name', 'version']).orderBy('name').execute();
    const before = await versions();
    await content.write('dive-sites', async (transaction) => {
      await transaction.updateTable('diveSites').set({ sidesModel: 0 }).execute();
      const cove = transaction.updateTable('diveSites').where('name', '=', 'Cove');
      await cove.set({ shelteredSides: 0 }).execute();
    });
    expect(await found('SE')).toEqual([]);
    expect(await measureSides({ database, content })).toBe(before.length);
    expect(await found('SE')).toEqual(['Cove']);
    expect(await versions()).toEqual(before);
    expect(await measureSides({ database, content })).toBe(0);
  });
});
