import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import {
  descendantText,
  parseXml,
  withDescendants,
  type XmlElement,
} from '../../../../tests/support/xml-tree.ts';
import type { Article } from '../../../contract/articles.ts';

const environment = { SITE_URL: 'https://dive.example' };
const awkward = 'Fins & "fish" < 10 m ]]> 🐙\u0007';
const content =
  '<p>Down <a href="/dive-sites/1">here</a>, see <a href="#tide">tide</a>.</p><p><img src="/art/articles/diving-the-ss-yongala.jpg" alt="A wreck"></p><p><img src="http://localhost/a.jpg"></p>';

const article = {
  title: awkward,
  slug: 'fins',
  excerpt: 'Short & sweet <3',
  content,
  category: 'Safety',
  imageUrl: '/art/articles/diving-the-ss-yongala.jpg',
  published: true,
};
const review = {
  title: 'A mask',
  content: '<p>Dry.</p>',
  category: 'Masks & Fins',
  imageUrl: 'https://images.example/mask.jpg?a=1&b=2',
  purchaseLink: 'https://shop.example/',
  published: true,
};

/** Publishes an article, and a review an hour later. */
async function withPosts(app: TestApp) {
  const posted = await app.admin('/api/articles', { method: 'POST', body: article });
  app.passMinutes(60);
  await app.admin('/api/reviews', { method: 'POST', body: review });
  return (await posted.json()) as Article;
}

const read = async ({ anonymous }: TestApp, path: string) => {
  const answer = await anonymous(path);
  expect(answer.status, path).toBe(200);
  return { headers: answer.headers, text: await answer.text() };
};

const readXml = (document: string) => withDescendants(parseXml(document));
const childText = (element: XmlElement | undefined, name: string) =>
  element && descendantText(element, name);
const named = (elements: XmlElement[], name: string) =>
  elements.filter((element) => element.name === name);

interface JsonFeed {
  version: string;
  feed_url: string;
  items: { id: string; url: string; content_html: string; image?: string; tags: string[] }[];
}

onSqliteFirst('feeds', (open) => {
  test('GET /rss.xml is RSS 2.0 with full texts, newest first', async () => {
    const app = await open(environment);
    await withPosts(app);
    const { headers, text } = await read(app, '/rss.xml');
    expect(headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    expect(headers.get('Last-Modified')).toBe('Sat, 21 Nov 2026 01:00:00 GMT');
    const elements = readXml(text);
    expect(elements[0]).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
    const [channel] = named(elements, 'channel');
    expect(childText(channel, 'title')).toBe('Bottom Time');
    expect(childText(channel, 'link')).toBe('https://dive.example/');
    expect(childText(channel, 'description')).toBeTruthy();
    expect(named(elements, 'atom:link')[0]?.attributes.href).toBe('https://dive.example/rss.xml');
    const items = named(elements, 'item');
    expect(items.map((item) => childText(item, 'link'))).toEqual([
      'https://dive.example/gear-reviews/a-mask',
      'https://dive.example/blog/fins',
    ]);
    const [, item] = items;
    expect(childText(item, 'title')).toBe(awkward.replace('\u0007', ''));
    expect(childText(item, 'pubDate')).toBe('Sat, 21 Nov 2026 00:00:00 GMT');
    expect(childText(item, 'category')).toBe('Safety');
    expect(childText(item, 'description')).toBe('Short &amp; sweet &lt;3');
    const html = childText(item, 'content:encoded') ?? '';
    expect(html).toContain('<a href="https://dive.example/dive-sites/1"');
    expect(html).toContain('<a href="https://dive.example/blog/fins#tide"');
    expect(html).toContain(
      '<img src="https://dive.example/art/articles/diving-the-ss-yongala.jpg" alt="A wreck" />',
    );
    expect(html).toContain('Image not available');
    expect(html).not.toMatch(/(src|href)="(?!https:\/\/dive\.example)/);
  });

  test('GET /atom.xml has the elements that RFC 4287 requires', async () => {
    const app = await open(environment);
    await withPosts(app);
    const elements = readXml((await read(app, '/atom.xml')).text);
    const [feed] = elements;
    expect(feed?.attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
    for (const name of ['id', 'title', 'updated']) expect(childText(feed, name), name).toBeTruthy();
    expect(childText(feed, 'updated')).toBe('2026-11-21T01:00:00.000Z');
    const entries = named(elements, 'entry');
    expect(entries).toHaveLength(2);
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'published', 'summary', 'content']) {
        expect(childText(entry, name), name).toBeTruthy();
      }
      expect(
        childText(
          entry.children.find(({ name }) => name === 'author'),
          'name',
        ),
      ).toBeTruthy();
    }
    expect(new Set(entries.map((entry) => childText(entry, 'id'))).size).toBe(2);
  });

  test('GET /feed.json is JSON Feed 1.1', async () => {
    const app = await open(environment);
    await withPosts(app);
    const { headers, text } = await read(app, '/feed.json');
    expect(headers.get('Content-Type')).toBe('application/feed+json; charset=utf-8');
    const feed = JSON.parse(text) as JsonFeed;
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Bottom Time',
      home_page_url: 'https://dive.example/',
      feed_url: 'https://dive.example/feed.json',
    });
    expect(feed.items[0]).toMatchObject({
      url: 'https://dive.example/gear-reviews/a-mask',
      image: 'https://images.example/mask.jpg?a=1&b=2',
      date_published: '2026-11-21T01:00:00.000Z',
      tags: ['Masks & Fins'],
      authors: [{ name: 'The Bottom Time Editor' }],
    });
  });

  test('an item keeps its id when its slug and title change', async () => {
    const app = await open(environment);
    const { id } = await withPosts(app);
    const ids = async () =>
      (JSON.parse((await read(app, '/feed.json')).text) as JsonFeed).items.map((item) => item.id);
    const before = await ids();
    const body = { slug: 'other', title: 'Other' };
    await app.admin(`/api/articles/${id}`, { method: 'PATCH', body });
    expect(await ids()).toEqual(before);
    expect(before).toContain(`tag:dive.example,2026:articles/${id}`);
  });

  test('a category has its own feed, and an unknown category has none', async () => {
    const app = await open(environment);
    await withPosts(app);
    const items = async (category: string) => {
      const path = `/feed.json?${new URLSearchParams({ category })}`;
      return (JSON.parse((await read(app, path)).text) as JsonFeed).items;
    };
    expect((await items('Safety')).map(({ url }) => url)).toEqual([
      'https://dive.example/blog/fins',
    ]);
    expect(await items('Masks & Fins')).toHaveLength(1);
    expect(await items('Cameras')).toEqual([]);
    const { text } = await read(app, '/rss.xml?category=Masks+%26+Fins');
    expect(childText(named(readXml(text), 'channel')[0], 'link')).toBe(
      'https://dive.example/gear-reviews?category=Masks+%26+Fins',
    );
    const unknown = await app.anonymous('/rss.xml?category=Submarines');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toEqual({ error: 'There is no category “Submarines”.' });
    expect((await app.anonymous('/atom.xml?category=')).status).toBe(200);
    expect((await app.anonymous(`/atom.xml?category=${'x'.repeat(101)}`)).status).toBe(400);
  });

  test('a reader with the newest feed gets 304, and the new feed after a change', async () => {
    const app = await open(environment);
    const { id } = await withPosts(app);
    const etag = (await read(app, '/rss.xml')).headers.get('ETag') ?? '';
    const again = () => app.anonymous('/rss.xml', { headers: { 'If-None-Match': etag } });
    expect((await again()).status).toBe(304);
    await app.admin(`/api/articles/${id}`, { method: 'PATCH', body: { published: false } });
    const changed = await again();
    expect(changed.status).toBe(200);
    expect(named(readXml(await changed.text()), 'item')).toHaveLength(1);
  });
});
