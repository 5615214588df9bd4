import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { openLog } from '../log.ts';
import type { AppEnv } from './context.ts';
import { logRequests } from './request-log.ts';

/** The paths of the lines that a log of some level holds after these were asked for. */
async function logged(level: string, ...paths: string[]) {
  const lines: string[] = [];
  const logger = openLog(level, { write: (line) => lines.push(line) });
  const app = new Hono<AppEnv>().use(logRequests(logger)).all('*', (context) => context.text(''));
  for (const path of paths) await app.request(path);
  return lines.map((line) => JSON.parse(line).path as string);
}

test('what a balancer asks every two seconds does not fill the log', async () => {
  const paths = ['/healthz', '/blog', '/readyz'];
  expect(await logged('info', ...paths)).toEqual(['/blog']);
  expect(await logged('debug', ...paths)).toEqual(paths);
});

test('queries and the secret of a link are not logged', async () => {
  expect(await logged('info', '/blog?q=jo@example.com', '/unsubscribe/abc-def')).toEqual([
    '/blog',
    '/unsubscribe/…',
  ]);
});
