// The cost of the access log: the same cached page from two processes of the site, one with the log.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { allocatorSettings } from '../support/unit-settings.ts';
import { load, median } from './against-nginx.ts';
import { fetchRaw, type Site, startSite, waitFor } from './server.ts';

const accept = { 'Accept-Encoding': 'br' };
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Processor time of a process in hundredths of a second, unaffected by other work on the machine. */
function processorTicks({ process: { pid } }: Site): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** Requests a second, and the processor time of one in microseconds. */
function measure(site: Site, seconds: number) {
  const before = processorTicks(site);
  const { rate, requests } = load(`${site.url}/`, seconds, accept);
  return { rate, micros: ((processorTicks(site) - before) * 10_000) / requests };
}

/** Waits for the work after a first start, such as measuring shelters and compressing pages better. */
async function settle(site: Site) {
  for (let idle = 0; idle < 3; ) {
    const before = processorTicks(site);
    await pause(1000);
    idle = processorTicks(site) - before < 3 ? idle + 1 : 0;
  }
}

interface Pair {
  without: ReturnType<typeof measure>;
  withLog: ReturnType<typeof measure>;
}

/** Starts a process without the log and one with it, and measures them in turn. */
async function measurePairs(folder: string, start: number, rounds: number, seconds: number) {
  const open = (name: string, log: string) =>
    startSite(join(folder, `${name}-${start}`), {
      ...allocatorSettings,
      ACCESS_LOG: log,
      LOG_LEVEL: 'info',
    });
  const sites = await Promise.all([
    open('silent', 'off'),
    open('logging', join(folder, 'access.log')),
  ]);
  const [silent, logging] = sites;
  try {
    for (const { url } of sites) await waitFor(`${url}/readyz`);
    for (const { url } of sites) await fetchRaw(`${url}/`, accept);
    for (const site of sites) {
      measure(site, 3);
      await settle(site);
    }
    return Array.from({ length: rounds }, (_, round): Pair => {
      const order = round % 2 ? [silent, logging] : [logging, silent];
      const measured = new Map(order.map((site) => [site, measure(site, seconds)]));
      const [without, withLog] = [measured.get(silent), measured.get(logging)];
      if (!without || !withLog) throw new Error('Both are measured in each round');
      return { without, withLog };
    });
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

/**
 * Measures the access log by pairs of short rounds in alternating order, of several pairs of processes, since two
 * processes of the same code differ by some 10 %; returns lines of Markdown.
 */
export async function measureAccessLog(seconds: number, starts = 5, rounds = 8): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-log-'));
  try {
    const pairs: Pair[] = [];
    for (let start = 0; start < starts; start++) {
      pairs.push(...(await measurePairs(folder, start, rounds, seconds)));
    }
    const figure = (kind: 'rate' | 'micros') => {
      const without = median(pairs.map((pair) => pair.without[kind]));
      const withLog = median(pairs.map((pair) => pair.withLog[kind]));
      const shares = pairs.map((pair) => pair.withLog[kind] / pair.without[kind] - 1);
      const sorted = shares.toSorted((one, other) => one - other);
      const [low = 0, high = 0] = [sorted[pairs.length >> 2], sorted[(pairs.length * 3) >> 2]];
      return `${without.toFixed(1)} | ${withLog.toFixed(1)} | ${percent(median(shares))} (${percent(low)} to ${percent(high)})`;
    };
    return [
      '## The access log',
      '',
      `\`/\` from the cache, wrk with 32 connections; ${starts} times one process with \`ACCESS_LOG=off\` and one with a file, each ${rounds} times ${seconds} s in turn (${(statSync(join(folder, 'access.log')).size / 2 ** 20).toFixed(0)} MB written). The difference is the median of the pairs, with the middle half of them.`,
      '',
      '| | without | with the log | difference |',
      '|---|---|---|---|',
      `| requests a second | ${figure('rate')} |`,
      `| processor time of a request, µs | ${figure('micros')} |`,
      '',
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
