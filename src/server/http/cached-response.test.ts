import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CachedResponse } from './cached-response.ts';

const body = Buffer.from('a page');
const headers = { 'Content-Type': 'text/html', etag: 'W/"1"', 'content-length': '6' };
const whole = new CachedResponse(200, headers, body);
const unchanged = new CachedResponse(304, { etag: 'W/"1"' });
const server = createServer((request, response) => {
  if (request.url === '/whole') whole.send(response);
  else if (request.url === '/unchanged') unchanged.send(response);
  // Node by itself.
  else if (request.url === '/node/whole') response.writeHead(200, headers).end(body);
  else response.writeHead(304, { etag: 'W/"1"' }).end();
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

/** What the server sends to one connection, to the byte, until it is closed. */
async function converse(...requests: string[]) {
  const socket = connect(port, '127.0.0.1');
  socket.write(requests.join(''));
  return text(socket);
}
const request = (path: string, version = '1.1', connection = 'keep-alive') =>
  `GET ${path} HTTP/${version}\r\nHost: here\r\nConnection: ${connection}\r\n\r\n`;
const last = request('/node/unchanged', '1.1', 'close');
/** The day's time is another a second later. */
const timeless = (answer: string) => answer.replaceAll(/Date: .*/g, 'Date');

test.each(['whole', 'unchanged'])(
  '%s: again and again what Node itself would send',
  async (name) => {
    const ours = await converse(...Array(5).fill(request(`/${name}`)), last);
    const own = await converse(...Array(5).fill(request(`/node/${name}`)), last);
    expect(timeless(ours)).toBe(timeless(own));
    expect(ours.match(/Keep-Alive: timeout/g)).toHaveLength(5);
  },
);

test.each([
  ['1.1', 'close'],
  ['1.0', 'close'],
  ['1.0', 'keep-alive'],
])(
  'HTTP/%s with Connection: %s, in the middle of others, hears what Node would say',
  async (version, connection) => {
    for (const name of ['whole', 'unchanged']) {
      await converse(request(`/${name}`), last);
      const ask = (path: string) =>
        connection === 'close' || name === 'unchanged'
          ? converse(request(path, version, connection))
          : converse(request(path, version, connection), last);
      expect(timeless(await ask(`/${name}`))).toBe(timeless(await ask(`/node/${name}`)));
      expect(await converse(request(`/${name}`), last)).toContain('Keep-Alive: timeout');
    }
  },
);

test('the time in it is the time of the day', async () => {
  const before = await converse(request('/whole'), last);
  await pause(1100);
  const after = await converse(request('/whole'), last);
  const timeOf = (answer: string) => Date.parse(/Date: (.*)/.exec(answer)?.[1] ?? '');
  expect(timeOf(after) - timeOf(before)).toBeGreaterThanOrEqual(1000);
  expect(Math.abs(Date.now() - timeOf(after))).toBeLessThan(2000);
});
