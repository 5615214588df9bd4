import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import { main, startSite } from '../failures/site.ts';
import { schemaFaults } from '../support/schema-faults.ts';
import { describeBuiltSite } from './built-site.ts';
import { find, partText, readPage } from './page.ts';

describeBuiltSite('metadata of pages', ({ read, site, folder }) => {
  test.each([
    ['/blog/no-such-article', 'Article Not Found', 'Back to Blog', '/blog'],
    ['/gear-reviews/no-such-review', 'Review Not Found', 'Back to Reviews', '/gear-reviews'],
    ['/species/no-such-animal', '404 Page Not Found', 'Back to the surface', '/'],
    ['/regions/no-such-coast', 'Region Not Found', 'All regions', '/regions'],
    ['/no-such-page', '404 Page Not Found', 'Back to the surface', '/'],
    ['/no/such/place', '404 Page Not Found', 'Back to the surface', '/'],
    ['/blog/a/b/c', '404 Page Not Found', 'Back to the surface', '/'],
    ['/gear-reviews/a/b', '404 Page Not Found', 'Back to the surface', '/'],
    ['/dive-sites/1%20', '404 Page Not Found', 'Back to the surface', '/'],
    ['/blog/%E0%A4%A', '404 Page Not Found', 'Back to the surface', '/'],
    ['/blog/%00', '404 Page Not Found', 'Back to the surface', '/'],
    ['/dive-sites/1/x', '404 Page Not Found', 'Back to the surface', '/'],
  ])('%s is 404, says %s and has a link', async (path, heading, link, target) => {
    const page = await read(path);
    expect(page.status).toBe(404);
    // The server renders the content into the main part, also for the first page of its kind.
    expect(page.headings(1)).toEqual([heading]);
    expect(page.linkTo(link, page.main)).toBe(target);
    if (heading.startsWith('404') && !path.startsWith('/species')) {
      expect(page.title).toBe(`${heading} | Bottom Time`);
    }
  });

  test.each(['999999', 'no-such-site', 'region/no-such-region'])(
    'the dive site %s is 404 and shows other sites',
    async (id) => {
      const page = await read(`/dive-sites/${id}`);
      expect(page.status).toBe(404);
      expect(partText(page.main)).toContain('We know no dive site at this address');
      expect(find(page.main, 'article', { id: /^site-/ })).toHaveLength(24);
    },
  );

  test('a former address with a slash at its end redirects in one step', async () => {
    await site().signIn();
    const path = '/2019/05/night-dive';
    const set = await site().call(
      '/api/admin/redirects',
      { path, target: '/learn-to-dive' },
      'PUT',
    );
    expect(set.status).toBe(200);
    const visit = async (address: string) => {
      const { status, headers } = await fetch(site().url + address, { redirect: 'manual' });
      return [status, headers.get('Location')];
    };
    expect(await visit(`${path}/`)).toEqual([301, '/learn-to-dive']);
    expect(await visit('/blog/diving-the-ss-yongala/')).toEqual([
      301,
      '/blog/diving-the-ss-yongala',
    ]);
    expect(await visit('/blog/?category=Safety')).toEqual([301, '/blog?category=Safety']);
  });

  test('Home is a WebSite of the organisation, and announces the feeds', async () => {
    const home = await read('/');
    const { siteUrl } = (await (await site().call('/api/settings')).json()) as { siteUrl: string };
    expect(home.data).toMatchObject([
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}/#website`,
        url: `${siteUrl}/`,
        name: 'Bottom Time',
        publisher: { '@type': 'Organization', name: 'Bottom Time', url: siteUrl },
      },
    ]);
    const logo = new URL(home.data[0].publisher.logo);
    expect((await site().call(logo.pathname)).headers.get('Content-Type')).toBe('image/png');
    const feeds = find(home.all, 'link', { rel: 'alternate' }).map(({ attribs }) => attribs.href);
    expect(feeds).toEqual(['/rss.xml', '/atom.xml', '/feed.json'].map((path) => siteUrl + path));
  });

  test('the articles have their head data', async () => {
    const { title, meta } = await read('/blog/diving-the-ss-yongala');
    expect(title).toMatch(/ \| Bottom Time Blog$/);
    expect(meta('og:type')).toBe('article');
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('og:url')).toMatch(/\/blog\/diving-the-ss-yongala$/);
    expect(meta('description')).toBeTruthy();
    expect(meta('description')).toBe(meta('og:description'));
  });

  test('a review has Open Graph and Twitter tags', async () => {
    const { title, meta, all } = await read('/gear-reviews/mares-puck-4');
    const description = meta('description');
    expect(description).toBeTruthy();
    expect(meta('og:title')).toBe(title);
    expect(meta('og:description')).toBe(description);
    expect(meta('og:type')).toBe('article');
    expect(meta('og:url')).toMatch(/^http.*\/gear-reviews\/mares-puck-4$/);
    expect(meta('og:image')).toMatch(/^http/);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('twitter:title')).toBe(title);
    expect(meta('twitter:description')).toBe(description);
    expect(meta('twitter:image')).toBe(meta('og:image'));
    const canonical = find(all, 'link', { rel: 'canonical' }).map(({ attribs }) => attribs.href);
    expect(canonical).toEqual([meta('og:url')]);
  });

  test('a guide has a canonical address, share data and a place with a position', async () => {
    const known = (await (await site().call('/api/dive-sites/1')).json()) as DiveSite;
    const { title, meta, all, data } = await read('/dive-sites/1?utm_source=x');
    expect(title.startsWith(`${known.name}, ${known.region}: Dive Site Guide`)).toBe(true);
    const canonical = find(all, 'link', { rel: 'canonical' }).map(({ attribs }) => attribs.href);
    expect(canonical).toEqual([expect.stringMatching(/^https?:\/\/[^/]+\/dive-sites\/1$/)]);
    const description = meta('description') ?? '';
    expect(description.length).toBeGreaterThan(0);
    expect(description.length).toBeLessThanOrEqual(161);
    expect(known.description.startsWith(description.replace(/…$/, ''))).toBe(true);
    expect(meta('og:title')).toContain(known.name);
    const picture = new URL(meta('og:image') ?? '');
    expect((await site().call(picture.pathname)).status).toBe(200);
    expect(data[0]).toMatchObject({
      '@type': 'TouristAttraction',
      name: known.name,
      geo: { '@type': 'GeoCoordinates', latitude: known.latitude, longitude: known.longitude },
    });
  });

  test.each(['/', '/blog', '/dive-sites/1', '/privacy-policy', 'an article', 'a review'])(
    '%s names a share picture of 1200 by 630 px',
    async (kind) => {
      const list = { 'an article': '/blog', 'a review': '/gear-reviews' }[kind];
      const leading = list && (await read(list));
      const path = leading
        ? leading.linksIn(leading.main).find((href) => href?.startsWith(`${list}/`))
        : kind;
      const { meta } = await read(path ?? '');
      const address = meta('og:image') ?? '';
      expect(address).toContain('/share/');
      expect(meta('twitter:image')).toBe(address);
      expect(meta('og:image:alt')?.length).toBeGreaterThan(10);
      const answer = await site().call(new URL(address).pathname);
      expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([width, height]).toEqual([1200, 630]);
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    },
  );

  test('pages under /admin are neither cached nor indexed, signed in or not', async () => {
    const expectPrivate = async () => {
      for (const path of ['/admin', '/admin/dive-sites']) {
        const answer = await site().call(path);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
        expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
        expect(await answer.text()).toContain('name="robots" content="noindex"');
      }
    };
    await expectPrivate();
    await site().signIn();
    expect((await site().call('/api/admin/overview')).status).toBe(200);
    await expectPrivate();
    expect(await (await site().call('/sitemap.xml')).text()).not.toContain('/admin');
  });

  test.each([
    ['/blog/diving-the-ss-yongala', 'Article'],
    ['/gear-reviews/mares-puck-4', 'Review'],
    ['/dive-sites/1', 'TouristAttraction'],
  ])('%s is described as %s, with breadcrumbs', async (path, type) => {
    const { data, title } = await read(path);
    expect(data.map((one) => one['@type'])).toEqual([type, 'BreadcrumbList']);
    const way = data[1].itemListElement as { position: number; name: string; item: string }[];
    expect(way.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(way[0]?.name).toBe('Home');
    expect(new URL(way[2]?.item ?? '').pathname).toBe(path);
    expect(title).toContain(way[2]?.name);
  });

  test('the data of a review names the product instead of the headline', async () => {
    const { data } = await read('/gear-reviews/mares-puck-4');
    expect(data[0].itemReviewed.name).toBe('Mares Puck 4');
  });

  test.each(['/', '/blog', '/gear-reviews', '/dive-sites/1', '/learn-to-dive'])(
    'each srcset of %s with widths has sizes',
    async (path) => {
      const { all } = await read(path);
      const parts = ['img', 'source', 'link'].flatMap((tag) => find(all, tag));
      const sized = parts.filter(({ attribs }) =>
        /\d+w\b/.test(attribs.srcset ?? attribs.imagesrcset ?? ''),
      );
      expect(sized.length).toBeGreaterThan(0);
      expect(sized.filter(({ attribs }) => !(attribs.sizes ?? attribs.imagesizes))).toEqual([]);
    },
  );

  test.each(['uddf', 'subsurface'] as const)(
    'every dive site as %s fits the schema of its format',
    async (format) => {
      const answer = await site().call(`/api/dive-sites/export?format=${format}`);
      const body = await answer.text();
      expect(body.split('<site ').length).toBeGreaterThan(600);
      expect(await schemaFaults(format, body)).toEqual([]);
    },
  );

  test('the sitemap has every dive site', async () => {
    const sitemap = await (await site().call('/sitemap.xml')).text();
    expect(sitemap).toContain('/dive-sites/452</loc>');
  });

  // This test is the last one, since it ends the server of the tests above.
  test('an article published through the API is on the blog at once and survives kill -9', async () => {
    await site().signIn();
    await read('/blog');
    const created = await site().call('/api/articles', {
      title: 'Written just before the lights went out',
      content: '<p>Still here.</p>',
      category: 'News',
      imageUrl: '/art/articles/what-bottom-time-is.jpg',
      published: true,
    });
    expect(created.status).toBe(201);
    expect((await read('/blog')).html).toContain('before the lights went out');
    await site().kill();

    const again = await startSite({
      dataDir: folder,
      entry: main,
      environment: { LOG_LEVEL: 'fatal' },
    });
    const page = await readPage(`${again.url}/blog/written-just-before-the-lights-went-out`);
    expect(find(page.main, 'p').map(partText)).toContain('Still here.');
    const start = performance.now();
    const ended = new Promise((resolve) => again.process.once('exit', resolve));
    again.process.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
