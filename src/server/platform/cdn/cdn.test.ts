import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, test } from 'vitest';
import {
  onSqliteFirst,
  openApp,
  openMigratedSqlite,
} from '../../../../tests/support/both-databases.ts';
import { freePort } from '../../../../tests/support/postgres.ts';
import { completeArticle, plainSite } from '../../../../tests/support/records.ts';
import { createApp } from '../../app.ts';
import { defaultLimits, findCauses } from '../alarms/causes.ts';
import { parseConfig } from '../config/config.ts';
import { createContentStore } from '../database/content-store.ts';
import { frequentMs, recordRuns } from '../jobs/job-runs.ts';
import type { Pages } from '../pages/pages.ts';
import { type Cdn, maxTags } from './purge-tags.ts';
import { createPurges } from './purges.ts';

const pace = { settleMs: 0, retryMs: 0 };
const ending: Array<() => unknown> = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** A fake CDN API that records its requests and sends a given answer. */
async function startApi(answer: { status: number; body: string }) {
  const calls: Array<Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: unknown }> = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    calls.push({ method, url, headers, body: JSON.parse(await text(request)) });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ending.push(() => server.close());
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const readCdn = (environment: Record<string, string>) => parseConfig(environment).cdn as Cdn;

test('incomplete settings of a CDN are refused with a message', () => {
  const parse = (environment: Record<string, string>) => () => parseConfig(environment);
  expect(parse({ CDN: 'akamai' })).toThrow('CDN must be fastly, cloudflare or varnish');
  expect(parse({ CDN: 'fastly', CDN_ZONE: 'a' })).toThrow('CDN=fastly also needs CDN_TOKEN');
  expect(parse({ CDN: 'cloudflare' })).toThrow('CDN=cloudflare also needs CDN_ZONE, CDN_TOKEN');
  expect(parse({ CDN: 'varnish' })).toThrow('CDN=varnish also needs CDN_URL');
  expect(readCdn({ CDN: 'fastly', CDN_ZONE: 'a', CDN_TOKEN: 'b' }).url).toBe(
    'https://api.fastly.com',
  );
});

onSqliteFirst('the CDN', (open) => {
  /** A site whose CDN, of a given kind, has been purged once, as at a start. */
  async function openBehind(kind: 'fastly' | 'cloudflare') {
    const answer = { status: 200, body: '{"success":true,"errors":[]}' };
    const api = await startApi(answer);
    const app = await open();
    const cdn = readCdn({ CDN: kind, CDN_URL: api.url, CDN_ZONE: 'zone1', CDN_TOKEN: 'secret' });
    const run = createPurges(app.services, cdn, pace);
    await run();
    return { ...app, api, answer, cdn, run };
  }

  test('Fastly is asked to purge the site at the start, then the changed tags', async () => {
    const { api, run, admin } = await openBehind('fastly');
    const { id } = await (
      await admin('/api/dive-sites', { method: 'POST', body: plainSite })
    ).json();
    await run();
    const site = await (await admin(`/api/dive-sites/${id}`)).json();
    const edited = { ...plainSite, version: site.version, description: 'Kelp and sponges.' };
    await admin(`/api/dive-sites/${id}`, { method: 'PUT', body: edited });
    await run();
    await run();
    expect(api.calls).toMatchObject([
      {
        method: 'POST',
        url: '/service/zone1/purge',
        headers: { 'fastly-key': 'secret', 'content-type': 'application/json' },
        body: { surrogate_keys: ['site'] },
      },
      { body: { surrogate_keys: ['dive-sites', 'dive-sites/any'] } },
      { body: { surrogate_keys: ['dive-sites', `dive-sites/${id}`] } },
    ]);
  });

  test('Cloudflare gets purges in the format of its API', async () => {
    const { api, run, admin } = await openBehind('cloudflare');
    await admin('/api/articles', { method: 'POST', body: completeArticle });
    await run();
    expect(api.calls[1]).toMatchObject({
      method: 'POST',
      url: '/zones/zone1/purge_cache',
      headers: { authorization: 'Bearer secret' },
      body: { tags: ['articles', 'articles/any'] },
    });
  });

  test('each answer that a change may affect has one of the change’s tags', async () => {
    const { anonymous, admin, services } = await openBehind('fastly');
    const { id } = await (
      await admin('/api/dive-sites', { method: 'POST', body: plainSite })
    ).json();
    const tags = async (path: string) =>
      (await anonymous(path)).headers.get('Surrogate-Key')?.split(' ');
    expect(await tags(`/api/dive-sites/${id}`)).toEqual(
      expect.arrayContaining([`dive-sites/${id}`, 'dive-sites/any']),
    );
    expect(await tags('/api/dive-sites')).not.toContain('dive-sites/any');
    expect(await services.database.selectFrom('contentChanges').selectAll().execute()).toHaveLength(
      1,
    );
  });

  test('more tags than one call accepts are replaced by the tags of whole resources', async () => {
    const { api, run, services } = await openBehind('fastly');
    await services.content.write('dive-sites', async (_transaction, touch) => {
      for (let id = 1; id <= maxTags; id++) touch('dive-sites', id);
    });
    await services.content.write('articles', async (_transaction, touch) => touch('articles', 1));
    await run();
    const { body } = api.calls[1] ?? {};
    expect((body as { surrogate_keys: string[] }).surrogate_keys.sort()).toEqual([
      ...['articles', 'articles/any', 'dive-sites', 'dive-sites/any'],
    ]);
  });

  test('a refused call is repeated until it is accepted; a lasting refusal becomes an alarm', async () => {
    const { api, answer, run, services, admin, passMinutes } = await openBehind('cloudflare');
    const job = recordRuns(services, 'telling the CDN of changes', frequentMs, run);
    await job();
    answer.status = 403;
    answer.body = '{"success":false,"errors":[{"code":9109,"message":"Invalid access token"}]}';
    const written = await admin('/api/articles', { method: 'POST', body: completeArticle });
    expect(written.status).toBe(201);
    await expect(job()).rejects.toThrow('cloudflare answered 403');
    passMinutes(16);
    await expect(job()).rejects.toThrow('Invalid access token');
    const watched = {
      answers: { recent: () => ({ all: 0, failed: 0 }) },
      certificate: () => undefined,
      startedAt: services.clock(),
    };
    const findings = await findCauses(services, watched, defaultLimits);
    expect(findings.find(({ cause }) => cause === 'jobs')?.detail).toMatch(
      /“telling the CDN of changes” last worked .*Invalid access token/,
    );
    answer.status = 200;
    answer.body = '{"success":true}';
    await job();
    expect(api.calls.at(-1)?.body).toEqual({ tags: ['articles', 'articles/any'] });
  });
});

test('two instances on one database purge each change once', async () => {
  const api = await startApi({ status: 200, body: '{}' });
  const { services, admin } = openApp(openMigratedSqlite());
  ending.push(() => services.database.destroy());
  const other = { ...services, content: createContentStore(services.database) };
  const cdn = readCdn({ CDN: 'fastly', CDN_URL: api.url, CDN_ZONE: 'a', CDN_TOKEN: 'b' });
  const [one, two] = [createPurges(services, cdn, pace), createPurges(other, cdn, pace)];
  await one();
  await two();
  await admin('/api/articles', { method: 'POST', body: completeArticle });
  await two();
  await one();
  expect(api.calls.map(({ body }) => body)).toEqual([
    { surrogate_keys: ['site'] },
    { surrogate_keys: ['site'] },
    { surrogate_keys: ['articles', 'articles/any'] },
  ]);
});

const hasVarnish =
  spawnSync('varnishd', ['-V']).status === 0 &&
  spawnSync('sh', ['-c', 'ls /usr/lib/*/varnish/vmods/libvmod_xkey.so']).status === 0;

describe.skipIf(!hasVarnish)(
  `Varnish${hasVarnish ? '' : ' (skipped: there is no varnish with varnish-modules)'}`,
  () => {
    const pages: Pages = {
      async fetch(request, { context }) {
        const { pathname } = new URL(request.url);
        const answer = await context.fetchApi(
          pathname === '/blog' ? '/api/articles' : '/api/species',
        );
        return new Response(`<html>${await answer.text()}</html>`, {
          headers: { 'Content-Type': 'text/html' },
        });
      },
    };

    async function startSite() {
      const { services, admin } = openApp(openMigratedSqlite());
      ending.push(() => services.database.destroy());
      const { app } = createApp(services, pages);
      const server = createServer(getRequestListener(app.fetch));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      ending.push(() => {
        server.closeAllConnections();
        server.close();
      });
      return { services, admin, port: (server.address() as AddressInfo).port };
    }

    async function startVarnish(sitePort: number) {
      const folder = mkdtempSync(join(tmpdir(), 'varnish-'));
      // Varnish reads the folder as another user.
      chmodSync(folder, 0o755);
      const file = join(folder, 'site.vcl');
      writeFileSync(
        file,
        readFileSync('deploy/varnish.vcl', 'utf8').replace('"3000"', `"${sitePort}"`),
      );
      const port = await freePort();
      const listen = ['-a', `127.0.0.1:${port}`, '-T', 'none', '-n', join(folder, 'work')];
      const varnish = spawn('varnishd', ['-F', '-f', file, ...listen], { stdio: 'pipe' });
      let said = '';
      for (const stream of [varnish.stdout, varnish.stderr])
        stream.on('data', (chunk: Buffer) => {
          said += chunk;
        });
      const ended = new Promise((resolve) => varnish.once('exit', resolve));
      ending.push(async () => {
        varnish.kill('SIGTERM');
        await ended;
        rmSync(folder, { recursive: true, force: true });
      });
      const url = `http://127.0.0.1:${port}`;
      await expect
        .poll(
          () =>
            fetch(`${url}/healthz`).then(
              ({ ok }) => ok,
              () => said,
            ),
          { timeout: 20_000 },
        )
        .toBe(true);
      return url;
    }

    test('the CDN serves pages until their content changes, and refuses purges by strangers', {
      timeout: 60_000,
    }, async () => {
      const { services, admin, port } = await startSite();
      const url = await startVarnish(port);
      const run = createPurges(services, readCdn({ CDN: 'varnish', CDN_URL: url }), pace);
      await run();
      const get = async (path: string, headers = {}) => {
        const answer = await fetch(url + path, { headers });
        const { headers: named } = answer;
        return {
          hit: named.get('X-Cache') === 'hit',
          tags: named.get('Surrogate-Key') ?? named.get('xkey'),
          body: await answer.text(),
        };
      };
      for (const path of ['/blog', '/species']) expect((await get(path)).hit).toBe(false);
      expect(await get('/blog', { Cookie: '_ga=1' })).toMatchObject({ hit: true, tags: null });
      const session = { Cookie: `session=${'a'.repeat(43)}` };
      expect((await get('/blog', session)).hit).toBe(false);
      expect((await get('/api/articles')).hit || (await get('/api/articles')).hit).toBe(false);

      await admin('/api/articles', {
        method: 'POST',
        body: { ...completeArticle, title: 'Winter in the bay', published: true },
      });
      expect((await get('/blog')).body, 'not before the CDN is told').not.toContain('Winter');
      await run();
      const blog = await get('/blog');
      expect(blog).toMatchObject({
        hit: false,
        body: expect.stringContaining('Winter in the bay'),
      });
      expect((await get('/species')).hit, 'other pages stay').toBe(true);

      const purge = (headers: Record<string, string>) =>
        fetch(url, { method: 'PURGE', headers: { 'xkey-purge': 'site', ...headers } });
      expect((await purge({ 'X-Forwarded-For': '203.0.113.7' })).status).toBe(403);
      expect((await get('/species')).hit).toBe(true);
      expect((await purge({})).status).toBe(200);
      expect((await get('/species')).hit).toBe(false);
    });
  },
);
