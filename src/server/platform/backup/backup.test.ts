import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { create, extract, list } from 'tar';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { copyFilledDatabase } from '../../../../tests/support/filled-database.ts';
import { createPostgresDatabase } from '../../../../tests/support/postgres-database.ts';
import { usualEngines } from '../../../../tests/support/test-all.ts';
import { fillEmptyDatabase } from '../../features/seed/seed.ts';
import { articles } from '../../resources/articles/queries.ts';
import { subscribe } from '../../resources/newsletter/subscribe.ts';
import { pages } from '../../resources/pages/queries.ts';
import { audit } from '../audit/audit-log.ts';
import { setAdminPassword } from '../auth/password.ts';
import { openSession } from '../auth/session-store.ts';
import { createToken } from '../auth/tokens.ts';
import { parseConfig } from '../config/config.ts';
import { createContentStore } from '../database/content-store.ts';
import { migrate, migrations } from '../database/migrate.ts';
import { databaseFile, openDatabase, openSqlite } from '../database/open.ts';
import { moveToBin } from '../history/bin.ts';
import type { Services } from '../http/context.ts';
import { addPicture } from '../media/pictures.ts';
import { registerAllShopLinks } from '../shop-links/register.ts';
import { renewRecoveryCodes } from '../sign-in/codes.ts';
import { queueCalls } from '../webhooks/events.ts';
import { backUpBeforeMigration, backUpDaily } from './keep.ts';
import { makeBackup } from './make.ts';
import { findProgram } from './postgres.ts';
import { readDump } from './read-dump.ts';
import { restoreBackup } from './restore.ts';
import { inspectSqlite } from './sqlite.ts';

const cleanups: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-backup-'));
  cleanups.push(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function newPostgresDatabase(serverUrl: string) {
  const { url, drop } = await createPostgresDatabase(serverUrl);
  cleanups.push(drop);
  return url;
}

type Engine = 'sqlite' | 'postgres';
const time = new Date('2026-11-21T03:00:00.000Z');

async function newConfig(engine: Engine, environment: Record<string, string> = {}) {
  return parseConfig({
    DATA_DIR: join(temporaryFolder(), 'data'),
    ...(engine === 'postgres' && {
      DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')),
    }),
    ...environment,
  });
}

function openServices(config: Services['config'], clock = () => time): Services {
  const database = openDatabase(config);
  cleanups.push(() => database.destroy());
  const content = createContentStore(database);
  return { config, database, content, clock, logger: pino({ level: 'silent' }) };
}

/** A running site with at least one row in every table. */
async function fullSite(engine: Engine) {
  const config = await newConfig(engine);
  if (engine === 'sqlite') await copyFilledDatabase(config.dataDir);
  const services = openServices(config);
  const { database } = services;
  await migrate(database);
  await fillEmptyDatabase(services);
  await registerAllShopLinks(services);
  await setAdminPassword(database, 'correct-horse-battery');
  await openSession(services);
  const { id } = await articles.create(services, { title: 'A draft' });
  await articles.update(services, id, { title: 'A better draft' });
  await moveToBin(services, 'articles', id);
  await audit(services, { action: 'login_success', resource: 'admin', address: '127.0.0.1' });
  await subscribe(services, 'jo@example.com', { page: '/', address: '127.0.0.1' });
  await database
    .insertInto('contacts')
    .values({
      name: 'Jo O’Neil',
      email: 'jo@example.com',
      subject: 'Ærø 🐙',
      message: "Line\r\ntwo; it's\t\\ fine",
      status: 'new',
      createdAt: time.toISOString(),
    })
    .execute();
  await database
    .insertInto('reports')
    .values({
      ...{ sentId: 'a', kind: 'dive', resource: 'dive-sites', record: '1', field: '' },
      ...{ day: '2026-11-20', details: '{}', danger: 1, name: 'Jo', showName: 1 },
      ...{ email: '', network: '', steward: '', status: 'new' },
      ...{ createdAt: time.toISOString(), settledAt: null },
    })
    .execute();
  await database
    .insertInto('suppressions')
    .values({ addressHash: 'a', reason: 'bounced', since: time.toISOString() })
    .execute();
  await database
    .insertInto('rateLimits')
    .values({ key: 'a', count: 1, resetTime: 'b', createdAt: 'c' })
    .execute();
  await database
    .insertInto('redirects')
    .values({ path: '/blog/a', resource: 'articles', recordId: 1, createdAt: time.toISOString() })
    .execute();
  await database.insertInto('secrets').values({ name: 'a', value: 'b' }).execute();
  await renewRecoveryCodes(database);
  await database
    .insertInto('webhooks')
    .values({
      ...{ address: 'https://a.example/', secret: 'whsec_YQ==', events: '[]' },
      createdAt: time.toISOString(),
    })
    .execute();
  await queueCalls(services, [1], 'test');
  await database.updateTable('webhookCalls').set({ dueAt: null }).execute();
  await createToken(services, { name: 'Importer', scopes: ['articles:read'], days: 1 });
  await database
    .insertInto('passkeys')
    .values({
      ...{ id: 'a', name: 'Phone', publicKey: 'b', counter: 0 },
      ...{ createdAt: time.toISOString(), usedAt: null },
    })
    .execute();
  await database
    .insertInto('shopClicks')
    .values({
      ...{ linkId: 1, month: '2026-11', page: '/', position: 'card' },
      ...{ retailer: 'Shop', clicks: 2 },
    })
    .execute();
  await database
    .insertInto('catalogueChanges')
    .values({ updateId: 1, catalogueRecordId: 1, before: '{}' })
    .execute();
  await database
    .insertInto('revisions')
    .values({
      resource: 'articles',
      recordId: 1,
      version: 1,
      row: '{}',
      savedAt: time.toISOString(),
    })
    .execute();
  await database
    .insertInto('workingCopies')
    .values({
      resource: 'articles',
      recordId: 1,
      title: 'Half a sentence',
      formValues: '{}',
      recordVersion: 1,
      version: 1,
      savedAt: time.toISOString(),
    })
    .execute();
  await database
    .insertInto('workingCopyVersions')
    .values({
      resource: 'dive-sites',
      recordId: -7,
      version: 1,
      title: 'Half a reef',
      formValues: '{"name":"Half a reef"}',
      savedAt: time.toISOString(),
      keptAt: time.toISOString(),
    })
    .execute();
  await database
    .insertInto('missingAddresses')
    .values({ path: '/gone', count: 1, lastAt: time.toISOString() })
    .execute();
  await database
    .insertInto('searchMisses')
    .values({ text: 'mermaid', count: 1, lastOn: '2026-11-22' })
    .execute();
  await database
    .insertInto('announcedPages')
    .values({ path: '/blog/a', changedAt: time.toISOString(), dueAt: null, attempts: 0 })
    .execute();
  const now = time.toISOString();
  await database
    .insertInto('forecasts')
    .values({ cell: '-34,151.25', hours: '[]', isWhole: 1, fetchedAt: now, askedAt: now })
    .execute();
  await database
    .insertInto('jobRuns')
    .values({ name: 'backup', dueBy: now, succeededAt: now, failedAt: null, failure: null })
    .execute();
  await database
    .insertInto('alarms')
    .values({ cause: 'disk', detail: '', seenAt: now, openedAt: now, mailedAt: null, told: 0 })
    .execute();
  await database
    .insertInto('previewLinks')
    .values({ resource: 'articles', recordId: 1, expiresAt: now, createdAt: now })
    .execute();
  await database
    .insertInto('contentChanges')
    .values({ resource: 'species', version: 900, recordIds: '[1]' })
    .execute();
  await database
    .insertInto('drawnFiles')
    .values({ key: 'a', begunAt: now, storedAt: now })
    .execute();
  await database
    .insertInto('purgedVersions')
    .values({ resource: 'species', version: 900 })
    .execute();
  await database
    .insertInto('linkChecks')
    .values({
      url: '/nowhere',
      dueAt: null,
      problem: 'missing',
      status: null,
      failures: 0,
      failingSince: '2026-11-21T00:00:00.000Z',
      ignoredAt: null,
    })
    .execute();
  await database
    .insertInto('mailings')
    .values({
      ...{ key: 'k', resource: 'articles', recordId: 1, round: 1, subject: 'Winter' },
      ...{ text: 'Words', html: '<p>Words</p>', recipients: 1, createdAt: time.toISOString() },
    })
    .execute();
  await database
    .insertInto('mailingLinks')
    .values({ mailingId: 1, number: 1, address: 'https://dive.example/blog', clicks: 2 })
    .execute();
  await database
    .insertInto('visitCounts')
    .values({ day: '2026-11-22', kind: 'page', page: 'articles:1', detail: '', times: 1 })
    .execute();
  await database
    .insertInto('pages')
    .values({
      ...{ title: 'Our boat', slug: 'our-boat', content: '<p>It floats.</p>', published: 1 },
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await database
    .insertInto('issues')
    .values({
      ...{ title: 'August', preview: '', fromName: '', content: '', archived: 1 },
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await database
    .insertInto('settings')
    .values({
      id: 1,
      name: 'Name and time zone',
      changes: '{"name":"Kelp Notes"}',
      createdAt: time.toISOString(),
      updatedAt: time.toISOString(),
    })
    .execute();
  await database
    .insertInto('moves')
    .values({
      ...{ file: 'a', fileName: 'a.json', state: 'done', kind: 'ghost', problem: null },
      ...{ notes: '[]', choices: '{}', actor: '{}', createdAt: now, claimedAt: null },
      finishedAt: now,
    })
    .execute();
  await database
    .insertInto('movedPosts')
    .values({
      ...{ moveId: 1, source: 'ghost:1', type: 'post', title: 'A', slug: 'a', terms: '[]' },
      ...{ addresses: '[]', notes: '[]', data: null, outcome: 'added', doneAt: now },
      ...{ resource: 'articles', recordId: 1, recordVersion: 1, digest: 'a' },
    })
    .execute();
  await database
    .insertInto('movedPictures')
    .values({ address: 'https://old.example/a.jpg', digest: 'a', pictureId: 1 })
    .execute();
  await addPicture(
    services,
    { key: 'a', name: 'Reef', type: 'image/jpeg', width: 1, height: 1, bytes: 1, hash: null },
    { address: '127.0.0.1' },
  );
  mkdirSync(join(config.dataDir, '.uploads'), { recursive: true });
  writeFileSync(join(config.dataDir, '.uploads', 'half'), 'half an upload');
  mkdirSync(join(config.dataDir, 'pictures'), { recursive: true });
  writeFileSync(join(config.dataDir, 'pictures', 'reef.webp'), Buffer.from([0, 255, 10, 13]));
  return services;
}

/** Every row of every table, by table. */
async function everyRow(services: Services) {
  const { database } = services;
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  const rows: Record<string, string[]> = {};
  for (const { name } of tables.filter(({ isView }) => !isView)) {
    const found = await sql<object>`select * from ${sql.table(name)}`.execute(database);
    rows[name] = found.rows.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}

const missingProgram = (() => {
  try {
    findProgram('pg_dump', parseConfig({}).searchPath);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
})();

describe.each(usualEngines)('backups on %s', (engine) => {
  const skipReason =
    engine === 'postgres' &&
    (missingProgram ?? (inject('postgresUrl') ? undefined : 'PGlite has no pg_dump'));
  const name = (title: string) => (skipReason ? `${title} (skipped: ${skipReason})` : title);
  const onEngine = test.skipIf(skipReason);

  onEngine(
    name('a running site is backed up and restored into an empty folder, row by row'),
    async () => {
      const site = await fullSite(engine);
      const before = await everyRow(site);
      expect(before.dive_sites?.length).toBeGreaterThan(300);
      for (const [table, rows] of Object.entries(before)) {
        expect.soft(rows.length, table).toBeGreaterThan(0);
      }
      const { file, manifest } = await makeBackup(site.config, 'manual', time);
      expect(manifest.tables.dive_sites).toBe(before.dive_sites?.length);

      const target = await newConfig(engine);
      const { kept } = await restoreBackup(target, file, time);
      expect(kept).toEqual([]);
      const restored = openServices(target);
      const after = await everyRow(restored);
      // A restore ends all sessions and adds an audit entry.
      expect(after.sessions).toEqual([]);
      expect(after.audit_logs?.filter((row) => !before.audit_logs?.includes(row))).toEqual([
        expect.stringContaining('backup_restored'),
      ]);
      for (const [table, rows] of Object.entries(before)) {
        // A restore holds waiting mails, since they may have been sent since the backup.
        const expected = rows.map((row) =>
          table === 'outbox' ? row.replace('"waiting"', '"held"') : row,
        );
        if (!['sessions', 'audit_logs'].includes(table)) {
          expect(after[table], table).toEqual(expected);
        }
      }
      expect(await migrate(restored.database), 'nothing to migrate').toEqual([]);
      expect([...(await readFile(join(target.dataDir, 'pictures', 'reef.webp')))]).toEqual([
        0, 255, 10, 13,
      ]);
      expect(existsSync(join(target.dataDir, '.uploads')), 'uploads are left out').toBe(false);
    },
  );

  onEngine(
    name(
      'a restore is refused while the site runs, and preserves the former state of a stopped one',
    ),
    async () => {
      const site = await fullSite(engine);
      const { file } = await makeBackup(site.config, 'manual', time);
      await site.database.deleteFrom('articles').execute();
      writeFileSync(join(site.config.dataDir, 'pictures', 'reef.webp'), 'newer');
      await expect(restoreBackup(site.config, file, time)).rejects.toThrow('The site is running');
      expect((await everyRow(site)).articles).toEqual([]);

      await site.database.destroy();
      const { kept } = await restoreBackup(site.config, file, time);
      const restored = openServices(site.config);
      expect((await everyRow(restored)).articles?.length).toBeGreaterThan(10);
      // The old state: no articles, the newer picture.
      const folder = kept.find((path) => path.includes('before-restore-')) ?? '';
      expect(await readFile(join(folder, 'pictures', 'reef.webp'), 'utf8')).toBe('newer');
      if (engine === 'sqlite') {
        const old = openDatabase({ dataDir: folder });
        cleanups.push(() => old.destroy());
        expect(await old.selectFrom('articles').selectAll().execute()).toEqual([]);
        expect(await old.selectFrom('contacts').selectAll().execute()).toHaveLength(1);
      } else {
        await restored.database.destroy();
        await restoreBackup(site.config, kept.find((path) => path.endsWith('.tar.gz')) ?? '', time);
        expect((await everyRow(openServices(site.config))).articles).toEqual([]);
      }
    },
  );

  onEngine(name('a restore drops the tables of a newer version'), async () => {
    const site = await fullSite(engine);
    const { file } = await makeBackup(site.config, 'manual', time);
    await migrate(site.database, undefined, {
      ...migrations,
      '9999-later': {
        up: async (database) => {
          await sql`create table later (id integer)`.execute(database);
        },
      },
    });
    await site.database.destroy();
    await restoreBackup(site.config, file, time);
    const restored = openServices(site.config);
    expect(await everyRow(restored)).not.toHaveProperty('later');
  });

  test.skipIf(skipReason || engine === 'sqlite')(
    name('backup and restore ignore the tables of another application'),
    async () => {
      const site = await fullSite(engine);
      await sql`create table guestbook (id integer)`.execute(site.database);
      await sql`insert into guestbook values (1)`.execute(site.database);
      const { file, manifest } = await makeBackup(site.config, 'manual', time);
      expect(manifest.tables).not.toHaveProperty('guestbook');
      await sql`insert into guestbook values (2)`.execute(site.database);
      await site.database.destroy();
      await restoreBackup(site.config, file, time);
      const rows = await everyRow(openServices(site.config));
      expect(rows.guestbook).toEqual(['{"id":1}', '{"id":2}']);
      expect(rows.articles?.length).toBeGreaterThan(10);
    },
  );

  onEngine(
    name('a backup is made automatically before a migration, and a new database needs none'),
    async () => {
      const services = openServices(await newConfig(engine, { BACKUPS_KEPT: '2' }));
      const { config, database } = services;
      await backUpBeforeMigration(services, database);
      await migrate(database);
      await backUpBeforeMigration(services, database);
      expect(existsSync(config.backupDir) ? readdirSync(config.backupDir) : []).toEqual([]);
      const next = { ...migrations, '9999-next': { up: async () => {} } };
      await backUpBeforeMigration(services, database, next);
      expect(readdirSync(config.backupDir)).toEqual([
        'bottom-time-2026-11-21T03-00-00-before-migration.tar.gz',
      ]);
    },
  );
});

test('a backup of a site whose pictures are in a bucket names the bucket', async () => {
  const environment = {
    S3_ENDPOINT: 'https://s3.example.org/',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'a secret',
  };
  const services = openServices(await newConfig('sqlite', environment));
  await migrate(services.database);
  const { manifest } = await makeBackup(services.config, 'manual', time);
  expect(manifest.bucket).toBe('https://s3.example.org/pictures');
  expect(JSON.stringify(manifest)).not.toContain('a secret');
});

test('one backup is made per day, and the newest seven are retained', async () => {
  let now = time;
  const services = openServices(await newConfig('sqlite'), () => now);
  await migrate(services.database);
  const { backupDir } = services.config;
  await makeBackup(services.config, 'manual', time);
  for (let hour = 0; hour < 10 * 24; hour += 6) {
    now = new Date(time.getTime() + hour * 3_600_000);
    await backUpDaily(services);
  }
  const names = readdirSync(backupDir).sort();
  expect(names.filter((file) => file.endsWith('-daily.tar.gz'))).toEqual(
    ['24', '25', '26', '27', '28', '29', '30'].map(
      (day) => `bottom-time-2026-11-${day}T03-00-00-daily.tar.gz`,
    ),
  );
  expect(names.filter((file) => file.endsWith('-manual.tar.gz'))).toHaveLength(1);
  expect(names).toHaveLength(8);
});

test('a backup during writes is a consistent snapshot', async () => {
  const site = await fullSite('sqlite');
  let writing = true;
  const writer = (async () => {
    for (let count = 0; writing; count++) {
      await site.database.transaction().execute(async (transaction) => {
        for (const key of [`x${count}`, `y${count}`]) {
          await transaction
            .insertInto('rateLimits')
            .values({ key, count, resetTime: '', createdAt: '' })
            .execute();
        }
      });
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  const { file } = await makeBackup(site.config, 'manual', time).finally(async () => {
    writing = false;
    await writer;
  });
  const target = await newConfig('sqlite');
  await restoreBackup(target, file, time);
  const keys = await openServices(target).database.selectFrom('rateLimits').select('key').execute();
  const numbers = (letter: string) =>
    keys.filter(({ key }) => key.startsWith(letter)).map(({ key }) => key.slice(1));
  expect(numbers('x').sort()).toEqual(numbers('y').sort());
});

test('a backup of the wrong engine, a damaged one and a file that is no backup are refused with a message, and nothing changes', async () => {
  const site = await fullSite('sqlite');
  const { file } = await makeBackup(site.config, 'manual', time);
  const rows = await everyRow(site);
  await site.database.destroy();
  const refused = (path: string, config = site.config) =>
    expect(restoreBackup(config, path, time)).rejects;

  const other = parseConfig({
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: 'postgres://127.0.0.1:1/x',
  });
  await refused(file, other).toThrow(
    'it is of SQLite, and the site is set to PostgreSQL: unset DATABASE_URL first. Nothing was changed.',
  );
  await refused('/nowhere.tar.gz').toThrow('there is no such file');
  const folder = temporaryFolder();
  const cut = join(folder, 'cut.tar.gz');
  writeFileSync(cut, (await readFile(file)).subarray(0, 5000));
  await refused(cut).toThrow('it can not be unpacked');

  const parts = join(folder, 'parts');
  mkdirSync(parts);
  await extract({ file, cwd: parts });
  const pack = async (title: string) => {
    const packed = join(folder, `${title}.tar.gz`);
    await create({ gzip: true, file: packed, cwd: parts }, readdirSync(parts));
    return packed;
  };
  const dump = join(parts, 'database.sqlite');
  const whole = await readFile(dump);
  const flipped = Buffer.from(whole);
  flipped.fill(0x5a, 8192, 16_384);
  writeFileSync(dump, flipped);
  await refused(await pack('flipped')).toThrow('database.sqlite is not as it was');
  // SQLite checks the database even if the manifest matches.
  const manifest = JSON.parse(await readFile(join(parts, 'manifest.json'), 'utf8'));
  const { fingerprint } = await import('./manifest.ts');
  manifest.files['database.sqlite'] = await fingerprint(dump);
  writeFileSync(join(parts, 'manifest.json'), JSON.stringify(manifest));
  await refused(await pack('lying')).toThrow(/is not restored: .*(damaged|malformed)/);
  manifest.migrations.push('9999-from-the-future');
  writeFileSync(join(parts, 'manifest.json'), JSON.stringify(manifest));
  await refused(await pack('newer')).toThrow('newer version of the site (9999-from-the-future)');
  rmSync(join(parts, 'manifest.json'));
  await refused(await pack('stranger')).toThrow('no backup of this site');
  expect(await everyRow(openServices(site.config))).toEqual(rows);
  expect(readdirSync(site.config.dataDir).filter((name) => name.startsWith('.backup-'))).toEqual(
    [],
  );
});

test('on a full disk a backup and a restore are refused with a message, and nothing changes', {
  tags: 'slow',
}, async (context) => {
  const site = await fullSite('sqlite');
  const { file } = await makeBackup(site.config, 'manual', time);
  const small = temporaryFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small]);
  if (mounted.status !== 0) return context.skip('this machine mounts no small disk');
  cleanups.push(async () => void execFileSync('umount', ['-l', small]));
  const full = `the disk of ${small} is full: make room, then try again`;
  await expect(makeBackup({ ...site.config, backupDir: small }, 'manual', time)).rejects.toThrow(
    full,
  );
  const restored = restoreBackup({ ...site.config, dataDir: small }, file, time);
  await expect(restored).rejects.toThrow(/is not restored: .* is full: .* Nothing was changed\.$/);
  expect(readdirSync(small)).toEqual([]);
});

test('an archive with a path outside its folder (../) is refused, and that file is not written', async () => {
  const site = await fullSite('sqlite');
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'evil.txt'), 'evil');
  mkdirSync(join(folder, 'in'));
  const packed = join(folder, 'evil.tar.gz');
  await create({ gzip: true, file: packed, cwd: join(folder, 'in'), preservePaths: true }, [
    '../evil.txt',
  ]);
  const names: string[] = [];
  await list({ file: packed, onReadEntry: ({ path }) => names.push(path) });
  expect(names).toEqual(['../evil.txt']);
  await expect(restoreBackup(site.config, packed, time)).rejects.toThrow('is not restored');
  expect(existsSync(join(site.config.dataDir, 'evil.txt'))).toBe(false);
});

test('a restore replaces a damaged database and preserves its file', { tags: 'slow' }, async () => {
  const site = await fullSite('sqlite');
  const { file } = await makeBackup(site.config, 'manual', time);
  await site.database.destroy();
  writeFileSync(databaseFile(site.config.dataDir), 'no database at all, but some text'.repeat(100));
  const { kept } = await restoreBackup(site.config, file, time);
  expect((await everyRow(openServices(site.config))).articles?.length).toBeGreaterThan(10);
  expect(await readFile(join(kept[0] ?? '', 'bottom-time.sqlite'), 'utf8')).toContain('some text');
});

test('an error names a missing program of PostgreSQL', () => {
  expect(() => findProgram('pg_nothing' as 'pg_dump', '/nowhere')).toThrow(
    'Backups of PostgreSQL need its program pg_nothing: install the package postgresql-client.',
  );
});

/** Rows in a form that is equal on both databases: PostgreSQL returns 64-bit integers as texts. */
const comparable = (rows: readonly string[] = []) =>
  rows
    .map((row) => {
      const values = Object.entries(JSON.parse(row) as object).map(
        ([name, value]) => [name, value === null ? null : String(value)] as const,
      );
      return JSON.stringify(values.sort(([one], [other]) => (one < other ? -1 : 1)));
    })
    .sort();

test.skipIf(missingProgram || !inject('postgresUrl'))(
  'a PostgreSQL dump, even of an older version, is read into SQLite row by row',
  { tags: 'slow', timeout: 60_000 },
  async () => {
    const read = async (site: Services) => {
      const { file, manifest } = await makeBackup(site.config, 'manual', time);
      const folder = temporaryFolder();
      await extract({ file, cwd: folder });
      const target = join(folder, 'site.sqlite');
      await readDump(site.config.searchPath, join(folder, 'database.dump'), target, manifest);
      expect(inspectSqlite(target)).toEqual({
        tables: manifest.tables,
        migrations: manifest.migrations,
      });
      const database = openSqlite(target);
      cleanups.push(() => database.destroy());
      return { ...site, database };
    };
    const site = await fullSite('postgres');
    const odd = '\\N \\. \t\u2028\r\n🐙 \\\\t \v';
    await articles.create(site, { title: odd, slug: 'odd', category: 'Tips' });
    const before = await everyRow(site);
    const after = await everyRow(await read(site));
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [table, rows] of Object.entries(before)) {
      if (table.startsWith('kysely_')) continue;
      expect(comparable(after[table]), table).toEqual(comparable(rows));
    }

    const older = openServices(await newConfig('postgres'));
    await migrate(older.database, Object.keys(migrations).at(-4));
    await older.database.insertInto('secrets').values({ name: 'a', value: odd }).execute();
    const { database } = await read(older);
    await migrate(database);
    expect(await database.selectFrom('secrets').selectAll().execute()).toEqual([
      { name: 'a', value: odd },
    ]);
  },
);

describe.each(usualEngines)('a move-out archive from %s', (from) => {
  test.each(usualEngines)(
    'is restored into an empty site on %s, row by row and byte by byte',
    async (to) => {
      const site = await fullSite(from);
      mkdirSync(join(site.config.dataDir, 'media', 'originals'), { recursive: true });
      writeFileSync(join(site.config.dataDir, 'media', 'originals', 'a'), Buffer.from([0, 255, 1]));
      const before = await everyRow(site);
      const { file, manifest } = await makeBackup(site.config, 'move-out', time);
      expect(manifest).toMatchObject({ kind: 'move-out', engine: 'sqlite' });

      const target = await newConfig(to);
      await restoreBackup(target, file, time);
      const after = await everyRow(openServices(target));
      for (const [table, rows] of Object.entries(before)) {
        // Sessions end, the audit log gets an entry, and each database has its own migration log.
        if (['sessions', 'audit_logs'].includes(table) || table.startsWith('kysely_')) continue;
        const expected = rows.map((row) =>
          table === 'outbox' ? row.replace('"waiting"', '"held"') : row,
        );
        expect(comparable(after[table]), table).toEqual(comparable(expected));
      }
      expect(after.sessions).toEqual([]);
      const original = await readFile(join(target.dataDir, 'media', 'originals', 'a'));
      expect([...original]).toEqual([0, 255, 1]);
      expect(existsSync(join(target.dataDir, 'readable'))).toBe(false);
    },
    60_000,
  );

  test.each(usualEngines)(
    'is restored into a used site on %s, whose former content is preserved',
    { tags: 'slow', timeout: 60_000 },
    async (to) => {
      const site = await fullSite(from);
      const before = await everyRow(site);
      const { file } = await makeBackup(site.config, 'move-out', time);
      const target = await newConfig(to);
      const services = openServices(target);
      await migrate(services.database);
      await articles.create(services, { title: 'Seeded', slug: 'seeded', category: 'Tips' });
      const own = { name: 'mine', value: 'goes' };
      await services.database.insertInto('secrets').values(own).execute();
      await services.database.destroy();

      const { kept } = await restoreBackup(target, file, time);
      const opened = openServices(target);
      const after = await everyRow(opened);
      expect(comparable(after.secrets)).toEqual(comparable(before.secrets));
      expect(comparable(after.articles)).toEqual(comparable(before.articles));
      const added = { title: 'Next', slug: 'next', category: 'Tips' } as const;
      const { id } = await articles.create(opened, added);
      expect(after.articles?.some((row) => JSON.parse(row).id === id)).toBe(false);
      await opened.database.destroy();

      expect(kept).toHaveLength(1);
      if (to === 'sqlite') return;
      await restoreBackup(target, kept[0] ?? '', new Date(time.getTime() + 1000));
      expect((await everyRow(openServices(target))).secrets?.join()).toContain('"mine"');
    },
  );

  test('contains texts as Markdown and records as JSON, with no secret in either', async () => {
    const site = await fullSite(from);
    await articles.create(site, {
      ...{ title: 'Kelp: a *guide*', slug: 'kelp', category: 'Tips', author: 'Jo' },
      content:
        '<h2>Down</h2><p>Some <strong>kelp</strong> &amp; <a href="/blog/a">more</a>.</p><ul><li><p>One</p></li><li><p>Two</p></li></ul><aside data-block="callout" data-kind="note"><p>Mind</p></aside>',
    });
    await pages.create(site, { title: 'Our crew', content: '<p>They dive.</p>' });
    const { file } = await makeBackup(site.config, 'move-out', time);
    const folder = temporaryFolder();
    await extract({ file, cwd: folder });
    const crew = await readFile(join(folder, 'readable', 'pages', 'our-crew.md'), 'utf8');
    expect(crew).toMatch(/^---\n[\s\S]*title: Our crew\n[\s\S]*---\n\nThey dive[.]/);
    const text = await readFile(join(folder, 'readable', 'articles', 'kelp.md'), 'utf8');
    expect(text).toMatch(
      /^---\n[\s\S]*title: "Kelp: a \*guide\*"[\s\S]*author: Jo\n[\s\S]*---\n\n## Down\n/,
    );
    expect(text).toContain(
      'Some **kelp** & [more](/blog/a).\n\n- One\n- Two\n\n<aside data-block="callout"',
    );
    const records = join(folder, 'readable', 'records');
    const people = JSON.parse(await readFile(join(records, 'newsletters.json'), 'utf8'));
    expect(people).toEqual([expect.objectContaining({ email: 'jo@example.com' })]);
    expect(readdirSync(records)).toContain('settings.json');
    for (const name of ['secrets.json', 'users.json', 'sessions.json']) {
      expect(readdirSync(records)).not.toContain(name);
    }
  });
});
