import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findPrograms, freePort } from '../support/postgres.ts';
import { until } from './instances.ts';

const found = findPrograms();
const programs = found ? dirname(realpathSync(join(found, 'initdb'))) : '';
const pooler = '/usr/sbin/pgbouncer';

/** The reason this machine can't run the pair; undefined if it can. */
export function missingForPair() {
  if (!found) return 'there are no programs of PostgreSQL';
  if (spawnSync(pooler, ['--version']).status !== 0) return 'there is no pgbouncer';
  return process.getuid?.() === 0 ? undefined : 'it needs root, to run as the user postgres';
}

/** Starts a primary with a synchronous standby, and pgbouncer in transaction mode before them. */
export async function startPair() {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = { uid: id('-u'), gid: id('-g') };
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-pair-'));
  chownSync(folder, user.uid, user.gid);
  const [primaryPort, standbyPort, poolerPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const running = new Map<string, ChildProcess>();
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...user, stdio: 'pipe', encoding: 'utf8' });
  const psql = (port: number, database: string, text: string) =>
    run('psql', `postgres://test@127.0.0.1:${port}/${database}`, '-Atc', text).trim();

  function start(name: string, program: string, args: string[]) {
    running.set(name, spawn(program, args, { ...user, stdio: 'ignore' }));
  }
  async function kill(name: string) {
    const child = running.get(name);
    running.delete(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  const answers = (port: number, database = 'postgres', text = 'select 1') => {
    try {
      return psql(port, database, text);
    } catch {
      return undefined;
    }
  };
  const startPostgres = async (name: string, port: number) => {
    const place = ['-D', join(folder, name), '-p', String(port), '-h', '127.0.0.1', '-k', folder];
    start(name, join(programs, 'postgres'), place);
    await until(`${name} answers`, 30_000, () => answers(port) === '1');
  };
  function writePoolerSettings(port: number) {
    const lines = [
      '[databases]',
      `postgres = host=127.0.0.1 port=${port}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${poolerPort}\nunix_socket_dir =`,
      `auth_type = trust\nauth_file = ${folder}/users\nadmin_users = test`,
      'pool_mode = transaction\nmax_client_conn = 500\ndefault_pool_size = 20',
      'server_login_retry = 1\nserver_check_delay = 1\nignore_startup_parameters = extra_float_digits',
    ];
    writeFileSync(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
  }
  async function startPooler() {
    start('pooler', pooler, ['-q', join(folder, 'pgbouncer.ini')]);
    await until('the pooler answers', 10_000, () => answers(poolerPort) === '1');
  }

  run(
    'initdb',
    '-D',
    join(folder, 'primary'),
    '-U',
    'test',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
  );
  appendFileSync(join(folder, 'primary', 'postgresql.conf'), 'max_connections = 100\n');
  await startPostgres('primary', primaryPort);
  const source = `host=127.0.0.1 port=${primaryPort} user=test application_name=standby`;
  run(
    'pg_basebackup',
    '-D',
    join(folder, 'standby'),
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '-d',
    source,
  );
  await startPostgres('standby', standbyPort);
  psql(primaryPort, 'postgres', "alter system set synchronous_standby_names = 'standby'");
  psql(primaryPort, 'postgres', 'select pg_reload_conf()');
  await until(
    'the standby is synchronous',
    10_000,
    () => answers(primaryPort, 'postgres', 'select sync_state from pg_stat_replication') === 'sync',
  );
  writeFileSync(join(folder, 'users'), '"test" ""\n');
  writePoolerSettings(primaryPort);
  await startPooler();

  const address = (port: number) => `postgres://test@127.0.0.1:${port}/postgres`;
  return {
    pooled: address(poolerPort),
    direct: address(primaryPort),
    standby: address(standbyPort),
    async restartPooler() {
      await kill('pooler');
      await startPooler();
    },
    killPrimary: () => kill('primary'),
    /** Promotes the standby and redirects the pooler to it, as Patroni does. */
    async failOver() {
      psql(standbyPort, 'postgres', 'alter system reset synchronous_standby_names');
      psql(standbyPort, 'postgres', 'select pg_promote()');
      writePoolerSettings(standbyPort);
      psql(poolerPort, 'pgbouncer', 'reload');
      psql(poolerPort, 'pgbouncer', 'reconnect');
    },
    async stop() {
      for (const name of [...running.keys()]) await kill(name);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
