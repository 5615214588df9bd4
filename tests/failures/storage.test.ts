import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { migrate, migrations } from '../../src/server/platform/database/migrate.ts';
import { openPostgres } from '../../src/server/platform/database/open.ts';
import { onBothDatabases } from '../support/both-databases.ts';
import { freePort } from '../support/postgres.ts';
import { checkIntegrity, failToStart, type Site, server, startSite } from './site.ts';

const ending: Array<() => unknown> = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-failures-'));
  ending.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function newSite(dataDir: string, options: { uid?: number } = {}) {
  const site = await startSite({ dataDir, ...options });
  ending.push(() => site.kill());
  return site;
}

const databaseFile = (dataDir: string) => join(dataDir, 'bottom-time.sqlite');
const article = (slug: string, bytes = 10) => ({
  title: slug,
  slug,
  content: `<p>${'x'.repeat(bytes)}</p>`,
});
const readAnswer = async (answer: Response) => [answer.status, await answer.json()] as const;
const countArticles = async (site: Site) =>
  ((await (await site.call('/api/articles?admin=true')).json()) as unknown[]).length;

/** Mounts a disk of a given size. @returns its folder, or the reason there is none */
function smallDisk(megabytes: number): { folder: string } | { reason: string } {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return { reason: 'only root on Linux can mount a small disk' };
  }
  const folder = newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch (error) {
    return { reason: `this machine mounts no small disk: ${(error as Error).message}` };
  }
  ending.push(() => execFileSync('umount', ['-l', folder]));
  return { folder };
}

test('a site on a full disk answers writes with 507, continues to read, and writes once space is free', async (context) => {
  const disk = smallDisk(64);
  if ('reason' in disk) return context.skip(disk.reason);
  const site = await newSite(disk.folder);
  await site.signIn();
  expect((await site.call('/api/articles', article('before'))).status).toBe(201);
  const before = await countArticles(site);

  const filler = join(disk.folder, 'filler');
  const handle = openSync(filler, 'w');
  expect(() => {
    for (;;) writeSync(handle, Buffer.alloc(64 * 1024));
  }).toThrow(/ENOSPC/);
  closeSync(handle);

  let refused: Response;
  let stored = 0;
  do refused = await site.call('/api/articles', article(`full-${stored++}`, 200_000));
  while (refused.status === 201 && stored < 200);
  expect(await readAnswer(refused)).toEqual([
    507,
    { error: 'The disk of this site is full: nothing was saved.' },
  ]);
  expect(await countArticles(site)).toBe(before + stored - 1);
  expect((await site.call('/api/dive-sites')).status).toBe(200);
  expect((await site.call('/readyz')).status).toBe(200);
  const message = { name: 'Jo', email: 'jo@example.com', subject: 'Hi', message: 'x'.repeat(4000) };
  let contact: Response;
  let sent = 0;
  do contact = await site.call('/api/contact', message);
  while (contact.ok && sent++ < 50);
  expect(contact.status).toBe(507);

  rmSync(filler);
  expect((await site.call('/api/articles', article('after'))).status).toBe(201);
  expect(await countArticles(site)).toBe(before + stored);
  await site.kill();
  expect(checkIntegrity(databaseFile(disk.folder))).toBe('ok');
});

test('an upload to a full disk gets 507 and leaves no files, and succeeds once space is free', async (context) => {
  const disk = smallDisk(64);
  if ('reason' in disk) return context.skip(disk.reason);
  const site = await newSite(disk.folder);
  await site.signIn();
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const background = '#fff';
  const content = await sharp({
    create: { width: 900, height: 900, channels: 3, noise, background },
  })
    .png()
    .toBuffer();
  const filler = join(disk.folder, 'filler');
  const room = content.length / 2;
  const { bavail, bsize } = statfsSync(disk.folder);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - room));
  const send = () => site.upload(content, 'noise.png');
  expect(await readAnswer(await send())).toEqual([
    507,
    { error: 'The disk of this site is full: nothing was saved.' },
  ]);
  expect(readdirSync(join(disk.folder, '.uploads'))).toEqual([]);
  expect(await (await site.call('/api/media')).json()).toEqual([]);
  rmSync(filler);
  expect((await send()).status).toBe(201);
});

test('a database at its maximum size fails with the reason “full” and stores nothing', async () => {
  const { openSqlite } = await import('../../src/server/platform/database/open.ts');
  const { storageFailure } = await import('../../src/server/platform/database/engine.ts');
  const database = openSqlite(join(newFolder(), 'full.sqlite'));
  ending.push(() => database.destroy());
  await migrate(database);
  await sql`pragma max_page_count = 1`.execute(database);
  const write = database
    .insertInto('rateLimits')
    .values({ key: 'x'.repeat(50_000), count: 1, resetTime: '', createdAt: '' })
    .execute();
  const error = await write.then(() => undefined).catch((thrown: unknown) => thrown);
  expect(storageFailure(error)).toBe('full');
  expect(await database.selectFrom('rateLimits').selectAll().execute()).toEqual([]);
});

test('the site serves a read-only database that SQLite can read, and otherwise fails to start with one line', async (context) => {
  const uid = process.getuid?.() === 0 ? 65_534 : undefined;
  const dataDir = join(newFolder(), 'data');
  const file = databaseFile(dataDir);
  mkdirSync(dataDir);
  chmodSync(dirname(dataDir), 0o755);
  const first = await newSite(dataDir);
  await first.kill();
  if (uid !== undefined) {
    try {
      execFileSync(process.execPath, [server], {
        uid,
        gid: uid,
        env: { PORT: 'x' },
        stdio: 'pipe',
      });
    } catch (error) {
      const said = String((error as { stderr?: Buffer }).stderr);
      if (!said.includes('Wrong setting')) return context.skip('another user can not run the site');
    }
  }
  const bytes = readFileSync(file);
  for (const tail of ['', '-wal', '-shm']) chmodSync(`${file}${tail}`, 0o444);
  chmodSync(dataDir, 0o555);
  ending.push(() => chmodSync(dataDir, 0o755));
  const options = { dataDir, ...(uid !== undefined && { uid }) };
  const site = await newSite(dataDir, options);
  expect(site.output()).toContain('the database can not be written: the site can only be read');
  expect((await site.call('/api/articles')).status).toBe(200);
  const subscription = await site.call('/api/newsletter/subscribe', { email: 'jo@example.com' });
  expect(await readAnswer(subscription)).toEqual([
    503,
    { error: 'This site can only be read at the moment: nothing was saved.' },
  ]);
  await site.kill();
  expect(readFileSync(file).equals(bytes)).toBe(true);

  // A clean stop removes SQLite's shared-memory file, and this user cannot create another one.
  const driver = new Sqlite(file);
  driver.pragma('wal_checkpoint(TRUNCATE)');
  driver.close();
  const { code, output } = await failToStart(options);
  expect(code).toBe(1);
  expect(output).toMatch(/bottom-time\.sqlite can't be opened for writing: let the user/);
  expect(output.split('\n')).toHaveLength(1);
});

test('a write to a locked database waits, then gets 503 with a message, while cached reads continue', async () => {
  const dataDir = newFolder();
  const site = await newSite(dataDir);
  await site.signIn();
  expect((await fetch(`${site.url}/api/articles`)).status).toBe(200);
  const other = new Sqlite(databaseFile(dataDir));
  ending.push(() => other.close());
  other.exec('begin immediate');

  const start = performance.now();
  const write = site.call('/api/articles', article('waits'));
  const fresh = await fetch(`${site.url}/healthz`);
  expect(fresh.status).toBe(200);
  const cached = await fetch(`${site.url}/api/articles`);
  expect(cached.status).toBe(200);
  expect(performance.now() - start, 'the process goes on answering').toBeLessThan(1000);
  const refused = await write;
  expect(refused.headers.get('Retry-After')).toBe('2');
  expect(await readAnswer(refused)).toEqual([
    503,
    { error: 'The database is busy: nothing was saved. Please try again in a moment.' },
  ]);

  const patient = site.call('/api/articles', article('patient'));
  setTimeout(() => other.exec('rollback'), 300);
  expect((await patient).status).toBe(201);
  expect((await site.call('/api/articles/slug/waits')).status).toBe(404);
});

test('the site fails to start on a file that is no database, names the remedy and leaves the file unchanged', async () => {
  const dataDir = newFolder();
  writeFileSync(databaseFile(dataDir), 'This is not a database. '.repeat(500));
  const { code, output } = await failToStart({ dataDir });
  expect(code).toBe(1);
  expect(output).toMatch(/is damaged or no database: put a backup back with npm run restore/);
  expect(output.split('\n')).toHaveLength(1);
  expect(readFileSync(databaseFile(dataDir), 'utf8')).toMatch(/^This is not a database/);
});

test('requests that read a damaged database page get 503 with a message, and other requests succeed', async () => {
  const dataDir = newFolder();
  const first = await newSite(dataDir);
  await first.kill();
  const driver = new Sqlite(databaseFile(dataDir));
  driver.pragma('wal_checkpoint(TRUNCATE)');
  driver.pragma('journal_mode = DELETE');
  const size = driver.pragma('page_size', { simple: true }) as number;
  const root = driver
    .prepare("select rootpage from sqlite_master where name = 'products'")
    .pluck()
    .get() as number;
  driver.close();
  const handle = openSync(databaseFile(dataDir), 'r+');
  writeSync(handle, Buffer.alloc(size, 0x5a), 0, size, (root - 1) * size);
  closeSync(handle);

  const site = await newSite(dataDir);
  expect(await readAnswer(await site.call('/api/products'))).toEqual([
    503,
    { error: 'The database is damaged. Nothing was saved.' },
  ]);
  expect((await site.call('/api/articles')).status).toBe(200);
  expect((await site.call('/api/dive-sites')).status).toBe(200);
});

test('the site answers 503 with a message while PostgreSQL is unreachable, and continues to run', async () => {
  const { openApp } = await import('../support/both-databases.ts');
  const database = openPostgres(`postgres://nobody@127.0.0.1:${await freePort()}/nothing`, 1);
  ending.push(() => database.destroy());
  const { anonymous } = openApp(database);
  const answer = await anonymous('/api/articles');
  expect(answer.headers.get('Retry-After')).toBe('5');
  expect(await readAnswer(answer)).toEqual([
    503,
    { error: 'The database does not answer. Please try again in a moment.' },
  ]);
  expect((await anonymous('/healthz')).status).toBe(200);
  expect((await anonymous('/readyz')).status).toBe(503);
});

onBothDatabases('a migration that fails half way', (open) => {
  test('is named, and leaves the schema and every row unchanged', async () => {
    const { services, admin, anonymous } = await open();
    const { database } = services;
    await admin('/api/articles', { method: 'POST', body: article('kept') });
    const failing = {
      ...migrations,
      '9998-halfway': {
        async up(schema: Parameters<(typeof migrations)[string]['up']>[0]) {
          await schema.schema.createTable('half').addColumn('id', 'integer').execute();
          await sql`delete from articles`.execute(schema);
          await sql`alter table articles add column other text`.execute(schema);
          throw new Error('the power went');
        },
      },
    };
    await expect(migrate(database, undefined, failing)).rejects.toThrow(
      'Migration 9998-halfway failed: the power went',
    );
    const tables = await database.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half');
    const rows = await database.selectFrom('articles').selectAll().execute();
    expect(rows).toMatchObject([{ slug: 'kept' }]);
    expect(rows[0]).not.toHaveProperty('other');
    expect((await anonymous('/api/articles')).status).toBe(200);
    expect(await migrate(database), 'nothing is left to do').toEqual([]);
  });
});
