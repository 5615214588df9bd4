// Measures the cost of the access log: one process gets the same requests with the log on and off.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { allocatorSettings } from '../support/unit-settings.ts';
import { load, median } from './against-nginx.ts';
import { fetchRaw, type Site, startSite, waitFor } from './server.ts';

const accept = { 'Accept-Encoding': 'br' };
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Processor time of a process in hundredths of a second; other processes do not affect it. */
function processorTicks({ process: { pid } }: Site): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** The cached home page, which is the cheapest response, and the requests of a first visit. */
const loads = ['page', 'visit'] as const;
type Load = (typeof loads)[number];

/**
 * Writes a script for wrk that requests, in turn, two pages, their files and the tides of a guide.
 * @returns the path of the script
 */
async function writeVisit({ url }: Site, folder: string): Promise<string> {
  const read = async (path: string) => (await fetchRaw(`${url}${path}`, {})).body.toString();
  const [site] = JSON.parse(await read('/api/dive-sites?fields=summary')) as { id: number }[];
  const guide = `/dive-sites/${site?.id}`;
  const paths: string[] = [];
  for (const page of ['/', guide]) {
    const html = await read(page);
    const files = html.matchAll(/"(\/(?:assets|art|films)\/[\w./-]+\.\w+)"/g);
    paths.push(page, ...new Set([...files].map(([, file = '']) => file)));
  }
  paths.push(`/api${guide}/section-tall.svg`, `/api${guide}/tides?days=2`);
  const file = join(folder, 'visit.lua');
  writeFileSync(
    file,
    `local paths, n = {${paths.map((path) => JSON.stringify(path))}}, 0
request = function() n = n % #paths + 1; return wrk.format('GET', paths[n]) end`,
  );
  return file;
}

/** @returns requests per second, and microseconds of processor time per request */
function measure(site: Site, seconds: number, script?: string) {
  const before = processorTicks(site);
  const { rate, requests } = load(`${site.url}/`, seconds, accept, script);
  return { rate, micros: ((processorTicks(site) - before) * 10_000) / requests };
}

/** Waits until the work after a first start is done, e.g. computing shelters. */
async function settle(site: Site) {
  for (let idle = 0; idle < 3; ) {
    const before = processorTicks(site);
    await pause(1000);
    idle = processorTicks(site) - before < 3 ? idle + 1 : 0;
  }
}

interface Pair {
  load: Load;
  without: ReturnType<typeof measure>;
  withLog: ReturnType<typeof measure>;
}

/**
 * Measures the access log in pairs of short rounds of alternating order; returns lines of Markdown.
 * All rounds use one process, because two processes of the same code differ by about 10 %.
 */
export async function measureAccessLog(seconds: number, rounds = 80): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-log-'));
  const log = join(folder, 'access.log');
  const site = await startSite(join(folder, 'data'), {
    ...allocatorSettings,
    ACCESS_LOG: log,
    LOG_LEVEL: 'info',
    NODE_OPTIONS: '--import ./tests/bench/log-switch.ts',
  });
  try {
    await waitFor(`${site.url}/readyz`);
    const scripts = { page: undefined, visit: await writeVisit(site, folder) };
    for (const script of Object.values(scripts)) measure(site, 3, script);
    await settle(site);
    const pairs: Pair[] = [];
    for (let round = 0, isOn = true; round < rounds; round++, isOn = !isOn) {
      const load = loads[(round >> 1) % loads.length] ?? 'page';
      const first = measure(site, seconds, scripts[load]);
      site.process.kill('SIGUSR2');
      await pause(100);
      const second = measure(site, seconds, scripts[load]);
      const [withLog, without] = isOn ? [first, second] : [second, first];
      pairs.push({ load, without, withLog });
    }
    const figure = (load: Load, kind: 'rate' | 'micros') => {
      const chosen = pairs.filter((pair) => pair.load === load);
      const without = median(chosen.map((pair) => pair.without[kind]));
      const withLog = median(chosen.map((pair) => pair.withLog[kind]));
      const shares = chosen.map((pair) => pair.withLog[kind] / pair.without[kind] - 1);
      const sorted = shares.toSorted((one, other) => one - other);
      const [low = 0, high = 0] = [sorted[chosen.length >> 2], sorted[(chosen.length * 3) >> 2]];
      return `${without.toFixed(1)} | ${withLog.toFixed(1)} | ${percent(median(shares))} (${percent(low)} to ${percent(high)})`;
    };
    return [
      '## The access log',
      '',
      `wrk with 32 connections; one process, whose log to a file is switched off and on, ${rounds / loads.length} pairs of ${seconds} s a load (${(statSync(log).size / 2 ** 20).toFixed(0)} MB written). A visit is what a browser requests first: the home page and a guide, their files, and the tides. The difference is the median of the pairs, with the middle half of them.`,
      '',
      '| | without | with the log | difference |',
      '|---|---|---|---|',
      `| visits, requests a second | ${figure('visit', 'rate')} |`,
      `| visits, processor time of a request, µs | ${figure('visit', 'micros')} |`,
      `| \`/\` from the cache, requests a second | ${figure('page', 'rate')} |`,
      `| \`/\` from the cache, processor time of a request, µs | ${figure('page', 'micros')} |`,
      '',
    ];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
