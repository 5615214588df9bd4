import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkIntegrity, type Site, startSite } from './site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-uncaught-'));
let site: Site | undefined;
afterEach(async () => {
  if (site?.process.exitCode === null) await site.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the server answers 500 to a request whose page throws, and continues to run', async () => {
  site = await startSite({ dataDir });
  expect((await site.call('/failure/throws')).status).toBe(500);
  expect((await site.call('/readyz')).status).toBe(200);
});

test.each(['rejects', 'throws-later'])(
  'the server logs an uncaught error (%s), finishes the requests in progress and exits with 1',
  async (failure) => {
    site = await startSite({ dataDir });
    const ended = once(site.process, 'exit');
    await site.signIn();
    const underWay = site.call('/failure/slow');
    const written = site.call('/api/articles', { title: 'Written before the error' });
    await site.call(`/failure/${failure}`);
    expect((await underWay).status).toBe(200);
    expect((await written).status).toBe(201);
    expect(await ended).toEqual([1, null]);
    expect(site.output().match(/"level":60.*: stopping"/g)).toHaveLength(1);
    await expect(site.call('/readyz')).rejects.toThrow();

    // The supervisor restarts the process.
    expect(checkIntegrity(join(dataDir, 'bottom-time.sqlite'))).toBe('ok');
    site = await startSite({ dataDir });
    await site.signIn();
    const articles = (await (await site.call('/api/articles?admin=true')).json()) as {
      title: string;
    }[];
    expect(articles.map(({ title }) => title)).toContain('Written before the error');
  },
);
