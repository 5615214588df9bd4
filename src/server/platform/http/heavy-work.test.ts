import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { plainSite } from '../../../../tests/support/records.ts';
import { createApp } from '../../app.ts';
import { createHeavyWork } from './heavy-work.ts';
import { createNetworkQuota } from './network-quota.ts';

/** Work that ends at `release`, with the maximum of concurrent runs. */
function heldWork() {
  let underWay = 0;
  let most = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    async run() {
      underWay += 1;
      most = Math.max(most, underWay);
      await promise;
      underWay -= 1;
      return 'done';
    },
    release: resolve,
    most: () => most,
  };
}

test('a full queue answers 503 with Retry-After, and accepts work again when earlier work ends', async () => {
  const heavy = createHeavyWork({ maxDrawings: 5 });
  const held = heldWork();
  const waiting = Array.from({ length: 5 }, () => heavy.draw(held.run));
  await expect(heavy.draw(held.run)).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '10' },
  });
  held.release();
  expect(await Promise.all(waiting)).toEqual(Array(5).fill('done'));
  expect(held.most(), 'one drawing at a time').toBe(1);
  expect(await heavy.draw(held.run)).toBe('done');
  await expect(heavy.draw(() => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect(await heavy.draw(held.run)).toBe('done');
});

test('a public network has one quota, and private addresses have none', () => {
  const secondsToWait = createNetworkQuota(2, 60_000);
  expect([1, 2].map(() => secondsToWait('9.9.9.9'))).toEqual([0, 0]);
  expect(secondsToWait('9.9.9.9')).toBeGreaterThan(58);
  expect(secondsToWait('9.9.9.8')).toBe(0);
  const household = ['2001:4860:1:2::1', '2001:4860:1:2:3::1', '2001:4860:1:2:ffff::9'];
  expect(household.map((address) => secondsToWait(address) > 0)).toEqual([false, false, true]);
  for (const address of ['127.0.0.1', '::1', '10.0.0.7', '172.18.0.2', 'unknown']) {
    for (let times = 0; times < 5; times++) expect(secondsToWait(address), address).toBe(0);
  }
});

test('instances on PostgreSQL sum their counts, and count separately while the database is unavailable', async () => {
  let total = 0;
  let isAway = false;
  const share = async (_network: string, uses: number) => {
    if (isAway) throw new Error('away');
    total += uses;
    return { count: total };
  };
  const [one, two] = [1, 2].map(() => createNetworkQuota(200, 60_000, share));
  const isRefused = async (quota: typeof one) => {
    const seconds = quota?.('9.9.9.9') ?? 0;
    await Promise.resolve();
    return seconds > 0;
  };
  let taken = 0;
  while (!(await isRefused(taken % 2 ? one : two)) && taken < 1000) taken += 1;
  expect(taken).toBeGreaterThanOrEqual(200);
  expect(taken).toBeLessThan(210);
  isAway = true;
  const alone = createNetworkQuota(3, 60_000, share);
  const refused = [];
  for (let turn = 0; turn < 4; turn++) refused.push(await isRefused(alone));
  expect(refused).toEqual([false, false, false, true]);
});

onSqliteFirst('heavy responses', (open) => {
  test('share one quota among all instances of a database', async () => {
    const { services } = await open();
    if (services.database.engine === 'sqlite') return;
    const quotas = Array.from({ length: 2 }, () => createHeavyWork({ perNetwork: 40 }, services));
    let taken = 0;
    const take = () => {
      quotas[taken % 2]?.consumeQuota('9.9.9.9');
      taken += 1;
    };
    for (let turn = 0; turn < 40; turn++) {
      take();
      await pause(10);
    }
    expect(() => {
      for (let turn = 0; turn < 4; turn++) take();
    }).toThrow('asked for a lot');
  });

  test('are limited per network unless they are cached', async () => {
    const { anonymous, admin } = await open({ TRUST_PROXY: '127.0.0.1' });
    await admin('/api/dive-sites', { method: 'POST', body: plainSite });
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
    const search = (word: string, address = '9.9.9.9') =>
      anonymous(`/api/search?q=${word}`, from(address));
    const file = () => anonymous('/api/dive-sites/export?format=gpx', from('9.9.9.9'));
    expect((await file()).status).toBe(200);
    for (let turn = 1; turn < 200; turn++) {
      expect((await search(`reef${turn}`)).status).toBe(200);
    }
    for (const path of [
      '/api/search?q=other',
      '/api/search/results?q=other',
      '/api/dive-sites/search?q=other',
      '/api/dive-sites/browse?q=other',
      '/api/dive-sites/export?format=csv',
      '/api/dive-sites/1/section.svg',
      '/api/dive-sites/1/section',
      '/data/sites.csv',
      '/share/blog.jpg',
    ]) {
      const refused = await anonymous(path, from('9.9.9.9'));
      expect(refused.status, path).toBe(429);
      expect(Number(refused.headers.get('Retry-After')), path).toBeGreaterThan(500);
    }
    expect((await file()).status, 'cached').toBe(200);
    expect((await search('other', '9.9.9.10')).status, 'another network').toBe(200);
    expect((await anonymous('/api/dive-sites', from('9.9.9.9'))).status, 'a list').toBe(200);
    const mine = await admin('/api/search?q=owner', from('9.9.9.9'));
    expect(mine.status, 'the owner').toBe(200);
  });

  test('count for the visitor if a page requests them', async () => {
    const { services } = await open({ TRUST_PROXY: '127.0.0.1' });
    const { app } = createApp(services, {
      async fetch(request, { context }) {
        await context.fetchApi(`/api/search${new URL(request.url).search}`);
        const headers = { 'Content-Type': 'text/html' };
        return new Response('<html></html>', { headers });
      },
    });
    const search = (word: string, address: string) =>
      app.request(`/search?q=${word}`, { headers: { 'X-Forwarded-For': address } });
    for (let turn = 0; turn < 200; turn++) {
      expect((await search(`reef${turn}`, '9.9.9.9')).status).toBe(200);
    }
    const refused = await search('other', '9.9.9.9');
    expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([429, 'no-store']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
    expect((await search('other', '9.9.9.10')).status, 'another network').toBe(200);
  });

  test('uncached reads are limited per network, and health checks are not', async () => {
    const { anonymous } = await open({ TRUST_PROXY: '127.0.0.1' });
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
    for (let turn = 0; turn < 1200; turn++) {
      await anonymous('/api/admin/session', from('9.9.9.9'));
    }
    const refused = await anonymous('/api/articles', from('9.9.9.9'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await anonymous('/healthz', from('9.9.9.9'))).status).toBe(200);
    expect((await anonymous('/api/articles', from('9.9.9.10'))).status).toBe(200);
  });
});
