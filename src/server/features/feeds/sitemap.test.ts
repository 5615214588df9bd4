import { expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { storeSpecies } from '../../../../tests/support/store-species.ts';
import {
  descendantText,
  parseXml,
  withDescendants,
  type XmlElement,
} from '../../../../tests/support/xml-tree.ts';
import { settingGroups } from '../../../contract/settings/groups/groups.ts';
import { readSeedSpecies, readSeedSurveys } from '../../platform/seed/species.ts';
import { createSettings } from '../../platform/settings/store.ts';
import { pagesWithCards } from '../share-images/cards.ts';
import { sitemapRoutes } from './sitemap.ts';

const readXml = (document: string) => withDescendants(parseXml(document));
const imageLocations = (url: XmlElement | undefined) =>
  (url ? withDescendants(url) : [])
    .filter(({ name }) => name === 'image:loc')
    .map(({ text }) => text);
const environment = { SITE_URL: 'https://dive.example' };

const post = ({ admin }: TestApp, title: string, fields: object) =>
  admin('/api/articles', {
    method: 'POST',
    body: { title, content: 'c', category: 'Tips', imageUrl: '/x.jpg?a=1&b=2', ...fields },
  });

onSqliteFirst('the sitemap', (open) => {
  test('GET /sitemap.xml lists published articles at once with their pictures, and no drafts', async () => {
    const app = await open(environment);
    const sitemap = async () => (await app.anonymous('/sitemap.xml')).text();
    expect(await sitemap()).toContain('<loc>https://dive.example/dive-sites</loc>');
    await post(app, 'Seen', { published: true });
    await post(app, 'Hidden', { published: false });
    await post(app, 'Unlisted', { slug: 'hidden-too', published: true, noindex: true });
    const canonicalUrl = 'https://first.example/a';
    await post(app, 'First elsewhere', { slug: 'hidden-as-well', published: true, canonicalUrl });
    const xml = await sitemap();
    expect(xml).toContain('<loc>https://dive.example/blog/seen</loc><lastmod>2026-11-21</lastmod>');
    expect(xml).not.toContain('hidden');
    const article = readXml(xml).find((url) => descendantText(url, 'loc')?.endsWith('/blog/seen'));
    expect(imageLocations(article)).toEqual(['https://dive.example/x.jpg?a=1&b=2']);
    expect((await app.anonymous('/sitemap-1.xml')).status).toBe(404);
  });

  test('the sitemap has the drawing of a species and the share image of a region', async () => {
    const app = await open(environment);
    await storeSpecies(app.services, readSeedSpecies(), readSeedSurveys());
    const xml = readXml(await (await app.anonymous('/sitemap.xml')).text());
    const images = (path: string) =>
      imageLocations(xml.find((url) => descendantText(url, 'loc') === environment.SITE_URL + path));
    expect(images('/species/leafy-seadragon')).toEqual([
      'https://dive.example/art/species/leafy-seadragon.jpg',
    ]);
    const drawing = '/share/regions/adelaide.jpg';
    expect(images('/regions/adelaide')).toEqual([environment.SITE_URL + drawing]);
    expect((await app.anonymous(drawing)).headers.get('Content-Type')).toBe('image/jpeg');
    expect(images('/regions')).toEqual([]);
  });

  test('a page that is noindex or canonical elsewhere is in neither sitemap.xml nor llms.txt', async () => {
    const app = await open(environment);
    const path = `/api/settings/${settingGroups['page-heads'].id}`;
    const pages = [
      { page: '/about', picture: '', indexed: 'no' },
      { page: '/contact', picture: '', canonical: 'https://first.example/contact' },
      { page: '/map', picture: '', title: 'The map' },
    ];
    const saved = await app.admin(path, { method: 'PATCH', body: { values: { pages } } });
    expect(saved.status).toBe(200);
    for (const list of ['/sitemap.xml', '/llms.txt']) {
      const text = await (await app.anonymous(list)).text();
      expect(text).not.toMatch(/dive[.]example\/(about|contact)[<)]/);
      expect(text).toMatch(/dive[.]example\/map[<)]/);
    }
  });

  test('lastmod is the last change of a list’s records or of a text page’s settings', async () => {
    const app = await open(environment);
    const dayMinutes = 24 * 60;
    const dates = async () => {
      const xml = readXml(await (await app.anonymous('/sitemap.xml')).text());
      const urls = xml.filter(({ name }) => name === 'url');
      const dated = urls.map(
        (url) => [descendantText(url, 'loc'), descendantText(url, 'lastmod')] as const,
      );
      return (path: string) => new Map(dated).get(environment.SITE_URL + path);
    };
    const before = await dates();
    for (const path of ['/', '/blog', '/dive-sites', '/privacy-policy', '/emergency', '/today']) {
      expect(before(path), path).toBeUndefined();
    }

    await post(app, 'Seen', { published: true });
    await addSite(app, { state: 'NSW', region: 'Sydney', type: 'wreck' });
    app.passMinutes(dayMinutes);
    await post(app, 'Hidden', { published: false });
    await addSite(app, { state: 'SA', region: 'Adelaide', type: 'pier' });
    app.passMinutes(dayMinutes);
    const body = { values: { title: 'Privacy' } };
    const privacy = `/api/settings/${settingGroups['privacy-policy'].id}`;
    expect((await app.admin(privacy, { method: 'PATCH', body })).status).toBe(200);

    const after = await dates();
    expect(after('/blog')).toBe('2026-11-21');
    for (const path of ['/dive-sites/nsw', '/dive-sites/wrecks', '/dive-sites/region/sydney']) {
      expect(after(path), path).toBe('2026-11-21');
    }
    for (const path of ['/dive-sites', '/dive-sites/sa', '/map', '/regions/adelaide', '/data']) {
      expect(after(path), path).toBe('2026-11-22');
    }
    expect(after('/privacy-policy')).toBe('2026-11-23');
    for (const path of ['/gear-reviews', '/terms-of-service', '/emergency', '/today']) {
      expect(after(path), path).toBeUndefined();
    }
  });

  test('a sitemap over the limit is an index of parts that list every page once', async () => {
    const app = await open(environment);
    await post(app, 'Seen', { published: true });
    const whole = readXml(await (await app.anonymous('/sitemap.xml')).text());
    const addresses = whole.filter(({ name }) => name === 'loc').map(({ text }) => text);
    const routes = sitemapRoutes(app.services, createSettings(app.services), pagesWithCards, 5);
    const read = async (url: string) => readXml(await (await routes.request(url)).text());
    const [index] = await read('/sitemap.xml');
    expect(index?.name).toBe('sitemapindex');
    const parts = index?.children.map((child) => descendantText(child, 'loc') ?? '') ?? [];
    expect(parts[0]).toBe('https://dive.example/sitemap-1.xml');
    const last = index?.children.at(-1);
    expect(last && descendantText(last, 'lastmod')).toBe('2026-11-21');
    const found: string[] = [];
    for (const part of parts) {
      const urls = (await read(new URL(part).pathname)).filter(({ name }) => name === 'loc');
      expect(urls.length).toBeLessThanOrEqual(5);
      found.push(...urls.map(({ text }) => text));
    }
    expect(found).toEqual(addresses);
  });

  test('GET /robots.txt names the sitemap', async () => {
    const { anonymous } = await open(environment);
    const answer = await anonymous('/robots.txt');
    expect(await answer.text()).toContain('Sitemap: https://dive.example/sitemap.xml');
  });

  test('GET /llms.txt lists the pages in Markdown, with escaped titles and summaries', async () => {
    const app = await open(environment);
    await post(app, 'Fins [long] or *short*', { published: true, slug: 'fins', excerpt: 'Both.' });
    await post(app, 'Hidden', { published: false });
    const answer = await app.anonymous('/llms.txt');
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
    const text = await answer.text();
    expect(text).toMatch(/^# Bottom Time\n\n> /);
    expect(text).toContain(
      '## Articles\n\n- [Fins \\[long\\] or \\*short\\*](https://dive.example/blog/fins): Both.\n',
    );
    expect(text).toContain('(https://dive.example/learn-to-dive)');
    expect(text).toMatch(
      /\n## Regions\n\n(- .+\n)*- \[Adelaide\]\(.+\/regions\/adelaide\): One long line/,
    );
    expect(text).not.toContain('Hidden');
  });
});
