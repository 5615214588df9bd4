import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import type { Redirect } from '../../../contract/history/history.ts';
import type { MissingAddress } from '../../../contract/history/redirects.ts';
import { createApp } from '../../app.ts';
import type { Pages } from '../pages/pages.ts';
import { maxAddresses, purgeMissingAddresses } from './missing-addresses.ts';

const root = '/api/admin/redirects';

/** Answers 404 to every page. */
const pages: Pages = {
  fetch: async () =>
    new Response('<html>404 Page Not Found</html>', {
      status: 404,
      headers: { 'Content-Type': 'text/html' },
    }),
};

onSqliteFirst('redirects of the owner', (open) => {
  async function openSite() {
    const app = await open();
    const { app: site, redirecting } = createApp(app.services, pages);
    return {
      ...app,
      redirecting,
      visit: (path: string) => site.request(path),
      set: (path: string, target: string) =>
        app.admin(root, { method: 'PUT', body: { path, target } }),
      importFile: (csv: string) => app.admin(`${root}/import`, { method: 'POST', body: { csv } }),
      missing: async () => (await (await app.admin(`${root}/missing`)).json()) as MissingAddress[],
    };
  }

  test('an unknown address is counted, then redirected', async () => {
    const { admin, visit, set, missing } = await openSite();
    expect((await visit('/2019/05/night-dive/?utm=x')).status).toBe(404);
    await visit('/2019/05/night-dive/');
    expect(await missing()).toEqual([
      { path: '/2019/05/night-dive/', count: 2, lastAt: '2026-11-21T00:00:00.000Z' },
    ]);
    const answer = await set('https://old.example/2019/05/night-dive/', '/blog/night-dive');
    expect(answer.status).toBe(200);
    expect(await missing()).toEqual([]);
    for (const path of ['/2019/05/night-dive', '/2019/05/night-dive/']) {
      const moved = await visit(path);
      expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/blog/night-dive']);
    }
    await set('/2019/05/night-dive', 'https://www.example.com/');
    const listed = (await (await admin(root)).json()) as Redirect[];
    expect(listed).toMatchObject([
      { path: '/2019/05/night-dive', state: 'set', target: 'https://www.example.com/' },
    ]);
    const one = await admin(`${root}/${listed[0]?.id}`, { method: 'DELETE' });
    expect(one.status).toBe(200);
    expect((await visit('/2019/05/night-dive')).status).toBe(404);
  });

  test('a chain is collapsed, and a loop is refused', async () => {
    const { visit, set } = await openSite();
    await set('/a', '/b');
    await set('/b', '/c');
    expect((await visit('/a')).headers.get('Location')).toBe('/c');
    const circle = await set('/c', '/a');
    expect([circle.status, await circle.json()]).toMatchObject([
      400,
      { error: '“/c” would lead in a circle.' },
    ]);
    expect((await visit('/c')).status).toBe(404);
    expect((await set('/d', '/d/')).status).toBe(400);
  });

  test('a chain that ends at a deleted page answers 410', async () => {
    const { admin, visit, set } = await openSite();
    const body = {
      title: 'Night',
      content: '<p>Dark.</p>',
      category: 'Tips',
      imageUrl: '/art/x.jpg',
    };
    const created = await admin('/api/articles', {
      method: 'POST',
      body: { ...body, published: true },
    });
    const { id } = (await created.json()) as { id: number };
    await set('/2019/night', '/blog/night');
    expect((await visit('/2019/night')).headers.get('Location')).toBe('/blog/night');
    await admin(`/api/articles/${id}`, { method: 'DELETE' });
    expect((await visit('/2019/night')).status).toBe(410);
  });

  test('a live page is refused as a former address, a draft is accepted', async () => {
    const { admin, set, importFile } = await openSite();
    const body = {
      title: 'Night',
      content: '<p>Dark.</p>',
      category: 'Tips',
      imageUrl: '/art/x.jpg',
    };
    const created = await admin('/api/articles', {
      method: 'POST',
      body: { ...body, published: true },
    });
    const { id, version } = (await created.json()) as { id: number; version: number };
    for (const path of ['/blog/night', '/about/']) {
      const answer = await set(path, '/map');
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { error: expect.stringContaining('there is a page') },
      ]);
    }
    expect((await importFile('from,to\n/x,/map\n/blog/night,/map\n')).status).toBe(400);
    expect(await (await admin(root)).json()).toEqual([]);
    await admin(`/api/articles/${id}`, { method: 'PATCH', body: { published: false, version } });
    expect((await set('/blog/night', '/map')).status).toBe(200);
  });

  test('a file of 5000 redirects in one chain is refused within 20 seconds', {
    timeout: 20_000,
  }, async () => {
    const { admin, importFile } = await openSite();
    const lines = Array.from({ length: 5000 }, (_, index) => `/old/${index},/old/${index + 1}`);
    const answer = await importFile(`from,to\n${lines.join('\n')}`);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        error: expect.stringContaining(
          '“/old/0” leads on more than 20 times: give its last address.',
        ),
      },
    ]);
    expect(await (await admin(root)).json()).toEqual([]);
    const flat = await importFile(
      `from,to\n${lines.map((line) => line.replace(/,.*/, ',/map')).join('\n')}`,
    );
    expect(await flat.json()).toEqual({ imported: 5000, warnings: [] });
  });

  test.each(['/admin/articles', '/api/articles', '/', 'old page', '/*', '/a#b', '/a\u0007b'])(
    '%s is refused as a former address',
    async (path) => {
      const { set } = await openSite();
      expect((await set(path, '/blog')).status).toBe(400);
    },
  );

  test('an address with an encoded space redirects', async () => {
    const { set, visit } = await openSite();
    expect((await set('/files/dive%20map.pdf', '/map')).status).toBe(200);
    expect((await visit('/files/dive%20map.pdf')).headers.get('Location')).toBe('/map');
  });

  test('a file is imported whole or not at all', async () => {
    const { admin, visit, importFile } = await openSite();
    const good = await importFile(
      'Source URL,Target URL,code\n/old-1/,/blog,301\n/old-2,/map,301\n',
    );
    expect(await good.json()).toEqual({ imported: 2, warnings: [] });
    expect((await visit('/old-2')).headers.get('Location')).toBe('/map');

    const bad = await importFile('from,to\n/x,/blog\n/y,javascript:alert(1)\nz,/blog\n');
    expect(bad.status).toBe(400);
    const { error } = (await bad.json()) as { error: string };
    expect(error).toContain('Line 3: Use an address that begins with https:// or /.');
    expect(error).toContain('Line 4: Write a path that begins with /');
    expect(error).toContain('Nothing was imported');
    expect((await importFile('/x,/blog\n')).status).toBe(400);
    await importFile('from,to\n/old-1,/blog\n/old-1/,/trips\n');
    expect((await visit('/old-1')).headers.get('Location')).toBe('/trips');
    expect((await importFile('from,to\n/x,/y\n/y,/x\n')).status).toBe(400);
    expect(await (await admin(root)).json()).toHaveLength(2);
  });

  test('a pattern redirects a whole folder with the texts that its stars matched', async () => {
    const { visit, set } = await openSite();
    await set('/2019/*', '/blog/$1');
    await set('/tag/*/page/*', '/blog?tag=*&page=$2');
    await set('/2019/special', '/map');
    const leads = async (path: string) => (await visit(path)).headers.get('Location');
    expect(await leads('/2019/night-dive/?utm=x')).toBe('/blog/night-dive');
    expect(await leads('/2019/05/a%20b')).toBe('/blog/05/a%20b');
    expect(await leads('/2019')).toBe('/blog/');
    expect(await leads('/tag/kelp/page/2')).toBe('/blog?tag=kelp&page=2');
    expect(await leads('/2019/special')).toBe('/map');
    expect((await visit('/2020/night-dive')).status).toBe(404);
    await set('/away/*', '/$1');
    expect(await leads('/away//evil.example')).toBe('/evil.example');
    expect((await set('/loop/*', '/loop/a/$1')).status).toBe(400);
    expect((await set('/x/*', 'https://a.example$1')).status).toBe(400);
    await set('/l*', '/map');
    expect((await set('/loop/*', '/loop/a/$1')).status, 'the longest pattern applies').toBe(400);
  });

  test('a pattern redirects to its own folder only if a page exists there', async () => {
    const { visit, set } = await openSite();
    const leads = async (path: string) => (await visit(path)).headers.get('Location');
    const circle = await set('/courses/*', '/courses');
    expect([circle.status, await circle.json()]).toMatchObject([
      400,
      { error: '“/courses/*” would lead in a circle.' },
    ]);
    expect((await set('/map/*', '/map')).status).toBe(200);
    expect(await leads('/map/2019')).toBe('/map');
    expect((await visit('/map')).status, 'the page is gone').toBe(404);
  });

  test('a redirect to a page ends there even if a pattern matches the page', async () => {
    const { visit, set } = await openSite();
    await set('/ab*', '/map');
    await set('/old', '/about');
    await set('/older', '/above');
    const leads = async (path: string) => (await visit(path)).headers.get('Location');
    expect(await leads('/old')).toBe('/about');
    expect(await leads('/older'), 'no page').toBe('/map');
  });

  test('a redirect of several parameters ignores their order, a redirect of one parameter ignores all others', async () => {
    const { visit, set, redirecting, admin } = await openSite();
    await set('/old.php?lang=en&id=5', '/blog');
    await set('/?cat=3', '/map');
    await redirecting.queries.refresh();
    const leads = async (path: string) => (await visit(path)).headers.get('Location');
    expect(await leads('/old.php?id=5&lang=en')).toBe('/blog');
    expect(await leads('/?cat=3&utm_source=x')).toBe('/map');
    expect((await visit('/old.php?id=6&lang=en')).status).toBe(404);
    expect((await visit('/?cat=4')).status).toBe(404);
    expect(redirecting.queries.mayLead('/other?cat=3')).toBe(false);
    const [listed] = (await (await admin(root)).json()) as Redirect[];
    expect(listed?.path).toBe('/?cat=3');
  });

  test('redirected requests are counted, and a target without a page returns a warning', async () => {
    const { set, admin, redirecting } = await openSite();
    const answer = await set('/2019/*', '/blog/no-such-post');
    expect(await answer.json()).toEqual({
      success: true,
      warnings: ['/blog/no-such-post is no page of this site now.'],
    });
    expect((await (await set('/b', '/map')).json()).warnings).toEqual([]);
    const follow = (url: string, statusCode = 301) => {
      const response = Object.assign(new EventEmitter(), { statusCode });
      const request = { method: 'GET', url } as IncomingMessage;
      redirecting.hits.watch(request, response as unknown as ServerResponse);
      response.emit('finish');
    };
    follow('/2019/a?utm=x');
    follow('/2019/b');
    follow('/about', 200);
    follow('/elsewhere/');
    await redirecting.hits.flush();
    const listed = (await (await admin(root)).json()) as Redirect[];
    expect(listed.map(({ path, hits, lastUsedAt }) => [path, hits, lastUsedAt])).toEqual([
      ['/b', 0, null],
      ['/2019/*', 2, '2026-11-21T00:00:00.000Z'],
    ]);
  });

  test('all errors of a file are reported', async () => {
    const { importFile } = await openSite();
    const answer = await importFile('from,to\nz,/blog\n/about,/map\n/x,/y\n/y,/x\n');
    const { error } = (await answer.json()) as { error: string };
    expect(error.split('\n')).toEqual([
      expect.stringMatching(/^Line 2: /),
      expect.stringContaining('“/about”: there is a page'),
      '“/x” would lead in a circle.',
      '“/y” would lead in a circle.',
      'Nothing was imported: correct the file and choose it again.',
    ]);
  });

  test('addresses of scanners are not listed, and the list is bounded', async () => {
    const { services, visit, missing, passMinutes } = await openSite();
    const scanned = ['/wp-login.php', '/.env', '/me@example.com', `/${'x'.repeat(400)}`];
    for (const path of [...scanned, '/assets/site-page-B5UIjSW.js']) await visit(path);
    expect(await missing()).toEqual([]);
    const rows = Array.from({ length: maxAddresses }, (_, index) => ({
      path: `/old/${index}`,
      count: 2,
      lastAt: `2026-11-${index === 0 ? 19 : 20}T00:00:00.000Z`,
    }));
    await services.database.insertInto('missingAddresses').values(rows).execute();
    await visit('/old/1');
    await visit('/brand-new');
    const listed = await missing();
    expect(listed).toHaveLength(maxAddresses);
    expect(listed.map(({ path }) => path)).not.toContain('/old/0');
    expect(listed).toContainEqual(expect.objectContaining({ path: '/brand-new', count: 1 }));
    expect(listed).toContainEqual(expect.objectContaining({ path: '/old/1', count: 3 }));
    for (let number = 0; number < 130; number++) await visit('/flood');
    expect((await missing()).find(({ path }) => path === '/flood')?.count).toBeLessThan(120);
    passMinutes(100 * 24 * 60);
    await purgeMissingAddresses(services);
    expect(await missing()).toEqual([]);
  });
});
