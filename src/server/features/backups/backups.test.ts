import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { onSqliteFirst, openApp } from '../../../../tests/support/both-databases.ts';
import { createPostgresDatabase } from '../../../../tests/support/postgres-database.ts';
import { usualEngines } from '../../../../tests/support/test-all.ts';
import type { Backups } from '../../../contract/backups.ts';
import { resourceNames } from '../../../contract/resources.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open.ts';

const opened: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

type Engine = 'sqlite' | 'postgres';

/** Opens an instance of a site. */
function openInstance(environment: Record<string, string>) {
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = environment;
  const database = openDatabase({ dataDir, databaseUrl });
  opened.push(() => database.destroy());
  return openApp(database, environment);
}

async function openSite(engine: Engine) {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-backups-'));
  opened.push(async () => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const environment: Record<string, string> = { DATA_DIR: dataDir };
  if (engine === 'postgres') {
    const { url, drop } = await createPostgresDatabase(inject('postgresUrl'));
    opened.push(drop);
    environment.DATABASE_URL = url;
  }
  const site = openInstance(environment);
  await migrate(site.services.database);
  await site.setPassword();
  const { admin } = site;
  const list = async () => (await (await admin('/api/admin/backups')).json()) as Backups;
  /** Waits until the work under way has ended. */
  async function outcome() {
    await expect.poll(async () => (await list()).work, { timeout: 20_000 }).toBe(null);
    return (await list()).outcome;
  }
  async function make() {
    expect((await admin('/api/admin/backups', { method: 'POST' })).status).toBe(200);
    expect(await outcome()).toMatchObject({ ok: true });
    const [newest] = (await list()).files;
    if (!newest) throw new Error('no backup was made');
    return newest.name;
  }
  async function restore(name: string) {
    const answer = await admin(`/api/admin/backups/${name}/restore`, { method: 'POST' });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return outcome();
  }
  const titles = async () => {
    const rows = (await (await admin('/api/articles?admin=true')).json()) as { title: string }[];
    return rows.map(({ title }) => title).sort();
  };
  const write = async (title: string) => {
    const answer = await admin('/api/articles', { method: 'POST', body: { title } });
    expect(answer.status).toBe(201);
  };
  const upload = async (body: Uint8Array<ArrayBuffer>) =>
    site.app.request('/api/admin/backups/upload', {
      method: 'POST',
      body,
      headers: {
        ...(await site.signedIn()),
        'Content-Type': 'application/octet-stream',
        'Content-Length': String(body.length),
      },
    });
  return { ...site, environment, dataDir, list, make, restore, titles, write, upload, outcome };
}

describe.each(usualEngines)('backups in the admin, on %s', (engine) => {
  const withEngine = test.skipIf(engine === 'postgres' && !inject('postgresUrl'));

  withEngine(
    'a running site restores a backup and stores the replaced data in another backup',
    async () => {
      const site = await openSite(engine);
      const { make, restore, titles, write, admin, dataDir, passMinutes, list } = site;
      mkdirSync(join(dataDir, 'media'));
      writeFileSync(join(dataDir, 'media', 'fish.txt'), 'a fish');
      await write('Before');
      const name = await make();

      passMinutes(5);
      await write('After');
      writeFileSync(join(dataDir, 'media', 'fish.txt'), 'another fish');
      await site.services.database.updateTable('users').set({ password: 'changed' }).execute();
      const other = engine === 'postgres' ? openInstance(site.environment) : undefined;
      await other?.services.content.refresh();
      const versions = () =>
        site.services.database.selectFrom('contentVersions').selectAll().execute();
      const before = new Map(
        (await versions()).map(({ resource, version }) => [resource, version]),
      );
      const heard: string[] = [];
      site.services.content.onChange(({ resource }) => heard.push(resource));
      expect(await restore(name)).toMatchObject({
        ok: true,
        text: expect.stringContaining('The site is as it was on Saturday, 21 November 2026'),
      });
      expect(await titles()).toEqual(['Before']);
      expect(readFileSync(join(dataDir, 'media', 'fish.txt'), 'utf8')).toBe('a fish');
      // A restore brings back no former password, and leaves the owner signed in.
      const { password } = await site.services.database
        .selectFrom('users')
        .select('password')
        .executeTakeFirstOrThrow();
      expect(password).toBe('changed');
      if (other)
        expect(await (await other.admin('/api/admin/backups')).json()).toEqual(await list());
      expect(heard).toContain('articles');
      expect(heard).toContain('settings');
      if (other) {
        const elsewhere: string[] = [];
        other.services.content.onChange(({ resource }) => elsewhere.push(resource));
        await other.services.content.refresh();
        expect(elsewhere.sort()).toEqual([...resourceNames].sort());
        const rows = await (await other.admin('/api/articles?admin=true')).json();
        expect(rows).toMatchObject([{ title: 'Before' }]);
      }
      for (const { resource, version } of await versions()) {
        expect(version, resource).toBeGreaterThan(before.get(resource) ?? 0);
      }
      // A new record gets no id that was used before.
      await write('Afterwards');
      const former = (await list()).files.find(({ kind }) => kind === 'before-restore');
      passMinutes(5);
      expect(await restore(former?.name ?? '')).toMatchObject({ ok: true });
      expect(await titles()).toEqual(['After', 'Before']);
      const log = await (await admin('/api/admin/security-dashboard')).json();
      expect(log.recentActivity).toContainEqual(
        expect.objectContaining({
          action: 'backup_restored',
          details: expect.stringMatching(/^Backup of \w+,? \d+ November 2026 at .+, Sydney time$/),
        }),
      );
    },
  );

  withEngine(
    'archives that are damaged, of a newer release or no backups are refused, and nothing changes',
    async () => {
      const { make, titles, write, upload, list, restore, services } = await openSite(engine);
      await write('Before');
      const name = await make();
      const whole = readFileSync(join(services.config.backupDir, name));
      const damaged = Buffer.from(whole);
      const half = Math.floor(damaged.length / 2);
      damaged.fill(0, half, half + 400);
      const files = (await list()).files.length;
      const refuse = async (body: Uint8Array<ArrayBuffer>, reason: RegExp) => {
        const answer = await upload(body);
        expect(answer.status).toBe(400);
        expect((await answer.json()).error).toMatch(reason);
      };
      await refuse(damaged, /^This file can not be used: .*damaged.* Nothing was stored\.$/);
      await refuse(Buffer.from('a letter'), /no backup\. Nothing was stored\.$/);

      writeFileSync(join(services.config.backupDir, name), damaged);
      expect(await restore(name)).toEqual({
        ok: false,
        text: expect.stringMatching(
          /^Restoring bottom-time-.* failed: .*damaged.*Nothing was changed\.$/,
        ),
      });
      expect(await titles()).toEqual(['Before']);
      expect((await list()).files.length).toBe(files);

      const { database } = services;
      await database
        .withoutPlugins()
        .insertInto('kysely_migration' as 'users')
        .values({ name: '9999-of-tomorrow', timestamp: '2026' } as never)
        .execute();
      writeFileSync(join(services.config.backupDir, name), whole);
      const newer = await make();
      await database
        .withoutPlugins()
        .deleteFrom('kysely_migration' as 'users')
        .where('name' as 'id', '=', '9999-of-tomorrow' as never)
        .execute();
      expect(await restore(newer)).toEqual({
        ok: false,
        text: expect.stringContaining('it is of a newer version of the site (9999-of-tomorrow)'),
      });
      expect(await titles()).toEqual(['Before']);
    },
  );

  withEngine('an archive of another site is stored after a check and can be restored', async () => {
    const first = await openSite(engine);
    await first.write('From the old machine');
    const name = await first.make();
    const second = await openSite(engine);
    const archive = readFileSync(join(first.services.config.backupDir, name));
    // Both uploads have the same second, since the clock of a test does not advance.
    const [answer, again] = await Promise.all([second.upload(archive), second.upload(archive)]);
    expect([answer.status, again.status]).toEqual([201, 201]);
    const taken = await answer.json();
    expect(taken.name).toMatch(/-uploaded\.tar\.gz$/);
    expect(await second.restore(taken.name)).toMatchObject({ ok: true });
    expect(await second.titles()).toEqual(['From the old machine']);
  });
});

onSqliteFirst('the routes of backups', (open) => {
  test('a download, restore, upload and deletion need a recent proof of identity', async () => {
    const { admin, passMinutes, signedIn, anonymous } = await open();
    const headers = await signedIn();
    passMinutes(11);
    const file = '/api/admin/backups/bottom-time-2026-11-20T01-02-03-manual.tar.gz';
    for (const [method, path] of [
      ['GET', `${file}/file`],
      ['POST', `${file}/restore`],
      ['POST', '/api/admin/backups/upload'],
      ['DELETE', file],
    ] as const) {
      expect((await anonymous(path, { method, headers })).status, path).toBe(403);
      expect((await anonymous(path, { method })).status, path).toBe(401);
    }
    expect((await admin(`${file}/file`)).status).toBe(404);
    expect((await admin('/api/admin/backups/..%2Fsecret/file')).status).toBe(400);
  });
});
