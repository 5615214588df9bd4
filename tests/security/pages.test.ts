import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main, type Site, startSite } from '../failures/site.ts';
import { copyFilledDatabase } from '../support/filled-database.ts';
import { rawRequest } from './raw-request.ts';

// `npm test` builds the pages first; `npm run unit` on a fresh clone has no pages.
describe.skipIf(!existsSync('dist/server'))('a request for a page of the built site', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-pages-'));
  let site: Site;
  beforeAll(async () => {
    await copyFilledDatabase(dataDir);
    site = await startSite({ dataDir, entry: main, environment: { LOG_LEVEL: 'fatal' } });
  });
  afterAll(async () => {
    await site.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/blog/..',
    '///evil.example/',
    '/\\evil.example',
    '/\\/evil.example/',
    '/%5cevil.example/',
    '/%2f%2fevil.example',
    '/%2f/evil.example/',
    '/https:/evil.example',
    '/.//evil.example/',
    '/blog//evil.example/',
    '/blog/?redirect=https://evil.example',
    '/dive-sites?q=//evil.example',
    '/dive-sites/%2f%2fevil.example/',
    '/gear-reviews/?search=%0d%0aLocation:%20//evil.example',
    '/admin?next=//evil.example',
    '/unsubscribe//evil.example',
    'http://evil.example/',
  ])('%s redirects to no other site', async (path) => {
    let next = path;
    for (let hop = 0; hop < 4; hop++) {
      const { status, headers } = await rawRequest(site, next);
      expect(status).toBeLessThan(500);
      const location = headers.location as string | undefined;
      if (location === undefined) return;
      expect(new URL(location, site.url).origin, `${next} leads to ${location}`).toBe(site.url);
      // A browser resolves such an address to another host.
      expect(location).not.toMatch(/^[\t\n\r ]*[/\\]{2}/);
      next = location.replace(site.url, '');
    }
    expect.unreachable('it leads on and on');
  });

  test('with a forged Host gets a page without that Host, and so does the next request', async () => {
    const { body: sitemap } = await rawRequest(site, '/sitemap.xml');
    const listed = (kind: string) =>
      new RegExp(`<loc>[^<]*?(/${kind}/[^<]+)</loc>`).exec(sitemap)?.[1] ?? `no ${kind}`;
    const pages = ['/', '/contact', '/dive-sites', '/nothing/here'];
    for (const path of [...pages, ...['blog', 'gear-reviews', 'dive-sites'].map(listed)]) {
      for (const headers of [
        { Host: 'evil.example' },
        { Host: 'evil.example:80', 'X-Forwarded-Proto': 'https' },
        { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Port': '666' },
        { Forwarded: 'host=evil.example;proto=https', 'X-Original-URL': '/evil.example' },
        {},
      ] as Record<string, string>[]) {
        const answer = await rawRequest(site, path, headers);
        expect(answer.status, path).toBe(path.startsWith('/nothing') ? 404 : 200);
        expect(answer.body.length, path).toBeGreaterThan(5000);
        expect(answer.body, path).not.toMatch(/evil\.example|:666/);
        expect(JSON.stringify(answer.headers), path).not.toMatch(/evil\.example|:666/);
      }
    }
  });
});
