import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { get, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/postgres.ts';
import { heapFlags } from '../support/unit-settings.ts';

export const password = 'correct-horse-battery';

export interface Site {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

export async function waitFor(url: string) {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) {
      await answer.arrayBuffer();
      return;
    }
    await pause(10);
  }
  throw new Error(`${url} does not answer`);
}

/** Flags of `npm start`. */
const flags = [...heapFlags, '--import', './scripts/compile-cache.mjs'];

/** Starts the site as `npm start` does, on a free port. */
export async function startSite(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Site> {
  const port = await freePort();
  const child = spawn(process.execPath, [...flags, 'src/server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD: password,
      BACKUPS_KEPT: '0',
      ...settings,
    },
    stdio: 'ignore',
  });
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Signs in. @returns headers of a session, with which a request bypasses the page cache */
export async function signIn(url: string) {
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  return { Cookie: login.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
}

/** Requests an address. @returns the response with its bytes as transferred, and its duration */
export function fetchRaw(url: string, headers: Record<string, string> = {}) {
  const begin = performance.now();
  return new Promise<RawAnswer>((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          headers: answer.headers,
          etag: answer.headers.etag ?? '',
          status: answer.statusCode ?? 0,
          time: performance.now() - begin,
        }),
      );
      answer.on('error', reject);
    }).on('error', reject);
  });
}

export interface RawAnswer {
  body: Buffer;
  headers: IncomingHttpHeaders;
  etag: string;
  status: number;
  time: number;
}

/** Resident memory of a process in megabytes. */
export const residentMemory = (child: ChildProcess) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024;

export function quantile(values: readonly number[], share: number) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const ms = (value: number) => `${value.toFixed(1)} ms`;
