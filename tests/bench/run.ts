// `npm run bench`: what the site answers a second, against nginx (one worker) with the same bytes in the same run.
// Sends to 127.0.0.1 only, for a few seconds a case.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import zlib from 'node:zlib';
import { freePort } from '../support/postgres.ts';
import { measureDiveSites } from './dive-sites.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const connections = 32;
const pages = ['/blog', '/blog/diving-the-ss-yongala', '/api/articles?fields=summary'];

const folder = mkdtempSync(join(tmpdir(), 'bottom-time-bench-'));

async function waitFor(url: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}

/** Requests a second and the 99th percentile in milliseconds, by wrk. */
function measure(url: string, encoding: string, headers: string[] = []) {
  const output = execFileSync(
    'wrk',
    [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '-H',
      `Accept-Encoding: ${encoding}`,
      ...headers.flatMap((header) => ['-H', header]),
      url,
    ],
    { encoding: 'utf8' },
  );
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  const [, value = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1;
  return { rate, p99: Number(value) * factor };
}

const port = await freePort();
const site = `http://127.0.0.1:${port}`;
const started = performance.now();
const server = spawn(process.execPath, ['src/server/main.ts'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
  stdio: 'ignore',
});
let nginx: ChildProcess | undefined;
try {
  await waitFor(`${site}/readyz`);
  const startTime = performance.now() - started;

  const root = join(folder, 'files');
  mkdirSync(root);
  const files = new Map<string, { path: string; etag: string }>();
  const cold: string[] = [];
  for (const [index, page] of pages.entries()) {
    const begin = performance.now();
    const answer = await fetch(site + page, { headers: { 'Accept-Encoding': 'identity' } });
    const body = Buffer.from(await answer.arrayBuffer());
    cold.push(`${(performance.now() - begin).toFixed(1)} ms`);
    const path = `page-${index}.html`;
    writeFileSync(join(root, path), body);
    writeFileSync(join(root, `${path}.gz`), zlib.gzipSync(body));
    files.set(page, { path, etag: answer.headers.get('ETag') ?? '' });
  }
  // A query string that nobody has asked for yet is rendered anew.
  let renders = 0;
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    await (await fetch(`${site}/blog/diving-the-ss-yongala?cold=${renders++}`)).arrayBuffer();
  }
  const coldRate = renders / seconds;
  const filePort = await freePort();
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http { access_log off; gzip_static on; default_type text/html; sendfile on; keepalive_requests 1000000;
       open_file_cache max=100; client_body_temp_path ${folder}; proxy_temp_path ${folder};
       fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       server { listen 127.0.0.1:${filePort}; root ${root}; } }`,
  );
  nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const statics = `http://127.0.0.1:${filePort}`;
  await waitFor(`${statics}/page-0.html`);
  // One uncounted round warms both up.
  measure(site + pages[0], 'gzip');

  const rows: string[] = [];
  for (const [index, page] of pages.entries()) {
    const file = files.get(page);
    if (!file) continue;
    for (const encoding of ['gzip', 'identity']) {
      const ours = measure(site + page, encoding);
      const theirs = measure(`${statics}/${file.path}`, encoding);
      rows.push(
        `| ${page} | ${encoding} | ${ours.rate.toFixed(0)} | ${theirs.rate.toFixed(0)} | ${(ours.rate / theirs.rate).toFixed(2)} | ${ours.p99.toFixed(1)} ms | ${cold[index]} |`,
      );
    }
    const brotli = measure(site + page, 'br');
    const unchanged = measure(site + page, 'br', [`If-None-Match: ${file.etag}`]);
    rows.push(`| ${page} | br | ${brotli.rate.toFixed(0)} | | | ${brotli.p99.toFixed(1)} ms | |`);
    rows.push(
      `| ${page} | 304 | ${unchanged.rate.toFixed(0)} | | | ${unchanged.p99.toFixed(1)} ms | |`,
    );
  }
  const article = measure(`${statics}/page-1.html`, 'gzip');
  const memory = execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' });
  const report = [
    '# Benchmark',
    '',
    `Written by \`npm run bench\`: ${connections} connections, ${seconds} s a case, wrk, one run on one machine, where the load generator shares the cores with what it measures. Read the ratios, not the figures. nginx serves the same bytes with one worker (and gzip_static; its Debian package has no brotli).`,
    '',
    '| page | encoding | ours, requests/s | nginx | ratio | our p99 | first, uncached |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `Cold render of an article, one after the other: ${coldRate.toFixed(0)} a second, ${(1000 / coldRate).toFixed(1)} ms each; nginx sends the file ${(article.rate / coldRate).toFixed(0)} times as often.`,
    '',
    `Start to first answer, with an empty database that is filled: ${startTime.toFixed(0)} ms. Memory after the run: ${(Number(memory) / 1024).toFixed(0)} MB.`,
    '',
    ...(await measureDiveSites()),
  ].join('\n');
  console.log(report);
  writeFileSync('docs/bench.md', report);
} finally {
  server.kill('SIGTERM');
  nginx?.kill('SIGTERM');
}
