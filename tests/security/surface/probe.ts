// Requests the cached home page every 20 ms, in a separate process whose timers no attack delays.
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const url = process.argv[2] ?? '';
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const headers = { 'Accept-Encoding': 'br' };
const timesMs: number[] = [];
let failures = 0;
let isEnding = false;

process.once('message', () => {
  isEnding = true;
});

function ask() {
  const begin = performance.now();
  return new Promise<void>((resolve) => {
    const end = (isGood: boolean) => {
      timesMs.push(performance.now() - begin);
      if (!isGood) failures += 1;
      resolve();
    };
    get(`${url}/`, { agent, headers }, (answer) => {
      answer.resume().once('end', () => end(answer.statusCode === 200));
    }).once('error', () => end(false));
  });
}

const running = new Set<Promise<void>>();
while (!isEnding) {
  const asking: Promise<void> = ask().finally(() => running.delete(asking));
  running.add(asking);
  await pause(20);
}
await Promise.all(running);
agent.destroy();
const sorted = timesMs.sort((one, other) => one - other);
const at = (share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
process.send?.({ count: sorted.length, failures, median: at(0.5), p99: at(0.99), worst: at(1) });
process.disconnect();
