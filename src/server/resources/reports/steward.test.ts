import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { sendReport } from '../../../../tests/support/send-report.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import type { StewardLink } from '../../../contract/new-report.ts';
import type { AcceptedChanges, ReportQueue } from '../../../contract/reports.ts';

const environment = { TRUST_PROXY: '127.0.0.1' };
const steward = { stewardName: 'Fleurieu Dive Club', stewardUrl: 'https://club.example/' };
const walk = (right: string) => ({
  kind: 'correction',
  field: 'walkMetres',
  details: { factName: 'Walk to the water', right, knownBy: 'there' },
});
const closure = { kind: 'closure', details: { reason: 'storm' } };
const stale =
  'This steward’s link is not valid any more. Send it again as any diver would, or ask us for a new link.';

async function changeLink({ admin }: TestApp, id: number, method: 'GET' | 'POST' | 'DELETE') {
  const answer = await admin(`/api/dive-sites/${id}/steward`, { method });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as StewardLink).link;
}

const keyIn = (link: string | null) => link?.split('#steward=')[1] ?? '';

/** Adds a site that has a steward with a link. */
async function addStewardedSite(app: TestApp, fields: object = {}) {
  const site = await addSite(app, { ...steward, walkMetres: 40, ...fields });
  return { site, key: keyIn(await changeLink(app, site.id, 'POST')) };
}

/** Sends a report without a proof of work, as a steward's form does. */
const propose = ({ anonymous }: TestApp, id: number, key: string, fields: object = walk('250 m')) =>
  anonymous('/api/reports', {
    method: 'POST',
    body: {
      ...{ id: randomUUID(), resource: 'dive-sites', record: String(id), day: '2026-11-20' },
      ...{ steward: key, ...fields },
    },
    headers: { 'X-Forwarded-For': '203.0.113.9' },
  });

const askName = ({ anonymous }: TestApp, site: number, key: string) =>
  anonymous('/api/reports/steward', { method: 'POST', body: { site, key } });

async function readQueue({ admin }: TestApp) {
  return (await (await admin('/api/reports')).json()) as ReportQueue;
}

async function readSite({ anonymous }: TestApp, id: number) {
  return (await (await anonymous(`/api/dive-sites/${id}`)).json()) as DiveSite;
}

onSqliteFirst('stewards of dive sites', (open) => {
  test('a steward’s proposal waits for the owner, and the accepted fact names the steward', async () => {
    const app = await open(environment);
    const { site, key } = await addStewardedSite(app);
    expect(await changeLink(app, site.id, 'GET')).toBe(
      `${app.services.config.siteUrl}/dive-sites/${site.id}#steward=${key}`,
    );
    expect(await (await askName(app, site.id, key)).json()).toEqual({ name: 'Fleurieu Dive Club' });
    expect((await propose(app, site.id, key)).status).toBe(200);
    expect(await readSite(app, site.id)).toMatchObject({ ...steward, walkMetres: 40, version: 1 });

    const [report] = (await readQueue(app)).reports;
    expect(report).toMatchObject({ steward: 'Fleurieu Dive Club', name: '', standing: '40 m' });
    const body = { decision: 'take', value: '250 m' };
    await app.admin(`/api/reports/${report?.id}`, { method: 'PATCH', body });
    const after = await readSite(app, site.id);
    expect(after.walkMetres).toBe(250);
    expect(after.provenance?.walkMetres?.source).toBe(
      'Fleurieu Dive Club, steward of the site, 20 November 2026, accepted by the owner',
    );
    const changes = await (await app.anonymous('/api/reports/changes')).json();
    expect((changes as AcceptedChanges).changes).toMatchObject([{ by: 'Fleurieu Dive Club' }]);
  });

  test('the queue sorts reports by danger, and lists stewards first within the same danger', async () => {
    const app = await open(environment);
    const { site, key } = await addStewardedSite(app);
    await propose(app, site.id, key);
    await propose(app, site.id, key, { ...closure, name: 'Club' });
    const record = String(site.id);
    await sendReport(app, { record, ...walk('9 m') });
    await sendReport(app, { record, ...closure });
    await sendReport(app, { record, ...walk('Bega'), field: 'hospital' });
    const { reports } = await readQueue(app);
    expect(reports.map(({ danger, steward: name }) => [danger, name])).toEqual([
      [3, 'Fleurieu Dive Club'],
      [3, ''],
      [2, ''],
      [1, 'Fleurieu Dive Club'],
      [1, ''],
    ]);
  });

  test('a link is refused if it was revoked or replaced, or has another name or site', async () => {
    const app = await open(environment);
    const { site, key } = await addStewardedSite(app);
    const { site: other, key: otherKey } = await addStewardedSite(app, { name: 'Another jetty' });
    const expectStale = async (id: number, dead: string) => {
      const asked = await askName(app, id, dead);
      expect([asked.status, await asked.json()]).toEqual([
        404,
        { error: 'This steward’s link is not valid any more. Ask us for a new one.' },
      ]);
      const sent = await propose(app, id, dead);
      expect([sent.status, await sent.json()]).toEqual([
        400,
        { error: stale, details: { steward: [stale] } },
      ]);
    };
    await expectStale(site.id, otherKey);
    const replaced = keyIn(await changeLink(app, site.id, 'POST'));
    expect(replaced).not.toBe(key);
    await expectStale(site.id, key);
    expect(await changeLink(app, site.id, 'DELETE')).toBe(null);
    await expectStale(site.id, replaced);
    const renamed = await app.admin(`/api/dive-sites/${other.id}`, {
      method: 'PUT',
      body: { ...other, stewardName: 'A shop' },
    });
    expect(renamed.status).toBe(200);
    await expectStale(other.id, otherKey);
    expect((await readQueue(app)).reports).toEqual([]);
  });

  test('a report without a steward’s key requires a solved proof of work', async () => {
    const app = await open(environment);
    const { site } = await addStewardedSite(app);
    const body = { id: randomUUID(), resource: 'dive-sites', record: String(site.id) };
    const bare = { ...body, day: '2026-11-20', ...walk('250 m') };
    for (const proof of [{}, { challenge: '', nonces: [] }, { nonces: [1, 2] }]) {
      const answer = await app.anonymous('/api/reports', {
        method: 'POST',
        body: { ...bare, ...proof },
      });
      expect(answer.status).toBe(403);
    }
    const { challenge } = (await (
      await app.anonymous('/api/reports/challenge', { method: 'POST' })
    ).json()) as { challenge: string };
    app.passMinutes(1);
    const unsolved = { ...bare, challenge, nonces: [] };
    expect((await app.anonymous('/api/reports', { method: 'POST', body: unsolved })).status).toBe(
      403,
    );
  });

  test('a steward sends up to 100 reports a day', async () => {
    const app = await open(environment);
    const { site, key } = await addStewardedSite(app);
    for (let sent = 0; sent < 100; sent += 1) {
      expect((await propose(app, site.id, key, walk(`${sent} m`))).status).toBe(200);
    }
    const answer = await propose(app, site.id, key);
    expect([answer.status, await answer.json()]).toEqual([
      429,
      { error: 'That is more than a steward can send in a day. Please send the rest tomorrow.' },
    ]);
  });

  test('no public answer, log entry or report contains the key of a link', async () => {
    const app = await open(environment);
    const { site, key } = await addStewardedSite(app);
    await propose(app, site.id, key);
    const [report] = (await readQueue(app)).reports;
    await app.admin(`/api/reports/${report?.id}`, { method: 'PATCH', body: { decision: 'take' } });
    const publicPaths = [
      ...[`/api/dive-sites/${site.id}`, `/api/dive-sites/${site.id}/reports`, '/api/dive-sites'],
      ...['/api/reports/changes', '/api/dive-sites/export?format=csv', '/changes.xml'],
    ];
    for (const path of publicPaths) {
      const text = await (await app.anonymous(path)).text();
      expect(text).not.toContain(key);
    }
    expect((await app.anonymous(`/api/dive-sites/${site.id}/steward`)).status).toBe(401);
    const events = await app.services.database.selectFrom('auditLogs').selectAll().execute();
    expect(JSON.stringify(events)).toContain('steward_link_made');
    expect(JSON.stringify(events)).not.toContain(key);
    expect(JSON.stringify((await readQueue(app)).reports)).not.toContain(key);
  });

  test('a link is refused for a site without a steward', async () => {
    const app = await open(environment);
    const { id } = await addSite(app);
    const answer = await app.admin(`/api/dive-sites/${id}/steward`, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { error: 'Name the steward and save first.' },
    ]);
    expect(await changeLink(app, id, 'GET')).toBe(null);
    expect((await app.admin('/api/dive-sites/999/steward')).status).toBe(404);
  });
});
