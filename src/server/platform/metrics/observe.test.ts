import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { startSite } from '../../../../tests/failures/site.ts';
import { copyFilledDatabase } from '../../../../tests/support/filled-database.ts';
import { start } from '../../main.ts';
import { parseConfig } from '../config/config.ts';
import { createClientReader } from '../http/client-address.ts';

const ending: Array<() => unknown> = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-metrics-'));
  ending.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const pages = {
  async fetch({ url }: Request) {
    const { pathname } = new URL(url);
    if (pathname === '/map') throw new Error('A page that fails');
    const headers = { 'Content-Type': 'text/html' };
    const status = pathname === '/about' || pathname === '/blog/a-reef' ? 200 : 404;
    return new Response(`<html>${pathname}</html>`, { status, headers });
  },
};

/** Opens a site with an access log in a file, and with a separate port or socket for metrics. */
async function openSite(environment: Record<string, string> = {}) {
  const folder = ownFolder();
  await copyFilledDatabase(folder);
  const file = join(folder, 'access.log');
  const config = parseConfig({
    PORT: '0',
    DATA_DIR: folder,
    ADMIN_PASSWORD: 'correct-horse-battery',
    ACCESS_LOG: file,
    METRICS_PORT: '0',
    BACKUPS_KEPT: '0',
    ...environment,
  });
  const site = await start(config, pino({ level: 'silent' }), pages);
  ending.push(site.stop);
  const ask = async (path: string, { method = 'GET', headers = {} } = {}) => {
    const asked = request({ port: site.port, path, method, headers, agent: false });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return answer;
  };
  return { ...site, file, folder, ask };
}

const scrape = async (place: { port: number } | { socketPath: string }, path = '/metrics') => {
  const [answer] = (await once(get({ ...place, path, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  return { status: answer.statusCode, text: await text(answer) };
};

interface Line {
  method: string;
  path: string;
  status: number;
  bytes: number;
}
const readLines = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

/** Sums the samples of a metric whose labels contain `labels`. */
const total = (metrics: string, name: string, labels = '') =>
  metrics
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) && line.includes(labels))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);

test('each request is counted once, and logged once unless it is a probe', async () => {
  const { ask, port, file, stop, metricsPort = 0 } = await openSite();
  const about = await ask('/about');
  const kinds: Array<[path: string, status: number, options?: Parameters<typeof ask>[1]]> = [
    ['/about', 200],
    ['/about', 304, { headers: { 'If-None-Match': about.headers.etag ?? '' } }],
    ['/about', 200, { method: 'HEAD' }],
    ['/about', 200, { headers: { Cookie: 'session=made-up' } }],
    ['/about?utm_source=x', 200],
    ['/blog/a-reef', 200],
    ['/nowhere', 404],
    ['/map', 500],
    ['/api/articles', 200],
    ['/api/articles', 200],
    ['/api/nothing', 404],
    ['/api/articles', 401, { method: 'POST' }],
    ['/robots.txt', 200],
    ['/%', 400],
    ['//about', 404],
    ['/healthz', 200],
  ];
  const asked = 1 + kinds.length * 3 + 1;
  for (let round = 0; round < 3; round++) {
    for (const [path, , options] of kinds) await ask(path, options);
  }
  const leaving = connect(port, '127.0.0.1');
  leaving.write(
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  );
  await pause(100);
  leaving.destroy();
  await pause(100);

  const { text: metrics } = await scrape({ port: metricsPort });
  await stop();
  ending.splice(ending.indexOf(stop), 1);
  const lines = readLines(file);
  const isProbe = ({ path }: Line) => path === '/healthz';
  // Probes are logged at level debug.
  expect(lines.filter(isProbe)).toEqual([]);
  expect(lines).toHaveLength(asked - 3);
  expect(total(metrics, 'bottom_time_answer_seconds_count')).toBe(asked);
  for (const status of [2, 3, 4, 5]) {
    const logged = lines.filter((line) => Math.floor(line.status / 100) === status).length;
    const counted = total(metrics, 'bottom_time_answer_seconds_count', `status="${status}xx"`);
    expect(counted, `${status}xx`).toBe(logged + (status === 2 ? 3 : 0));
  }
  expect(lines.at(-1)).toMatchObject({ method: 'POST', path: '/api/contact', status: 499 });
  expect(lines.every(({ bytes }) => bytes >= 0)).toBe(true);
  expect(total(metrics, 'bottom_time_answer_seconds_count', 'route="/blog/:slug"')).toBe(3);
  expect(metrics).toMatch(/^bottom_time_page_cache_hits_total [1-9]/m);
});

test('invented addresses and methods add no labels', { tags: 'slow' }, async () => {
  const { ask, metricsPort = 0 } = await openSite();
  for (let index = 0; index < 40; index++) {
    await ask(`/made-up-${index}`);
    await ask(`/api/articles/${index}/none`);
    await ask(`/blog/none-${index}`);
  }
  await ask('/about', { method: 'PROPFIND' });
  const { text: metrics } = await scrape({ port: metricsPort });
  const routes = new Set([...metrics.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
  expect([...routes].sort()).toEqual(['/blog/:slug', 'other']);
});

test('metrics contain the figures for operators, and the metrics port serves nothing else', async () => {
  const { metricsPort = 0, port } = await openSite();
  const { text: metrics } = await scrape({ port: metricsPort });
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_heap_size_used_bytes',
    'bottom_time_page_cache_bytes',
    'bottom_time_queue_length{queue="mail"} 0',
    'bottom_time_queue_oldest_seconds{queue="links"} 0',
    'bottom_time_heavy_work_pending 0',
    'bottom_time_mails_total{outcome="refused"}',
    'bottom_time_job_success_timestamp_seconds{task="publishing on schedule"}',
    'bottom_time_disk_free_bytes{folder="data"}',
    'bottom_time_database_up 1',
    'bottom_time_alarm{cause="answers"} 0',
  ]) {
    expect(metrics).toContain(name);
  }
  // An unknown figure is absent, not zero.
  expect(metrics).not.toMatch(/^bottom_time_(last_backup|certificate_end)_timestamp_seconds/m);
  expect((await scrape({ port: metricsPort }, '/')).status).toBe(404);
  expect((await scrape({ port })).status).toBe(404);
});

test('metrics are served on a socket, also after a restart', {
  tags: 'slow',
}, async () => {
  const socketPath = join(ownFolder(), 'metrics.sock');
  const { stop } = await openSite({ METRICS_PORT: socketPath });
  expect((await scrape({ socketPath })).text).toContain('bottom_time_database_up 1');
  await stop();
  ending.pop();
  await openSite({ METRICS_PORT: socketPath });
  expect((await scrape({ socketPath })).status).toBe(200);
});

test('no metrics are served without METRICS_PORT', async () => {
  const { metricsPort } = await openSite({ METRICS_PORT: '' });
  expect(metricsPort).toBeUndefined();
});

test.each(['on', 'file'])(
  'SIGTERM loses no line of the access log (%s)',
  { tags: 'slow' },
  async (kind) => {
    const dataDir = ownFolder();
    const file = join(dataDir, 'access.log');
    const site = await startSite({
      dataDir,
      environment: { LOG_LEVEL: 'info', ACCESS_LOG: kind === 'on' ? 'on' : file },
    });
    const count = 200;
    await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        await (await site.call(`/lost-${index}`)).arrayBuffer();
      }),
    );
    site.process.kill('SIGTERM');
    await once(site.process, 'close');
    const log = kind === 'on' ? site.output() : readFileSync(file, 'utf8');
    const paths = [...log.matchAll(/"path":"(\/lost-\d+)"/g)].map(([, path]) => path);
    expect(paths).toHaveLength(count);
    expect(new Set(paths).size).toBe(count);
  },
);

test('a client’s address is cached, and is read only from headers of trusted proxies', () => {
  const read = createClientReader({ trustedProxies: ['127.0.0.1'], shortenAddresses: true });
  expect(read('127.0.0.1', '203.0.113.77')).toEqual({
    address: '203.0.113.77',
    recorded: '203.0.113.0',
  });
  expect(read('127.0.0.1', '203.0.113.77')).toBe(read('127.0.0.1', '203.0.113.77'));
  expect(read('198.51.100.9', '203.0.113.77').address).toBe('198.51.100.9');
  expect(read('127.0.0.1', `${'x, '.repeat(100)}203.0.113.9`).address).toBe('203.0.113.9');
});
