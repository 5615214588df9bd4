import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { createApp } from '../../app.ts';
import { openSession } from '../auth/session-store.ts';
import type { Pages } from '../pages/pages.ts';

const madeUp = ['x', 'none', 'a'.repeat(43), `${'b'.repeat(42)}-`, 'a'.repeat(4000), '', '%00'];

/** Pages that count their renders. */
function countingPages() {
  let renders = 0;
  const pages: Pages = {
    async fetch(request, { context }) {
      const { pathname } = new URL(request.url);
      renders++;
      if (pathname === '/blog') await context.fetchApi('/api/articles');
      return new Response(`<html>${pathname} ${renders}</html>`, {
        headers: { 'Content-Type': 'text/html' },
      });
    },
  };
  return { pages, renders: () => renders };
}

onSqliteFirst('the bypass of the caches', (open) => {
  async function start(environment?: Record<string, string>) {
    const { services } = await open(environment);
    const { pages, renders } = countingPages();
    const { app } = createApp(services, pages);
    const get = async (path: string, Cookie = '') => app.request(path, { headers: { Cookie } });
    return { services, renders, get };
  }

  /** Makes reads of sessions hang, like a database behind a broken network. */
  function hang(services: Awaited<ReturnType<typeof start>>['services']) {
    const { database } = services;
    services.database = new Proxy(database, {
      get(target, key) {
        if (key !== 'selectFrom') return Reflect.get(target, key);
        return (table: string) => {
          if (table !== 'sessions') return target.selectFrom(table as 'sessions');
          const query: unknown = new Proxy(() => {}, {
            get: (_target, name) =>
              name === 'executeTakeFirst' ? () => new Promise(() => {}) : () => query,
          });
          return query;
        };
      },
    });
  }

  test('needs an existing session: an invented cookie receives the cached page and JSON', async () => {
    const { get, renders } = await start();
    const page = await (await get('/blog')).text();
    const tag = (await get('/api/articles')).headers.get('ETag');
    expect(tag).not.toBeNull();
    for (const value of madeUp) {
      for (const name of ['session', '__Host-session']) {
        const cookie = `a=b; ${name}=${value}`;
        expect(await (await get('/blog', cookie)).text(), cookie.slice(0, 60)).toBe(page);
        const list = await get('/api/articles', cookie);
        expect([list.headers.get('ETag'), list.headers.get('Surrogate-Key')]).toEqual([
          tag,
          expect.stringContaining('articles'),
        ]);
      }
    }
    expect(renders()).toBe(1);
  });

  test('renders fresh pages for a session until the session ends', async () => {
    const { get, renders, services } = await start();
    const cookie = `session=${(await openSession(services)).token}`;
    await get('/blog');
    for (const times of [2, 3]) {
      const mine = await get('/blog', cookie);
      expect(mine.headers.get('Cache-Control')).toBe('private, no-cache');
      expect(await mine.text()).toContain('data-owner');
      expect(renders()).toBe(times);
    }
    expect((await get('/api/articles', cookie)).headers.get('Cache-Control')).toBe(
      'private, no-store',
    );
    await services.database.deleteFrom('sessions').execute();
    expect(await (await get('/blog', cookie)).text()).not.toContain('data-owner');
    expect(renders()).toBe(3);
  });

  test('does not wait for a database that hangs', async () => {
    const { get, services, renders } = await start();
    await get('/blog');
    await get('/api/articles');
    hang(services);
    const cookie = `session=${'a'.repeat(43)}`;
    const begin = performance.now();
    const answers = await Promise.all([
      get('/blog', cookie),
      get('/api/articles', cookie),
      get('/api/admin/session', cookie),
      get('/api/articles?admin=true', cookie),
      get('/api/admin/overview', cookie),
    ]);
    expect(performance.now() - begin).toBeLessThan(3000);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 503, 503]);
    expect(renders()).toBe(1);
  });
});
