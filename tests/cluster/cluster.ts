import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { startOwnPostgres } from '../support/postgres.ts';
import { startBalancer } from './balancer.ts';
import { type Instance, ready, startInstance } from './instances.ts';

export const password = 'correct-horse-battery';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

export function call(
  base: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  return fetch(base + path, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
  });
}

/** Sends requests, `width` at a time, until stopped. @returns every status with its Retry-After */
export function load(paths: string[], width: number, one: (path: string) => Promise<Response>) {
  const seen: { path: string; status: number; retryAfter: string | null; begun: number }[] = [];
  let going = true;
  const workers = Array.from({ length: width }, async (_, worker) => {
    for (let turn = worker; going; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      const begun = performance.now();
      try {
        const answer = await one(path);
        await answer.arrayBuffer();
        const retryAfter = answer.headers.get('Retry-After');
        seen.push({ path, status: answer.status, retryAfter, begun });
      } catch (error) {
        seen.push({ path: `${path}: ${error}`, status: 0, retryAfter: null, begun });
      }
      await pause(5);
    }
  });
  return {
    seen,
    async stop() {
      going = false;
      await Promise.all(workers);
      return seen;
    },
  };
}

/** A slow mail server that stores the Message-ID of each mail that it receives. */
export async function startMailServer() {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (chunk: Buffer) => {
        mail += chunk.toString('latin1');
      });
      stream.on('end', () => {
        mails.push(/^Message-ID: (.*)$/im.exec(mail)?.[1] ?? 'none');
        setTimeout(done, 30);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Starts a PostgreSQL, three instances at once and a balancer, and signs the admin in. */
export async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-cluster-'));
  const postgres = await startOwnPostgres();
  const mailServer = await startMailServer();
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    ADMIN_PASSWORD: password,
    SMTP_URL: mailServer.url,
    FORM_LIMIT: '200',
    TRUST_PROXY: '127.0.0.1',
    BACKUPS_KEPT: '0',
    // All instances need the same address, because pages contain it.
    SITE_URL: 'http://dive.example',
  };
  const instances: Instance[] = await Promise.all([1, 2, 3].map(() => startInstance(environment)));
  await Promise.all(instances.map((instance) => ready(instance)));
  const balancer = await startBalancer(instances);
  const login = await call(balancer.url, '/api/admin/login', { password });
  const cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  let written = 0;

  return {
    postgres,
    balancer,
    instances,
    environment,
    cookie,
    mails: mailServer.mails,
    each: <Result>(work: (instance: Instance) => Promise<Result>) =>
      Promise.all(instances.map(work)),
    async query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
      const client = new pg.Client(postgres.url);
      client.on('error', () => {});
      await client.connect();
      try {
        return (await client.query<Row>(text)).rows;
      } finally {
        await client.end();
      }
    },
    /** Publishes an article. @returns the answer, and the title */
    async publish(base: string) {
      const title = `Cluster notes ${++written}`;
      const article = {
        title,
        content: '<p>Three of us went in and three came out.</p>',
        category: 'Tips',
        imageUrl: '/art/articles/first-dive.jpg',
        published: true,
      };
      return { answer: await call(base, '/api/articles', article, { Cookie: cookie }), title };
    },
    async stop() {
      await balancer.stop();
      await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
      await mailServer.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
