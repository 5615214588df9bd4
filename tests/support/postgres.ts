import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface PostgresServer {
  url: string;
  /** Kind of the server, for the test report. */
  kind: string;
  stop(): Promise<void>;
}

/** A PostgreSQL server that a test may stop and start. */
export interface PostgresCluster extends PostgresServer {
  /** Ends the server at once like a crash (SIGQUIT), or with a message to its clients (SIGINT). */
  halt(signal: 'SIGQUIT' | 'SIGINT'): Promise<void>;
  resume(): Promise<void>;
  /** Pauses the server and its connections, like a hanging disk; works on Linux only. */
  freeze(): void;
  thaw(): void;
}

/** A free local port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** The folder of PostgreSQL's server programs; undefined if they are missing. */
export function findPrograms(): string | undefined {
  const found = globSync('/usr/{lib/postgresql/*,local,pgsql-*}/bin/initdb').sort().at(-1);
  return found?.slice(0, -'/initdb'.length);
}

/** The user `postgres` if this process is root: PostgreSQL's programs refuse to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function startServer(programs: string, folder: string, port: number) {
  const server: ChildProcess = spawn(
    join(programs, 'postgres'),
    [
      ...['-D', join(folder, 'data'), '-p', String(port), '-h', '127.0.0.1', '-k', folder],
      ...['-F', '-c', 'max_connections=200'],
    ],
    { ...unprivileged(), stdio: 'pipe' },
  );
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      if (said === 'ready') return;
      said += chunk;
      if (!said.includes('ready to accept connections')) return;
      said = 'ready';
      resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
  return server;
}

async function startCluster(programs: string): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-postgres-'));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'test', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...user, stdio: 'pipe' },
  );
  let server = await startServer(programs, folder, port);
  async function halt(signal: 'SIGQUIT' | 'SIGINT') {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }
  function signalAll(signal: 'SIGSTOP' | 'SIGCONT') {
    const { pid } = server;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    for (const child of children.filter(Boolean)) process.kill(Number(child), signal);
    server.kill(signal);
  }
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    kind: `private cluster of ${programs}`,
    halt,
    async resume() {
      server = await startServer(programs, folder, port);
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      if (server.exitCode === null && server.signalCode === null) await halt('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a separate PostgreSQL with the installed programs. @throws Error if they are missing */
export async function startOwnPostgres(): Promise<PostgresCluster> {
  const programs = findPrograms();
  if (!programs) throw new Error('This needs the programs of PostgreSQL (initdb, postgres).');
  return startCluster(programs);
}

/** PostgreSQL compiled to WebAssembly, in this process, behind a socket. */
export async function startPglite(): Promise<PostgresServer> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { PGLiteSocketServer } = await import('@electric-sql/pglite-socket');
  const port = await freePort();
  const db = await PGlite.create();
  const server = new PGLiteSocketServer({ db, port, host: '127.0.0.1', maxConnections: 50 });
  await server.start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    kind: 'PGlite',
    async stop() {
      await server.stop();
      await db.close();
    },
  };
}

/**
 * The PostgreSQL server of the tests: DATABASE_URL_TEST, else the installed programs, else
 * undefined. Without a server, each worker starts its own PGlite, which has one session.
 */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const url = process.env.DATABASE_URL_TEST;
  if (url) return { url, kind: 'DATABASE_URL_TEST', stop: async () => {} };
  const programs = process.env.TEST_WITH_PGLITE ? undefined : findPrograms();
  return programs ? startCluster(programs) : undefined;
}
