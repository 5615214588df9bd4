import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { completeArticle, plainSite } from '../../../../tests/support/records.ts';
import { createApp } from '../../app.ts';
import { openSession } from '../auth/session-store.ts';
import type { Pages } from './pages.ts';

/** Pages that contain their render time. Some of them call the API. */
const pages: Pages = {
  async fetch(request, { context }) {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/blog') await context.fetchApi('/api/articles');
    if (pathname === '/today') await context.fetchApi('/api/dive-sites/1/tides');
    const renderedAt = Date.now();
    return new Response(`<html>${pathname}${search} ${renderedAt}</html>`, {
      status: pathname === '/nowhere' ? 404 : 200,
      headers: { 'Content-Type': 'text/html' },
    });
  },
};

onSqliteFirst('pages', (open) => {
  const openPages = async () => {
    const { services, admin } = await open();
    const { app } = createApp(services, pages);
    return {
      services,
      app,
      admin,
      get: (path: string, headers = {}) => app.request(path, { headers }),
    };
  };

  test('a page has headers with its CDN lifetime and cache tags', async () => {
    const { get } = await openPages();
    const { headers } = await get('/blog');
    expect(headers.get('Cache-Control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    );
    expect(headers.get('Surrogate-Key')).toBe('site settings shop-links articles');
    expect(headers.get('Cache-Tag')).toBe('site,settings,shop-links,articles');
    expect((await get('/about')).headers.get('Surrogate-Key')).toBe('site settings');
    const again = await get('/blog', { 'If-None-Match': headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('Surrogate-Key')).toBe('site settings shop-links articles');
  });

  test('a 304 does not replace the policy of the browser’s stored page, even after a new render', async () => {
    const { get, admin } = await openPages();
    const { headers } = await get('/blog');
    const etag = headers.get('ETag') ?? '';
    expect(headers.get('Content-Security-Policy')).not.toBeNull();
    const cached = await get('/blog', { 'If-None-Match': etag });
    await admin('/api/articles', { method: 'POST', body: completeArticle });
    const renderedAnew = await Promise.all(
      [1, 2].map(() => get('/blog', { 'If-None-Match': etag })),
    );
    for (const answer of [cached, ...renderedAnew]) {
      expect(answer.status).toBe(304);
      expect([...answer.headers.keys()].sort()).toEqual([
        'cache-control',
        'cache-tag',
        'etag',
        'surrogate-key',
        'vary',
      ]);
    }
  });

  test('a page is cached no longer than its data', async () => {
    const { get, admin } = await openPages();
    await admin('/api/dive-sites', { method: 'POST', body: plainSite });
    const today = await get('/today');
    expect(today.headers.get('Surrogate-Control')).toBe('max-age=1800');
    expect((await get('/about')).headers.get('Surrogate-Control')).toBeNull();
  });

  test('a page has the remaining lifetime of its cached data, in a header that clients do not receive', async () => {
    const { services, app, get, admin } = await openPages();
    await admin('/api/dive-sites', { method: 'POST', body: plainSite });
    await get('/api/dive-sites/1/tides');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await get('/today')).headers.get('Surrogate-Control')).toMatch(/^max-age=179\d$/);
    const sent: Record<string, string>[] = [];
    const outgoing = {
      writeHead(_status: number, headers: Record<string, string>) {
        sent.push(headers);
        return { end() {} };
      },
    };
    const incoming = { socket: { remoteAddress: '127.0.0.1' } };
    await app.request('/today', {}, { incoming, outgoing });
    const asOwner = { headers: { Cookie: `session=${(await openSession(services)).token}` } };
    const fresh = await app.request('/today', asOwner, { incoming, outgoing });
    expect(fresh.status).toBe(200);
    expect(fresh.headers.get('Surrogate-Control')).toBeNull();
    expect(sent.map((headers) => headers['surrogate-control'])).toEqual([undefined]);
  });

  test('pages of the admin and responses to sessions are private', async () => {
    const { get, services } = await openPages();
    const Cookie = `session=${(await openSession(services)).token}`;
    const admin = await get('/admin');
    expect(admin.headers.get('Cache-Control')).toBe('private, no-store');
    const mine = await get('/blog', { Cookie });
    expect(mine.headers.get('Cache-Control')).toBe('private, no-cache');
    for (const answer of [admin, mine]) expect(answer.headers.get('Surrogate-Key')).toBeNull();
    expect(await mine.text()).toContain('<html data-owner="">');
    expect(await (await get('/blog')).text()).not.toContain('data-owner');
    const list = await get('/api/articles', { Cookie });
    expect(list.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await get('/api/articles')).headers.get('Cache-Control')).not.toContain('s-maxage');
  });

  test('an uncached page is compressed on the fly', async () => {
    const { get } = await openPages();
    const answer = await get('/nowhere', { 'Accept-Encoding': 'gzip, br' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    const tags = answer.headers.get('Surrogate-Key');
    expect(tags, 'a publish purges it').toBe(
      'site settings articles reviews pages dive-sites species',
    );
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toContain('/nowhere');
    expect((await get('/nowhere')).headers.get('Content-Encoding')).toBeNull();
  });

  test('two instances give equal content the same ETag', async () => {
    const { services, get } = await openPages();
    const first = await get('/blog');
    await new Promise((resolve) => setTimeout(resolve, 5));
    const other = await createApp(services, pages).app.request('/blog');
    expect(other.headers.get('ETag')).toBe(first.headers.get('ETag'));
    expect(await other.text()).not.toBe(await first.text());
  });

  test('a write of an article does not evict pages without articles', async () => {
    const { get, admin, services } = await openPages();
    const [blog, about] = [await (await get('/blog')).text(), await (await get('/about')).text()];
    await new Promise((resolve) => setTimeout(resolve, 5));
    await services.content.write('articles', async () => {});
    expect(await (await get('/blog')).text()).not.toBe(blog);
    expect(await (await get('/about')).text()).toBe(about);
    expect((await admin('/api/admin/session')).status).toBe(200);
  });

  test('a page whose data is unavailable answers 503 with Retry-After, uncached', async () => {
    const { get, services } = await openPages();
    const { database } = services;
    services.database = new Proxy(database, {
      get(target, key) {
        if (key === 'selectFrom') {
          throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        }
        return Reflect.get(target, key);
      },
    });
    const answer = await get('/blog');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const json = await get('/api/articles');
    expect([json.status, Number(json.headers.get('Retry-After')) > 0]).toEqual([503, true]);
    services.database = database;
    expect((await get('/blog')).status).toBe(200);
  });
});
