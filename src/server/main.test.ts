import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { start } from './main.ts';
import { parseConfig } from './platform/config/config.ts';

test('a stopping server answers keep-alive connections and closes them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-stop-'));
  const agent = new Agent({ keepAlive: true });
  try {
    const environment = { PORT: '0', DATA_DIR: folder, ADMIN_PASSWORD: 'correct-horse-battery' };
    const pages = { fetch: async () => pause(5, new Response('A page')) };
    const site = await start(parseConfig(environment), pino({ level: 'silent' }), pages);
    const idle = connect(site.port, '127.0.0.1');
    idle.write('GET /about HTTP/1.1\r\nHost: x\r\n\r\n');
    // A load balancer keeps connections for 60 s; the site must not close them before that.
    expect(String((await once(idle, 'data'))[0])).toMatch(/^Keep-Alive: timeout=65\r$/im);
    const statuses: unknown[] = [];
    const cut: unknown[] = [];
    const ask = () =>
      new Promise<boolean>((resolve) => {
        const request = get({ port: site.port, path: '/about', agent }, (answer) => {
          statuses.push(answer.statusCode);
          answer.resume().once('end', () => resolve(true));
        });
        request.once('error', (error: NodeJS.ErrnoException) => {
          // An error on a new connection is expected: the stopped server refuses it.
          if (request.reusedSocket) cut.push(error.code);
          resolve(false);
        });
      });
    const callers = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (await ask()) await pause(3);
      }),
    );
    await pause(200);
    const begun = performance.now();
    await site.stop();
    expect(performance.now() - begun).toBeLessThan(3000);
    await callers;
    expect(cut).toEqual([]);
    expect(statuses.length).toBeGreaterThan(4);
    expect(statuses.every((status) => status === 200)).toBe(true);
  } finally {
    agent.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a cached page is the same in every encoding, even with an invalid cookie; HEAD omits the text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-encodings-'));
  const environment = { PORT: '0', DATA_DIR: folder, ADMIN_PASSWORD: 'correct-horse-battery' };
  const body = `<html>${'A page of kelp. '.repeat(5000)}</html>`;
  const html = { 'Content-Type': 'text/html' };
  const pages = { fetch: async () => new Response(body, { headers: html }) };
  const site = await start(parseConfig(environment), pino({ level: 'silent' }), pages);
  onTestFinished(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const ask = async (headers: Record<string, string>, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${site.port}/about`, { method, headers });
    const policy = answer.headers.get('Content-Security-Policy') !== null;
    return {
      status: answer.status,
      policy,
      etag: answer.headers.get('ETag'),
      text: await answer.text(),
    };
  };
  const first = await ask({ 'Accept-Encoding': 'br' });
  expect(first).toEqual({ status: 200, policy: true, etag: expect.any(String), text: first.text });
  expect(first.text).toContain('A page of kelp. A page');
  const made = { Cookie: `session=${'a'.repeat(43)}` };
  for (const encoding of ['identity', 'br', 'gzip', 'identity']) {
    const accepted = { 'Accept-Encoding': encoding };
    expect(await ask(accepted), encoding).toEqual(first);
    expect(await ask({ ...accepted, ...made }), `${encoding}, cookie`).toEqual(first);
    expect(await ask(accepted, 'HEAD')).toEqual({ ...first, text: '' });
  }
  const known = { 'If-None-Match': first.etag ?? '', ...made };
  expect((await ask(known)).status).toBe(304);
});
