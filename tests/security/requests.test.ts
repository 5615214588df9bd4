import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite } from '../failures/site.ts';
import { onSqliteFirst } from '../support/both-databases.ts';
import { copyFilledDatabase } from '../support/filled-database.ts';
import { rawRequest } from './raw-request.ts';

describe('a request to the running server', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-requests-'));
  let site: Site;
  let port: number;
  beforeAll(async () => {
    await copyFilledDatabase(dataDir);
    site = await startSite({ dataDir, environment: { LOG_LEVEL: 'fatal' } });
    port = Number(new URL(site.url).port);
  });
  afterAll(async () => {
    await site.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const raw = (path: string, headers?: Record<string, string>) => rawRequest(site, path, headers);

  /**
   * Sends bytes on a socket. @returns everything that the server sends until the connection closes
   * @param end true to end the client's side at once; Node then drops a response that is not ready
   */
  async function sendBytes(bytes: string | Buffer, end = true) {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => {});
    if (end) socket.end(bytes);
    else socket.write(bytes);
    await new Promise((resolve) => socket.once('close', resolve));
    return received;
  }

  test.each([
    '/../package.json',
    '/../../../../../../etc/passwd',
    '/..%2f..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/../../../package.json',
    '/assets/..\\..\\..\\package.json',
    '/%252e%252e/package.json',
    '/assets/%00/../../package.json',
    '//etc/passwd',
    '/.env',
    '/../data/bottom-time.sqlite',
    '/guides/..%2f..%2f..%2f..%2fpackage.json',
    '/share/..%2f..%2fpackage.json.jpg',
  ])('for %s reads no file outside the folder of public files', async (path) => {
    const { status, body } = await raw(path);
    expect(body).not.toMatch(/"dependencies"|root:|SQLite format|ADMIN_PASSWORD/);
    expect(status).toBeLessThan(500);
  });

  test('with a forged Host gets a response without that Host', async () => {
    for (const headers of [
      { Host: 'evil.example' },
      { Host: '127.0.0.1', 'X-Forwarded-Host': 'evil.example' },
      { Host: 'evil.example:80@127.0.0.1' },
    ] as Record<string, string>[]) {
      for (const path of ['/sitemap.xml', '/api/settings', '/api/articles', '/nothing']) {
        const { body, headers: answered } = await raw(path, headers);
        expect(body, path).not.toContain('evil.example');
        expect(JSON.stringify(answered)).not.toContain('evil.example');
      }
    }
    // A request must have exactly one Host.
    expect(await sendBytes('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1.1 400/);
    const twice = await sendBytes(
      'GET /sitemap.xml HTTP/1.1\r\nHost: evil.example\r\nHost: worse.example\r\nConnection: close\r\n\r\n',
      false,
    );
    expect(twice).toMatch(/^HTTP\/1.1 (400|200)/);
    expect(twice).not.toMatch(/(evil|worse)\.example/);
  });

  test('cannot inject a header or a second response', async () => {
    for (const path of [
      '/api/articles/slug/%0d%0aSet-Cookie:%20session=evil',
      '/blog/%0aX-Evil:1',
      '/api/dive-sites/by-review-url?url=/blog/x%0d%0aX-Evil:1',
      '/unsubscribe/%0d%0aX-Evil:1',
    ]) {
      const { status, headers } = await raw(path);
      expect(status, path).toBeLessThan(500);
      expect(Object.keys(headers)).not.toContain('x-evil');
      expect(Object.keys(headers)).not.toContain('set-cookie');
    }
    const smuggled = await sendBytes(
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/admin/session HTTP/1.1\r\nHost: x\r\n\r\n',
    );
    expect(smuggled).toMatch(/^HTTP\/1.1 400/);
  });

  test('is refused with 413 if its body is too large, with or without a stated length', async () => {
    const post = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const part = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const told = await sendBytes(`${post}Content-Length: 2000000\r\n\r\n${'x'.repeat(2_000_000)}`);
    expect(told).toMatch(/^HTTP\/1.1 413/);
    const untold = `${post}Transfer-Encoding: chunked\r\n\r\n${part.repeat(32)}0\r\n\r\n`;
    expect(await sendBytes(untold)).toMatch(/^HTTP\/1.1 413/);
    const form = (bytes: number) =>
      sendBytes(`${post}Content-Length: ${bytes}\r\n\r\n${' '.repeat(bytes - 2)}{}`);
    expect(await form(16 * 1024 + 1), 'a public form').toMatch(/^HTTP\/1.1 413/);
    expect(await form(16 * 1024)).toMatch(/^HTTP\/1.1 400/);
    await site.signIn();
    const article = (bytes: number) => site.call('/api/articles', { title: 'x'.repeat(bytes) });
    expect((await article(2 ** 20)).status, 'any other body').toBe(413);
    expect((await article(2 ** 19)).status).toBe(400);
    const header = await sendBytes(
      `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(100_000)}\r\n\r\n`,
    );
    expect(header).toMatch(/^HTTP\/1.1 431/);
    expect((await site.call('/healthz')).status).toBe(200);
  });

  test('to sign in counts towards the limit, also on 100 connections at once', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 100 }, () => site.call('/api/admin/login', { password: 'guess' })),
    );
    const statuses = attempts.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(95);
  });

  test('gets a normal response after aborted and malformed requests', async () => {
    for (const bytes of [
      '\0\x01\x02',
      'GET',
      'GET / HTTP/9\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab',
    ]) {
      await sendBytes(bytes);
    }
    expect((await site.call('/healthz')).status).toBe(200);
  });
});

onSqliteFirst('the parts of a request', (open) => {
  const pollution = [
    '{"__proto__":{"polluted":1,"isAdmin":true},"email":"p1@example.com","password":"x"}',
    '{"constructor":{"prototype":{"polluted":1}},"email":"p2@example.com","password":"x"}',
    '{"title":"t","slug":"__proto__","content":"c","__proto__":{"published":true}}',
    '{"title":"t","slug":"constructor","content":"c"}',
  ];

  test('can not pollute prototypes', async () => {
    const { anonymous, admin } = await open();
    for (const body of pollution) {
      for (const path of ['/api/newsletter/subscribe', '/api/admin/login', '/api/contact']) {
        await anonymous(path, { method: 'POST', body });
      }
      await admin('/api/articles', { method: 'POST', body });
      await admin('/api/articles/1', { method: 'PATCH', body });
    }
    for (const query of ['?__proto__[admin]=true', '?constructor.prototype.admin=true']) {
      await anonymous(`/api/articles${query}`);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    expect((await anonymous('/api/admin/session')).status).toBe(401);
    const slugs = (await (await admin('/api/articles?admin=true')).json()) as {
      published: boolean;
    }[];
    expect(slugs.map(({ published }) => published)).not.toContain(true);
  });

  test('do not run as formulas in a spreadsheet', async () => {
    const { admin, anonymous, setPassword } = await open();
    await setPassword();
    const formulas = ['=HYPERLINK("http://evil.example","x")', '+1+1', '-1+1', '@SUM(A1)', '\t=1'];
    for (const name of formulas) {
      const site = {
        name,
        region: name,
        description: name,
        marineLife: name,
        skillLevel: 'Beginner',
        depthRange: '3-9m',
        waterTemp: '16-22°C',
        latitude: -33.8,
        longitude: 151.2,
      };
      await admin('/api/dive-sites', { method: 'POST', body: site });
      await anonymous('/api/admin/login', {
        method: 'POST',
        body: { password: 'guess' },
        headers: { 'User-Agent': name.trim() },
      });
    }
    const lines = formulas.map(
      (formula, index) => `"+${index}@x.example","${formula.trim().replaceAll('"', '""')}"`,
    );
    const csv = ['email,consent', ...lines].join('\n');
    const imported = { method: 'POST', body: { csv, dryRun: false } };
    const { counts } = (await (
      await admin('/api/newsletter/subscribers/import', imported)
    ).json()) as { counts: object };
    expect(counts).toMatchObject({ add: formulas.length });
    for (const path of [
      '/api/dive-sites/export/csv',
      '/api/admin/audit-log/csv',
      '/api/newsletter/subscribers/export/csv',
    ]) {
      const text = await (await admin(path)).text();
      const cells = (parse(text, { bom: true }) as string[][]).flat();
      expect(cells.length).toBeGreaterThan(20);
      // A negative number stays unquoted; every other cell that a spreadsheet would run is quoted.
      expect(
        cells.filter((cell) => /^[=+@\t\r]|^-(?![\d.]+$)/.test(cell)),
        path,
      ).toEqual([]);
      expect(text, path).toContain('evil.example');
    }
  });
});
