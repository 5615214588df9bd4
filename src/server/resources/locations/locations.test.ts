import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/both-databases.ts';
import type { Location, LocationInput } from '../../../contract/locations.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openSqlite } from '../../platform/database/open.ts';
import { readSeedLocations } from '../../platform/seed/read.ts';
import { createLocations } from './queries.ts';

const places = readSeedLocations().map(({ slug: _, ...place }) => place);
const [reef, wreck, ...others] = places as [LocationInput, LocationInput, ...LocationInput[]];

onBothDatabases('locations', (open) => {
  async function start() {
    const app = await open();
    await createLocations(app.services, [reef, wreck]);
    const onHome = async () =>
      (await (await app.anonymous('/api/locations/featured')).json()) as Location[];
    return { ...app, onHome, names: async () => (await onHome()).map(({ name }) => name) };
  }

  test('GET /api/locations/featured returns the featured locations in their order', async () => {
    const { anonymous, services } = await open();
    await createLocations(services, [reef, { ...wreck, featured: false }, ...others]);
    const found = (await (await anonymous('/api/locations/featured')).json()) as object[];
    expect(found).toHaveLength(1 + others.length);
    expect(found[0]).toMatchObject({ id: 1, ...reef, createdAt: '2026-11-21T00:00:00.000Z' });
  });

  test('a place is appended to the list, changed, hidden, deleted and restored', async () => {
    const { admin, names } = await start();
    const body = { ...reef, name: 'Our own bay' };
    const created = await admin('/api/locations', { method: 'POST', body });
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as Location;
    expect(await names()).toEqual([reef.name, wreck.name, 'Our own bay']);
    const path = `/api/locations/${id}`;
    await admin(path, { method: 'PATCH', body: { name: 'The bay' } });
    expect(await names()).toEqual([reef.name, wreck.name, 'The bay']);
    await admin(path, { method: 'PATCH', body: { featured: false } });
    expect(await names()).toEqual([reef.name, wreck.name]);
    expect(await (await admin('/api/locations')).json()).toHaveLength(3);
    await admin(path, { method: 'PATCH', body: { featured: true } });

    expect((await admin(path, { method: 'DELETE' })).status).toBe(200);
    expect(await names()).toEqual([reef.name, wreck.name]);
    const [line] = (await (await admin('/api/admin/bin')).json()) as { id: number }[];
    await admin(`/api/admin/bin/${line?.id}/restore`, { method: 'POST', body: {} });
    expect(await names()).toEqual([reef.name, wreck.name, 'The bay']);
  });

  test('the admin sets the whole or partial order, with existing places only', async () => {
    const { admin, names, onHome } = await start();
    const order = (ids: number[]) =>
      admin('/api/locations/order', { method: 'PUT', body: { ids } });
    const [first, second] = (await onHome()).map(({ id }) => id) as [number, number];
    expect((await order([second])).status).toBe(200);
    expect(await names()).toEqual([wreck.name, reef.name]);
    expect((await order([999])).status).toBe(404);
    expect(await (await order([first, first])).json()).toMatchObject({
      error: 'An order names each place once.',
    });
    expect(await names()).toEqual([wreck.name, reef.name]);
    expect(await (await admin('/api/admin/audit-log')).json()).toMatchObject({
      total: 1,
      entries: [{ action: 'content_updated', resource: 'locations', details: 'Order of places' }],
    });
  });

  test('a stale save is refused, and the history contains the previous state', async () => {
    const { admin } = await start();
    const save = (name: string) =>
      admin('/api/locations/1', { method: 'PATCH', body: { name, version: 1 } });
    expect((await save('One')).status).toBe(200);
    expect((await save('Two')).status).toBe(409);
    const history = (await (await admin('/api/locations/1/revisions')).json()) as object[];
    expect(history).toMatchObject([{ title: reef.name, version: 1 }]);
  });

  test.each([
    [{ name: '' }, '“Name” can not be empty.'],
    [{ description: 'x'.repeat(401) }, '“Description” has at most 400 characters.'],
    [{ imageUrl: 'a.jpg' }, 'Use an address that begins with https:// or /.'],
    [
      { mapCoordinates: 'here' },
      'Write latitude and longitude with a comma between them, such as -14.6637, 145.6635.',
    ],
    [
      { mapCoordinates: '-99.9, 145.6635' },
      'Write latitude and longitude with a comma between them, such as -14.6637, 145.6635.',
    ],
  ])('%j is refused with a message', async (wrong, error) => {
    const { admin } = await open();
    const answer = await admin('/api/locations', { method: 'POST', body: { ...reef, ...wrong } });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error }]);
  });
});

test('the migration keeps the order of places without positions', async () => {
  const database = openSqlite(':memory:');
  await migrate(database, '0022-settings');
  const columns = { ...reef, featured: 1, createdAt: '2026-11-21T00:00:00.000Z' };
  for (const name of ['First', 'Second']) {
    await database
      .insertInto('locations')
      .values({ ...columns, name } as never)
      .execute();
  }
  await migrate(database);
  const rows = await database.selectFrom('locations').selectAll().orderBy('position').execute();
  expect(rows).toMatchObject([
    { name: 'First', position: 1, version: 1, updatedAt: columns.createdAt },
    { name: 'Second', position: 2 },
  ]);
  await database.destroy();
});
