import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { type CatalogueState, cataloguePath } from '../../../contract/catalogue.ts';
import { readRelease } from './release.ts';
import { type Release, type ReleaseRecord, seededResources } from './seeded-resources.ts';
import { updateCatalogue } from './update.ts';

const whole = readRelease('2026-11-21T00:00:00.000Z');

function seededSite(index: number): ReleaseRecord {
  const site = whole['dive-sites'][index];
  if (!site) throw new Error('the seed has dive sites');
  return site;
}
const [pier, reef, wall] = [seededSite(0), seededSite(1), seededSite(2)];

/** A release of some dive sites, with changed columns. */
function release(...sites: [ReleaseRecord, Record<string, unknown>][]): Release {
  const empty = Object.fromEntries(seededResources.map((resource) => [resource, []]));
  const rows = sites.map(([{ key, row }, columns]) => ({ key, row: { ...row, ...columns } }));
  return { ...(empty as unknown as Release), 'dive-sites': rows };
}

async function openSite(open: () => Promise<TestApp>) {
  const app = await open();
  const { services, admin } = app;
  const update = (next: Release, newRecords: 'at once' | 'after a look' = 'at once') =>
    updateCatalogue(services, next, { hash: 'next', newRecords, mailsOwner: true });
  await update(release([pier, { notice: null }], [reef, { notice: 'Old.' }]));
  const stored = await services.database
    .selectFrom('diveSites')
    .selectAll()
    .where('slug', 'in', [pier.key, reef.key])
    .orderBy('id')
    .execute();
  const [pierId, reefId] = stored.map(({ id }) => id);
  return {
    ...app,
    update,
    pierId: pierId ?? 0,
    reefId: reefId ?? 0,
    edit: (id: number, columns: object) =>
      services.database.updateTable('diveSites').set(columns).where('id', '=', id).execute(),
    site: (id: number) =>
      services.database
        .selectFrom('diveSites')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    state: async (): Promise<CatalogueState> => (await admin(cataloguePath)).json(),
    send: async (path: string, body: object) => {
      const response = await admin(`${cataloguePath}/${path}`, { method: 'POST', body });
      expect(response.status).toBe(200);
      return response.json();
    },
  };
}

onSqliteFirst('corrections of a release', (open) => {
  test('wait in edited fields until the owner takes or declines them', async () => {
    const { update, edit, state, send, site, admin, pierId, reefId } = await openSite(open);
    await edit(pierId, { notice: 'Mine.', visibility: 'My visibility' });
    await edit(reefId, { notice: 'Mine too.' });
    const news = { notice: 'New.', visibility: 'New visibility' };
    expect(await update(release([pier, news], [reef, news]))).toMatchObject({ differing: 3 });
    expect((await site(reefId)).visibility).toBe('New visibility');
    const { differences } = await state();
    expect(differences.map(({ id, label, urgent }) => [id, label, urgent])).toEqual([
      [expect.any(Number), 'Notice', true],
      [expect.any(Number), 'Notice', true],
      [pierId, 'Visibility', false],
    ]);
    expect(differences.find(({ id, field }) => id === pierId && field === 'notice')).toMatchObject({
      release: 'New.',
      yours: 'Mine.',
    });

    const fields = (id: number) =>
      differences.filter((one) => one.id === id).map(({ record, field }) => ({ record, field }));
    const { version } = await site(pierId);
    const taken = { decision: 'take', fields: fields(pierId) };
    expect(await send('differences', taken)).toEqual({ done: 2, refused: [] });
    expect(await site(pierId)).toMatchObject({ ...news, version: version + 1 });
    const revisions = await (await admin(`/api/dive-sites/${pierId}/revisions`)).json();
    expect(revisions, 'the owner’s words in the history').toHaveLength(1);
    const kept = { decision: 'keep', fields: fields(reefId) };
    expect(await send('differences', kept)).toEqual({ done: 1, refused: [] });
    expect((await site(reefId)).notice).toBe('Mine too.');
    expect((await state()).differences).toEqual([]);

    await update(release([pier, news], [reef, news]));
    expect((await state()).differences, 'the same release again').toEqual([]);
    const later = { ...news, notice: 'Newer.' };
    await update(release([pier, later], [reef, later]));
    expect((await site(pierId)).notice).toBe('Newer.');
    const [again] = (await state()).differences;
    expect(again).toMatchObject({ id: reefId, release: 'Newer.', yours: 'Mine too.' });
    await edit(reefId, { notice: 'Newer.' });
    expect((await state()).differences, 'the owner agrees').toEqual([]);
  });

  test('are refused while they contradict the owner’s other values', async () => {
    const { update, edit, state, send, site, pierId } = await openSite(open);
    const levels = { depthTypical: null, skillLevel: 'Advanced', notice: null };
    const first = { ...levels, depthRange: '8–25 m', depthMin: 8, depthMax: 25 };
    await update(release([pier, first]));
    await edit(pierId, { depthTypical: 22 });
    await update(release([pier, { ...first, depthRange: '8–20 m', depthMax: 20 }]));
    expect(await site(pierId)).toMatchObject({ depthRange: '8–25 m', depthMax: 25 });
    const { differences } = await state();
    const fields = differences.map(({ record, field }) => ({ record, field }));
    expect(fields.map(({ field }) => field).sort()).toEqual(['depthMax', 'depthRange']);
    const reason = 'The typical depth lies outside the least and the greatest.';
    expect(await send('differences', { decision: 'take', fields })).toMatchObject({
      done: 0,
      refused: [{ reason }, { reason }],
    });
    await edit(pierId, { depthTypical: 15 });
    const taken = { done: 2, refused: [] };
    expect(await send('differences', { decision: 'take', fields })).toEqual(taken);
    expect(await site(pierId)).toMatchObject({ depthRange: '8–20 m', depthMax: 20 });
  });

  test('do not change the source of a value that the owner edited', async () => {
    const { update, edit, site, state, send, pierId } = await openSite(open);
    const source = (text: string) =>
      JSON.stringify({
        visibility: { source: text, confidence: 'memory', checkedOn: '2026-11-21' },
        access: { source: text, confidence: 'memory', checkedOn: '2026-11-21' },
      });
    const provenance = async () => JSON.parse((await site(pierId)).provenance ?? '{}');
    await update(release([pier, { visibility: 'Old', provenance: source('old') }]));
    await edit(pierId, { visibility: 'Mine' });
    await update(release([pier, { visibility: 'New', provenance: source('new') }]));
    expect(await provenance()).toMatchObject({
      visibility: { source: 'old' },
      access: { source: 'new' },
    });
    const { differences } = await state();
    expect(differences.map(({ field }) => field)).toEqual(['visibility']);
    const fields = differences.map(({ record, field }) => ({ record, field }));
    await send('differences', { decision: 'take', fields });
    expect(await provenance()).toMatchObject({ visibility: { source: 'new' } });
  });

  test('empty a text that the release empties, in unedited and in taken fields', async () => {
    const { update, state, send, services } = await openSite(open);
    const [mask, fins] = whole.products;
    if (!mask || !fins) throw new Error('the seed has products');
    const next = (affiliateLink: string) => ({
      ...release(),
      products: [mask, fins].map(({ key, row }) => ({ key, row: { ...row, affiliateLink } })),
    });
    await update(next('https://shop.example/old'));
    const { database } = services;
    const mine = { affiliateLink: 'https://shop.example/mine' };
    await database.updateTable('products').set(mine).where('name', '=', mask.key).execute();
    expect(await update(next(''))).toMatchObject({ changed: 1, differing: 1 });
    const fields = (await state()).differences.map(({ record, field }) => ({ record, field }));
    const taken = { done: 1, refused: [] };
    expect(await send('differences', { decision: 'take', fields })).toEqual(taken);
    const rows = await database.selectFrom('products').select('affiliateLink').execute();
    expect(rows).toEqual([{ affiliateLink: '' }, { affiliateLink: '' }]);
  });

  test('do not link a review to a product that waits for the owner', async () => {
    const { update, services } = await openSite(open);
    const review = whole.reviews.find(({ row }) => row.productId !== null);
    const product = whole.products.find(({ key }) => key === review?.row.productId);
    if (!review || !product) throw new Error('the seed has a review of a product');
    const alone = { key: review.key, row: { ...review.row, productId: null } };
    await update({ ...release(), reviews: [alone] });
    const next = { ...release(), products: [product], reviews: [review] };
    expect(await update(next, 'after a look')).toMatchObject({ waiting: 1 });
    const rows = await services.database.selectFrom('reviews').select('productId').execute();
    expect(rows).toEqual([{ productId: null }]);
  });
});

onSqliteFirst('new records of a release', (open) => {
  test('wait for the owner’s decision if the owner chose so', async () => {
    const { update, state, send, services, passMinutes } = await openSite(open);
    const next = release([pier, { notice: null }], [reef, { notice: 'Old.' }], [wall, {}]);
    expect(await update(next, 'after a look')).toMatchObject({ added: 0, waiting: 1 });
    const [waiting] = (await state()).waiting;
    expect(waiting).toMatchObject({ title: wall.row.name, resource: 'dive-sites' });
    const count = async () =>
      (await services.database.selectFrom('diveSites').select('id').execute()).length;
    expect(await count()).toBe(2);
    passMinutes(60);
    const records = [waiting?.record];
    expect(await send('waiting', { decision: 'add', records })).toEqual({ done: 1, refused: [] });
    expect(await count()).toBe(3);
    expect((await state()).waiting).toEqual([]);
    expect(await update(next)).toMatchObject({ added: 0, changed: 0 });
  });

  test('are not added by later updates if the owner declined them', async () => {
    const { update, state, send } = await openSite(open);
    const next = release([pier, { notice: null }], [wall, {}]);
    await update(next, 'after a look');
    const records = (await state()).waiting.map(({ record }) => record);
    await send('waiting', { decision: 'decline', records });
    expect((await state()).waiting).toEqual([]);
    expect(await update(next)).toMatchObject({ added: 0 });
  });
});
