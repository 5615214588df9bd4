import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, onTestFinished, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { photographAt, sendPhotograph } from '../../../../tests/support/send-photograph.ts';
import { sendReport } from '../../../../tests/support/send-report.ts';
import { paths } from '../../../contract/paths.ts';
import type { AcceptedChanges, ReportQueue } from '../../../contract/reports.ts';

const source = 'A diver, by a sign on site, 20 November 2026, accepted by the owner';

onSqliteFirst('outcomes of reports', (open) => {
  test('accepted facts, photographs and thanks reach the open data, the feed and the counts', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-outcomes-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const app = await open({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', FORM_LIMIT: '100' });
    const site = await addSite(app, { name: 'Kelp & <Bed>', walkMetres: 40 });
    const record = String(site.id);
    const sent = randomUUID();
    const name = 'Ann <b>Reef</b>';
    const photographs = (['cc-by', 'site'] as const).map((licence) => ({ licence, credit: 'Ann' }));
    const dive = { kind: 'dive', details: { visibility: 8 }, name, showName: true, photographs };
    await sendReport(app, {
      ...{ record, kind: 'correction', field: 'walkMetres', name: 'Jo', email: 'jo@example.com' },
      details: { factName: 'Walk to the water', right: '250', knownBy: 'sign' },
    });
    await sendReport(app, { id: sent, record, ...dive });
    await sendReport(app, { record, kind: 'closure', details: { reason: 'storm' } });
    await sendReport(app, { record, kind: 'closure', details: { reason: 'works' } });
    for (const number of [1, 2]) {
      await sendPhotograph(app, sent, number, await photographAt(-35, 138));
    }
    const { reports } = (await (await app.admin('/api/reports')).json()) as ReportQueue;
    const settle = async (kind: string, decision: string, value?: string) => {
      const report = reports.find((one) => one.kind === kind && one.status === 'new');
      for (const { number, state } of report?.photographs ?? []) {
        expect(state).toBe('new');
        const body = { decision: 'take', alt: `Kelp ${number}` };
        const path = `/api/reports/${report?.id}/photographs/${number}`;
        expect((await app.admin(path, { method: 'PATCH', body })).status).toBe(200);
      }
      const body = { decision, value };
      const path = `/api/reports/${report?.id}`;
      expect((await app.admin(path, { method: 'PATCH', body })).status).toBe(200);
    };
    await settle('correction', 'take', '250');
    await settle('dive', 'take');
    await settle('closure', 'take');

    const geo = await (await app.anonymous(paths.dataGeoJson)).json();
    const [feature] = (geo as { features: { properties: Record<string, unknown> }[] }).features;
    expect(feature?.properties).toMatchObject({
      walkMetres: 250,
      status: 'closed',
      provenance: { walkMetres: { source, confidence: 'local', checkedOn: '2026-11-20' } },
      photographs: [
        { credit: 'Ann', licence: 'CC BY 4.0', url: expect.stringContaining('/media/') },
        {
          credit: 'Ann',
          licence: 'For this site alone',
          url: expect.stringContaining(`/dive-sites/${site.id}`),
        },
      ],
    });
    const csv = await (await app.anonymous(paths.dataCsv)).text();
    const [row] = parse(csv, { columns: true, bom: true }) as Record<string, string>[];
    expect(row?.walkMetres).toBe('250');
    expect(row?.provenance).toContain(source);

    const feed = await (await app.anonymous(paths.changesFeed)).text();
    expect(feed).toContain('<summary>Thanks to Ann &lt;b&gt;Reef&lt;/b&gt;.</summary>');
    expect(feed).toContain('Kelp &amp; &lt;Bed&gt;: “Walk to the water” corrected');
    expect(feed.match(/<entry>/g)).toHaveLength(3);
    const changes = await (await app.anonymous('/api/reports/changes')).json();
    expect((changes as AcceptedChanges).counts).toEqual({ correction: 1, closure: 1, dive: 1 });
    const published = JSON.stringify([geo, csv, feed, changes]);
    for (const secret of ['Jo', 'jo@example.com', 'storm']) expect(published).not.toContain(secret);
  });

  test('the OpenAPI document lists every endpoint of reports and stewards', async () => {
    const app = await open();
    const answer = await app.anonymous('/api/openapi.json');
    const { paths: described } = (await answer.json()) as { paths: Record<string, object> };
    expect(
      Object.entries(described)
        .filter(([path]) => /reports|steward/.test(path))
        .flatMap(([path, calls]) => Object.keys(calls).map((call) => `${call} ${path}`))
        .sort(),
    ).toEqual([
      'delete /api/dive-sites/{id}/steward',
      'get /api/dive-sites/{id}/reports',
      'get /api/dive-sites/{id}/reports/animals',
      'get /api/dive-sites/{id}/steward',
      'get /api/reports',
      'get /api/reports/changes',
      'get /api/reports/{id}',
      'get /api/reports/{id}/photographs/{number}',
      'patch /api/reports/{id}',
      'patch /api/reports/{id}/photographs/{number}',
      'post /api/dive-sites/{id}/steward',
      'post /api/reports',
      'post /api/reports/challenge',
      'post /api/reports/steward',
      'put /api/reports/{sent}/photographs/{number}',
    ]);
  });
});
