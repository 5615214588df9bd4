import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/postgres.ts';
import { fetchRaw, ms, type RawAnswer, waitFor } from './server.ts';

const connections = 32;
const pages = ['/', '/blog', '/blog/diving-the-ss-yongala', '/api/articles?fields=summary'];
const encodings = ['br', 'gzip', 'identity'] as const;
/** Headers that each server sets per connection. */
const perConnection = ['date', 'connection', 'keep-alive'];

/**
 * Runs wrk. @returns requests per second, and the 99th percentile of the latency in milliseconds
 * @param script a Lua script for wrk, which may request other paths
 */
export function load(
  url: string,
  seconds: number,
  headers: Record<string, string>,
  script?: string,
) {
  const output = execFileSync(
    'wrk',
    [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      ...(script ? ['-s', script] : []),
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      url,
    ],
    { encoding: 'utf8' },
  );
  if (/Non-2xx or 3xx responses|Socket errors/.test(output)) throw new Error(`${url}\n${output}`);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  const [, value = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  return { rate, requests, p99: Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1) };
}

const rounds = 3;
export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Loads servers in turns, so that other load affects all alike. @returns the medians of each */
function measureInRounds<Name extends string>(
  seconds: number,
  cases: Record<Name, readonly [url: string, knownTag: string | false | undefined]>,
  accept: Record<string, string>,
): Record<Name, { rate: number; p99: number }> {
  const names = Object.keys(cases) as Name[];
  const runs = Array.from({ length: rounds }, () =>
    names.map((name) => {
      const [url, tag] = cases[name];
      return load(url, seconds, { ...accept, ...(tag && { 'If-None-Match': tag }) });
    }),
  );
  const medians = names.map((name, place) => {
    const own = runs.map((run) => run[place] ?? { rate: 0, p99: 0 });
    return [
      name,
      { rate: median(own.map(({ rate }) => rate)), p99: median(own.map(({ p99 }) => p99)) },
    ];
  });
  return Object.fromEntries(medians);
}

/** The response of each case of the measurement. */
type Answers = Record<string, RawAnswer>;

/** Headers that nginx sets itself; the others are copied from the site. */
const nginxHeaders = ['content-type', 'content-length', 'last-modified', 'etag', ...perConnection];

/** Starts nginx with one worker, which sends each response as a file with the same headers. */
async function startNginx(folder: string, answers: Answers): Promise<[ChildProcess, string]> {
  const root = join(folder, 'files');
  mkdirSync(root);
  const locations = Object.entries(answers).map(([name, { headers, body }]) => {
    writeFileSync(join(root, name), body);
    const said = Object.entries(headers).filter(([header]) => !nginxHeaders.includes(header));
    const lines = said.map(([header, value]) => `add_header ${header} "${value}";`);
    return `location = /${name} { ${lines.join(' ')} }`;
  });
  const port = await freePort();
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http { access_log off; default_type text/html; sendfile on; tcp_nopush on; keepalive_requests 100000000;
       open_file_cache max=100; client_body_temp_path ${folder}; proxy_temp_path ${folder};
       fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       server { listen 127.0.0.1:${port}; root ${root};
         ${locations.join('\n')} } }`,
  );
  const server = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/0.identity`);
  return [server, url];
}

/** A Node server that answers each case with the same headers and body, and does nothing else. */
async function startBareNode(answers: Answers): Promise<[ChildProcess, string]> {
  const server = spawn(process.execPath, ['tests/bench/bare-server.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = Object.entries(answers).map(([name, { status, headers, body }]) => {
    const said = Object.entries(headers).filter(([header]) => !perConnection.includes(header));
    return JSON.stringify({
      path: `/${name}`,
      status,
      headers: Object.fromEntries(said),
      body: body.toString('base64'),
    });
  });
  server.stdin.end(lines.join('\n'));
  const [port] = (await once(server.stdout, 'data')) as [Buffer];
  return [server, `http://127.0.0.1:${String(port).trim()}`];
}

/** Compares the site's cached responses with nginx and a bare Node server, in lines of Markdown. */
export async function measureAgainstNginx(site: string, seconds: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-nginx-'));
  const [script = ''] = /\/assets\/index-[^"]+\.js/.exec(await (await fetch(site)).text()) ?? [];
  const addresses = [...pages, script];
  const ask = (page: string, encoding: string, etag = '') =>
    fetchRaw(site + page, {
      'Accept-Encoding': encoding,
      ...(etag && { 'If-None-Match': etag }),
    });
  for (const page of addresses) for (const encoding of encodings) await ask(page, encoding);
  // The site recompresses cached responses during this pause.
  await pause(6000);
  const answers: Answers = {};
  for (const [index, page] of addresses.entries()) {
    for (const encoding of encodings) {
      answers[`${index}.${encoding}`] = await ask(page, encoding);
    }
    answers[`${index}.304`] = await ask(page, 'br', answers[`${index}.br`]?.etag);
  }
  const [bareServer, bareUrl] = await startBareNode(answers);
  const [nginxServer, statics] = await startNginx(folder, answers);
  try {
    // Both servers warm up until their code is compiled.
    for (const url of [site + pages[0], `${bareUrl}/0.br`]) {
      for (const tag of ['', answers['0.br']?.etag ?? '']) {
        load(url, 2, { 'Accept-Encoding': 'br', 'If-None-Match': tag });
      }
    }
    const rows: string[] = [];
    for (const [index, page] of addresses.entries()) {
      for (const encoding of ['br', 'gzip', '304'] as const) {
        // Browsers do not revalidate scripts, whose names change with their content.
        if (encoding === '304' && page === script) continue;
        const file = `${statics}/${index}.${encoding === '304' ? 'br' : encoding}`;
        const accept = { 'Accept-Encoding': encoding === '304' ? 'br' : encoding };
        const known = async (url: string) => (await fetchRaw(url, accept)).etag;
        const unchanged = encoding === '304' && answers[`${index}.br`]?.etag;
        const theirTag = encoding === '304' && (await known(file));
        const cases = {
          ours: [site + page, unchanged],
          bare: [`${bareUrl}/${index}.${encoding}`, unchanged],
          nginx: [file, theirTag],
        } as const;
        const { ours, bare, nginx } = measureInRounds(seconds, cases, accept);
        rows.push(
          `| ${page} | ${encoding} | ${ours.rate.toFixed(0)} | ${nginx.rate.toFixed(0)} | ${(ours.rate / nginx.rate).toFixed(2)} | ${(bare.rate / nginx.rate).toFixed(2)} | ${ms(ours.p99)} | ${ms(nginx.p99)} |`,
        );
      }
    }
    return [
      '## Cached responses beside nginx',
      '',
      `wrk with ${connections} connections, ${rounds} times ${seconds} s a case in turns, medians; nginx with one worker sends the very same bytes as static files, with the same headers. "Bare Node": the ratio that \`createServer\` of node:http reaches where it writes the same head and body and does nothing else, so what is left to gain without another server.`,
      '',
      '| page | form | ours, requests/s | nginx | ratio | bare Node | our p99 | nginx p99 |',
      '|---|---|---|---|---|---|---|---|',
      ...rows,
      '',
    ];
  } finally {
    nginxServer.kill('SIGTERM');
    bareServer.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
