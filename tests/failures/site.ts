import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { loggedServer } from '../support/logged-server.ts';
import { compileCache } from '../support/own-server.ts';

export const server = fileURLToPath(new URL('server.ts', import.meta.url));
/** Entry of the site with its built pages. */
export const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
export const password = 'correct-horse-battery';

export interface Site {
  process: ChildProcess;
  url: string;
  call(path: string, body?: unknown, method?: string): Promise<Response>;
  /** Sends a picture as a browser's form would. */
  upload(content: Uint8Array, name: string): Promise<Response>;
  /** Returns the whole output of the process. */
  output(): string;
  signIn(): Promise<void>;
  kill(): Promise<void>;
}

interface Options {
  dataDir: string;
  environment?: Record<string, string>;
  /** Id of the user and the group of the process. */
  uid?: number;
  /** The script of the server; by default server.ts with its small pages. */
  entry?: string;
  /** Flags of Node, such as the size of its heap. */
  flags?: readonly string[];
  /** The session cookie of an earlier start. */
  cookie?: string;
}

function launch({ dataDir, environment, uid, entry = server, flags = [] }: Options) {
  const logged = loggedServer();
  const child = spawn(process.execPath, [...flags, ...(logged?.arguments ?? []), entry], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'error',
      FORM_LIMIT: '1000000',
      ...logged?.environment,
      ...environment,
    },
    ...(uid !== undefined && { uid, gid: uid }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk;
      if (logged) writeSync(logged.file, chunk);
    });
  }
  return { child, output: () => printed };
}

/** Starts the real server in its own process at a free port of 127.0.0.1. */
export async function startSite(options: Options): Promise<Site> {
  const { child, output } = launch(options);
  const ended = once(child, 'exit');
  const address = () => / is at (http:\/\/127\.0\.0\.1:\d+)/.exec(output())?.[1];
  while (!address()) {
    if (child.exitCode !== null) throw new Error(`The site did not start: ${output()}`);
    await Promise.race([once(child.stdout, 'data'), ended]);
  }
  const url = address() ?? '';
  let { cookie } = options;
  const call = (path: string, body?: unknown, method = body ? 'POST' : 'GET') =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(cookie && { Cookie: cookie }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    process: child,
    url,
    call,
    upload(content, name) {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(content)]), name);
      const headers = { Cookie: cookie ?? '' };
      return fetch(`${url}/api/media`, { method: 'POST', body, headers });
    },
    output,
    async signIn() {
      const answer = await call('/api/admin/login', { password });
      cookie = answer.headers.get('Set-Cookie')?.split(';')[0];
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Starts a site that is expected to exit by itself. @returns its exit code and output */
export async function failToStart(options: Options) {
  const { child, output } = launch(options);
  const [code] = await once(child, 'exit');
  return { code: code as number, output: output().trim() };
}

/** The result of SQLite's integrity check: 'ok' for an intact file. */
export function checkIntegrity(file: string) {
  const driver = new Sqlite(file);
  try {
    return driver.pragma('integrity_check', { simple: true });
  } finally {
    driver.close();
  }
}
