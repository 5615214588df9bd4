import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from './site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-slow-'));
let site: Site;
beforeAll(async () => {
  site = await startSite({ dataDir, environment: { LOG_LEVEL: 'fatal' } });
});
afterAll(async () => {
  await site.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Opens connections that send `beginning` and then a byte per second (slowloris). */
async function slowConnections(count: number, beginning: string) {
  const { port } = new URL(site.url);
  const sockets = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(Number(port), '127.0.0.1', () => {
            socket.write(beginning);
            resolve(socket);
          });
          socket.once('error', reject);
          // An unread socket does not notice that the server has closed it.
          socket.resume();
        }),
    ),
  );
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1000);
  const ended = Promise.all(
    sockets.map((socket) => {
      socket.on('error', () => {});
      return new Promise<void>((resolve) => socket.once('close', () => resolve()));
    }),
  ).finally(() => clearInterval(dripping));
  return { ended };
}

/** Duration of the slowest of 20 ordinary requests. */
async function slowestResponseMs() {
  let slowest = 0;
  for (let count = 0; count < 20; count++) {
    const start = performance.now();
    expect((await site.call('/api/articles?fields=summary')).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - start);
  }
  return slowest;
}

test('500 connections with slow headers delay no other request and are closed within 15 seconds', {
  timeout: 40_000,
}, async () => {
  const start = performance.now();
  const { ended } = await slowConnections(500, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  expect(await slowestResponseMs()).toBeLessThan(2000);
  await ended;
  const seconds = (performance.now() - start) / 1000;
  console.log(`500 slow connections were closed after ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(15);
});

test('the server accepts 4,096 connections, drops further ones, and responds again once some close', {
  timeout: 40_000,
}, async () => {
  const port = Number(new URL(site.url).port);
  const beyond = 104;
  let dropped = 0;
  const sockets: Socket[] = [];
  // A batch fits into the system's accept queue; a further connection would wait for 1 s or more.
  while (sockets.length < 4096 + beyond) {
    const some = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'));
    sockets.push(...some);
    await Promise.all(
      some.map((socket) => {
        socket.on('error', () => {});
        socket.once('close', () => dropped++).resume();
        return once(socket, 'connect');
      }),
    );
  }
  await expect.poll(() => dropped, { timeout: 8000 }).toBeGreaterThanOrEqual(beyond);
  expect(dropped, 'no one else').toBe(beyond);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(() => site.call('/healthz').then(({ status }) => status, String), { timeout: 8000 })
    .toBe(200);
});

test('500 connections with slow bodies delay no other request and are closed within 35 seconds', {
  timeout: 60_000,
}, async () => {
  const start = performance.now();
  const { ended } = await slowConnections(
    500,
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name":"',
  );
  expect(await slowestResponseMs()).toBeLessThan(2000);
  await ended;
  const seconds = (performance.now() - start) / 1000;
  console.log(`500 slow bodies were closed after ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(35);
});
