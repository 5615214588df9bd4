import { expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import {
  type BulkAnswer,
  type BulkUndoAnswer,
  maxBulkSites,
} from '../../../contract/dive-sites/bulk.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';

const base = '/api/dive-sites';
const closing = {
  action: 'status',
  status: 'closed',
  statusReason: 'Closed after storm damage.',
  statusAsOf: '2026-11-23',
};

async function send<Answer>({ admin }: TestApp, body: object, path = `${base}/bulk`) {
  const answer = await admin(path, { method: 'POST', body });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

const change = async (app: TestApp, ids: number[], asked: object, dryRun = false) =>
  (await send<BulkAnswer>(app, { ids, change: asked, dryRun })).body;

const undo = async (app: TestApp, { action, changes }: BulkAnswer) => {
  const sites = changes.map(({ id, version }) => ({ id, version }));
  return (await send<BulkUndoAnswer>(app, { action, sites }, `${base}/bulk/undo`)).body;
};

const find = async ({ anonymous }: TestApp, id: number) => {
  const answer = await anonymous(`${base}/${id}`);
  return answer.status === 200 ? ((await answer.json()) as DiveSite) : undefined;
};

const auditLines = async ({ services }: TestApp) =>
  (await services.database.selectFrom('auditLogs').selectAll().orderBy('id').execute()).map(
    ({ action, details }) => `${action} ${details}`,
  );

onSqliteFirst('changes of several dive sites', (open) => {
  async function withSites() {
    const app = await open();
    const jetty = await addSite(app, { name: 'Jetty', featured: true });
    const reef = await addSite(app, { name: 'Reef', notice: 'Ask the ranger.' });
    return { app, jetty, reef, ids: [reef.id, jetty.id] };
  }

  test('closing unfeatures a site and stores the source of its status, and undo reverts both', async () => {
    const { app, jetty, reef, ids } = await withSites();
    const done = await change(app, ids, closing);
    expect(done).toMatchObject({ dryRun: false, unchanged: 0, refused: [] });
    expect(done.changes.map(({ name }) => name).sort()).toEqual(['Jetty', 'Reef']);
    expect(await find(app, jetty.id)).toMatchObject({
      status: 'closed',
      statusReason: 'Closed after storm damage.',
      statusAsOf: '2026-11-23',
      featured: false,
      provenance: { status: { confidence: 'local', checkedOn: '2026-11-23' } },
    });
    expect(await undo(app, done)).toEqual({ undone: 2, kept: [] });
    const { version: _, updatedAt: __, ...before } = jetty;
    expect(await find(app, jetty.id)).toMatchObject(before);
    expect(await find(app, reef.id)).toMatchObject({ status: null, provenance: null });
    const lines = await auditLines(app);
    expect(lines).toContain('records_changed 2 dive sites: Closed. Closed after storm damage.');
    expect(lines).toContain('content_unfeatured Jetty');
    expect(lines).toContain('records_change_undone 2 dive sites');
  });

  test('a visitor’s cached guide shows a closure at once', async () => {
    const { app, jetty } = await withSites();
    await find(app, jetty.id);
    await change(app, [jetty.id], closing);
    expect(await find(app, jetty.id)).toMatchObject({ status: 'closed' });
  });

  test('a preview shows each change and writes nothing', async () => {
    const { app, jetty, reef, ids } = await withSites();
    const plan = await change(app, ids, closing, true);
    expect(plan.dryRun).toBe(true);
    expect(plan.changes.find(({ id }) => id === jetty.id)?.fields).toEqual([
      { label: 'Status', before: null, after: 'Closed' },
      { label: 'Reason of the Status', before: null, after: 'Closed after storm damage.' },
      { label: 'Known As Of', before: null, after: '2026-11-23' },
      { label: 'Featured', before: 'Yes', after: 'No' },
    ]);
    expect(await find(app, jetty.id)).toEqual(jetty);
    expect((await find(app, reef.id))?.version).toBe(1);
    expect((await auditLines(app)).join()).not.toContain('records_changed');
  });

  test('a notice is appended once to the existing notice of a site', async () => {
    const { app, jetty, reef, ids } = await withSites();
    const notice = { action: 'notice', notice: 'No fires in November.' };
    const done = await change(app, ids, notice);
    expect((await find(app, jetty.id))?.notice).toBe('No fires in November.');
    expect((await find(app, reef.id))?.notice).toBe('Ask the ranger. No fires in November.');
    expect(await change(app, ids, notice)).toMatchObject({ changes: [], unchanged: 2 });
    await undo(app, done);
    expect((await find(app, reef.id))?.notice).toBe('Ask the ranger.');
  });

  test('a change features the open sites and refuses the closed site', async () => {
    const { app, jetty, reef, ids } = await withSites();
    await change(app, [jetty.id], closing);
    const done = await change(app, ids, { action: 'feature', featured: true });
    expect(done.refused).toEqual([
      { id: jetty.id, name: 'Jetty', reason: 'A closed or damaged site is not featured.' },
    ]);
    expect((await find(app, reef.id))?.featured).toBe(true);
    await undo(app, done);
    expect((await find(app, reef.id))?.featured).toBe(false);
  });

  test('sites move to the bin together and undo restores them with their ids', async () => {
    const { app, jetty, ids } = await withSites();
    const done = await change(app, ids, { action: 'bin' });
    expect(await find(app, jetty.id)).toBeUndefined();
    expect(await (await app.admin('/api/admin/bin')).json()).toHaveLength(2);
    expect(await undo(app, done)).toEqual({ undone: 2, kept: [] });
    expect(await find(app, jetty.id)).toMatchObject({ name: 'Jetty', featured: true });
    expect(await undo(app, done)).toMatchObject({ undone: 0 });
  });

  test('undo skips a site that was changed since', async () => {
    const { app, jetty, reef, ids } = await withSites();
    const done = await change(app, ids, closing);
    await app.admin(`${base}/${reef.id}/photo`, {
      method: 'PATCH',
      body: { imageUrl: '/art/articles/first-dive.jpg' },
    });
    expect(await undo(app, done)).toEqual({ undone: 1, kept: ['Reef'] });
    expect((await find(app, jetty.id))?.status).toBeNull();
    expect((await find(app, reef.id))?.status).toBe('closed');
  });

  test('the whole change is rolled back if one site fails', async () => {
    const { app, jetty, reef } = await withSites();
    const { database } = app.services;
    const broken = { ...app.services, clock: () => new Date(Number.NaN) };
    const { changeSites } = await import('./bulk.ts');
    const asked = { ...closing, source: 'Seen' } as never;
    await expect(
      changeSites(broken, [jetty.id, reef.id], asked, { address: '' }),
    ).rejects.toThrow();
    const rows = await database.selectFrom('diveSites').select('status').execute();
    expect(rows.map(({ status }) => status)).toEqual([null, null]);
  });

  test('only the admin reads the list of checks, which has the latest day of each site', async () => {
    const { app, jetty, reef } = await withSites();
    await change(app, [jetty.id], closing);
    expect((await app.anonymous(`${base}/checks`)).status).toBe(401);
    expect(await (await app.admin(`${base}/checks`)).json()).toEqual([
      { id: jetty.id, checkedOn: '2026-11-23' },
      { id: reef.id, checkedOn: null },
    ]);
  });

  test('a change lists a missing site as refused', async () => {
    const { app, reef } = await withSites();
    const done = await change(app, [reef.id, 999], closing);
    expect(done.changes).toHaveLength(1);
    expect(done.refused).toEqual([
      { id: 999, name: 'Dive site 999', reason: 'It is no longer there.' },
    ]);
  });

  test.each([
    [{ ids: [], change: closing }, 'ids'],
    [{ ids: Array.from({ length: maxBulkSites + 1 }, (_, id) => id + 1), change: closing }, 'ids'],
    [{ ids: [1], change: { ...closing, statusReason: ' ' } }, 'change.statusReason'],
    [{ ids: [1], change: { ...closing, statusAsOf: 'today' } }, 'change.statusAsOf'],
    [{ ids: [1], change: { action: 'notice', notice: '' } }, 'change.notice'],
    [{ ids: [1], change: { action: 'rename' } }, 'change.action'],
  ])('an invalid request is refused: %#', async (body, field) => {
    const app = await open();
    const answer = await send<{ details: object }>(app, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.details)).toContain(field);
  });

  test('an anonymous request is refused', async () => {
    const { app, ids } = await withSites();
    const answer = await app.anonymous(`${base}/bulk`, {
      method: 'POST',
      body: { ids, change: closing },
    });
    expect(answer.status).toBe(401);
  });
});
