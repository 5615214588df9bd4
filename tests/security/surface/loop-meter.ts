// Loaded before the site (--import): tells at a socket for how long its event loop was held since the last question.
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { isMainThread } from 'node:worker_threads';

export interface Held {
  /** The longest turn of the loop, in milliseconds. */
  longest: number;
  /** The longest by the processor time that the thread took in it, which other work on the machine does not lengthen. */
  busiest: number;
  /** The processor time of the thread since it began. */
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
  // Of an earlier start.
  rmSync(socket, { force: true });
  createServer((asking) => {
    asking.end(JSON.stringify({ ...held, cpu: cpuMs() } satisfies Held));
    held = { longest: 0, busiest: 0 };
  })
    .listen(socket)
    .unref();
}
