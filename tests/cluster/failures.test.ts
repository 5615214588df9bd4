// Three instances run under load while some of them are killed and the database restarts.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPrograms } from '../support/postgres.ts';
import { type Cluster, call, load, startCluster } from './cluster.ts';
import { ready, startInstance, until } from './instances.ts';

describe.skipIf(!findPrograms())('three instances while parts of them fail', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  }, 60_000);
  afterAll(() => cluster?.stop());

  test('every page request succeeds while instances are killed, stopped and started', async () => {
    let asked = 0;
    const paths = ['/blog', '/', '/api/articles?fields=summary', '/dive-sites', '/gear-reviews'];
    const visitors = load(paths, 6, (path) =>
      // Every fourth request is for a page that no instance has cached.
      call(cluster.balancer.url, asked++ % 4 ? path : `/dive-sites?q=reef${asked}`),
    );
    const subscribers = load(['/api/newsletter/subscribe'], 1, () =>
      call(
        cluster.balancer.url,
        '/api/newsletter/subscribe',
        { email: `reader${asked++}@example.org` },
        { 'X-Forwarded-For': `192.0.2.${asked % 250}` },
      ),
    );
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const [first, ...rest] = cluster.instances;
      if (!first) throw new Error('no instances');
      await first.end(signal);
      await pause(300);
      const again = await startInstance(cluster.environment, Number(new URL(first.url).port));
      cluster.instances.splice(0, 3, ...rest, again);
      await ready(again);
    }
    const seen = await visitors.stop();
    // The balancer does not repeat a write whose instance dies.
    const lost = (await subscribers.stop()).filter(({ status }) => status !== 200);
    expect(lost.length).toBeLessThanOrEqual(1);
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    expect(seen.length).toBeGreaterThan(100);
    expect(
      (
        await call(cluster.balancer.url, '/api/admin/session', undefined, {
          Cookie: cluster.cookie,
        })
      ).status,
    ).toBe(200);
  });

  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    test(`each request succeeds or gets a 503 with Retry-After while the database restarts (${signal})`, async () => {
      const processes = cluster.instances.map(({ process }) => process.pid);
      const cached = ['/about', '/api/reviews'];
      for (const path of cached)
        await cluster.each(async ({ url }) => (await call(url, path)).text());
      const acknowledged: string[] = [];
      let asked = 0;
      const readers = load(
        ['/blog', '/dive-sites?q=wall', '/api/dive-sites/browse?q=kelp'],
        4,
        (path) => call(cluster.balancer.url, path.includes('?') ? `${path}${asked++}` : path),
      );
      const writers = load(['/api/articles'], 2, async () => {
        const { answer, title } = await cluster.publish(cluster.balancer.url);
        if (answer.status === 201) acknowledged.push(title);
        return answer;
      });
      const subscribers = load(['/api/newsletter/subscribe'], 2, () =>
        call(
          cluster.balancer.url,
          '/api/newsletter/subscribe',
          { email: `${signal}${asked++}@example.org`.toLowerCase() },
          { 'X-Forwarded-For': `198.51.100.${asked % 250}` },
        ),
      );
      await pause(600);
      await cluster.postgres.halt(signal);
      // Cached answers need no database.
      for (const path of cached) {
        expect(await cluster.each(async ({ url }) => (await call(url, path)).status)).toEqual([
          200, 200, 200,
        ]);
      }
      expect((await call(cluster.balancer.url, '/readyz')).status).toBe(503);
      await pause(700);
      await cluster.postgres.resume();
      const back = performance.now();
      await cluster.each((instance) => ready(instance));
      await until(
        'writes work again',
        8000,
        async () => (await cluster.publish(cluster.balancer.url)).answer.status === 201,
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
      // No process was restarted, and each instance has the acknowledged writes.
      expect(cluster.instances.map(({ process }) => process.pid)).toEqual(processes);
      for (const { process } of cluster.instances) expect(process.exitCode).toBeNull();
      await until('each has every acknowledged write', 2000, async () => {
        const lists = await cluster.each(async ({ url }) =>
          (await call(url, '/api/articles')).text(),
        );
        return lists.every((list) => acknowledged.every((title) => list.includes(`"${title}"`)));
      });
      const { title } = await cluster.publish(cluster.instances[0]?.url ?? '');
      const times = await cluster.each(({ url }) =>
        until(`${title} on ${url}`, 3000, async () =>
          (await (await call(url, '/api/articles')).text()).includes(title),
        ),
      );
      expect(Math.max(...times)).toBeLessThan(1000);
    });
  }

  test('every mail is sent once even if instances fail meanwhile', async () => {
    await until('no mail waits', 30_000, async () => {
      const [left] = await cluster.query<{ count: number }>(
        `select count(*)::int count from outbox where status = 'waiting'`,
      );
      return left?.count === 0;
    });
    await pause(500);
    // The alarms send the owner mails about the failures.
    const [kept] = await cluster.query<
      Record<'sent' | 'sending' | 'owner' | 'subscribers', number>
    >(
      `select (select count(*)::int from outbox where status = 'sent') sent,
      (select count(*)::int from outbox where status <> 'sent') sending,
      (select count(*)::int from outbox where kind = 'owner') owner,
      (select count(*)::int from newsletters) subscribers`,
    );
    console.log(`${cluster.mails.length} mails for ${kept?.subscribers} subscribers`);
    // A mail in progress on the killed instance waits for the end of its lease of ten minutes.
    expect(kept?.sending).toBeLessThanOrEqual(1);
    expect((kept?.sent ?? 0) + (kept?.sending ?? 0)).toBe(
      (kept?.subscribers ?? 0) + (kept?.owner ?? 0),
    );
    expect(cluster.mails.length).toBeGreaterThan(20);
    expect(new Set(cluster.mails).size).toBe(cluster.mails.length);
    expect(cluster.mails.length - (kept?.sent ?? 0)).toBeLessThanOrEqual(kept?.sending ?? 0);
    expect(cluster.mails.length).toBeGreaterThanOrEqual(kept?.sent ?? 0);
  });
});
