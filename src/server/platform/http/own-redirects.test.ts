import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './context.ts';
import { reduceOwnRedirects } from './own-redirects.ts';

/** Requests a redirect to `location` with a forged Host. @returns its status and Location */
async function shownLocation(location: string) {
  const app = new Hono<AppEnv>().use(reduceOwnRedirects);
  app.all('*', () => new Response(null, { status: 308, headers: { Location: location } }));
  const answer = await app.request('http://evil.example//about');
  return [answer.status, answer.headers.get('Location')];
}

test.each([
  ['http://evil.example/about', '/about'],
  ['http://evil.example/about?a=1#b', '/about?a=1#b'],
  ['http://evil.example//other.example/x', '/other.example/x'],
  ['//other.example/x', '/other.example/x'],
  ['/\\other.example', '/other.example'],
  ['\\\\other.example', '/other.example'],
  ['/about', '/about'],
  ['/about?next=//x', '/about?next=//x'],
  ['https://parks.example/permit', 'https://parks.example/permit'],
])('a redirect to %s is sent as %s', async (location, shown) => {
  expect(await shownLocation(location)).toEqual([308, shown]);
});
