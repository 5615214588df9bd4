// `npm run bench` compares the speed of the site with nginx (one worker, the same bytes), and
// measures the site with 20,000 articles, reviews and dive sites. All requests go to 127.0.0.1.
// The script replaces the part of docs/measurements/bench.md after `mark`.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { measureAccessLog } from './access-log.ts';
import { measureDiveSites } from './dive-sites.ts';
import { measureFilters } from './filters.ts';
import { measureLargeSite } from './large.ts';
import { measureOneMachine } from './one-machine.ts';

const file = 'docs/measurements/bench.md';
const mark = '<!-- Written by npm run bench from here on. -->';
const seconds = Number(process.env.BENCH_SECONDS ?? 1);

const intro = [
  mark,
  '',
  `One run on one machine (${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB), where the load generator shares the cores with what it measures. Read the ratios, not the figures.`,
  '',
];
const parts = [
  async () => intro,
  () => measureOneMachine(seconds),
  () => measureAccessLog(seconds),
  measureLargeSite,
  // The browser measurements need Chromium and take some minutes.
  ...(process.env.BENCH_WITHOUT_BROWSER ? [] : [measureDiveSites, measureFilters]),
];
const lines: string[] = [];
for (const measure of parts) {
  const measured = await measure();
  console.log(measured.join('\n'));
  lines.push(...measured);
}
const [before = ''] = readFileSync(file, 'utf8').split(mark);
writeFileSync(file, `${before.trimEnd()}\n\n${lines.join('\n')}`);
