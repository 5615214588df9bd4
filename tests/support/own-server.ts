import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseFile } from '../../src/server/platform/database/open.ts';
import { loggedServer } from './logged-server.ts';
import { freePort } from './postgres.ts';

const startTimeoutMs = 30_000;

/** Cache that halves the start time: every server of a run strips and compiles the same files. */
export const compileCache = 'node_modules/.cache/node-compile-cache';

async function isReady(port: number) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Starts a server and waits until it is ready. @throws Error if the server ends or hangs */
export async function startServer(
  port: number,
  folder: string,
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const logged = loggedServer();
  const server = spawn(process.execPath, [...(logged?.arguments ?? []), 'src/server/main.ts'], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compileCache,
      PORT: String(port),
      SITE_URL: '',
      DATABASE_URL: '',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      LINK_CHECKS: 'off',
      ...logged?.environment,
      ...environment,
    },
    stdio: ['ignore', logged?.file ?? 'ignore', logged?.file ?? 'inherit'],
  });
  const deadline = performance.now() + startTimeoutMs;
  while (!(await isReady(port))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      server.kill('SIGKILL');
      throw new Error(`The server on port ${port} did not start: exit code ${server.exitCode}`);
    }
    await pause(50);
  }
  return server;
}

/** Resolves with the exit code of a server. */
export const ended = async (server: ChildProcess) =>
  server.exitCode ?? ((await once(server, 'exit')) as [number | null])[0];

/**
 * Starts a server that isolates the effects of its tests, e.g. a blocked address.
 * @param prepare changes the data folder before the server starts and caches records
 */
export async function openOwnSite(
  environment: Record<string, string> = {},
  prepare: (folder: string) => void = () => {},
) {
  const port = await freePort();
  const password = process.env.E2E_PASSWORD ?? 'a-password-of-its-own';
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-own-'));
  copyTemplate(folder);
  prepare(folder);
  const server = await startServer(port, folder, { ADMIN_PASSWORD: password, ...environment });
  const address = `http://127.0.0.1:${port}`;
  let session: Promise<string> | undefined;
  return {
    folder,
    address,
    password,
    /** The cookie of the owner's session, shared by all tests on this server. */
    session() {
      session ??= login(address, password);
      return session;
    },
    async close() {
      server.kill('SIGTERM');
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies the seeded database of a browser run into a data folder, if the run has one. */
export function copyTemplate(folder: string) {
  const template = process.env.E2E_TEMPLATE;
  if (template) copyFileSync(databaseFile(template), databaseFile(folder));
}

async function login(address: string, password: string) {
  const answer = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const [cookie] = answer.headers.get('Set-Cookie')?.split(';') ?? [];
  if (!answer.ok || !cookie) throw new Error(`The owner can not sign in: ${answer.status}`);
  return cookie;
}

/** Fills the database that is copied for every server of a browser run. */
export async function makeTemplate(folder: string, password: string) {
  mkdirSync(folder, { recursive: true });
  const server = await startServer(await freePort(), folder, { ADMIN_PASSWORD: password });
  server.kill('SIGTERM');
  await ended(server);
}
