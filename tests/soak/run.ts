// `npm run soak` sends requests to a local built site at full speed for ten minutes (SOAK_SECONDS)
// and prints figures every ten seconds. The site is set up like deploy/bottom-time.service. The run
// fails if the server dies, answers 5xx, or needs more than half of the unit's memory.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main, startSite } from '../failures/site.ts';
import { allocatorSettings, heapFlags, memoryMaxMb } from '../support/unit-settings.ts';

const seconds = Math.min(Number(process.env.SOAK_SECONDS ?? 600), 3600);
const clients = 32;
const reportEvery = 10;

const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-soak-'));
const memoryLimit = memoryMaxMb / 2;
const site = await startSite({
  dataDir,
  entry: main,
  flags: heapFlags,
  environment: { ...allocatorSettings, BACKUPS_KEPT: '0' },
});
console.log(`node ${heapFlags.join(' ')}, ${JSON.stringify(allocatorSettings)}`);
const { port } = new URL(site.url);
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const statuses = new Map<number, number>();
const delays: number[] = [];
let sent = 0;
let broken = 0;

function send(path: string, options: RequestOptions = {}, body?: string) {
  const start = performance.now();
  return new Promise<string>((resolve) => {
    const sending = request(
      { host: '127.0.0.1', port, agent, path, ...options, timeout: 20_000 },
      (answer) => {
        let text = '';
        answer.setEncoding('latin1').on('data', (chunk: string) => {
          if (text.length < 100_000) text += chunk;
        });
        answer.on('end', () => {
          const { statusCode = 0 } = answer;
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
          if (delays.length < 200_000) delays.push(performance.now() - start);
          resolve(text);
        });
        answer.on('error', () => resolve(''));
      },
    );
    sending.on('timeout', () => sending.destroy());
    sending.on('error', () => {
      broken += 1;
      resolve('');
    });
    sending.end(body);
  });
}

const locations = [
  ...(await send('/sitemap.xml')).matchAll(/<loc>[^<]*?\/\/[^/<]+(\/[^<]*)?<\/loc>/g),
]
  .map(([, path = '/']) => path)
  .filter((path) => !path.startsWith('/share'));
const encodings = ['br', 'gzip', 'identity'];
const json = { 'Content-Type': 'application/json' };
const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;

/** Sends a random request of a visitor, a robot or an attacker. */
function anything(): Promise<string> {
  const headers = { 'Accept-Encoding': pick(encodings) };
  const chance = Math.random();
  if (chance < 0.7) return send(pick(locations), { headers });
  if (chance < 0.76) return send(`${pick(locations)}?utm_source=${sent}`, { headers });
  if (chance < 0.82) return send(`/dive-sites?q=${sent}`, { headers });
  if (chance < 0.86) return send(`/gear-reviews?search=${sent}`, { headers });
  if (chance < 0.9) return send(`/api/dive-sites/search?q=${sent}`, { headers });
  if (chance < 0.94) return send(`/nothing/${sent}`, { headers });
  if (chance < 0.97) return send(`/${'x'.repeat(500)}?${sent}`, { headers });
  const body = chance < 0.98 ? '{"broken' : JSON.stringify({ email: `s${sent}@example.com` });
  return send('/api/newsletter/subscribe', { method: 'POST', headers: json }, body);
}

/** The server's resident memory, in MB. */
function memory(): number {
  try {
    const status = readFileSync(`/proc/${site.process.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return Number.NaN;
  }
}

const start = performance.now();
const elapsed = () => (performance.now() - start) / 1000;
let peak = 0;
const sampling = setInterval(() => {
  peak = Math.max(peak, memory() || 0);
}, 250);
const reporting = setInterval(() => {
  const rate = Math.round(sent / elapsed());
  console.log(
    `${Math.round(elapsed())} s: ${sent} requests, ${rate}/s, ${memory().toFixed(0)} MB now, ${peak.toFixed(0)} MB at most`,
  );
}, reportEvery * 1000);

async function client() {
  while (elapsed() < seconds && site.process.exitCode === null) {
    sent += 1;
    await anything();
  }
}

try {
  await Promise.all(Array.from({ length: clients }, client));
} finally {
  clearInterval(sampling);
  clearInterval(reporting);
}
const died = site.process.exitCode !== null || site.process.signalCode !== null;
const final = memory();
const alive = died ? 0 : (await site.call('/readyz')).status;
await site.kill();
agent.destroy();
rmSync(dataDir, { recursive: true, force: true });
delays.sort((a, b) => a - b);
const percentile = (share: number) => (delays[Math.floor(delays.length * share)] ?? 0).toFixed(1);
const failed = [...statuses].filter(([status]) => status >= 500);
console.log(
  `\n${sent} requests of ${clients} clients in ${Math.round(elapsed())} s: ${Math.round(sent / elapsed())}/s`,
);
console.log(
  `Answers: ${[...statuses]
    .sort()
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')}; ${broken} broken off`,
);
console.log(`Delay: ${percentile(0.5)} ms in the middle, ${percentile(0.99)} ms for 99 of 100`);
console.log(
  `Memory: ${peak.toFixed(0)} MB at most, ${final.toFixed(0)} MB at the end (limit ${memoryLimit})`,
);
const failures = [
  died && `the server died: ${site.output().slice(-500)}`,
  alive !== 200 && '/readyz does not answer',
  failed.length > 0 && `answers of 5xx: ${failed.map(String)}`,
  broken > 0 && `${broken} requests broken off`,
  peak > memoryLimit && `${peak.toFixed(0)} MB is over ${memoryLimit}`,
].filter(Boolean);
if (failures.length > 0) {
  console.error(`Failed: ${failures.join('; ')}`);
  process.exit(1);
}
