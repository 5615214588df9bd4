import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../../tests/support/postgres.ts';
import { startS3 } from '../../../../tests/support/s3-server.ts';
import { startUnchunked } from '../../../../tests/support/s3-unchunked.ts';
import { fillEmptyDatabase } from '../../features/seed/seed.ts';
import { createAnswerCounts } from '../alarms/answer-counts.ts';
import { createWatch } from '../alarms/watch.ts';
import { parseConfig } from '../config/config.ts';
import { createContentStore } from '../database/content-store.ts';
import { migrate } from '../database/migrate.ts';
import { databaseFile, openDatabase } from '../database/open.ts';
import type { Services } from '../http/context.ts';
import { addPicture } from '../media/pictures.ts';
import { rehearseRestore } from './rehearsal.ts';
import { openRepository } from './restic.ts';
import { makeSnapshot, restoreSnapshot } from './snapshots.ts';
import { readState } from './state.ts';
import { readFingerprint, runCopies } from './worker.ts';

const minuteMs = 60_000;
const hasRestic = spawnSync('restic', ['version']).status === 0;
const opened: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-copies-'));
  opened.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function newConfig(environment: Record<string, string> = {}) {
  const config = parseConfig({
    DATA_DIR: join(temporaryFolder(), 'data'),
    RESTIC_REPOSITORY: join(temporaryFolder(), 'copies'),
    RESTIC_PASSWORD: 'salt water',
    PATH: '/usr/local/bin:/usr/bin:/bin',
    ...environment,
  });
  if (!config.copies) throw new Error('no copies');
  return { ...config, copies: config.copies };
}

let time = Date.parse('2026-11-21T03:00:00.000Z');

async function newSite(config: ReturnType<typeof newConfig>) {
  const database = openDatabase(config);
  opened.push(() => database.destroy());
  await migrate(database);
  const content = createContentStore(database);
  const clock = () => new Date(time);
  const site = { config, database, content, clock, logger: pino({ level: 'silent' }) };
  const picture = {
    key: 'a',
    name: 'Reef',
    type: 'image/jpeg',
    width: 1,
    height: 1,
    bytes: 1,
    hash: null,
  };
  await addPicture(site, picture, { address: '127.0.0.1' });
  mkdirSync(join(config.dataDir, 'media', 'originals'), { recursive: true });
  writeFileSync(join(config.dataDir, 'media', 'originals', 'a'), Buffer.from([0, 255, 10, 13]));
  return site;
}

async function openAgain(config: Services['config']) {
  const database = openDatabase(config);
  opened.push(() => database.destroy());
  return database;
}

async function countRead({ database }: Pick<Services, 'database'>, number: number) {
  await database
    .insertInto('visitCounts')
    .values({ day: '2026-11-22', kind: 'page', page: `articles:${number}`, detail: '', times: 1 })
    .execute();
}

const folderBytes = (folder: string) =>
  globSync('**', { cwd: folder })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);

const countSnapshots = (repository: string) => readdirSync(join(repository, 'snapshots')).length;

async function readNotices({ database }: Pick<Services, 'database'>) {
  const rows = await database
    .selectFrom('outbox')
    .select('message')
    .where('kind', '=', 'owner')
    .orderBy('id')
    .execute();
  return rows.map(({ message }) => JSON.parse(message) as { subject: string; text: string });
}

test('unusable settings of copies are refused with a message', () => {
  const parse = (environment: Record<string, string>) => () => parseConfig(environment);
  expect(parse({ RESTIC_REPOSITORY: '/copies' })).toThrow('also needs RESTIC_PASSWORD');
  const inside = { DATA_DIR: '/data', RESTIC_PASSWORD: 'a', RESTIC_REPOSITORY: '/data/copies' };
  expect(parse(inside)).toThrow('RESTIC_REPOSITORY must be outside DATA_DIR, on another disk');
  if (existsSync('/media')) {
    const owned = { RESTIC_PASSWORD: 'a', RESTIC_REPOSITORY: '/copies', CONTENT_DIR: '/media' };
    expect(parse(owned)).toThrow('CONTENT_DIR must be outside /media');
  }
  expect(parse({ RESTIC_REPOSITORY: 'ftp://x' })).toThrow('must be the path of a folder');
});

test('the fingerprint of a site with PostgreSQL changes with its files', async () => {
  const contentDir = temporaryFolder();
  const { database, config } = await newSite(newConfig({ CONTENT_DIR: contentDir }));
  const read = () =>
    readFingerprint({ database, config: { ...config, databaseUrl: 'postgres://unused' } });
  const before = await read();
  expect(await read()).toBe(before);
  writeFileSync(join(config.dataDir, 'media', 'guide.pdf'), 'A guide');
  const withGuide = await read();
  expect(withGuide).not.toBe(before);
  writeFileSync(join(contentDir, 'site.json'), '{}');
  expect(await read()).not.toBe(withGuide);
});

test('a missing data folder is created before restic runs', async () => {
  const config = newConfig({ PATH: '/nowhere' });
  await expect(openRepository(config, false)).rejects.toThrow('install the package restic');
  expect(statSync(config.dataDir).isDirectory()).toBe(true);
});

test('a copy without restic fails with a message that names the package', async () => {
  const config = newConfig({ PATH: '/nowhere' });
  await newSite(config);
  await expect(makeSnapshot(config, false, new Date(time))).rejects.toThrow(
    'copies need the program restic: install the package restic',
  );
});

const title = (name: string) => (hasRestic ? name : `${name} (skipped: there is no restic)`);

// restic's key takes a second to derive, for each of its runs.
describe.skipIf(!hasRestic)('copies by restic', { timeout: 120_000 }, () => {
  async function roundTrip(environment: Record<string, string>) {
    const contentDir = temporaryFolder();
    writeFileSync(join(contentDir, 'site.json'), '{}');
    const config = newConfig({ CONTENT_DIR: contentDir, ...environment });
    const site = await newSite(config);
    await fillEmptyDatabase(site);
    await makeSnapshot(config, false, new Date(time));
    const rows = await site.database.selectFrom('diveSites').selectAll().orderBy('id').execute();

    const target = {
      ...config,
      // As on an empty machine.
      contentDir: undefined,
      dataDir: join(temporaryFolder(), 'data'),
    };
    const { kept, manifest } = await restoreSnapshot(target, 'latest', new Date(time));
    expect(kept).toEqual([]);
    expect(manifest.tables.dive_sites).toBe(rows.length);
    const restored = await openAgain(target);
    expect(await restored.selectFrom('diveSites').selectAll().orderBy('id').execute()).toEqual(
      rows,
    );
    expect([...readFileSync(join(target.dataDir, 'media', 'originals', 'a'))]).toEqual([
      0, 255, 10, 13,
    ]);
    expect(readdirSync(target.dataDir).sort()).toEqual([
      '.backup-cache',
      ...['bottom-time.sqlite', 'bottom-time.sqlite-shm', 'bottom-time.sqlite-wal', 'media'],
    ]);
    return config;
  }

  test(title('a running site is copied into a folder and restored row by row'), async () => {
    const { copies, dataDir } = await roundTrip({
      ADMIN_PASSWORD: 'correct-horse-battery',
      MAIL_FROM: 'Reef <a@b.au>',
    });
    const settings = readFileSync(join(dataDir, '.backup-stage', 'settings.env'), 'utf8');
    expect(settings).toContain('ADMIN_PASSWORD=correct-horse-battery\n');
    expect(settings).toContain("MAIL_FROM='Reef <a@b.au>'\n");
    expect(settings).not.toContain('salt water');
    expect(statSync(join(dataDir, '.backup-stage', 'settings.env')).mode & 0o777).toBe(0o600);
    expect(countSnapshots(copies.repository)).toBe(1);
  });

  test(title('a running site is copied to an S3-compatible store and restored'), async () => {
    const s3 = await startS3();
    opened.push(() => s3.stop());
    const store = await startUnchunked(s3.environment.S3_ENDPOINT);
    opened.push(() => store.stop());
    const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = s3.environment;
    await roundTrip({
      RESTIC_REPOSITORY: `s3:${store.url}/pictures/copies`,
      AWS_ACCESS_KEY_ID: S3_ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY,
    });
  });

  test(title('the repository grows by less than 1.2 times what changes'), async () => {
    const config = newConfig();
    const site = await newSite(config);
    await fillEmptyDatabase(site);
    const { repository } = config.copies;
    await makeSnapshot(config, false, new Date(time));
    const pages = (file: string) => {
      const bytes = readFileSync(file);
      return Array.from({ length: bytes.length / 4096 }, (_, page) =>
        bytes.subarray(page * 4096, page * 4096 + 4096),
      );
    };
    const consistent = async () => {
      await sql`pragma wal_checkpoint(TRUNCATE)`.execute(site.database);
      return pages(databaseFile(config.dataDir));
    };
    let before = await consistent();
    const size = folderBytes(repository);
    let changed = 0;
    for (let round = 0; round < 4; round++) {
      for (let read = 0; read < 5; read++) await countRead(site, round * 100 + read);
      await site.database
        .updateTable('diveSites')
        .set({ description: sql`description || ' More words.'` })
        .where('id', '=', round * 40 + 1)
        .execute();
      const after = await consistent();
      changed += after.filter((page, index) => !before[index]?.equals(page)).length * 4096;
      before = after;
      await makeSnapshot(config, true, new Date(time));
    }
    const growth = folderBytes(repository) - size;
    console.log(`changed ${changed} bytes, the repository grew by ${growth}`);
    expect(growth / changed).toBeLessThan(1.2);
  });

  test(title('unchanged files are not copied again'), async () => {
    const config = newConfig();
    const site = await newSite(config);
    const { repository } = config.copies;
    await runCopies(site);
    // The mail about the first rehearsal is a change too.
    await runCopies(site);
    const count = countSnapshots(repository);
    await runCopies(site);
    expect(countSnapshots(repository)).toBe(count);
    await countRead(site, 1);
    await runCopies(site);
    expect(countSnapshots(repository)).toBe(count + 1);
  });

  test(
    title('a restore is rehearsed once a week in a temporary folder, and reported'),
    async () => {
      const site = await newSite(newConfig());
      const { dataDir } = site.config;
      expect((await runCopies(site)).rehearsedAt).toBe(site.clock().toISOString());
      const [mail] = await readNotices(site);
      expect(mail?.subject).toContain('Your copies can be restored');
      expect(mail?.text).toMatch(/[1-9]\d* rows of the database and 1 other files/);
      time += 6 * 24 * 60 * minuteMs;
      await runCopies(site);
      expect(await readNotices(site)).toHaveLength(1);
      time += 2 * 24 * 60 * minuteMs;
      await runCopies(site);
      expect(await readNotices(site)).toHaveLength(2);
      const left = readdirSync(dataDir).filter((name) => name.startsWith('.backup-'));
      expect(left.sort()).toEqual(['.backup-cache', '.backup-stage', '.backup-state.json']);
    },
  );

  test(
    title('the owner gets a mail once copies have failed for long, and once they work again'),
    async () => {
      const site = await newSite(newConfig({ SMTP_URL: 'smtp://127.0.0.1:1' }));
      const { repository } = site.config.copies;
      const watch = createWatch(site, createAnswerCounts(site.clock), { freeBytes: 0 });
      const look = async () => {
        const state = await runCopies(site);
        await watch.run();
        return state;
      };
      await look();
      const ownMails = async () =>
        (await readNotices(site)).filter(({ subject }) => subject.includes('Copies of the site'));
      execFileSync('mv', [repository, `${repository}-gone`]);
      await countRead(site, 1);
      const failed = await look();
      expect(failed.problem).toBe(
        `there are no copies in ${repository}: check that the address is right and its disk is there`,
      );
      expect(existsSync(repository), 'an unmounted disk is not begun anew').toBe(false);
      expect(await ownMails()).toEqual([]);
      for (let pass = 0; pass < 5; pass++) {
        time += 4 * minuteMs;
        await look();
      }
      const [mail, ...others] = await ownMails();
      expect(others).toEqual([]);
      expect(mail?.subject).toContain('Copies of the site are not being made');
      expect(mail?.text).toContain(`there are no copies in ${repository}`);
      for (let pass = 0; pass < 24 * 15; pass++) {
        time += 4 * minuteMs;
        await watch.run();
      }
      expect(await ownMails(), 'and again after a day').toHaveLength(2);
      execFileSync('mv', [`${repository}-gone`, repository]);
      expect((await look()).problem).toBeUndefined();
      time += 5 * minuteMs;
      await watch.run();
      expect((await ownMails()).at(-1)?.subject).toContain('Copies of the site are made again');
    },
  );

  test(
    title('a damaged copy fails the rehearsal and the restore, and nothing changes'),
    async () => {
      const config = newConfig();
      const site = await newSite(config);
      await makeSnapshot(config, false, new Date(time));
      for (const pack of globSync(`${config.copies.repository}/data/*/*`)) {
        const bytes = readFileSync(pack);
        execFileSync('chmod', ['u+w', pack]);
        writeFileSync(pack, bytes.fill(0x5a, 10, bytes.length >> 1));
      }
      const damaged = /copies in .* are damaged/;
      await expect(rehearseRestore(config)).rejects.toThrow(damaged);
      await site.database.destroy();
      await expect(restoreSnapshot(config, 'latest', new Date(time))).rejects.toThrow(damaged);
      expect(
        readdirSync(config.dataDir)
          .filter((name) => name.startsWith('.backup-'))
          .sort(),
      ).toEqual(['.backup-cache', '.backup-stage']);
      expect(await (await openAgain(config)).selectFrom('media').select('key').execute()).toEqual([
        { key: 'a' },
      ]);
    },
  );

  test(title('a picture that a copy lacks fails its rehearsal'), async () => {
    const config = newConfig();
    await newSite(config);
    rmSync(join(config.dataDir, 'media', 'originals', 'a'));
    await makeSnapshot(config, false, new Date(time));
    await expect(rehearseRestore(config)).rejects.toThrow('the copy lacks the picture a');
  });

  test(
    title('a wrong password, no copies, no store and a newer release are refused with a reason'),
    async () => {
      const config = newConfig();
      const site = await newSite(config);
      await makeSnapshot(config, false, new Date(time));
      await sql`insert into kysely_migration values ('9999-later', '')`.execute(site.database);
      await makeSnapshot(config, true, new Date(time));
      await site.database.destroy();
      const bytes = readFileSync(databaseFile(config.dataDir));
      const refused = async (copies: Partial<typeof config.copies>, id: string, words: string) => {
        const changed = { ...config, copies: { ...config.copies, ...copies } };
        const failure = await restoreSnapshot(changed, id, new Date(time)).catch((error) => error);
        expect(failure.message).toContain(words);
        expect(failure.message).toMatch(/ Nothing was changed\.$/);
        expect(failure.message.split('\n')).toHaveLength(1);
      };
      await refused({ password: 'fresh water' }, 'latest', 'is not the password of these copies');
      await refused({ repository: '/nowhere/copies' }, 'latest', 'there are no copies in /nowhere');
      await refused({}, '0123456789', 'there is no such copy');
      await refused({}, 'latest', 'newer version of the site (9999-later): update first');
      expect(readFileSync(databaseFile(config.dataDir)).equals(bytes)).toBe(true);
      const port = await freePort();
      const silent = { ...config.copies, repository: `sftp:nobody@127.0.0.1:${port}/copies` };
      await expect(
        makeSnapshot({ ...config, copies: silent }, true, new Date(time)),
      ).rejects.toThrow(/sftp:nobody@127.0.0.1.* (does not answer|refuses)/);
      const away = { ...config.copies, repository: `s3:http://127.0.0.1:${port}/pictures` };
      await expect(
        restoreSnapshot({ ...config, copies: away }, 'latest', new Date(time)),
      ).rejects.toThrow(
        / does not answer: check the address and the network\. Nothing was changed/,
      );
    },
  );

  test(title('an error names a store that is full or refuses the key'), async (context) => {
    // The error in the form that S3 documents.
    const refusal =
      '<Code>SignatureDoesNotMatch</Code><Message>The request signature we calculated does not match the signature you provided.</Message>';
    const store = createServer((_request, response) => {
      response.writeHead(403, { 'Content-Type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error>${refusal}</Error>`);
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    opened.push(() => store.close());
    const config = newConfig({
      RESTIC_REPOSITORY: `s3:http://127.0.0.1:${(store.address() as AddressInfo).port}/pictures`,
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'wrong',
    });
    await newSite(config);
    await expect(makeSnapshot(config, false, new Date(time))).rejects.toThrow(
      'refuses this site’s key or user: check both',
    );
    const small = temporaryFolder();
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small]);
    if (mounted.status !== 0) return context.skip('this machine mounts no small disk');
    opened.push(() => execFileSync('umount', ['-l', small]));
    const copies = { ...config.copies, repository: join(small, 'copies') };
    writeFileSync(join(config.dataDir, 'media', 'originals', 'big'), randomBytes(3_000_000));
    await expect(makeSnapshot({ ...config, copies }, false, new Date(time))).rejects.toThrow(
      `a disk is full, here or at ${copies.repository}: make room, then try again`,
    );
  });

  test(
    title('a restore to a full disk is refused with a reason, and nothing changes'),
    async (context) => {
      const config = newConfig();
      const site = await newSite(config);
      writeFileSync(join(config.dataDir, 'media', 'originals', 'big'), Buffer.alloc(20_000_000, 7));
      await makeSnapshot(config, false, new Date(time));
      await site.database.destroy();
      const small = temporaryFolder();
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=10m', 'tmpfs', small]);
      if (mounted.status !== 0) return context.skip('this machine mounts no small disk');
      opened.push(() => execFileSync('umount', ['-l', small]));
      await expect(
        restoreSnapshot({ ...config, dataDir: small }, 'latest', new Date(time)),
      ).rejects.toThrow(/ is full.*make room, then try again\. Nothing was changed\./);
      expect(readdirSync(small).filter((name) => name !== '.backup-cache')).toEqual([]);
      await expect(rehearseRestore({ ...config, dataDir: small })).rejects.toThrow(
        /a rehearsal needs \d+ MB free at/,
      );
    },
  );

  test(title('a state file that a crash has truncated is replaced'), async () => {
    const { dataDir } = newConfig();
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, '.backup-state.json'), '{"lastAt":');
    expect(await readState(dataDir)).toEqual({});
  });
});
