// Node loads this file before the site (--import). A socket reports the longest block of the event
// loop since the last query.
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { isMainThread } from 'node:worker_threads';

export interface Held {
  /** The longest turn of the loop, in milliseconds. */
  longest: number;
  /** The longest turn by CPU time of the thread, in milliseconds, unaffected by other work. */
  busiest: number;
  /** The CPU time of the thread since its start, in milliseconds. */
  cpu: number;
}

const socket = process.env.LOOP_METER;

if (isMainThread && socket) {
  let held = { longest: 0, busiest: 0 };
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let last = { time: performance.now(), cpu: cpuMs() };
  const look = () => {
    const now = { time: performance.now(), cpu: cpuMs() };
    held = {
      longest: Math.max(held.longest, now.time - last.time),
      busiest: Math.max(held.busiest, now.cpu - last.cpu),
    };
    last = now;
  };
  setInterval(look, 1).unref();
  // Removes the socket of an earlier start.
  rmSync(socket, { force: true });
  createServer((asking) => {
    asking.end(JSON.stringify({ ...held, cpu: cpuMs() } satisfies Held));
    held = { longest: 0, busiest: 0 };
  })
    .listen(socket)
    .unref();
}
