// State that three instances on one PostgreSQL share, behind a balancer without sticky sessions.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Overview } from '../../src/contract/overview.ts';
import { settingGroups } from '../../src/contract/settings/groups/groups.ts';
import { readSeed } from '../../src/server/platform/seed/read.ts';
import { findPrograms } from '../support/postgres.ts';
import { type Cluster, call, password, startCluster } from './cluster.ts';
import { until } from './instances.ts';

describe.skipIf(!findPrograms())('three instances', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  }, 60_000);
  afterAll(() => cluster?.stop());

  test('instances that start together migrate and fill an empty database once', async () => {
    const seed = readSeed();
    const counts = await cluster.query<{
      articles: number;
      sites: number;
      reviews: number;
      users: number;
    }>(
      `select (select count(*)::int from articles) articles, (select count(*)::int from dive_sites) sites,
      (select count(*)::int from reviews) reviews, (select count(*)::int from users) users`,
    );
    expect(counts).toEqual([
      {
        articles: seed.articles.length,
        sites: seed['dive-sites'].length,
        reviews: seed.reviews.length,
        users: 1,
      },
    ]);
    const filled = cluster.instances.filter((instance) =>
      instance.output().includes('brought the catalogue of this release into the database'),
    );
    expect(filled).toHaveLength(1);
    for (const instance of cluster.instances)
      expect(instance.output()).not.toMatch(/"level":[56]0/);
  });

  test('a session starts and ends on all instances', async () => {
    expect(cluster.cookie).toMatch(/^session=/);
    const signedIn = () =>
      cluster.each(
        async ({ url }) =>
          (await call(url, '/api/admin/session', undefined, { Cookie: own })).status,
      );
    const opened = await call(cluster.instances[0]?.url ?? '', '/api/admin/login', { password });
    const own = opened.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    expect(await signedIn()).toEqual([200, 200, 200]);
    await call(cluster.instances[1]?.url ?? '', '/api/admin/logout', {}, { Cookie: own });
    expect(await signedIn()).toEqual([401, 401, 401]);
  });

  test('instances count sign-in and form limits together, also for simultaneous requests', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.7' };
    const attempts = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const answer = await call(
          cluster.balancer.url,
          '/api/admin/login',
          { password: 'wrong' },
          from,
        );
        return answer.status;
      }),
    );
    expect(attempts.filter((status) => status === 401)).toHaveLength(5);
    expect(attempts.filter((status) => status === 429)).toHaveLength(7);
    const subscribed = await Promise.all(
      Array.from({ length: 210 }, async () => {
        const answer = await call(
          cluster.balancer.url,
          '/api/newsletter/subscribe',
          { email: 'one@example.org' },
          from,
        );
        return answer.status;
      }),
    );
    expect(subscribed.filter((status) => status === 429)).toHaveLength(10);
  });

  test('every instance shows a write on another within a second', async () => {
    const slowest: number[] = [];
    for (const writer of cluster.instances) {
      for (const { url } of cluster.instances) {
        // Each instance caches these pages before they change.
        for (const path of ['/blog', '/api/articles']) await (await call(url, path)).text();
      }
      const { answer, title } = await cluster.publish(writer.url);
      expect(answer.status).toBe(201);
      // The instance that acknowledged the write has it at once.
      expect(await (await call(writer.url, '/blog')).text()).toContain(title);
      const times = await cluster.each(({ url }) =>
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

  test('every instance redirects the former address of a renamed article until its deletion', async () => {
    const writer = cluster.instances[0]?.url ?? '';
    const { id, slug } = (await (await cluster.publish(writer)).answer.json()) as {
      id: number;
      slug: string;
    };
    const open = (url: string) => fetch(`${url}/blog/${slug}`, { redirect: 'manual' });
    await cluster.each(({ url }) =>
      until(`${slug} on ${url}`, 3000, async () => (await open(url)).ok),
    );
    await fetch(`${writer}/api/articles/${id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Cookie: cluster.cookie },
      body: JSON.stringify({ slug: `${slug}-renamed` }),
    });
    const times = await cluster.each(({ url }) =>
      until(`the redirect on ${url}`, 3000, async () => {
        const { status, headers } = await open(url);
        return status === 301 && headers.get('Location') === `/blog/${slug}-renamed`;
      }),
    );
    expect(Math.max(...times)).toBeLessThan(1000);

    const other = cluster.instances[1]?.url ?? '';
    const deleted = await fetch(`${other}/api/articles/${id}`, {
      method: 'DELETE',
      headers: { Cookie: cluster.cookie },
    });
    expect(deleted.status).toBe(200);
    const gone = await cluster.each(({ url }) =>
      until(`410 on ${url}`, 3000, async () => {
        const pages = [open(url), fetch(`${url}/blog/${slug}-renamed`)];
        return (await Promise.all(pages)).every(({ status }) => status === 410);
      }),
    );
    expect(Math.max(...gone)).toBeLessThan(1000);
  });

  test('every instance applies a setting saved on another within a second', async () => {
    const [, writer] = cluster.instances;
    const patch = (values: object) =>
      fetch(`${writer?.url}/api/settings/${settingGroups.identity.id}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Cookie: cluster.cookie },
        body: JSON.stringify({ values }),
      });
    const shows = async (url: string, words: string) => {
      const read = ['/about', '/rss.xml', '/api/settings'].map(async (path) =>
        (await call(url, path)).text(),
      );
      return (await Promise.all(read)).every((text) => text.includes(words));
    };
    // Each instance caches these pages before the setting changes.
    await cluster.each(({ url }) => shows(url, ''));
    for (const name of ['Kelp Notes', 'Bottom Time']) {
      expect((await patch({ name })).status).toBe(200);
      const times = await cluster.each(({ url }) =>
        until(`${name} on ${url}`, 3000, () => shows(url, name)),
      );
      expect(Math.max(...times)).toBeLessThan(1000);
    }
  });

  test('instances add up the reads of a page', async () => {
    const headers = { 'User-Agent': 'Mozilla/5.0 Chrome/140', 'Sec-Fetch-Site': 'same-origin' };
    const { slug } = (await (await cluster.publish(cluster.balancer.url)).answer.json()) as {
      slug: string;
    };
    const path = `/blog/${slug}`;
    const answers = await cluster.each(({ url }) =>
      call(url, '/api/page-reads', { path }, headers),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const readsAt = async (url: string) => {
      const answer = await call(url, '/api/admin/overview', undefined, { Cookie: cluster.cookie });
      const { mostRead } = (await answer.json()) as Overview;
      return mostRead.find((page) => page.path === path)?.reads;
    };
    // Each instance writes its own counts before it answers.
    for (const { url } of cluster.instances) await readsAt(url);
    expect(await cluster.each(({ url }) => readsAt(url))).toEqual([3, 3, 3]);
  });

  test('every instance shows a write within a second without notifications of PostgreSQL', async () => {
    const silenced = await cluster.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`,
    );
    expect(silenced).toHaveLength(3);
    const { title } = await cluster.publish(cluster.instances[0]?.url ?? '');
    const times = await cluster.each(({ url }) =>
      until(`${title} on ${url}`, 3000, async () =>
        (await (await call(url, '/api/articles')).text()).includes(title),
      ),
    );
    expect(Math.max(...times)).toBeLessThan(1000);
    await until('all listen again', 5000, async () => {
      const listening = await cluster.query(
        `select 1 from pg_stat_activity where query like 'listen %' and state = 'idle'`,
      );
      return listening.length === 3;
    });
  });

  test('instances answer a page with the same ETag, and files with a lifetime of a year', async () => {
    const answers = await cluster.each(({ url }) => call(url, '/learn-to-dive'));
    expect(new Set(answers.map(({ headers }) => headers.get('ETag'))).size).toBe(1);
    expect(answers[0]?.headers.get('Cache-Control')).toContain('s-maxage=60');
    const [file] = /\/assets\/[\w.-]+[.]js/.exec((await answers[0]?.text()) ?? '') ?? [];
    const accept = { 'Accept-Encoding': 'br' };
    const script = await call(cluster.instances[0]?.url ?? '', file ?? '', undefined, accept);
    expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('Content-Encoding')).toBe('br');
  });

  test('instances drop only the cached pages of a written resource', async () => {
    const [one, two] = cluster.instances;
    if (!one || !two) throw new Error('no instances');
    // Each page contains the time at which it was rendered.
    const renderTimes = async (path: string) =>
      (await (await call(two.url, path)).text()).match(/\b1\d{12}\b/g)?.join();
    const [contact, blog] = [await renderTimes('/contact'), await renderTimes('/blog')];
    expect([await renderTimes('/contact'), await renderTimes('/blog')]).toEqual([contact, blog]);
    await cluster.publish(one.url);
    await pause(300);
    expect(await renderTimes('/blog')).not.toBe(blog);
    expect(await renderTimes('/contact')).toBe(contact);
  });
});
