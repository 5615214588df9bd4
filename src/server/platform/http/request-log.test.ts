import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openLog } from '../logging/log.ts';
import { createClientReader } from './client-address.ts';
import { type Answer, createAnswerWatch } from './request-log.ts';

const open: Array<() => void> = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

interface Line {
  method: string;
  path: string;
  status: number;
  bytes: number;
  address: string;
  aborted?: true;
}

/** A server with a log of its responses. */
async function loggedServer({ level = 'info', shortenAddresses = false } = {}) {
  const lines: Line[] = [];
  const answers: Answer[] = [];
  const logger = openLog(level, { write: (line) => lines.push(JSON.parse(line)) });
  const readClient = createClientReader({ trustedProxies: ['127.0.0.1'], shortenAddresses });
  const watch = createAnswerWatch(logger, readClient, (answer) => answers.push(answer));
  const server = createServer((request, response) => {
    watch(request, response);
    if (request.url === '/hangs') return;
    if (request.url === '/breaks-off') {
      response.write('Some');
      return;
    }
    response.statusCode = request.url === '/missing' ? 404 : 200;
    response.end('Some words.');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers = {}) => {
    const request = get({ port, path, headers, agent: false });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
  };
  const logged = async (count: number) => {
    await expect.poll(() => lines.length).toBe(count);
    return lines;
  };
  return { port, ask, logged, answers };
}

async function loggedPaths(level: string, ...paths: string[]) {
  const { ask, logged } = await loggedServer({ level });
  for (const path of paths) await ask(path);
  await ask('/last');
  const lines = await logged(paths.length + 1);
  return lines.slice(0, -1).map(({ path }) => path);
}

test('health checks are logged at level debug only', async () => {
  expect(await loggedPaths('debug', '/healthz', '/blog', '/readyz')).toEqual([
    '/healthz',
    '/blog',
    '/readyz',
  ]);
  const { ask, logged } = await loggedServer();
  for (const path of ['/healthz', '/readyz', '/blog']) await ask(path);
  expect(await logged(1)).toMatchObject([{ path: '/blog' }]);
});

test('the log contains no queries, mail tokens or email addresses', async () => {
  const paths = [
    ...['/blog?q=secret', '/unsubscribe/abc', '/%75nsubscribe/abc', '/newsletter/confirm/abc'],
    ...['/newsletter/preferences/abc', '/reports/confirm/1.abc', '/a/jo@example.com'],
  ];
  expect(await loggedPaths('info', ...paths, '/b/jo%40example.com')).toEqual([
    '/blog',
    '/unsubscribe/…',
    '/unsubscribe/…',
    '/newsletter/confirm/…',
    '/newsletter/preferences/…',
    '/reports/confirm/…',
    '/a/(an address)',
    '/b/(an address)',
  ]);
});

test('a path of more than 512 characters is truncated', async () => {
  const [path = ''] = await loggedPaths('info', `/${'a'.repeat(15_000)}`);
  expect(path).toBe(`/${'a'.repeat(511)}…`);
});

test('a line has method, status, bytes on the wire and the address of the client', async () => {
  const { ask, logged } = await loggedServer();
  await ask('/missing', { 'X-Forwarded-For': '203.0.113.77' });
  const [line] = await logged(1);
  expect(line).toMatchObject({ method: 'GET', status: 404, address: '203.0.113.77' });
  expect(line?.bytes).toBeGreaterThan('Some words.'.length);
  expect(line?.bytes).toBeLessThan(400);
});

test('addresses are shortened if `shortenAddresses` is set', async () => {
  const { ask, logged } = await loggedServer({ shortenAddresses: true });
  await ask('/', { 'X-Forwarded-For': '203.0.113.77' });
  expect(await logged(1)).toMatchObject([{ address: '203.0.113.0' }]);
});

test('a request whose client disconnects is logged once, as 499 if no response had begun', async () => {
  const { port, logged, answers } = await loggedServer();
  for (const [index, path] of ['/hangs', '/breaks-off'].entries()) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    if (path === '/breaks-off') await once(socket, 'data');
    else await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await logged(index + 1);
  }
  expect(await logged(2)).toMatchObject([
    { path: '/hangs', status: 499, aborted: true },
    { path: '/breaks-off', status: 200, aborted: true },
  ]);
  expect(answers).toHaveLength(2);
});

test('each response of a keep-alive connection is logged with its own bytes', async () => {
  const { port, logged } = await loggedServer();
  const socket = connect(port, '127.0.0.1');
  const asked = ['/', '/missing', '/'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  for (const request of asked) {
    socket.write(request);
    await once(socket, 'data');
  }
  const [first, , third] = await logged(3);
  expect(third?.bytes).toBe(first?.bytes);
  socket.destroy();
});
