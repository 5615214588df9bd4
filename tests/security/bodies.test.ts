import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '../../src/contract/api-paths.ts';
import { type Site, startSite } from '../failures/site.ts';
import { onSqliteFirst } from '../support/both-databases.ts';
import { copyFilledDatabase } from '../support/filled-database.ts';

const megabyte = 2 ** 20;
const importPath = apiPaths.subscriberImport;

describe('a large body without a session', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-bodies-'));
  let site: Site;
  beforeAll(async () => {
    await copyFilledDatabase(dataDir);
    site = await startSite({ dataDir, environment: { LOG_LEVEL: 'fatal' } });
  });
  afterAll(async () => {
    await site.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const residentMegabytes = () => {
    const status = readFileSync(`/proc/${site.process.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  };

  /** Announces a body and sends a part of it. @returns the status of the response to the part */
  function statusBeforeTheEnd(path: string, announced: string, part: string) {
    return new Promise<number>((resolve, reject) => {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
      socket.setTimeout(10_000, () => socket.destroy(new Error('no answer before the body')));
      socket.once('data', (chunk: Buffer) => {
        resolve(Number(chunk.toString('latin1', 9, 12)));
        socket.destroy();
      });
      socket.on('error', reject);
      const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json`;
      socket.write(`${head}\r\n${announced}\r\n\r\n${part}`);
    });
  }

  const length = (bytes: number) => `Content-Length: ${bytes}`;
  const chunked = 'Transfer-Encoding: chunked';
  const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${' '.repeat(bytes)}\r\n`;

  test('is refused with 401 by the routes of the admin before any part of it arrives', async () => {
    expect(await statusBeforeTheEnd(importPath, length(12 * megabyte), '')).toBe(401);
    expect(await statusBeforeTheEnd(importPath, chunked, '')).toBe(401);
    expect(await statusBeforeTheEnd(apiPaths.articles, length(megabyte), '')).toBe(401);
  });

  test('is refused with 413 by public routes, by its length or at the byte beyond 16 kB', async () => {
    const limit = 16 * 1024;
    for (const path of [apiPaths.contact, `${apiPaths.admin}/login`, '/api/made-up']) {
      expect(await statusBeforeTheEnd(path, length(limit + 1), ''), path).toBe(413);
      expect(await statusBeforeTheEnd(path, chunked, chunk(limit + 1)), path).toBe(413);
    }
    const whole = `${chunk(limit)}0\r\n\r\n`;
    expect(await statusBeforeTheEnd(apiPaths.contact, chunked, whole)).toBe(400);
  });

  test.runIf(process.platform === 'linux')(
    'does not fill memory on 40 connections',
    { tags: 'slow' },
    async () => {
      const body = Buffer.alloc(12 * megabyte, ' ');
      const send = (path: string) =>
        fetch(`${site.url}${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        }).then(
          ({ status }) => status,
          // The server may close the connection before the whole body is sent.
          () => 'cut off' as const,
        );
      const before = residentMegabytes();
      let most = before;
      const watch = setInterval(() => {
        most = Math.max(most, residentMegabytes());
      }, 10);
      const paths = Array.from({ length: 40 }, (_, index) =>
        index % 2 ? importPath : '/api/contact',
      );
      const statuses = await Promise.all(paths.map(send));
      clearInterval(watch);
      for (const status of statuses) expect([401, 413, 'cut off']).toContain(status);
      expect(most - before, `${before} MB before, ${most} MB at most`).toBeLessThan(100);
      expect((await site.call('/healthz')).status).toBe(200);
    },
  );
});

onSqliteFirst('the size of a body', (open) => {
  const article = (bytes: number) => ({ method: 'POST', body: { title: 'x'.repeat(bytes) } });
  const sites = (bytes: number) => ({
    method: 'POST',
    body: { file: `name\n${'x'.repeat(bytes)}`, dryRun: true },
  });
  const subscribers = (bytes: number) => ({
    method: 'POST',
    body: `email\n${'x'.repeat(bytes)}`,
    headers: { 'Content-Type': 'text/csv' },
  });

  test('is limited by the session first, then by the route', async () => {
    const { anonymous, admin } = await open();
    const headers = { Cookie: `session=${'a'.repeat(43)}` };
    const forged = await anonymous(apiPaths.diveSiteImport, { ...sites(2 * megabyte), headers });
    expect(forged.status).toBe(401);
    expect((await admin(apiPaths.diveSiteImport, sites(3 * megabyte))).status).toBe(400);
    expect((await admin(apiPaths.diveSiteImport, sites(5 * megabyte))).status).toBe(413);
    expect((await admin(importPath, sites(megabyte))).status).toBe(413);
    expect((await anonymous(apiPaths.subscriberFile, subscribers(1))).status).toBe(401);
    expect((await admin(apiPaths.subscriberFile, subscribers(2 * megabyte))).status).toBe(200);
    expect((await admin(apiPaths.subscriberFile, subscribers(9 * megabyte))).status).toBe(413);
    expect((await admin(apiPaths.articles, article(megabyte))).status).toBe(413);
    expect((await admin(apiPaths.articles, article(megabyte / 2))).status).toBe(400);
    const login = { method: 'POST', headers, body: { password: 'x'.repeat(20_000) } };
    expect((await anonymous(`${apiPaths.admin}/login`, login)).status).toBe(413);
  });
});
