// Tests the recovery of a killed PostgreSQL server from its pgBackRest archive.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveProblem } from '../../src/server/platform/copies/state.ts';
import { openPostgres } from '../../src/server/platform/database/open.ts';
import { findPrograms, freePort } from '../support/postgres.ts';

const found = findPrograms();
/** Folder of the PostgreSQL programs of one version, with psql and pg_dump. */
const programs = found ? dirname(realpathSync(join(found, 'initdb'))) : '';
const isRoot = process.getuid?.() === 0;
const without = !programs
  ? 'there are no programs of PostgreSQL'
  : spawnSync('pgbackrest', ['version']).status !== 0
    ? 'there is no pgBackRest'
    : isRoot
      ? undefined
      : 'it needs root, to run as the user postgres';

const deployed = (name: string) =>
  readFileSync(new URL(`../../deploy/postgres/${name}`, import.meta.url), 'utf8');

/** Creates a PostgreSQL server that archives with the settings of deploy/postgres. */
async function startArchived() {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = { uid: id('-u'), gid: id('-g') };
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-archive-'));
  chownSync(folder, user.uid, user.gid);
  const [data, repository] = [join(folder, 'data'), join(folder, 'repository')];
  const port = await freePort();
  const config = deployed('pgbackrest.conf')
    .replace(/^repo1-path=.*/m, `repo1-path=${repository}\nlog-path=${folder}\nlock-path=${folder}`)
    .replace(/^pg1-path=.*/m, `pg1-path=${data}\npg1-socket-path=${folder}\npg1-user=test`)
    .replace(/^pg1-port=.*/m, `pg1-port=${port}`);
  writeFileSync(join(folder, 'pgbackrest.conf'), config);
  const environment = {
    ...{ PATH: process.env.PATH ?? '', PGBACKREST_CONFIG: join(folder, 'pgbackrest.conf') },
    ...{ PG_PROGRAMS: programs, TMPDIR: folder, PGUSER: 'test' },
  };
  const options = { ...user, env: environment, encoding: 'utf8' as const };
  const run = (program: string, ...args: string[]) => spawnSync(program, args, options);
  const must = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = run(program, ...args);
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
    return stdout;
  };
  must(join(programs, 'initdb'), '-D', data, '-U', 'test', '--auth=trust', '--no-sync');
  appendFileSync(join(data, 'postgresql.conf'), deployed('archive.conf'));
  mkdirSync(repository);
  chownSync(repository, user.uid, user.gid);
  const arguments_ = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  let server: ReturnType<typeof spawn> | undefined;
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  async function start() {
    server = spawn(join(programs, 'postgres'), arguments_, { ...user, env: environment });
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-2000);
    });
    const limit = performance.now() + 45_000;
    while (
      run(join(programs, 'psql'), url, '-Atc', 'select not pg_is_in_recovery()').stdout !== 't\n'
    ) {
      if (performance.now() > limit) throw new Error(`PostgreSQL did not come back: ${said}`);
      await pause(100);
    }
  }
  async function kill() {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    // The child processes of a killed server end by themselves a moment later.
    await pause(500);
  }
  const pgbackrest = (...args: string[]) => must('pgbackrest', '--stanza=bottom-time', ...args);
  return { folder, data, repository, url, user, start, kill, run, pgbackrest };
}

describe.skipIf(without)(
  `PostgreSQL with an archive${without ? ` (skipped: ${without})` : ''}`,
  () => {
    let server: Awaited<ReturnType<typeof startArchived>>;
    beforeAll(async () => {
      server = await startArchived();
      await server.start();
      server.pgbackrest('stanza-create');
      server.pgbackrest('--type=full', 'backup');
    }, 120_000);
    afterAll(async () => {
      await server?.kill();
      if (server) rmSync(server.folder, { recursive: true, force: true });
    });

    const restore = async (...args: string[]) => {
      await server.kill();
      rmSync(server.data, { recursive: true, force: true });
      mkdirSync(server.data, { mode: 0o700 });
      chownSync(server.data, server.user.uid, server.user.gid);
      const start = performance.now();
      server.pgbackrest(...args, 'restore');
      await server.start();
      return (performance.now() - start) / 1000;
    };

    test('a server killed during writes loses the writes of at most ten seconds', {
      timeout: 180_000,
    }, async () => {
      const database = openPostgres(server.url, 1, 'test');
      await sql`create table writes (number integer, at timestamptz default clock_timestamp())`.execute(
        database,
      );
      const acknowledged: number[] = [];
      const times: number[] = [];
      const begin = performance.now();
      // The writes end in the middle of a WAL segment, between two archive timeouts.
      while (performance.now() - begin < 27_000) {
        const number = acknowledged.length;
        await sql`insert into writes values (${number})`.execute(database);
        acknowledged.push(number);
        times.push(performance.now());
        await pause(50);
      }
      const death = performance.now();
      await server.kill();
      await database.destroy();
      const seconds = await restore();
      const restored = openPostgres(server.url, 1, 'test');
      const { rows } = await sql<{
        number: number;
      }>`select number from writes order by number`.execute(restored);
      await restored.destroy();
      expect(rows.map(({ number }) => number)).toEqual(acknowledged.slice(0, rows.length));
      const firstLost = times[rows.length];
      const lost = firstLost === undefined ? 0 : (death - firstLost) / 1000;
      console.log(
        `${rows.length} of ${acknowledged.length} writes came back, ${lost.toFixed(1)} s are lost; back after ${seconds.toFixed(1)} s`,
      );
      expect(lost).toBeLessThan(10);
      expect(rows.length).toBeGreaterThan(100);
    });

    test('a restore to a point in time recovers a table dropped later', {
      timeout: 120_000,
    }, async () => {
      const database = openPostgres(server.url, 1, 'test');
      await sql`create table kept as select 1 as row`.execute(database);
      await pause(100);
      const before = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(
        database,
      );
      await pause(100);
      await sql`drop table kept`.execute(database);
      await sql`select pg_switch_wal()`.execute(database);
      await pause(3000);
      await database.destroy();
      await restore('--type=time', `--target=${before.rows[0]?.at}`, '--target-action=promote');
      const restored = openPostgres(server.url, 1, 'test');
      const { rows } = await sql`select * from kept`.execute(restored);
      await restored.destroy();
      expect(rows).toEqual([{ row: 1 }]);
    });

    test('a rehearsal restores into a scratch folder and reads every table', {
      timeout: 120_000,
    }, async () => {
      const script = fileURLToPath(new URL('../../deploy/postgres/rehearse.sh', import.meta.url));
      const good = server.run(script, 'postgres');
      expect(good.stderr).toBe('');
      expect(good.stdout).toMatch(/^The archive was restored and read: \d+ rows\.$/m);
      const bad = server.run(script, 'no_such_database');
      expect(bad.status).toBe(1);
      expect(bad.stderr).toMatch(
        /^The rehearsal of a restore failed: its tables can not be read\./m,
      );
      expect(server.run('ls', server.folder).stdout).not.toContain('rehearsal-');
    });

    test('a stalled archive is reported in a sentence', { timeout: 60_000 }, async () => {
      const database = openPostgres(server.url, 1, 'test');
      expect(await archiveProblem(database)).toBeUndefined();
      rmSync(server.repository, { recursive: true });
      await sql`create table more (number integer)`.execute(database);
      await sql`select pg_switch_wal()`.execute(database);
      await expect
        .poll(() => archiveProblem(database), { timeout: 30_000 })
        .toMatch(
          /^PostgreSQL can not archive its changes \(\w{24}, last tried .*\): its log says why/,
        );
      await database.destroy();
    });
  },
);
