// `npm run bench`: how quick the site is, beside nginx (one worker) with the same bytes in the same run, and at
// 20,000 entries. Sends to 127.0.0.1 only, for some seconds a case. Writes its part of docs/bench.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { measureDiveSites } from './dive-sites.ts';
import { measureLargeSite } from './large.ts';
import { measureOneMachine } from './one-machine.ts';

const file = 'docs/bench.md';
const mark = '<!-- Written by npm run bench from here on. -->';
const seconds = Number(process.env.BENCH_SECONDS ?? 1);

const lines = [
  mark,
  '',
  `One run on one machine (${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB), where the load generator shares the cores with what it measures. Read the ratios, not the figures.`,
  '',
  ...(await measureOneMachine(seconds)),
  ...(await measureLargeSite()),
  // Needs a Chromium and takes some minutes.
  ...(process.env.BENCH_WITHOUT_BROWSER ? [] : await measureDiveSites()),
];
const report = lines.join('\n');
console.log(report);
const [before = ''] = readFileSync(file, 'utf8').split(mark);
writeFileSync(file, `${before.trimEnd()}\n\n${report}`);
