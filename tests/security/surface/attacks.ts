// Attacks on a local site that the test has started. Each attack ends by itself.
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../../failures/site.ts';

interface RequestOptions {
  path: string;
  headers?: Record<string, string>;
}

export type Statuses = Record<string, number>;

/** Sends requests on parallel connections without a pause, until a time or the end of the list. */
export async function flood(
  site: Site,
  connections: number,
  seconds: number,
  next: (index: number) => RequestOptions | undefined,
): Promise<Statuses> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { port } = new URL(site.url);
  const end = performance.now() + seconds * 1000;
  const statuses: Statuses = {};
  let index = 0;
  const send = ({ path, headers = {} }: RequestOptions) =>
    new Promise<string>((resolve) => {
      const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
        answer.resume().once('close', () => resolve(String(answer.statusCode)));
      });
      sent.setTimeout(20_000, () => sent.destroy());
      sent.once('error', () => resolve('closed')).end();
    });
  async function client() {
    while (performance.now() < end) {
      const wanted = next(index++);
      if (!wanted) return;
      const status = await send(wanted);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return statuses;
}

const open = (site: Site) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

const bodyBytes = 12 * 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, 'x');

/** Sends at most 12 MB, until the site closes the connection. @returns the number of sent bytes */
async function sendBody(site: Site, path: string): Promise<number> {
  const socket = await open(site);
  let isClosed = false;
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true;
      resolve();
    });
  });
  socket.on('error', () => {});
  socket.resume();
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  let sent = 0;
  while (!isClosed && sent < bodyBytes) {
    sent += chunk.length;
    const frame = [`${chunk.length.toString(16)}\r\n`, chunk, '\r\n'];
    const isFree = frame.map((part) => socket.write(part)).at(-1);
    if (!isFree) await Promise.race([new Promise((drain) => socket.once('drain', drain)), closed]);
  }
  socket.destroy();
  return sent;
}

/** Sends bodies of 12 MB on 40 connections repeatedly. @returns the number of bodies */
export async function sendBodies(site: Site, paths: readonly string[], seconds: number) {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  async function client(at: number) {
    while (performance.now() < end) {
      await sendBody(site, paths[(at + count) % paths.length] ?? '');
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: 40 }, (_, at) => client(at)));
  return count;
}

/** Opens connections that request a large response and do not read it. */
export async function readSlowly(site: Site, paths: readonly string[], seconds: number) {
  const sockets = await Promise.all(Array.from({ length: 300 }, () => open(site)));
  for (const [at, socket] of sockets.entries()) {
    socket.on('error', () => {}).pause();
    const path = paths[at % paths.length];
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(3));
  }
  await pause(seconds * 1000);
  for (const socket of sockets) socket.destroy();
  return sockets.length;
}
