import { expect, test } from 'vitest';
import { openApp, openMigratedSqlite } from '../../../../tests/support/both-databases.ts';

const { anonymous } = openApp(openMigratedSqlite());

test('GET /api/docs loads files of this site only, and its policy forbids all others', async () => {
  const response = await anonymous('/api/docs');
  expect(response.status).toBe(200);
  const html = await response.text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
  expect(files).toHaveLength(5);
  expect(files.filter((url) => !url.startsWith('/api/'))).toEqual(['/favicon.svg']);
  expect(html).not.toMatch(/<script>|<style>|\son\w+=/);
  const policy = response.headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('scripts and stylesheet have their types, are cached for a year and, if large, compressed', async () => {
  const html = await (await anonymous('/api/docs')).text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)];
  expect(files).toHaveLength(3);
  for (const [, url = ''] of files) {
    const response = await anonymous(url, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.status, url).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/(css|javascript)/);
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    if (!url.endsWith('start.js')) expect(response.headers.get('Content-Encoding')).toBe('gzip');
  }
});
