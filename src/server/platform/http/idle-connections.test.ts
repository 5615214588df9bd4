import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { closeIdleBeyond } from './idle-connections.ts';

test('idle connections are closed for new ones, and connections with a request stay open', async () => {
  const waiting: ServerResponse[] = [];
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    if (request.url === '/slow') waiting.push(response);
    else response.end('done');
  });
  closeIdleBeyond(server, 4);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  async function ask(path: string) {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    if (path !== '/slow') await once(socket, 'data');
    return socket;
  }
  const slow = await ask('/slow');
  await expect.poll(() => waiting).toHaveLength(1);
  const idle = [await ask('/'), await ask('/'), await ask('/')];
  expect(idle.map(({ readableEnded }) => readableEnded)).toEqual([false, false, false]);
  const ended = Promise.all(idle.map((socket) => once(socket, 'close')));
  const fifth = await ask('/');
  await ended;
  const answer = once(slow, 'data');
  waiting[0]?.end('late');
  expect(String(await answer)).toContain('late');
  expect(fifth.destroyed).toBe(false);
});
