import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openMigratedSqlite } from '../../../../tests/support/both-databases.ts';
import { createContentStore } from '../database/content-store.ts';
import type { AppEnv, Services } from './context.ts';
import { errorHandler } from './errors.ts';
import { refuseInvalidUrl } from './valid-url.ts';

function openApp() {
  const database = openMigratedSqlite();
  const content = createContentStore(database);
  const services = { database, content } as Services;
  const asked: string[] = [];
  const state = { asked, status: 404 };
  const app = new Hono<AppEnv>();
  app.onError(errorHandler(pino({ enabled: false })));
  app.use(
    refuseInvalidUrl(services, async (path) => {
      asked.push(path);
      return new Response(`Not found, ${asked.length}`, {
        status: state.status,
        headers: { 'X-Page': 'yes' },
      });
    }),
  );
  app.get('*', (context) => context.text('a page'));
  return { app, content, state };
}

const long = `/${'a'.repeat(15_900)}`;

test('invalid addresses share one not-found page until content changes', async () => {
  const { app, content, state } = openApp();
  const answers = await Promise.all(
    [`${long}1`, `${long}2`, '/blog/%00'].map((path) => app.request(path)),
  );
  for (const answer of answers) {
    expect(answer.status).toBe(404);
    expect(answer.headers.get('X-Page')).toBe('yes');
    expect(await answer.text()).toBe('Not found, 1');
  }
  expect(state.asked).toEqual(['/not-found']);
  await content.write('settings', async () => {});
  expect(await (await app.request(long)).text()).toBe('Not found, 2');
  expect(await (await app.request('/blog')).text()).toBe('a page');
});

test('a failed render of the not-found page is not cached', async () => {
  const { app, state } = openApp();
  state.status = 503;
  expect((await app.request(long)).status).toBe(400);
  state.status = 404;
  expect((await app.request(long)).status).toBe(404);
});

test('API calls and writes to invalid addresses answer 400', async () => {
  const { app, state } = openApp();
  expect((await app.request('/api/articles/%00')).status).toBe(400);
  expect((await app.request(long, { method: 'POST' })).status).toBe(400);
  expect(state.asked).toEqual([]);
});
