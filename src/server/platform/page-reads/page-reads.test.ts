import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
  onSqliteFirst,
  openMigratedSqlite,
  type TestApp,
} from '../../../../tests/support/both-databases.ts';
import { plainSite } from '../../../../tests/support/records.ts';
import { copySite } from '../database/copy-site.ts';
import { createPageReads } from './counter.ts';
import { listCounts, purgePageReads } from './queries.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const person = { 'User-Agent': chrome, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
const follower = { 'User-Agent': chrome, 'Sec-Fetch-Site': 'same-origin' };
const post = {
  content: '<p>Words.</p>',
  category: 'Tips',
  imageUrl: '/art/articles/fish-rock-cave.jpg',
  purchaseLink: 'https://shop.example/torch',
  published: true,
};

const today = { from: '2026-11-21', to: '2026-11-21' };

const closing: Array<() => void> = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a server that counts reads as the site does. @returns a function that requests a path */
async function openSite({ pageReads }: Pick<TestApp, 'pageReads'>) {
  const server = createServer((asked, response) => {
    pageReads.watch(asked, response);
    response.writeHead(asked.url?.includes('missing') ? 404 : 200).end('A page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = person, method = 'GET') =>
    new Promise((resolve, reject) => {
      const asked = request({ port, path, headers, method, agent: false }, (answer) =>
        answer.resume().once('end', resolve),
      );
      asked.once('error', reject).end();
    });
}

onSqliteFirst('reads of pages', (open) => {
  async function start() {
    const app = await open();
    const publish = async (title: string, resource = 'articles') => {
      const answer = await app.admin(`/api/${resource}`, {
        method: 'POST',
        body: { ...post, title },
      });
      expect(answer.status).toBe(201);
      return (await answer.json()) as { id: number; slug: string };
    };
    const mostRead = async () => {
      const overview = (await (await app.admin('/api/admin/overview')).json()) as {
        mostRead: { title: string; path: string; reads: number }[];
      };
      return overview.mostRead.map(({ title, path, reads }) => [title, path, reads]);
    };
    return { ...app, publish, mostRead, visit: await openSite(app) };
  }

  test('are counted for people who open a page, and for nobody else', async () => {
    const { publish, visit, mostRead, services } = await start();
    await publish('Night dives');
    await visit('/blog/night-dives');
    await visit('/blog/night-dives?utm_source=mail');
    const session = { ...person, Cookie: `a=b; session=${'a'.repeat(43)}` };
    for (const headers of [
      { 'User-Agent': chrome },
      { ...person, 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      { ...person, 'User-Agent': 'curl/8.0' },
      { ...person, 'Sec-Purpose': 'prefetch' },
      { ...person, 'Sec-Fetch-Mode': 'cors' },
      session,
    ] as Record<string, string>[]) {
      await visit('/blog/night-dives', headers);
    }
    await visit('/blog/night-dives', person, 'HEAD');
    for (const path of ['/blog/missing', '/blog', '/', '/admin', '/api/articles', '/x/missing']) {
      await visit(path);
    }
    expect(await mostRead()).toEqual([['Night dives', '/blog/night-dives', 2]]);
    const counts = await listCounts(services, today);
    const home = { day: '2026-11-21', kind: 'page', page: '/', detail: '', times: 1 };
    expect(counts.filter(({ kind }) => kind === 'page')).toEqual([
      { ...home, page: 'articles:1', times: 2 },
      home,
      { ...home, page: '/blog' },
    ]);
  });

  test('count for the same page if the address has capital letters', async () => {
    const { anonymous, publish, visit, services, pageReads } = await start();
    await publish('Night dives');
    await visit('/Blog/Night-Dives');
    const body = { path: '/BLOG', from: '/MAP' };
    await anonymous('/api/page-reads', { method: 'POST', body, headers: follower });
    await pageReads.flush();
    const counts = await listCounts(services, today);
    const lines = counts.map(({ kind, page, detail }) => `${kind} ${page} ${detail}`);
    expect(lines.sort()).toEqual([
      'next /map /blog',
      'page /blog ',
      'page articles:1 ',
      'source articles:1 ',
    ]);
  });

  test('are not counted as downloads if a dive site’s number has leading zeros', async () => {
    const { admin, visit, services, pageReads } = await start();
    await admin('/api/dive-sites', { method: 'POST', body: plainSite });
    await visit('/dive-sites/001');
    await visit('/data/sites.csv');
    await pageReads.flush();
    const downloads = (await listCounts(services, today)).filter(({ kind }) => kind === 'download');
    expect(downloads).toMatchObject([{ page: '', detail: '/data/sites.csv' }]);
  });

  test('a followed link within the site counts only if a person’s browser reports it', async () => {
    const { anonymous, admin, publish, mostRead } = await start();
    await publish('Night dives');
    const report = (body: unknown, headers: Record<string, string>, by = anonymous) =>
      by('/api/page-reads', { method: 'POST', body, headers });
    const body = { path: '/blog/night-dives' };
    expect((await report(body, follower)).status).toBe(200);
    for (const headers of [{ 'User-Agent': chrome }, { ...follower, 'User-Agent': 'Headless' }]) {
      expect((await report(body, headers)).status).toBe(200);
    }
    await report(body, follower, admin);
    expect((await report({ path: '/blog/never-written' }, follower)).status).toBe(200);
    const elsewhere = await report({ path: '/admin' }, follower);
    expect([elsewhere.status, await elsewhere.text()]).toEqual([
      400,
      expect.stringContaining('Name the path of a page.'),
    ]);
    expect((await report(body, { ...follower, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await mostRead()).toEqual([['Night dives', '/blog/night-dives', 1]]);
  });

  test('stay with a record whose address changes, and are shown for at most ten public records', async () => {
    const { admin, publish, visit, mostRead } = await start();
    for (let number = 1; number <= 12; number += 1) {
      const { slug } = await publish(`Dive ${number}`, number % 2 ? 'articles' : 'reviews');
      const page = number % 2 ? 'blog' : 'gear-reviews';
      for (let times = 0; times < number; times += 1) await visit(`/${page}/${slug}`);
    }
    const listed = await mostRead();
    expect(listed).toHaveLength(10);
    expect(listed.slice(0, 2)).toEqual([
      ['Dive 12', '/gear-reviews/dive-12', 12],
      ['Dive 11', '/blog/dive-11', 11],
    ]);
    await admin('/api/articles/6', { method: 'PATCH', body: { slug: 'eleven' } });
    await admin('/api/reviews/6', { method: 'PATCH', body: { published: false } });
    await visit('/blog/eleven');
    expect((await mostRead()).slice(0, 2)).toEqual([
      ['Dive 11', '/blog/eleven', 12],
      ['Dive 10', '/gear-reviews/dive-10', 10],
    ]);
  });

  test('of several instances are summed by day, and deleted after 400 days', async () => {
    const { services, publish, visit, mostRead, passMinutes } = await start();
    await publish('Night dives');
    const other = createPageReads(services);
    const visitOther = await openSite({ pageReads: other });
    await Promise.all([visit('/blog/night-dives'), visitOther('/blog/night-dives')]);
    await other.flush();
    expect(await mostRead()).toEqual([['Night dives', '/blog/night-dives', 2]]);
    passMinutes(27 * 24 * 60);
    await visit('/blog/night-dives');
    expect(await mostRead()).toEqual([['Night dives', '/blog/night-dives', 3]]);
    passMinutes(24 * 60);
    expect(await mostRead()).toEqual([['Night dives', '/blog/night-dives', 1]]);
    passMinutes(372 * 24 * 60);
    expect(await purgePageReads(services)).toBe(2);
    const left = await services.database.selectFrom('visitCounts').select('day').execute();
    expect(new Set(left.map(({ day }) => day))).toEqual(new Set(['2026-12-18']));
  });

  test('counts of a failed write are written later, and unknown addresses add no row', async () => {
    const { services, pageReads, publish, visit, mostRead } = await start();
    await publish('Night dives');
    await visit('/blog/night-dives');
    await visit('/blog/made-up');
    await services.database.schema.alterTable('visit_counts').renameTo('away').execute();
    await expect(pageReads.flush()).rejects.toThrow();
    await visit('/blog/night-dives');
    await services.database.schema.alterTable('away').renameTo('visit_counts').execute();
    expect(await mostRead()).toEqual([['Night dives', '/blog/night-dives', 2]]);
    await pageReads.flush();
    const rows = await services.database
      .selectFrom('visitCounts')
      .select(['kind', 'times'])
      .execute();
    expect(rows).toEqual([
      { kind: 'page', times: 2 },
      { kind: 'source', times: 2 },
    ]);
  });

  test('a stop writes the waiting counts, and a copy of the site includes them', async () => {
    const { services, pageReads, publish, visit } = await start();
    await publish('Night dives');
    const writing = pageReads.start();
    await visit('/blog/night-dives');
    await writing.stop();
    const copy = openMigratedSqlite();
    expect(await copySite(services.database, copy)).toMatchObject({ visit_counts: 2 });
    expect(await copy.selectFrom('visitCounts').select('times').execute()).toHaveLength(2);
    await copy.destroy();
  });
});
