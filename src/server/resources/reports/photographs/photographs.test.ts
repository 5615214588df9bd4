import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { addSite } from '../../../../../tests/support/add-site.ts';
import { onSqliteFirst, type TestApp } from '../../../../../tests/support/both-databases.ts';
import { draw, whenEncoded } from '../../../../../tests/support/pictures.ts';
import { photographAt, sendPhotograph } from '../../../../../tests/support/send-photograph.ts';
import { sendReport } from '../../../../../tests/support/send-report.ts';
import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import type { Picture } from '../../../../contract/media.ts';
import type { QueuedReport, ReportQueue, SiteReports } from '../../../../contract/reports.ts';

let dataDir = '';
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const licensed = { licence: 'cc-by', credit: 'Jo Diver', shows: 'A leafy seadragon' } as const;
const alone = { licence: 'site', credit: '', shows: '' } as const;
const filesIn = (...folder: string[]) =>
  existsSync(join(dataDir, ...folder)) ? readdirSync(join(dataDir, ...folder)) : [];
const waitingFiles = () => filesIn('media', 'reports');

onSqliteFirst('photographs of reports', (openApp) => {
  function open() {
    dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-photographs-'));
    folders.push(dataDir);
    return openApp({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', FORM_LIMIT: '100' });
  }

  const readQueue = async ({ admin }: TestApp, show = 'waiting') =>
    (await (await admin(`/api/reports?show=${show}`)).json()) as ReportQueue;
  const readPublic = async ({ anonymous }: TestApp, id: number) =>
    (await (await anonymous(`/api/dive-sites/${id}/reports`)).json()) as SiteReports;
  const settle = ({ admin }: TestApp, report: { id: number }, number: number, body: object) =>
    admin(`/api/reports/${report.id}/photographs/${number}`, { method: 'PATCH', body });

  /** Sends a dive with photographs. */
  async function announce(app: TestApp, photographs: readonly object[], fields: object = {}) {
    const site = await addSite(app, { latitude: '-35.52', longitude: '138.18' });
    const sent = randomUUID();
    const details = { visibility: 8 };
    const dive = { kind: 'dive', record: String(site.id), details, photographs, ...fields };
    const answer = await sendReport(app, { id: sent, ...dive });
    return { site, sent, answer };
  }

  async function sendOne(app: TestApp, facts: object = licensed) {
    const { site, sent } = await announce(app, [facts]);
    const answer = await sendPhotograph(app, sent, 1, await photographAt(-35.5, 138.2));
    expect(answer.status, await answer.clone().text()).toBe(200);
    const { reports } = await readQueue(app);
    return { site, sent, report: reports[0] as QueuedReport };
  }

  test('a photograph is stored without EXIF, shown only to the owner, and public once accepted', async () => {
    const app = await open();
    const { site, report } = await sendOne(app);
    const [photograph] = report.photographs;
    expect(photograph).toMatchObject({ ...licensed, number: 1, state: 'new' });
    expect(photograph?.distanceKm).toBeCloseTo(2.9, 0);
    const waiting = photograph?.src ?? '';
    expect((await app.anonymous(waiting)).status).toBe(401);
    const kept = await sharp(await (await app.admin(waiting)).arrayBuffer()).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 400, height: 600 });
    expect([kept.exif, kept.xmp, kept.iptc]).toEqual([undefined, undefined, undefined]);
    expect((await readPublic(app, site.id)).photographs).toEqual([]);

    const tooSoon = await app.admin(`/api/reports/${report.id}`, {
      method: 'PATCH',
      body: { decision: 'take' },
    });
    expect(await tooSoon.json()).toMatchObject({
      error: 'Take or decline its photographs first.',
    });
    const silent = await settle(app, report, 1, { decision: 'take', alt: '' });
    expect(silent.status).toBe(400);
    const taken = await settle(app, report, 1, { decision: 'take', alt: 'A leafy seadragon' });
    expect(taken.status, await taken.clone().text()).toBe(200);
    const [shown] = (await readPublic(app, site.id)).photographs;
    expect(shown).toMatchObject({
      ...{ alt: 'A leafy seadragon', credit: 'Jo Diver', day: '2026-11-20' },
      ...{ licence: 'CC BY 4.0', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/' },
    });
    const thumbnail = await app.anonymous(shown?.thumbnail ?? '');
    expect(thumbnail.status).toBe(200);
    expect((await sharp(await thumbnail.arrayBuffer()).metadata()).exif).toBeUndefined();
    expect(waitingFiles()).toEqual([]);
    const [picture] = (await (await app.admin('/api/media')).json()) as [Picture];
    expect(picture).toMatchObject({ alt: 'A leafy seadragon', credit: 'Jo Diver' });
    await whenEncoded(app, picture);
    const original = join(dataDir, 'media', 'originals', shown?.src.split('/')[2] ?? '');
    expect((await sharp(original).metadata()).exif).toBeUndefined();

    const deleted = await app.admin(`/api/media/${picture.id}`, { method: 'DELETE' });
    expect(deleted.status).toBe(409);
    expect(await deleted.json()).toMatchObject({ error: expect.stringContaining('Report') });
  });

  test('the guide has its plate until the owner makes a photograph the cover', async () => {
    const app = await open();
    const { site, report } = await sendOne(app);
    const read = async () =>
      (await (await app.anonymous(`/api/dive-sites/${site.id}`)).json()) as DiveSite;
    await settle(app, report, 1, { decision: 'take', alt: 'Kelp' });
    expect((await read()).imageUrl).toBe(site.imageUrl);
    const [picture] = (await (await app.admin('/api/media')).json()) as [Picture];
    await whenEncoded(app, picture);
    const covered = await settle(app, report, 1, { decision: 'cover' });
    expect(covered.status, await covered.clone().text()).toBe(200);
    expect((await read()).imageUrl).toBe(picture.src);
    const inUse = await settle(app, report, 1, { decision: 'decline' });
    expect(inUse.status).toBe(409);
  });

  test('declined photographs and the photographs of declined reports and spam are deleted', async () => {
    const app = await open();
    const { report } = await sendOne(app);
    expect(waitingFiles()).toHaveLength(1);
    expect((await settle(app, report, 1, { decision: 'decline' })).status).toBe(200);
    expect(waitingFiles()).toEqual([]);
    for (const decision of ['decline', 'spam']) {
      const other = await sendOne(app);
      expect(waitingFiles()).toHaveLength(1);
      await app.admin(`/api/reports/${other.report.id}`, { method: 'PATCH', body: { decision } });
      expect(waitingFiles()).toEqual([]);
      const late = await sendPhotograph(app, other.sent, 1, await draw().jpeg().toBuffer());
      expect(late.status).toBe(404);
    }
    const taken = await sendOne(app);
    await settle(app, taken.report, 1, { decision: 'take', alt: 'Kelp' });
    await settle(app, taken.report, 1, { decision: 'decline' });
    expect((await readPublic(app, taken.site.id)).photographs).toEqual([]);
    expect(await (await app.admin('/api/media')).json()).toEqual([]);
  });

  test('a photograph is received once, and the answer to the report lists the missing photographs', async () => {
    const app = await open();
    const { site, sent, answer } = await announce(app, [licensed, alone]);
    expect(await answer.json()).toEqual({ success: true, expects: [1, 2] });
    const file = await photographAt(-33.86, 151.2);
    const first = await sendPhotograph(app, sent, 2, file);
    const { distanceKm } = (await first.json()) as { distanceKm: number };
    expect(Math.round(distanceKm)).toBe(1204);
    expect((await sendPhotograph(app, sent, 2, file)).status).toBe(404);
    const again = await sendReport(app, { id: sent, kind: 'dive', record: String(site.id) });
    expect(again.status).toBe(400);
    const same = await sendReport(app, {
      ...{ id: sent, kind: 'dive', record: String(site.id), details: {} },
    });
    expect(await same.json()).toEqual({ success: true, expects: [1] });
    const { reports } = await readQueue(app);
    expect(reports[0]?.photographs.map(({ state }) => state)).toEqual(['expected', 'new']);
    expect(waitingFiles()).toHaveLength(1);
  });

  test('a photograph that arrives after its report was accepted waits in the queue', async () => {
    const app = await open();
    const { sent } = await announce(app, [alone]);
    const [report] = (await readQueue(app)).reports as [QueuedReport];
    await app.admin(`/api/reports/${report.id}`, { method: 'PATCH', body: { decision: 'take' } });
    expect((await readQueue(app)).reports).toEqual([]);
    await sendPhotograph(app, sent, 1, await draw().jpeg().toBuffer());
    expect((await readQueue(app)).reports).toMatchObject([{ status: 'taken' }]);
    await settle(app, report, 1, { decision: 'decline' });
    expect((await readQueue(app)).reports).toEqual([]);
  });

  test('too many, too large and unreadable photographs are refused with the reason', async () => {
    const app = await open();
    const many = await announce(app, [alone, alone, alone, alone]);
    expect(await many.answer.json()).toMatchObject({ error: 'Send 3 photographs at most.' });
    const wild = await announce(app, [{ ...licensed, licence: 'mine' }]);
    expect(await wild.answer.json()).toMatchObject({
      error: 'Choose a licence for the photograph.',
    });
    const species = await announce(app, [alone], {
      ...{ kind: 'correction', resource: 'regions', record: 'south-australia', field: '' },
      details: { right: 'x', knownBy: 'there' },
    });
    expect(species.answer.status).toBeGreaterThanOrEqual(400);

    const { sent } = await announce(app, [alone]);
    const refuse = async (content: Uint8Array, headers = {}) => {
      const answer = await sendPhotograph(app, sent, 1, content, headers);
      return [answer.status, ((await answer.json()) as { error: string }).error];
    };
    expect(await refuse(Buffer.from('<svg/>'))).toEqual([
      400,
      expect.stringContaining('This file is no picture.'),
    ]);
    expect(await refuse(new Uint8Array(), { 'Content-Length': String(30 * 2 ** 20) })).toEqual([
      413,
      expect.stringContaining('larger than 25 MB'),
    ]);
    const whole = await draw({ width: 900, height: 900 }).jpeg().toBuffer();
    expect(await refuse(whole.subarray(0, whole.length / 2))).toEqual([
      400,
      expect.stringContaining('damaged'),
    ]);
    expect((await sendPhotograph(app, randomUUID(), 1, whole)).status).toBe(404);
    expect(waitingFiles()).toEqual([]);
    expect(filesIn('.uploads')).toEqual([]);
  });
});
