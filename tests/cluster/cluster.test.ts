// Three instances on one PostgreSQL behind a balancer without sticky sessions, while parts of it fail.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStarter } from '../../src/server/database/starter.ts';
import { findPrograms, type PostgresCluster, startOwnPostgres } from '../support/postgres.ts';
import { startBalancer } from './balancer.ts';
import { type Instance, ready, startInstance, until } from './instances.ts';

if (!findPrograms())
  console.log('Skipped: this machine has no programs of PostgreSQL (initdb, postgres).');

const password = 'correct-horse-battery';
const folder = mkdtempSync(join(tmpdir(), 'bottom-time-cluster-'));
const mails: string[] = [];
let postgres: PostgresCluster;
let mailServer: SMTPServer;
let balancer: Awaited<ReturnType<typeof startBalancer>>;
let environment: Record<string, string>;
const instances: Instance[] = [];
let cookie: string;

const each = <Result>(work: (instance: Instance) => Promise<Result>) =>
  Promise.all(instances.map(work));

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(postgres.url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

function call(base: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  return fetch(base + path, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
  });
}

let written = 0;
/** Publishes an article. @returns the answer's status, and the title */
async function publish(base: string) {
  const title = `Cluster notes ${++written}`;
  const answer = await call(
    base,
    '/api/articles',
    {
      title,
      content: '<p>Three of us went in and three came out.</p>',
      category: 'Tips',
      imageUrl: '/art/articles/first-dive.jpg',
      published: true,
    },
    { Cookie: cookie },
  );
  return { answer, title };
}

/** Keeps asking, so many at a time, until stopped. @returns every status that came, with its Retry-After */
function load(paths: string[], width: number, one: (path: string) => Promise<Response>) {
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

describe.skipIf(!findPrograms())('three instances', () => {
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    mailServer = new SMTPServer({
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
    mailServer.on('error', () => {});
    await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
    const { port } = mailServer.server.address() as { port: number };
    environment = {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      ADMIN_PASSWORD: password,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      FORM_LIMIT: '200',
      TRUST_PROXY: '127.0.0.1',
    };
    // All at once, on an empty database.
    instances.push(...(await Promise.all([1, 2, 3].map(() => startInstance(environment)))));
    await each(ready);
    balancer = await startBalancer(instances);
    const answer = await call(balancer.url, '/api/admin/login', { password });
    cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  }, 60_000);

  afterAll(async () => {
    await balancer?.stop();
    await each((instance) => instance.end('SIGTERM'));
    await new Promise<void>((resolve) => mailServer.close(() => resolve()));
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('three that start together on an empty database migrate and fill it once', async () => {
    const starter = readStarter();
    const counts = await query<{ articles: number; sites: number; reviews: number; users: number }>(
      `select (select count(*)::int from articles) articles, (select count(*)::int from dive_sites) sites,
      (select count(*)::int from reviews) reviews, (select count(*)::int from users) users`,
    );
    expect(counts).toEqual([
      {
        articles: starter.articles.length,
        sites: starter.diveSites.length,
        reviews: starter.reviews.length,
        users: 1,
      },
    ]);
    const filled = instances.filter((instance) => instance.output().includes('filled the empty'));
    expect(filled).toHaveLength(1);
    for (const instance of instances) expect(instance.output()).not.toMatch(/"level":[56]0/);
  });

  test('a session that one opened is known to all, and ends on all', async () => {
    expect(cookie).toMatch(/^session=/);
    const signedIn = () =>
      each(
        async ({ url }) =>
          (await call(url, '/api/admin/session', undefined, { Cookie: own })).status,
      );
    const opened = await call(instances[0]?.url ?? '', '/api/admin/login', { password });
    const own = opened.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    expect(await signedIn()).toEqual([200, 200, 200]);
    await call(instances[1]?.url ?? '', '/api/admin/logout', {}, { Cookie: own });
    expect(await signedIn()).toEqual([401, 401, 401]);
  });

  test('sign-in and form limits are counted together, also for many at once', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.7' };
    const attempts = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const answer = await call(balancer.url, '/api/admin/login', { password: 'wrong' }, from);
        return answer.status;
      }),
    );
    expect(attempts.filter((status) => status === 401)).toHaveLength(5);
    expect(attempts.filter((status) => status === 429)).toHaveLength(7);
    const subscribed = await Promise.all(
      Array.from({ length: 210 }, async () => {
        const answer = await call(
          balancer.url,
          '/api/newsletter/subscribe',
          { email: 'one@example.org' },
          from,
        );
        return answer.status;
      }),
    );
    expect(subscribed.filter((status) => status === 429)).toHaveLength(10);
  });

  test('a write on one is on every other within a second', async () => {
    const slowest: number[] = [];
    for (const writer of instances) {
      for (const { url } of instances) {
        // Kept by each before it changes.
        for (const path of ['/blog', '/api/articles']) await (await call(url, path)).text();
      }
      const { answer, title } = await publish(writer.url);
      expect(answer.status).toBe(201);
      // Where it was acknowledged it is there at once.
      expect(await (await call(writer.url, '/blog')).text()).toContain(title);
      const times = await each(({ url }) =>
        until(`${title} on ${url}`, 3000, async () => {
          const pages = await Promise.all(
            ['/blog', '/api/articles'].map(async (path) => (await call(url, path)).text()),
          );
          return pages.every((page) => page.includes(title));
        }),
      );
      slowest.push(Math.max(...times));
    }
    console.log(`a write is on every instance after ${Math.max(...slowest).toFixed(0)} ms at most`);
    expect(Math.max(...slowest)).toBeLessThan(1000);
  });

  test('a write is on every other within a second where PostgreSQL can not tell of it', async () => {
    const silenced = await query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`,
    );
    expect(silenced).toHaveLength(3);
    const { title } = await publish(instances[0]?.url ?? '');
    const times = await each(({ url }) =>
      until(`${title} on ${url}`, 3000, async () =>
        (await (await call(url, '/api/articles')).text()).includes(title),
      ),
    );
    expect(Math.max(...times)).toBeLessThan(1000);
    await until('all listen again', 5000, async () => {
      const listening = await query(
        `select 1 from pg_stat_activity where query like 'listen %' and state = 'idle'`,
      );
      return listening.length === 3;
    });
  });

  test('a page is the same on all: one tag, and files that may be kept for a year', async () => {
    const answers = await each(({ url }) => call(url, '/learn-to-dive'));
    expect(new Set(answers.map(({ headers }) => headers.get('ETag'))).size).toBe(1);
    expect(answers[0]?.headers.get('Cache-Control')).toContain('s-maxage=60');
    const [file] = /\/assets\/[\w.-]+[.]js/.exec((await answers[0]?.text()) ?? '') ?? [];
    const script = await call(instances[0]?.url ?? '', file ?? '');
    expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('Content-Encoding')).toBe('br');
  });

  test('a write drops the pages of its noun and no other', async () => {
    const [one, two] = instances;
    if (!one || !two) throw new Error('no instances');
    // A page that is kept is answered before the request log.
    const logged = (path: string) => two.output().split(`"path":"${path}"`).length - 1;
    for (const path of ['/api/reviews', '/api/articles']) await (await call(two.url, path)).text();
    const [reviews, articles] = [logged('/api/reviews'), logged('/api/articles')];
    await publish(one.url);
    await pause(300);
    for (const path of ['/api/reviews', '/api/articles']) await (await call(two.url, path)).text();
    await until('the log is written', 1000, () => logged('/api/articles') === articles + 1);
    expect(logged('/api/reviews')).toBe(reviews);
  });

  test('visitors notice nothing while instances are killed, stopped and started', async () => {
    let asked = 0;
    const paths = ['/blog', '/', '/api/articles?fields=summary', '/dive-sites', '/gear-reviews'];
    const visitors = load(paths, 6, (path) =>
      // Every fourth is a page that no instance has kept.
      call(balancer.url, asked++ % 4 ? path : `/dive-sites?q=reef${asked}`),
    );
    const subscribers = load(['/api/newsletter/subscribe'], 1, () =>
      call(
        balancer.url,
        '/api/newsletter/subscribe',
        { email: `reader${asked++}@example.org` },
        { 'X-Forwarded-For': `192.0.2.${asked % 250}` },
      ),
    );
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const [first, ...rest] = instances;
      if (!first) throw new Error('no instances');
      await first.end(signal);
      await pause(300);
      const again = await startInstance(environment, Number(new URL(first.url).port));
      instances.splice(0, 3, ...rest, again);
      await ready(again);
    }
    const seen = await visitors.stop();
    // What is not a read is not repeated when its instance dies under it.
    const lost = (await subscribers.stop()).filter(({ status }) => status !== 200);
    expect(lost.length).toBeLessThanOrEqual(1);
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    expect(seen.length).toBeGreaterThan(100);
    expect(
      (await call(balancer.url, '/api/admin/session', undefined, { Cookie: cookie })).status,
    ).toBe(200);
  });

  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    test(`the database restarts under load (${signal}): answers or 503 with Retry-After, then all is well`, async () => {
      const processes = instances.map(({ process }) => process.pid);
      const kept = ['/about', '/api/reviews'];
      for (const path of kept) await each(async ({ url }) => (await call(url, path)).text());
      const acknowledged: string[] = [];
      let asked = 0;
      const readers = load(
        ['/blog', '/dive-sites?q=wall', '/api/dive-sites/browse?q=kelp'],
        4,
        (path) => call(balancer.url, path.includes('?') ? `${path}${asked++}` : path),
      );
      const writers = load(['/api/articles'], 2, async () => {
        const { answer, title } = await publish(balancer.url);
        if (answer.status === 201) acknowledged.push(title);
        return answer;
      });
      const subscribers = load(['/api/newsletter/subscribe'], 2, () =>
        call(
          balancer.url,
          '/api/newsletter/subscribe',
          { email: `${signal}${asked++}@example.org`.toLowerCase() },
          { 'X-Forwarded-For': `198.51.100.${asked % 250}` },
        ),
      );
      await pause(600);
      await postgres.halt(signal);
      // What is kept is answered without a database.
      for (const path of kept) {
        expect(await each(async ({ url }) => (await call(url, path)).status)).toEqual([
          200, 200, 200,
        ]);
      }
      expect((await call(balancer.url, '/readyz')).status).toBe(503);
      await pause(700);
      await postgres.resume();
      const back = performance.now();
      await each(ready);
      await until(
        'writes work again',
        8000,
        async () => (await publish(balancer.url)).answer.status === 201,
      );
      const well = performance.now();
      const seconds = (well - back) / 1000;
      await pause(500);
      const seen = [
        ...(await readers.stop()),
        ...(await writers.stop()),
        ...(await subscribers.stop()),
      ];
      const bad = seen.filter(
        ({ status, retryAfter }) =>
          ![200, 201].includes(status) && !(status === 503 && Number(retryAfter) > 0),
      );
      expect(bad).toEqual([]);
      const late = seen.filter(({ status, begun }) => status === 503 && begun > well);
      expect(late).toEqual([]);
      console.log(
        `${signal}: ${seen.length} answers, ${seen.filter(({ status }) => status === 503).length} of them 503; writing again after ${seconds.toFixed(1)} s`,
      );
      expect(seen.some(({ status }) => status === 503)).toBe(true);
      // The same processes: nothing was restarted, and what was acknowledged is there on each.
      expect(instances.map(({ process }) => process.pid)).toEqual(processes);
      for (const { process } of instances) expect(process.exitCode).toBeNull();
      await until('each has every acknowledged write', 2000, async () => {
        const lists = await each(async ({ url }) => (await call(url, '/api/articles')).text());
        return lists.every((list) => acknowledged.every((title) => list.includes(`"${title}"`)));
      });
      const { title } = await publish(instances[0]?.url ?? '');
      const times = await each(({ url }) =>
        until(`${title} on ${url}`, 3000, async () =>
          (await (await call(url, '/api/articles')).text()).includes(title),
        ),
      );
      expect(Math.max(...times)).toBeLessThan(1000);
    });
  }

  test('every mail went out once, whoever sent it and whatever failed meanwhile', async () => {
    await until('no mail waits', 30_000, async () => {
      const [left] = await query<{ count: number }>(
        `select count(*)::int count from outbox where status = 'waiting'`,
      );
      return left?.count === 0;
    });
    await pause(500);
    const [kept] = await query<{ sent: number; sending: number; subscribers: number }>(
      `select (select count(*)::int from outbox where status = 'sent') sent,
      (select count(*)::int from outbox where status <> 'sent') sending,
      (select count(*)::int from newsletters) subscribers`,
    );
    console.log(`${mails.length} mails for ${kept?.subscribers} subscribers`);
    // One that the killed instance may have been sending waits for the end of its lease, ten minutes.
    expect(kept?.sending).toBeLessThanOrEqual(1);
    expect((kept?.sent ?? 0) + (kept?.sending ?? 0)).toBe(kept?.subscribers);
    expect(mails.length).toBeGreaterThan(20);
    expect(new Set(mails).size).toBe(mails.length);
    expect(mails.length - (kept?.sent ?? 0)).toBeLessThanOrEqual(kept?.sending ?? 0);
    expect(mails.length).toBeGreaterThanOrEqual(kept?.sent ?? 0);
  });
});
