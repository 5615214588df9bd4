import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ReportQueue } from '../../src/contract/reports.ts';
import { addSite } from '../support/add-site.ts';
import { onSqliteFirst } from '../support/both-databases.ts';
import { sendReport, solvedChallenge } from '../support/send-report.ts';
import { testAll } from '../support/test-all.ts';

const sendings = testAll ? 1000 : 130;
/** Number of reports with a solved puzzle, as from a determined sender. */
const solving = testAll ? 120 : 70;
const script = '<script>alert(1)</script>';
/** The report forms of visitors, filled with markup. */
const forms = [
  { kind: 'correction', field: 'walkMetres', details: { right: script, knownBy: 'there' } },
  { kind: 'closure', details: { reason: 'other', note: script } },
  { kind: 'dive', details: { visibility: 0, temperature: 36, surge: 'strong', cost: 2000 } },
] as const;

onSqliteFirst('hostile reports', (open) => {
  test(`${sendings} of them change nothing public and leave the queue usable`, async () => {
    const app = await open({ TRUST_PROXY: '127.0.0.1' });
    const site = await addSite(app, { stewardName: 'A club' });
    await app.admin(`/api/dive-sites/${site.id}/steward`, { method: 'POST' });
    const record = String(site.id);
    const readPublic = async () =>
      Promise.all(
        [
          `/api/dive-sites/${record}`,
          `/api/dive-sites/${record}/reports`,
          '/api/reports/changes',
        ].map(async (path) => (await app.anonymous(path)).text()),
      );
    const before = await readPublic();
    const version = app.services.content.countChanges(['dive-sites', 'reports']);
    const hostile = (number: number) => ({
      record,
      ...forms[number % forms.length],
      name: script.slice(0, 100),
      // The address belongs to a person who sent no report.
      email: `victim${number}@example.com`,
      showName: true,
    });
    let stored = 0;
    for (let number = 0; number < solving; number += 1) {
      // Each report comes from another network, so the quota of one network does not apply.
      const answer = await sendReport(app, hostile(number), `198.51.${number}.1`);
      if (answer.status === 200) stored += 1;
    }
    const used = await solvedChallenge(app);
    for (let number = solving; number < sendings; number += 1) {
      const fields = { id: randomUUID(), resource: 'dive-sites', day: '2026-11-20', ...used };
      const bait = [{}, { website: 'https://spam.example' }, { steward: 'f'.repeat(32) }][
        number % 5
      ];
      await app.anonymous('/api/reports', {
        method: 'POST',
        body: { ...fields, ...hostile(number), ...bait },
        headers: { 'X-Forwarded-For': `203.0.113.${number % 250}` },
      });
    }
    expect(await readPublic()).toEqual(before);
    expect(app.services.content.countChanges(['dive-sites', 'reports'])).toBe(version);
    const queue = (await (await app.admin('/api/reports')).json()) as ReportQueue;
    expect(stored).toBe(60);
    expect(queue.counts.new).toBeLessThanOrEqual(61);
    expect(queue.reports.length).toBeLessThanOrEqual(100);
    expect(queue.heldBack).toBe(sendings - (queue.counts.new ?? 0));
    const mails = await app.services.database.selectFrom('outbox').select('id').execute();
    // The owner gets ten mails about closures, and 40 mails ask to confirm an address.
    expect(mails.length).toBeLessThanOrEqual(50);

    // A diver's report of a closure in the next hour still comes first.
    app.passMinutes(61);
    const honest = { record, kind: 'closure', details: { reason: 'storm' } };
    expect((await sendReport(app, honest, '192.0.2.8')).status).toBe(200);
    const after = (await (await app.admin('/api/reports')).json()) as ReportQueue;
    expect(after.reports[0]).toMatchObject({ kind: 'closure', details: { reason: 'storm' } });
  }, 120_000);
});
