import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { addSite } from '../../../../../tests/support/add-site.ts';
import { openApp, type TestApp } from '../../../../../tests/support/both-databases.ts';
import { whenEncoded } from '../../../../../tests/support/pictures.ts';
import { createPostgresDatabase } from '../../../../../tests/support/postgres-database.ts';
import { startS3 } from '../../../../../tests/support/s3-server.ts';
import { photographAt, sendPhotograph } from '../../../../../tests/support/send-photograph.ts';
import { sendReport } from '../../../../../tests/support/send-report.ts';
import { usualEngines } from '../../../../../tests/support/test-all.ts';
import type { Picture } from '../../../../contract/media.ts';
import type { ReportQueue, SiteReports } from '../../../../contract/reports.ts';
import { makeBackup } from '../../../platform/backup/make.ts';
import { restoreBackup } from '../../../platform/backup/restore.ts';
import { parseConfig } from '../../../platform/config/config.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { openDatabase } from '../../../platform/database/open.ts';

const opened: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

const engines = ['sqlite', 'postgres'] as const;
type Engine = (typeof engines)[number];
const serverUrl = inject('postgresUrl');
/** Only a real PostgreSQL server can create a second database. */
const isPossible = (...used: Engine[]) => Boolean(serverUrl) || !used.includes('postgres');

async function newEnvironment(engine: Engine, more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-moved-'));
  opened.push(async () => rmSync(folder, { recursive: true, force: true }));
  const environment = { DATA_DIR: join(folder, 'data'), TRUST_PROXY: '127.0.0.1', ...more };
  if (engine === 'sqlite') return environment;
  const { url, drop } = await createPostgresDatabase(serverUrl ?? '');
  opened.push(drop);
  return { ...environment, DATABASE_URL: url };
}

async function openSite(environment: Record<string, string>) {
  const database = openDatabase(parseConfig(environment));
  opened.push(() => database.destroy());
  await migrate(database);
  return openApp(database, environment);
}

const readQueue = async ({ admin }: TestApp) =>
  (await (await admin('/api/reports')).json()) as ReportQueue;
const readPublic = async ({ anonymous }: TestApp, id: number) =>
  (await (await anonymous(`/api/dive-sites/${id}/reports`)).json()) as SiteReports;
const take = ({ admin }: TestApp, report: number, number: number) =>
  admin(`/api/reports/${report}/photographs/${number}`, {
    method: 'PATCH',
    body: { decision: 'take', alt: `Photograph ${number}` },
  });
const readBytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** Adds a site with a report of two photographs: the first is public, the second waits. */
async function addPhotographs(app: TestApp) {
  const site = await addSite(app, { latitude: '-35.52', longitude: '138.18' });
  const id = randomUUID();
  const photographs = ['Jo Diver', ''].map((credit) => ({ licence: 'cc-by', credit, shows: '' }));
  const dive = { kind: 'dive', record: String(site.id), details: { visibility: 8 }, photographs };
  expect((await sendReport(app, { id, ...dive })).status).toBe(200);
  for (const number of [1, 2]) {
    const answer = await sendPhotograph(app, id, number, await photographAt(-35.5, 138 + number));
    expect(answer.status, await answer.clone().text()).toBe(200);
  }
  const report = (await readQueue(app)).reports[0]?.id ?? 0;
  expect((await take(app, report, 1)).status).toBe(200);
  const [picture] = (await (await app.admin('/api/media')).json()) as [Picture];
  await whenEncoded(app, picture);
  return { site, report };
}

/** Reads all data of the photographs that visitors and the owner see. */
async function readPhotographs(app: TestApp, site: number) {
  const shown = await readPublic(app, site);
  const { reports } = await readQueue(app);
  const [photograph] = shown.photographs;
  const waiting = await app.admin(reports[0]?.photographs[1]?.src ?? '');
  expect([shown.photographs.length, waiting.status]).toEqual([1, 200]);
  return {
    shown,
    queued: reports.map(({ photographs }) => photographs),
    waiting: await readBytes(waiting),
    thumbnail: await readBytes(await app.anonymous(photograph?.thumbnail ?? '')),
    largest: await readBytes(await app.anonymous(photograph?.src ?? '')),
  };
}

async function expectMoved(
  from: TestApp,
  { site, report }: Awaited<ReturnType<typeof addPhotographs>>,
  kind: 'manual' | 'move-out',
  target: Record<string, string>,
) {
  const before = await readPhotographs(from, site.id);
  expect(before.largest.length).toBeGreaterThan(0);
  const time = new Date('2026-11-22T00:00:00.000Z');
  const { file } = await makeBackup(from.services.config, kind, time);
  await restoreBackup(parseConfig(target), file, time);
  const moved = await openSite(target);
  expect(await readPhotographs(moved, site.id)).toEqual(before);

  // The owner accepts the waiting photograph on the target, which deletes its file.
  expect((await take(moved, report, 2)).status).toBe(200);
  expect((await readPublic(moved, site.id)).photographs).toHaveLength(2);
  const folder = join(target.DATA_DIR ?? '', 'media', 'reports');
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
}

describe('photographs of reports', () => {
  test.each(usualEngines.filter((engine) => isPossible(engine)))(
    'public and waiting photographs survive a backup and restore on %s',
    async (engine) => {
      const site = await openSite(await newEnvironment(engine));
      const added = await addPhotographs(site);
      await expectMoved(site, added, 'manual', await newEnvironment(engine));
    },
    60_000,
  );

  test.each(
    usualEngines
      .flatMap((from) => usualEngines.map((to) => [from, to] as const))
      .filter((pair) => isPossible(...pair)),
  )(
    'photographs move from %s to %s',
    async (from, to) => {
      const site = await openSite(await newEnvironment(from));
      const added = await addPhotographs(site);
      await expectMoved(site, added, 'move-out', await newEnvironment(to));
    },
    60_000,
  );

  test('photographs move from a bucket to a folder', async () => {
    const s3 = await startS3();
    opened.push(() => s3.stop());
    const site = await openSite(await newEnvironment('sqlite', s3.environment));
    const added = await addPhotographs(site);
    expect(existsSync(join(site.services.config.dataDir, 'media'))).toBe(false);
    await expectMoved(site, added, 'move-out', await newEnvironment('sqlite'));
  }, 60_000);
});
