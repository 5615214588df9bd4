import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitBodyTime } from './body-time.ts';

const timeoutMs = 100;
const server = createServer();
let port: number;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Sends the start of a body, and counts how often the server destroys the request. */
async function sendHalfABody(answer: (response: ServerResponse) => void) {
  const client = connect(port, '127.0.0.1').on('error', () => {});
  const received = once(server, 'request');
  client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\nhalf');
  const [request, response] = await received;
  let ends = 0;
  request.destroy = () => {
    ends += 1;
    return request;
  };
  limitBodyTime(request, timeoutMs);
  answer(response);
  return { client, ends: () => ends };
}

test('a request is destroyed if its body does not arrive in time', async () => {
  const { client, ends } = await sendHalfABody(() => {});
  await expect.poll(ends).toBe(1);
  client.destroy();
});

test('the timer stops when the connection closes after a response that preceded the body', async () => {
  const { client, ends } = await sendHalfABody((response) =>
    response.writeHead(413, { Connection: 'close' }).end(),
  );
  client.resume();
  await once(client, 'close');
  await pause(2 * timeoutMs);
  expect(ends()).toBe(0);
});
