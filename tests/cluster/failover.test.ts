// Twelve instances use a primary with a synchronous standby through pgbouncer, while an instance,
// the pooler and the primary are killed under load. Small test pages replace the built pages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operator, operatorPath } from '../support/sending-app.ts';
import { startBalancer } from './balancer.ts';
import { call, load, password, startMailServer } from './cluster.ts';
import { type Instance, ready, startInstance, until } from './instances.ts';
import { missingForPair, startPair } from './pair.ts';

const count = 12;
const readers = 400;
const without = missingForPair();

async function query<Row extends pg.QueryResultRow>(url: string, text: string) {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  return client.query<Row>(text).finally(() => client.end());
}

/** The longest time between two acknowledged writes, in milliseconds. */
function longestRefusal(times: number[]) {
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time)));
}

describe.skipIf(without)(`twelve instances${without ? ` (skipped: ${without})` : ''}`, () => {
  const instances: Instance[] = [];
  let pair: Awaited<ReturnType<typeof startPair>>;
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  let environment: Record<string, string>;
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-twelve-'));
  const start = (port?: number) => startInstance(environment, port, 'tests/failures/server.ts');

  beforeAll(async () => {
    pair = await startPair();
    mailServer = await startMailServer();
    environment = {
      ...{ DATABASE_URL: pair.pooled, DATABASE_LISTEN_URL: pair.direct, DATA_DIR: folder },
      ...{
        ADMIN_PASSWORD: password,
        SMTP_URL: mailServer.url,
        BACKUPS_KEPT: '0',
        LINK_CHECKS: 'off',
      },
      ...{ NEWSLETTER_PER_MINUTE: '10000', FORM_LIMIT: '100000', TRUST_PROXY: '127.0.0.1' },
      ...{ SITE_URL: 'http://dive.example', LOG_LEVEL: 'warn' },
      MAIL_FROM: 'news@dive.internal',
      // No DNS server answers at this port, so that the sending domain is unknown.
      DNS_SERVERS: '127.0.0.1:1',
    };
    for (let index = 0; index < count; index++) instances.push(await start());
    for (const instance of instances) await ready(instance, 120_000);
    balancer = await startBalancer(instances);
  }, 240_000);
  afterAll(async () => {
    await balancer?.stop();
    await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
    await mailServer?.stop();
    await pair?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  test('a killed instance, pooler and primary lose no acknowledged write, no read and no mail', {
    timeout: 240_000,
  }, async () => {
    const login = await call(balancer.url, '/api/admin/login', { password });
    const Cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    await query(
      pair.pooled,
      `insert into newsletters (email, subscribed, token, created_at)
       select 'diver-' || n || '@example.com', 1, md5(n::text) || md5(n::text), '2026-01-01' from generate_series(1, ${readers}) n`,
    );
    const post = {
      content: '<p>Words.</p>',
      category: 'Tips',
      imageUrl: '/art/articles/first-dive.jpg',
    };
    const made = await call(
      balancer.url,
      '/api/articles',
      { ...post, title: 'Winter', published: true },
      { Cookie },
    );
    const { id: record } = (await made.json()) as { id: number };

    const named = await fetch(`${balancer.url}${operatorPath}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify({ values: operator }),
    });
    expect(named.status).toBe(200);
    // Each instance drops its cached pages with the old settings during this pause.
    await pause(2000);
    // These pages do not change and are in the cache of each instance.
    const pages = ['/about', '/api/reviews', '/api/species'];
    for (const { url } of instances)
      for (const path of pages) expect((await call(url, path)).status).toBe(200);
    const reads = load(pages, 4, (path) => call(balancer.url, path));
    const acknowledged: string[] = [];
    const times: number[] = [];
    let written = 0;
    const writes = load(['/api/articles'], 3, async (path) => {
      const title = `Write ${written++}`;
      const answer = await call(balancer.url, path, { ...post, title }, { Cookie });
      if (answer.status === 201) {
        acknowledged.push(title);
        times.push(performance.now());
      }
      return answer;
    });
    const mailing = { resource: 'articles', record, subject: 'Winter' };
    expect((await call(balancer.url, '/api/admin/mailings', mailing, { Cookie })).status).toBe(201);
    await until('the newsletter is in flight', 30_000, () => mailServer.mails.length > 20);

    const [killed] = instances;
    await killed?.end('SIGKILL');
    await pause(1500);
    await pair.restartPooler();
    await pause(3000);
    const sentBefore = mailServer.mails.length;
    await pair.killPrimary();
    await pause(3000);
    await pair.failOver();
    const known = acknowledged.length;
    await until('writes go on', 30_000, () => acknowledged.length > known + 20);
    const again = await start(Number(new URL(killed?.url ?? '').port));
    instances.splice(0, 1, again);
    await ready(again, 60_000);

    const bad = (await reads.stop()).filter(({ status }) => status !== 200);
    const seen = await writes.stop();
    const titles = await query<{ title: string }>(pair.standby, 'select title from articles');
    const stored = new Set(titles.rows.map(({ title }) => title));
    const lost = acknowledged.filter((title) => !stored.has(title));
    const refused = longestRefusal(times) / 1000;
    const countOpen = async () => {
      const { rows } = await query<{ open: number }>(
        pair.standby,
        `select count(*)::int as open from outbox where mailing_id is not null and status <> 'sent'`,
      );
      return rows[0]?.open ?? 0;
    };
    await until(
      'every mail is sent or claimed by a sender that lost the database',
      60_000,
      async () => {
        const open = await countOpen();
        return open <= count + 1 && new Set(mailServer.mails).size + open >= readers;
      },
    );
    const claimed = await countOpen();
    // The lease of the claimed mails ends now instead of after ten minutes.
    await query(
      pair.standby,
      `update outbox set next_attempt_at = '2026-01-01' where status = 'sending' and mailing_id is not null`,
    );
    await until(
      'each claimed mail is sent by another',
      30_000,
      async () => (await countOpen()) === 0,
    );
    console.log(
      `${acknowledged.length} writes acknowledged, ${lost.length} lost, refused for ${refused.toFixed(1)} s at most; ${reads.seen.length} reads, ${bad.length} not 200; ${mailServer.mails.length} mails (${sentBefore} before the primary died), ${claimed} after a lease`,
    );
    expect(lost).toEqual([]);
    expect(bad).toEqual([]);
    expect(refused).toBeLessThan(30);
    expect(seen.filter(({ status }) => ![201, 502, 503, 0].includes(status))).toEqual([]);
    expect(new Set(mailServer.mails).size).toBe(readers);
    // Only the killed instance can have sent a mail without marking it; the repeat has the same ID.
    expect(mailServer.mails.length - readers).toBeLessThanOrEqual(1);
  });
});
