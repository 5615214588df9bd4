import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onBothDatabases, type TestApp } from '../../../../tests/support/both-databases.ts';
import { sendReport, solvedChallenge } from '../../../../tests/support/send-report.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import type {
  AcceptedChanges,
  QueuedReport,
  ReportQueue,
  SiteReports,
} from '../../../contract/reports.ts';
import { forgetSenders } from './forget-senders.ts';

const environment = { TRUST_PROXY: '127.0.0.1', FORM_LIMIT: '100' };
const closure = { kind: 'closure', details: { reason: 'storm' } };
const dive = {
  kind: 'dive',
  details: { visibility: 8, temperature: 17.5, surge: 'some', current: 'none', cost: 0 },
};
/** Finds the path of the confirmation page in the mails to an address. */
async function findConfirmation({ services }: TestApp, email: string) {
  const query = services.database.selectFrom('outbox').select('message');
  const mails = await query.where('recipient', '=', email).orderBy('id').execute();
  const text = mails.map(({ message }) => (JSON.parse(message) as { text: string }).text).join();
  return /http\S+?(\/reports\/confirm\/[\w.-]+)/.exec(text)?.[1] ?? '';
}

async function confirm(app: TestApp, email: string) {
  const path = await findConfirmation(app, email);
  expect((await app.anonymous(path, { method: 'POST' })).status).toBe(200);
}

const walk = (right: string) => ({
  kind: 'correction',
  field: 'walkMetres',
  details: { factName: 'Walk to the water', right, knownBy: 'there' },
});

async function readQueue({ admin }: TestApp, query = '') {
  return (await (await admin(`/api/reports${query}`)).json()) as ReportQueue;
}

const settle = ({ admin }: TestApp, { id }: { id: number }, body: object) =>
  admin(`/api/reports/${id}`, { method: 'PATCH', body });

async function readSite({ anonymous }: TestApp, id: number) {
  return (await (await anonymous(`/api/dive-sites/${id}`)).json()) as DiveSite;
}

async function readReports({ anonymous }: TestApp, id: number) {
  return (await (await anonymous(`/api/dive-sites/${id}/reports`)).json()) as SiteReports;
}

/** Sends a report about a new site. @returns the site and the report as the owner sees it */
async function sendOne(app: TestApp, fields: object, siteFields: object = {}) {
  const site = await addSite(app, siteFields);
  const answer = await sendReport(app, { record: String(site.id), ...fields });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { reports } = await readQueue(app);
  const [report] = reports as [QueuedReport];
  return { site, report };
}

onBothDatabases('reports of divers', (open) => {
  test('an accepted correction changes the fact, its source and the history', async () => {
    const app = await open(environment);
    const { site, report } = await sendOne(
      app,
      { ...walk('250 m'), email: 'jo@example.com', name: 'Jo' },
      { walkMetres: 40 },
    );
    expect(report).toMatchObject({
      ...{ kind: 'correction', title: site.name, field: 'walkMetres', status: 'new', danger: 1 },
      ...{ fieldLabel: 'Walk to the water', standing: '40 m', isLine: true },
      details: { right: '250 m', knownBy: 'there' },
    });
    expect((await readSite(app, site.id)).walkMetres).toBe(40);
    await confirm(app, 'jo@example.com');

    const taken = await settle(app, report, { decision: 'take', value: '250 m', thank: true });
    expect(await taken.json()).toMatchObject({ status: 'taken', standing: '250 m' });
    const after = await readSite(app, site.id);
    expect(after).toMatchObject({ walkMetres: 250, version: site.version + 1 });
    expect(after.provenance?.walkMetres).toEqual({
      source: 'A diver who was there, 20 November 2026, accepted by the owner',
      confidence: 'local',
      checkedOn: '2026-11-20',
    });
    const revisions = await app.admin(`/api/dive-sites/${site.id}/revisions`);
    expect(await revisions.json()).toHaveLength(1);
    const mails = await app.services.database.selectFrom('outbox').selectAll().execute();
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['report', 'jo@example.com'],
      ['report', 'jo@example.com'],
    ]);
    expect(mails[1]?.message).toContain('is on the site now');
    const again = await settle(app, report, { decision: 'take' });
    expect(again.status).toBe(409);
    expect(await app.services.database.selectFrom('outbox').selectAll().execute()).toHaveLength(2);
  });

  test('an invalid value is refused with the reason, and the report still waits', async () => {
    const app = await open(environment);
    const { site, report } = await sendOne(app, walk('a long way'));
    const answer = await settle(app, report, { decision: 'take', value: 'a long way' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: '“a long way” is no number.' });
    expect((await readQueue(app)).reports).toMatchObject([{ status: 'new' }]);
    expect((await readSite(app, site.id)).version).toBe(1);
  });

  test('a closure sends the owner a mail and closes the guide once accepted', async () => {
    const app = await open(environment);
    const { site, report } = await sendOne(app, closure);
    expect(report).toMatchObject({ danger: 3, details: { reason: 'storm' } });
    const mails = await app.services.database.selectFrom('outbox').selectAll().execute();
    expect(mails).toMatchObject([{ kind: 'owner' }]);
    expect(mails[0]?.message).toContain(`Reported closed: ${site.name}`);
    expect((await readSite(app, site.id)).status).toBe(null);
    await settle(app, report, { decision: 'take' });
    expect(await readSite(app, site.id)).toMatchObject({
      status: 'closed',
      statusReason: 'Closed after storm damage.',
      statusAsOf: '2026-11-20',
    });
  });

  test('the queue lists the most dangerous reports first, then the newest', async () => {
    const app = await open(environment);
    const { id } = await addSite(app);
    const about = { record: String(id) };
    await sendReport(app, { ...about, ...closure });
    await sendReport(app, { ...about, ...dive });
    await sendReport(app, { ...about, ...walk('9') });
    await sendReport(app, { ...about, ...walk('Bega'), field: 'hospital' });
    const { reports, counts } = await readQueue(app);
    expect(reports.map(({ kind, field }) => [kind, field])).toEqual([
      ['closure', ''],
      ['correction', 'hospital'],
      ['correction', 'walkMetres'],
      ['dive', ''],
    ]);
    expect(counts).toMatchObject({ new: 4, taken: 0 });
    expect((await app.anonymous('/api/reports')).status).toBe(401);
  });

  test('a dive is public once accepted, with the name only if the diver agreed', async () => {
    const app = await open(environment);
    const { site, report } = await sendOne(app, { ...dive, name: 'Jo' });
    expect(await readReports(app, site.id)).toEqual({
      ...{ dives: [], photographs: [], freshDays: 90, reportedClosed: null },
    });
    await settle(app, report, { decision: 'take' });
    await sendReport(app, { ...dive, record: String(site.id), name: 'Ann', showName: true });
    await settle(app, (await readQueue(app)).reports[0] as QueuedReport, { decision: 'take' });
    const { dives } = await readReports(app, site.id);
    expect(dives).toMatchObject([
      { by: 'Ann', visibility: 8, temperature: 17.5, surge: 'some', current: 'none', ageDays: 1 },
      { by: null },
    ]);
    app.passMinutes(14 * 60);
    const declined = await settle(app, { id: dives[0]?.id ?? 0 }, { decision: 'decline' });
    expect(declined.status).toBe(200);
    expect((await readReports(app, site.id)).dives, 'after midnight in Sydney').toMatchObject([
      { by: null, ageDays: 2 },
    ]);
  });

  test('an invalid report is refused with the reason and is not stored', async () => {
    const app = await open(environment);
    const { id } = await addSite(app);
    const record = String(id);
    const wrong: [object, string][] = [
      [{ ...closure, day: '2026-12-24' }, 'That day lies in the future.'],
      [
        { ...dive, details: { temperature: 61 } },
        'Temperature is a number from 2 to 36 °C, or left empty.',
      ],
      [{ ...walk('x'.repeat(501)) }, 'What is right: 500 characters at most.'],
      [{ ...walk('') }, 'Say what is right.'],
      [{ ...walk('1'), field: 'colour' }, 'The page has no such fact.'],
      [{ ...closure, email: 'jo@' }, 'Please give a valid email address.'],
      [{ ...dive, details: { species: ['mermaid'] } }, 'One of the animals is not in our list.'],
    ];
    for (const [fields, error] of wrong) {
      const answer = await sendReport(app, { record, ...fields });
      expect(answer.status, error).toBe(400);
      expect(JSON.stringify(await answer.json())).toContain(error);
    }
    const missing = await sendReport(app, { record: '999', ...closure });
    expect(missing.status).toBe(404);
    expect((await readQueue(app)).reports).toEqual([]);
  });

  test('a report that is sent repeatedly is stored once', async () => {
    const app = await open(environment);
    const { id: site } = await addSite(app);
    const report = { id: randomUUID(), record: String(site), ...closure };
    const answers = await Promise.all([1, 2, 3].map(() => sendReport(app, report)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await sendReport(app, report)).status).toBe(200);
    expect((await readQueue(app)).reports).toHaveLength(1);
  });

  test('a solved proof of work is accepted once, and a wrong, forged or expired proof is refused', async () => {
    const app = await open(environment);
    const { id } = await addSite(app);
    const report = { record: String(id), ...closure };
    const solved = await solvedChallenge(app);
    expect((await sendReport(app, { ...report, ...solved })).status).toBe(200);
    const refused = async (proof: object) => {
      const answer = await sendReport(app, { ...report, ...proof });
      expect(await answer.json()).toEqual({
        error: 'The form has expired. Please send it again.',
      });
    };
    await refused(solved);
    const other = await solvedChallenge(app);
    await refused({ ...other, nonces: other.nonces.map((nonce) => nonce + 1) });
    await refused({ ...other, challenge: `1${other.challenge}` });
    app.passMinutes(61);
    await refused(other);
    expect((await readQueue(app)).reports).toHaveLength(1);
  });

  test('a question goes only to a sender who left an address and confirmed it', async () => {
    const app = await open(environment);
    const { report } = await sendOne(app, { ...walk('250') });
    const question = 'From which car park?';
    const refused = await settle(app, report, { decision: 'ask', question });
    expect(await refused.json()).toMatchObject({ error: 'The sender left no address.' });
    await sendReport(app, { ...walk('260'), record: report.record, email: 'Jo@Example.com' });
    const [asked] = (await readQueue(app)).reports as [QueuedReport];
    expect(asked.emailConfirmed).toBe(false);
    const tooSoon = await settle(app, asked, { decision: 'ask', question });
    expect(await tooSoon.json()).toMatchObject({
      error: 'The sender has not confirmed the address yet.',
    });
    await confirm(app, 'Jo@example.com');
    expect((await readQueue(app)).reports[0]?.emailConfirmed).toBe(true);
    expect((await settle(app, asked, { decision: 'ask', question })).status).toBe(200);
    const mails = await app.services.database.selectFrom('outbox').selectAll().execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['Jo@example.com', 'Jo@example.com']);
    expect(mails[1]?.message).toContain(question);
    expect((await readQueue(app, '?show=asked')).reports).toHaveLength(1);
  });

  test('spam includes all new reports from the same network, and each can be reopened', async () => {
    const app = await open(environment);
    const { report } = await sendOne(app, walk('1'));
    for (const right of ['2', '3'])
      await sendReport(app, { ...walk(right), record: report.record });
    await sendReport(app, { ...walk('4'), record: report.record }, '198.51.100.7');
    await settle(app, report, { decision: 'spam', network: true });
    const { reports, counts } = await readQueue(app);
    expect(reports.map(({ details }) => details.right)).toEqual(['4']);
    expect(counts.spam).toBe(3);
    await settle(app, report, { decision: 'reopen' });
    expect((await readQueue(app)).counts).toMatchObject({ new: 2, spam: 2 });
  });

  test('a closure from two networks within a week is public if the owner turns that on', async () => {
    const app = await open(environment);
    const { id } = await addSite(app);
    const send = (from: string) => sendReport(app, { record: String(id), ...closure }, from);
    await send('203.0.113.1');
    await send('203.0.113.1');
    await send('198.51.100.7');
    expect((await readReports(app, id)).reportedClosed).toBe(null);
    const set = (values: object) =>
      app.admin('/api/settings/40', { method: 'PATCH', body: { values } });
    expect((await set({ unconfirmed: 'on' })).status).toBe(200);
    expect((await readReports(app, id)).reportedClosed).toBe('2026-11-20');
    const { id: other } = await addSite(app, { name: 'Another jetty' });
    await sendReport(app, { record: String(other), ...closure });
    await sendReport(app, { record: String(other), ...closure });
    expect((await readReports(app, other)).reportedClosed).toBe(null);
    await sendReport(app, { record: String(other), ...closure }, '198.51.100.7');
    expect((await readReports(app, other)).reportedClosed).toBe('2026-11-20');
    app.passMinutes(8 * 24 * 60);
    // A change of settings evicts the cached answer.
    await set({ freshDays: 91 });
    expect((await readReports(app, other)).reportedClosed).toBe(null);
  });

  test('spam from one network removes its reported closure from each guide', async () => {
    const app = await open(environment);
    const values = { unconfirmed: 'on' };
    await app.admin('/api/settings/40', { method: 'PATCH', body: { values } });
    const sites = [await addSite(app), await addSite(app, { name: 'Another jetty' })];
    for (const { id } of sites) {
      for (const from of ['203.0.113.1', '198.51.100.7']) {
        await sendReport(app, { record: String(id), ...closure }, from);
      }
    }
    const closed = () =>
      Promise.all(sites.map(async ({ id }) => (await readReports(app, id)).reportedClosed));
    expect(await closed()).toEqual(['2026-11-20', '2026-11-20']);
    const [report] = (await readQueue(app)).reports;
    await settle(app, report as QueuedReport, { decision: 'spam', network: true });
    expect(await closed()).toEqual([null, null]);
  });

  test('the list of changes contains accepted reports without personal data', async () => {
    const app = await open(environment);
    const { site, report } = await sendOne(app, { ...walk('250'), email: 'jo@example.com' });
    await settle(app, report, { decision: 'take', value: '250' });
    await sendReport(app, { ...walk('<b>spam</b>'), record: report.record });
    const text = await (await app.anonymous('/api/reports/changes')).text();
    expect(JSON.parse(text) as AcceptedChanges).toEqual({
      changes: [
        {
          ...{ id: report.id, kind: 'correction', title: site.name, by: null },
          path: `/dive-sites/${site.id}`,
          fieldLabel: 'Walk to the water',
          day: '2026-11-20',
          acceptedAt: expect.any(String),
        },
      ],
      counts: { correction: 1, closure: 0, dive: 0 },
    });
  });

  test('the sender of a report is deleted after 12 months, except a public name', async () => {
    const app = await open(environment);
    const { site } = await sendOne(app, { ...walk('1'), name: 'Jo', email: 'jo@example.com' });
    const record = String(site.id);
    await sendReport(app, { ...dive, record, name: 'Ann', showName: true });
    expect(await forgetSenders(app.services)).toBe(0);
    app.passMinutes(366 * 24 * 60);
    expect(await forgetSenders(app.services)).toBe(2);
    const rows = await app.services.database.selectFrom('reports').selectAll().execute();
    expect(rows.map(({ name, email, network }) => ({ name, email, network }))).toEqual([
      { name: '', email: '', network: '' },
      { name: 'Ann', email: '', network: '' },
    ]);
    expect(await forgetSenders(app.services)).toBe(0);
  });
});
