import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { openLog } from '../logging/log.ts';
import type { AppEnv } from './context.ts';
import { logRequests } from './request-log.ts';

/** The paths that a log of some level holds after requests for these. */
async function logged(level: string, ...paths: string[]) {
  const lines: string[] = [];
  const logger = openLog(level, { write: (line) => lines.push(line) });
  const app = new Hono<AppEnv>().use(logRequests(logger)).all('*', (context) => context.text(''));
  for (const path of paths) await app.request(path);
  return lines.map((line) => JSON.parse(line).path as string);
}

test('logs health checks at level debug only', async () => {
  const paths = ['/healthz', '/blog', '/readyz'];
  expect(await logged('info', ...paths)).toEqual(['/blog']);
  expect(await logged('debug', ...paths)).toEqual(paths);
});

test('logs neither queries nor unsubscribe tokens', async () => {
  expect(await logged('info', '/blog?q=jo@example.com', '/unsubscribe/abc-def')).toEqual([
    '/blog',
    '/unsubscribe/…',
  ]);
});

test('cuts a path that is longer than any page has', async () => {
  const [path = ''] = await logged('info', `/${'a'.repeat(15_000)}`);
  expect(path).toBe(`/${'a'.repeat(511)}…`);
});
