import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { openLinkedServer } from '../../../../tests/support/linked-server.ts';
import { plainSite } from '../../../../tests/support/records.ts';
import type { BrokenLink } from '../../../contract/links.ts';
import { settingGroups } from '../../../contract/settings/groups/groups.ts';
import type { ShopLink, ShopLinkImported } from '../../../contract/shop-links.ts';
import { createApp } from '../../app.ts';
import { openSession } from '../../platform/auth/session-store.ts';
import { sessionCookie } from '../../platform/http/session-cookie.ts';
import { isPublicAddress, isWebPort } from '../../platform/outbound/public-request.ts';
import type { Pages } from '../../platform/pages/pages.ts';
import { createSettings } from '../../platform/settings/store.ts';

import { createLinkChecker } from './checker.ts';
import { createLinkReports } from './reports.ts';

let other: Awaited<ReturnType<typeof openLinkedServer>>;
beforeAll(async () => {
  other = await openLinkedServer();
});
beforeEach(() => {
  other.asked.length = 0;
  other.state.most = 0;
});
afterAll(() => other.stop());

const weekMinutes = 7 * 24 * 60;
const imageUrl = '/art/articles/fish-rock-cave.jpg';
const linksTo = (addresses: string[]) =>
  addresses.map((address) => `<p><a href="${address}">to ${address}</a></p>`).join('');

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['::1', false],
  ['::ffff:192.168.1.1', false],
  ['fd00::1', false],
  ['0.0.0.0', false],
])('%s is an address of the public web: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

onSqliteFirst('broken links', (open) => {
  async function publish({ admin }: TestApp, content: string, words: object = {}) {
    const body = { title: 'Far reefs', content, category: 'Tips', imageUrl, published: true };
    const answer = await admin('/api/articles', { method: 'POST', body: { ...body, ...words } });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { id: number; slug: string };
  }

  /** The list without links of the released pages, whose articles an empty database lacks. */
  const list = async ({ admin }: TestApp) =>
    ((await (await admin('/api/admin/links')).json()) as BrokenLink[]).filter(
      ({ id, resource }) => resource !== 'settings' || id !== settingGroups.learn.id,
    );
  const problems = async (app: TestApp) =>
    Object.fromEntries((await list(app)).map(({ url, problem }) => [url, problem]));

  /** A checker that may request the local machine, without a rate limit. */
  function openChecker({ services, app }: TestApp, options = {}) {
    const settings = createSettings(services);
    const reports = createLinkReports(services, settings, async (path) => {
      const { status } = await app.request(path, { method: 'HEAD' });
      return status;
    });
    return createLinkChecker(services, reports, {
      isAllowed: (address: string) => address === '127.0.0.1',
      allowsPort: () => true,
      pace: 1000,
      ...options,
    });
  }

  test('only a link to a missing page is listed, without waiting for a check', async () => {
    const app = await open();
    const near = await publish(app, '<p>Near.</p>', { title: 'Near reefs' });
    await publish(
      app,
      linksTo([
        `/blog/${near.slug}`,
        `/blog/${near.slug}/?from=here#part`,
        '/dive-sites?state=SA',
        '/about',
        '/api/openapi.json',
        imageUrl,
        '#below',
        'mailto:crew@example.com',
        '/blog/no-such-post',
      ]),
    );
    await publish(app, linksTo(['/nowhere']), { title: 'Half', published: false });
    expect(await list(app)).toEqual([
      {
        url: '/blog/no-such-post',
        text: 'to /blog/no-such-post',
        resource: 'articles',
        id: 2,
        title: 'Far reefs',
        problem: 'missing',
        status: null,
        since: '2026-11-21T00:00:00.000Z',
        ignored: false,
      },
    ]);
    expect((await app.anonymous('/api/admin/links')).status).toBe(401);
  });

  test('a link to a missing post is found without rendering a page', async () => {
    const app = await open();
    await publish(app, linksTo(['/blog/no-such-post', '/gear-reviews/none/', '/species/none']));
    const asked: string[] = [];
    const reports = createLinkReports(app.services, createSettings(app.services), async (path) => {
      asked.push(path);
      return 404;
    });
    const missing = (await reports.list())
      .filter(({ resource }) => resource === 'articles')
      .map(({ url, problem }) => [url, problem]);
    expect(missing).toEqual([
      ['/blog/no-such-post', 'missing'],
      ['/gear-reviews/none/', 'missing'],
      ['/species/none', 'missing'],
    ]);
    expect(asked).toEqual([]);
  });

  test('the check of a missing page does not count as a visit', async () => {
    const app = await open();
    await publish(app, linksTo(['/nowhere']));
    const pages: Pages = {
      fetch: async () =>
        new Response('<html></html>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
    };
    const site = createApp(app.services, pages).app;
    const { token } = await openSession(app.services);
    const headers = { Cookie: `${sessionCookie(app.services.config)}=${token}` };
    const found = (await (await site.request('/api/admin/links', { headers })).json()) as unknown[];
    expect(found).toContainEqual(expect.objectContaining({ url: '/nowhere', problem: 'missing' }));
    const missing = () =>
      app.services.database.selectFrom('missingAddresses').selectAll().execute();
    expect(await missing()).toEqual([]);
    await site.request('/nowhere');
    expect(await missing()).toHaveLength(1);
  });

  test('links to a moved or new page are valid, links to a deleted page are "gone"', async () => {
    const app = await open();
    const near = await publish(app, '<p>Near.</p>', { title: 'Near reefs' });
    const gone = await publish(app, '<p>Gone.</p>', { title: 'Gone reefs' });
    await publish(app, linksTo(['/blog/near-reefs', '/blog/gone-reefs', '/blog/soon', '/old']));
    await app.admin(`/api/articles/${near.id}`, { method: 'PATCH', body: { slug: 'nearer' } });
    await app.admin(`/api/articles/${gone.id}`, { method: 'DELETE' });
    const target = { path: '/old', target: '/blog/never-was' };
    await app.admin('/api/admin/redirects', { method: 'PUT', body: target });
    expect(await problems(app)).toEqual({
      '/blog/gone-reefs': 'gone',
      '/blog/soon': 'missing',
      '/old': 'missing',
    });
    await publish(app, '<p>Here.</p>', { title: 'Soon' });
    await publish(app, '<p>Was.</p>', { title: 'Never was' });
    expect(await problems(app)).toEqual({ '/blog/gone-reefs': 'gone' });
  });

  test('addresses in the fields of pages, products, dive sites and settings count as links', async () => {
    const app = await open();
    const { admin } = app;
    const product = {
      name: 'Torch',
      category: 'Gear',
      description: 'Bright.',
      affiliateLink: '/shop/torch',
      imageUrl,
      published: true,
    };
    expect((await admin('/api/products', { method: 'POST', body: product })).status).toBe(201);
    const terms = settingGroups['terms-of-service'].id;
    const values = { body: 'Read [the story](/blog/story), or [our words](/about).' };
    const saved = await admin(`/api/settings/${terms}`, { method: 'PATCH', body: { values } });
    expect(saved.status).toBe(200);
    const page = { title: 'Our boat', content: linksTo(['/blog/its-crew']), published: true };
    expect((await admin('/api/pages', { method: 'POST', body: page })).status).toBe(201);
    const site = { ...plainSite, reviewLink: '/blog/its-story' };
    expect((await admin('/api/dive-sites', { method: 'POST', body: site })).status).toBe(201);
    expect(await list(app)).toMatchObject([
      { url: '/blog/its-crew', resource: 'pages', title: 'Our boat' },
      { url: '/shop/torch', text: 'Affiliate link', resource: 'products', title: 'Torch' },
      { url: '/blog/its-story', text: 'Review link', resource: 'dive-sites', title: 'Quiet Cove' },
      { url: '/blog/story', text: 'the story', resource: 'settings', id: terms },
    ]);
  });

  test('addresses in plain text are checked, such as the sources of dive sites', async () => {
    const app = await open();
    const { url } = other;
    const site = {
      ...plainSite,
      positionSource: `Wreck list (${url}/404), and ${url}/410.`,
      hazards: `See ${url}/to/410?(2), ![Not this](${url}/404?picture)`,
    };
    expect((await app.admin('/api/dive-sites', { method: 'POST', body: site })).status).toBe(201);
    const picture = `<p><img src="${url}/404?other" alt="Reef">The reef.</p>`;
    await publish(app, picture);
    await openChecker(app).run();
    const found = (await list(app)).map(({ url: address, text }) => [address, text]);
    expect(found).toEqual([
      [`${url}/404`, 'Position source'],
      [`${url}/410`, 'Position source'],
      [`${url}/to/410?(2)`, 'Hazards'],
    ]);
  });

  test('other sites are requested one at a time, and only certainly dead links are called dead', async () => {
    const app = await open();
    const { url } = other;
    const good = ['/200', '/no-head', '/to/200', '/to/to/200'];
    const bad = ['/404', '/410', '/to/404', '/403', '/429', '/circle', '/500', '/broken'];
    await publish(app, linksTo([...good, ...bad].map((path) => url + path)));
    const checker = openChecker(app);
    await checker.run();
    expect(await problems(app)).toEqual({
      [`${url}/404`]: 'dead',
      [`${url}/410`]: 'dead',
      [`${url}/to/404`]: 'dead',
      [`${url}/403`]: 'refused',
      [`${url}/429`]: 'refused',
      [`${url}/circle`]: 'refused',
    });
    expect(other.state.most).toBe(1);
    expect(other.asked.filter((line) => line.endsWith(' /200')).length).toBe(3);
    expect(other.asked).toContain('GET /no-head');
    expect(other.asked).not.toContain('GET /429');
    const since = (await list(app)).map((link) => link.since);

    other.asked.length = 0;
    app.passMinutes(weekMinutes - 1);
    await checker.run();
    expect(other.asked).toEqual([]);
    app.passMinutes(1);
    await checker.run();
    expect(await problems(app)).toMatchObject({
      [`${url}/500`]: 'failed',
      [`${url}/broken`]: 'failed',
    });
    expect((await list(app)).map((link) => link.since)).toEqual([...since, since[0], since[0]]);
  });

  test('a link to an unknown host is "dead", or "unreached" while no host is found', async () => {
    const app = await open();
    const unnamed = 'http://gone.invalid/';
    const lost = 'http://lost.invalid/';
    await publish(app, linksTo([unnamed, lost]));
    const checker = openChecker(app);
    await checker.run();
    const cutOff = { [unnamed]: 'unreached', [lost]: 'unreached' };
    expect(await problems(app)).toEqual(cutOff);
    app.passMinutes(weekMinutes);
    await checker.run();
    expect(await problems(app)).toEqual(cutOff);

    const reaching = await open();
    // Links are checked in the order of their addresses.
    await publish(reaching, linksTo([unnamed, `${other.url}/200`]));
    await openChecker(reaching).run();
    expect(await problems(reaching)).toEqual({ [unnamed]: 'dead' });
  });

  test('an address of the server or its network is never requested, even by a redirect', async () => {
    const app = await open();
    const { url } = other;
    await publish(app, linksTo([`${url}/200`, url.replace('127.0.0.1', 'localhost')]));
    await openChecker(app, { isAllowed: isPublicAddress }).run();
    expect(other.asked).toEqual([]);
    expect(Object.values(await problems(app))).toEqual(['private', 'private']);

    const ports = await open();
    await publish(ports, linksTo([`${url}/200`]));
    await openChecker(ports, { allowsPort: isWebPort }).run();
    expect(Object.values(await problems(ports)), 'a port that is none of the web').toEqual([
      'private',
    ]);
    expect(other.asked).toEqual([]);
    expect(['', '80', '443', '22', '8080'].map(isWebPort)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(
      ['168.63.129.16', '::ffff:168.63.129.16', '169.254.169.254', 'fd00:ec2::254', '9.9.9.9'].map(
        isPublicAddress,
      ),
    ).toEqual([false, false, false, false, true]);

    const inside = await open();
    const elsewhere = url.replace('127.0.0.1', '127.0.0.2');
    await publish(inside, linksTo([`${url}/to/${elsewhere}/200`]));
    await openChecker(inside).run();
    expect(Object.values(await problems(inside))).toEqual(['private']);
    expect(other.asked).not.toContain('HEAD /200');
  });

  test('two instances check each link once, and no faster than one', async () => {
    const app = await open();
    await publish(app, linksTo(Array.from({ length: 12 }, (_, n) => `${other.url}/200?${n}`)));
    const [one, two] = [openChecker(app, { pace: 5 }), openChecker(app, { pace: 5 })];
    await Promise.all([one.run(), two.run()]);
    expect(other.asked.length).toBe(5);
    for (let minute = 0; minute < 4; minute += 1) {
      app.passMinutes(1);
      await Promise.all([one.run(), two.run()]);
    }
    expect(other.asked.length).toBe(12);
    expect(new Set(other.asked).size).toBe(12);
  });

  test('the register shows links that moved, refuse programs or are sold out', async () => {
    const app = await open();
    const { url } = other;
    const soldOut = {
      '@type': 'Product',
      offers: { availability: 'https://schema.org/OutOfStock' },
    };
    const page = `<script type="application/ld+json">${JSON.stringify(soldOut)}</script>`;
    other.state.pages.set('/sold-out', page);
    other.state.pages.set('/far-down', `${' '.repeat(600_000)}${page}`);
    const paths = [
      '/200',
      '/moved/new',
      '/moved/moved/taken',
      '/taken',
      '/to/200',
      '/moved/',
      '/403',
    ];
    for (const path of [...paths, '/sold-out', '/far-down', '/moved/sold-out']) {
      const body = { name: path, address: url + path };
      expect((await app.admin('/api/shop-links', { method: 'POST', body })).status).toBe(201);
    }
    const register = async () => (await (await app.admin('/api/shop-links')).json()) as ShopLink[];
    const readNotices = async () =>
      Object.fromEntries(
        (await register()).map(({ name, notice, movedTo }) => [
          name,
          notice ?? movedTo?.replace(url, '') ?? 'well',
        ]),
      );
    const checker = openChecker(app);
    await checker.run();
    expect(await readNotices()).toEqual({
      '/200': 'well',
      '/moved/new': '/new',
      '/moved/moved/taken': '/taken',
      '/taken': 'well',
      '/to/200': 'well',
      '/moved/': 'front-page',
      '/403': 'refused',
      '/sold-out': 'sold-out',
      '/far-down': 'well',
      '/moved/sold-out': 'sold-out',
    });
    const takeOver = async (body: object) =>
      (await app.admin('/api/shop-links/take-over', { method: 'POST', body })).json();
    const idOf = new Map((await register()).map(({ name, id }) => [name, id]));
    expect(await takeOver({ ids: [idOf.get('/moved/new')] })).toEqual({ taken: 1, left: [] });
    expect(await takeOver({})).toEqual({
      taken: 0,
      left: ['/moved/moved/taken', '/moved/sold-out'].map((name) => ({
        id: idOf.get(name),
        reason: `Another link leads to this address already. Give “${name}” that link, or change it there.`,
      })),
    });
    const found = (await register()).find(({ name }) => name === '/moved/new');
    expect(found).toMatchObject({ address: `${url}/new`, movedTo: null, checkedAt: null });
    const { headers } = await app.anonymous(`/go/${found?.slug}`);
    expect(headers.get('Location')).toBe(`${url}/new`);

    other.asked.length = 0;
    app.passMinutes(weekMinutes - 60);
    await checker.run();
    expect(other.asked, 'only the new address before the week is over').toEqual([
      'HEAD /new',
      'GET /new',
    ]);
    other.state.pages.clear();
    app.passMinutes(60);
    await checker.run();
    expect(await readNotices()).toMatchObject({ '/sold-out': 'well', '/403': 'refused' });
  });

  test('500 imported links lead to their shops only after a check, unless it finds them dead', {
    tags: 'slow',
  }, async () => {
    const app = await open();
    const { url } = other;
    const paths = Array.from({ length: 500 }, (_, at) =>
      at < 20 ? `/404?${at}` : `/p/${at.toString(36)}`,
    );
    paths[20] = '/403';
    const csv = `Product,Shop,URL\n${paths.map((path, at) => `"Thing, ${at}",A shop,${url}${path}\n`).join('')}`;
    const send = async (dryRun: boolean) =>
      (await (
        await app.admin('/api/shop-links/import', { method: 'POST', body: { csv, dryRun } })
      ).json()) as ShopLinkImported;
    const register = async () => (await (await app.admin('/api/shop-links')).json()) as ShopLink[];
    expect(await send(true)).toMatchObject({ added: 500, waits: true });
    expect(await register()).toEqual([]);
    expect(await send(false)).toMatchObject({ added: 500 });
    const lead = async (slug: string) =>
      (await app.anonymous(`/go/${slug}`)).headers.get('Location');
    const stored = await register();
    expect(stored.map(({ retailer }) => retailer)).toEqual(Array(500).fill('A shop'));
    const slugs = new Map(stored.map(({ name, slug }) => [name, slug]));
    const slugOf = (at: number) => slugs.get(`Thing, ${at}`) ?? '';
    expect(await lead(slugOf(499))).toBe('/gear-reviews');
    await openChecker(app).run();
    const asked = await register();
    expect(asked).toHaveLength(500);
    expect(asked.filter(({ deadSince }) => deadSince !== null).map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Thing, ${at}`).sort(),
    );
    expect(await lead(slugOf(499))).toBe(`${url}/p/dv`);
    expect(await lead(slugOf(20))).toBe(`${url}/403`);
    expect(await lead(slugOf(0))).toBe('/gear-reviews');
    const again = await send(false);
    expect(again.added).toBe(0);
    expect(again.lines[0]?.reason).toBe(
      'Its address is in the register already, as that of “Thing, 0”.',
    );
  });

  test('a link is ignored until the owner lists it again; a removed link is deleted', async () => {
    const app = await open();
    const url = `${other.url}/404`;
    const { id } = await publish(app, linksTo([url, '/nowhere']));
    const checker = openChecker(app);
    await checker.run();
    const ignore = async (address: string, ignored: boolean) =>
      (
        await app.admin('/api/admin/links/ignored', {
          method: 'PUT',
          body: { url: address, ignored },
        })
      ).status;
    expect(await ignore(url, true)).toBe(200);
    expect(await ignore('/nowhere', true)).toBe(200);
    expect(await ignore('/about', true)).toBe(404);
    app.passMinutes(weekMinutes);
    await checker.run();
    expect((await list(app)).map((link) => link.ignored)).toEqual([true, true]);
    expect(await ignore(url, false)).toBe(200);
    expect((await list(app)).map((link) => link.ignored)).toEqual([false, true]);
    await app.admin(`/api/articles/${id}`, { method: 'PATCH', body: { content: '<p>None.</p>' } });
    app.passMinutes(60);
    await checker.run();
    expect(await list(app)).toEqual([]);
    const rows = await app.services.database.selectFrom('linkChecks').select('url').execute();
    expect(rows.map((row) => row.url).filter((path) => !/^\/blog\//.test(path))).toEqual([]);
  });

  test('LINK_CHECKS=off requests no other site', async () => {
    const app = await open({ LINK_CHECKS: 'off' });
    await publish(app, linksTo([`${other.url}/404`, '/nowhere']));
    await openChecker(app).run();
    expect(other.asked).toEqual([]);
    expect(await problems(app)).toEqual({ '/nowhere': 'missing' });
  });
});
