import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Entry } from 'yauzl';
import { onSqliteFirst, openApp, type TestApp } from '../../../../tests/support/both-databases.ts';
import {
  ghostExport,
  openOldSite,
  type WordPressPost,
  wordPressExport,
  wordPressPicture,
} from '../../../../tests/support/exports.ts';
import { writeZip } from '../../../../tests/support/write-zip.ts';
import type { Article } from '../../../contract/articles.ts';
import type { Archive, Move, MoveChoices, MovedPost } from '../../../contract/moving.ts';
import type { Page } from '../../../contract/pages.ts';
import { createApp } from '../../app.ts';
import { openSession } from '../../platform/auth/session-store.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { sessionCookie } from '../../platform/http/session-cookie.ts';
import type { MediaLibrary } from '../../platform/media/add-file.ts';
import { uploadFolder } from '../../platform/media/store.ts';
import type { Reach } from '../../platform/outbound/public-request.ts';
import type { Pages } from '../../platform/pages/pages.ts';
import { createPictureImporter } from './import-pictures.ts';
import { startMove } from './queries.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-moving-'));
let old: Awaited<ReturnType<typeof openOldSite>>;
beforeAll(async () => {
  old = await openOldSite();
});
beforeEach(() => {
  old.asked.length = 0;
});
afterAll(async () => {
  await old.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Pages that all answer 404, so that former addresses redirect. */
const noPages: Pages = {
  fetch: async () =>
    new Response('<!doctype html><html><head></head><body></body></html>', {
      status: 404,
      headers: { 'Content-Type': 'text/html' },
    }),
};

const archives = '/api/admin/archives';

const thisMachine: Reach = {
  isAllowed: (address) => address === '127.0.0.1',
  allowsPort: () => true,
};

/** A second app on the same database, which may fetch pictures from 127.0.0.1. */
function openMover(site: TestApp, reach = thisMachine) {
  const { app, mover } = createApp(site.services, noPages, reach);
  async function call(path: string, method = 'GET', body?: BodyInit, type = 'application/json') {
    const { token } = await openSession(site.services);
    return app.request(path, {
      method,
      ...(body !== undefined && { body }),
      headers: {
        Cookie: `${sessionCookie(site.services.config)}=${token}`,
        ...(body !== undefined && { 'Content-Type': type }),
      },
    });
  }
  const api = '/api/admin/moves';
  const find = async (id: number) => (await (await call(`${api}/${id}`)).json()) as Move;
  return {
    app,
    call,
    find,
    async upload(content: string | Uint8Array<ArrayBuffer>, name: string): Promise<Move> {
      const answer = await call(`${api}?name=${name}`, 'POST', content, 'application/octet-stream');
      expect(answer.status).toBe(201);
      const { id } = (await answer.json()) as Move;
      await mover.run();
      return find(id);
    },
    run: () => mover.run(),
    async startOnly({ id }: Move) {
      const answer = await app.request(`${api}/${id}`);
      expect(answer.status, 'a stranger').toBe(401);
      await startMove(site.services, id, { address: '' });
    },
    /** Runs the worker until a condition holds. */
    async runUntil(isSo: () => Promise<boolean>) {
      const { stop } = mover.start();
      while (!(await isSo())) await new Promise(setImmediate);
      await stop();
    },
    async start({ id, choices }: Move, changes: Partial<MoveChoices> = {}): Promise<Move> {
      const body = JSON.stringify({ ...choices, ...changes });
      expect((await call(`${api}/${id}/choices`, 'PUT', body)).status).toBe(200);
      expect((await call(`${api}/${id}/start`, 'POST')).status).toBe(200);
      await mover.run();
      return find(id);
    },
    posts: async ({ id }: Move) => (await (await call(`${api}/${id}/posts`)).json()) as MovedPost[],
    articles: async () => (await (await call('/api/articles?admin=true')).json()) as Article[],
  };
}

/** A text as the editor of Ghost 5 and 6 stores it. */
const lexicalText = JSON.stringify({
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'extended-text', text: 'Deep', format: 1 },
          { type: 'extended-text', text: ' ', format: 0 },
          {
            type: 'link',
            url: '__GHOST_URL__/other/',
            children: [{ type: 'extended-text', text: 'other', format: 0 }],
          },
        ],
      },
      {
        type: 'image',
        src: '__GHOST_URL__/content/images/2021/02/blue.png',
        alt: 'Fin',
        cardWidth: 'regular',
      },
    ],
  },
});

const bySlug = (articles: readonly Article[]) =>
  Object.fromEntries(articles.map((article) => [article.slug, article]));

const wreck: WordPressPost = {
  id: 7,
  title: 'A wreck &amp; its fish',
  slug: 'a-wreck',
  excerpt: 'Down the line.',
  terms: [
    ['category', 'Wreck trips'],
    ['post_tag', 'Odd tag'],
  ],
  meta: {
    _thumbnail_id: '20',
    _yoast_wpseo_title: 'The wreck in short',
    _yoast_wpseo_metadesc: 'What to see',
    '_yoast_wpseo_meta-robots-noindex': '1',
  },
};

onSqliteFirst('moving in', (openSite) => {
  const open = async () => openMover(await openSite({ DATA_DIR: dataDir }));

  test('a post of WordPress is imported with date, slug, byline, category, pictures and search fields', async () => {
    const mover = await open();
    const uploads = `${old.url}/wp-content/uploads/2019/05`;
    const content = `First words\nsecond line\n\n[caption id="x"]<img src="${uploads}/blue-300x200.png" alt="A fin" /> Blue caption[/caption]\n\n[gallery ids="20,21"]\n\n<a href="${old.url}/2018/01/other/">other</a> and <a href="${old.url}/?p=8#end">again</a>\n\nhttps://youtu.be/abcDEF12345`;
    const move = await mover.upload(
      wordPressExport(old.url, [
        { ...wreck, content, more: '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>' },
        {
          id: 8,
          title: 'Other',
          slug: 'other',
          content: '<p>Other.</p>',
          date: '2018-01-02 00:00:00',
        },
        wordPressPicture(20, `${uploads}/red.png`, 'A red fish'),
        wordPressPicture(21, `${uploads}/green.png`),
      ]),
      'old.xml',
    );
    expect(move).toMatchObject({ state: 'read', kind: 'wordpress', posts: 2, done: 0 });
    expect(move.notes).toEqual(['Left behind: 1 comment, since this site has none.']);
    expect(move.choices.categories).toEqual({ 'Wreck trips': 'Dive Sites' });
    expect(await mover.articles(), 'a dry run').toEqual([]);

    const done = await mover.start(move);
    expect(done).toMatchObject({ state: 'done', done: 2, pictures: 3, outcomes: { added: 2 } });
    const { 'a-wreck': article } = bySlug(await mover.articles());
    expect(article).toMatchObject({
      title: 'A wreck & its fish',
      author: 'Jo Diver',
      category: 'Dive Sites',
      excerpt: 'Down the line.',
      published: true,
      publishedAt: '2019-05-04T03:02:01.000Z',
      createdAt: '2019-05-04T03:02:01.000Z',
    });
    const whole = (await (await mover.call(`/api/articles/${article?.id}`)).json()) as Article;
    expect(whole).toMatchObject({
      seoTitle: 'The wreck in short',
      seoDescription: 'What to see',
      noindex: true,
    });
    expect(whole.imageUrl).toMatch(/^\/media\/[a-f0-9]{16}\/30x20[.]jpg$/);
    expect(whole.content).toContain('<p>First words<br />\nsecond line</p>');
    expect(whole.content).toMatch(
      /<figure><img src="\/media\/[^"]+" alt="A fin"[^>]*\/><figcaption>Blue caption<\/figcaption><\/figure>/,
    );
    expect(whole.content).toMatch(
      /<div data-block="gallery">(<figure><img src="\/media[^>]+><\/figure>){2}<\/div>/,
    );
    expect(whole.content).toContain('href="/blog/other"');
    expect(whole.content).toContain('href="/blog/other#end"');
    expect(whole.content).toContain(
      'data-video="https://www.youtube-nocookie.com/embed/abcDEF12345"',
    );
    const library = (await (await mover.call('/api/media')).json()) as {
      alt: string;
      state: string;
    }[];
    expect(library.map(({ alt }) => alt).sort()).toEqual(['', 'A fin', 'A red fish']);
    expect(
      library.every(({ state }) => state === 'ready'),
      'its sizes are made',
    ).toBe(true);
    expect(
      old.asked.filter((path) => path.endsWith('red.png')),
      'fetched once',
    ).toHaveLength(1);
  });

  test('old addresses redirect to the article, even after its slug changes', async () => {
    const mover = await open();
    const move = await mover.upload(
      wordPressExport(old.url, [{ ...wreck, content: 'Words.' }]),
      'a.xml',
    );
    await mover.start(move);
    const [article] = await mover.articles();
    const target = async (path: string) => {
      const answer = await mover.app.request(path);
      return [answer.status, answer.headers.get('Location')];
    };
    expect(await target('/2019/05/a-wreck/')).toEqual([301, '/blog/a-wreck']);
    expect(await target('/?p=7')).toEqual([301, '/blog/a-wreck']);
    expect(await target('/?p=9999')).toEqual([302, '/']);
    const renamed = JSON.stringify({ slug: 'the-wreck' });
    expect((await mover.call(`/api/articles/${article?.id}`, 'PATCH', renamed)).status).toBe(200);
    expect(await target('/?p=7')).toEqual([301, '/blog/the-wreck']);
    expect(await target('/2019/05/a-wreck')).toEqual([301, '/blog/the-wreck']);
  });

  test('old lists redirect to a list or search of this site, except where the owner has a redirect', async () => {
    const mover = await open();
    const own = JSON.stringify({ path: '/tag/mine', target: '/about' });
    expect((await mover.call('/api/admin/redirects', 'PUT', own)).status).toBe(200);
    const above =
      '<wp:category><wp:category_nicename>wrecks</wp:category_nicename><wp:category_parent>trips</wp:category_parent></wp:category>';
    const move = await mover.upload(
      wordPressExport(
        old.url,
        [
          {
            id: 1,
            title: 'Post',
            content: 'Words.',
            terms: [
              ['category', 'Wrecks'],
              ['category', 'Uncategorized'],
              ['post_tag', 'Odd'],
              ['post_tag', 'Night dives'],
              ['post_tag', 'Mine'],
            ],
          },
        ],
        above,
      ),
      'a.xml',
    );
    await mover.start(move, { categories: { Wrecks: 'Dive Sites', Odd: 'News' } });
    const target = async (path: string) => (await mover.app.request(path)).headers.get('Location');
    expect(await target('/category/trips/wrecks/')).toBe('/blog?category=Dive+Sites');
    expect(await target('/tag/odd/'), 'News has no list of its own').toBe('/blog');
    expect(await target('/tag/night-dives')).toBe('/search?q=Night+dives');
    expect(await target('/category/uncategorized')).toBe('/blog');
    expect(await target('/author/jo')).toBe('/blog');
    expect(await target('/tag/mine')).toBe('/about');
    const ghost = ghostExport([{ id: 'a', tags: ['Reef safety', '#hidden'] }]);
    await mover.start(await mover.upload(ghost, 'b.json'), {
      categories: { 'Reef safety': 'Safety' },
    });
    expect(await target('/tag/reef-safety/')).toBe('/blog?category=Safety');
    expect(await target('/author/sam-reef/')).toBe('/blog');
    expect(await target('/tag/hidden/')).toBeNull();
  }, 60_000);

  test('a second import updates changed posts, and skips those that the owner edited or deleted', async () => {
    const mover = await open();
    const posts = (word: string) =>
      [1, 2, 3, 4].map((id) => ({
        id,
        title: `Post ${id}`,
        content: id === 4 ? 'Same.' : `${word} <img src="${old.url}/wp-content/uploads/red.png">`,
      }));
    await mover.start(await mover.upload(wordPressExport(old.url, posts('Before')), 'a.xml'));
    const first = bySlug(await mover.articles());
    const edited = JSON.stringify({ title: 'Mine now' });
    await mover.call(`/api/articles/${first['post-2']?.id}`, 'PATCH', edited);
    await mover.call(`/api/articles/${first['post-3']?.id}`, 'DELETE');

    const move = await mover.upload(wordPressExport(old.url, posts('After')), 'b.xml');
    const expected = { updated: 1, edited: 1, deleted: 1, same: 1 };
    expect(move.outcomes, 'the dry run says so').toEqual(expected);
    expect((await mover.start(move)).outcomes).toEqual(expected);
    const after = bySlug(await mover.articles());
    expect(Object.keys(after).sort()).toEqual(['post-1', 'post-2', 'post-4']);
    expect(after['post-1']?.content).toContain('After');
    expect(after['post-2']).toMatchObject({ title: 'Mine now' });
    expect(after['post-2']?.content).toContain('Before');
    expect(old.asked, 'one picture of one address').toHaveLength(1);
  }, 60_000);

  test('a page is imported with its date, picture, search fields and redirects', async () => {
    const mover = await open();
    const picture = `${old.url}/wp-content/uploads/2019/05/red.png`;
    const move = await mover.upload(
      wordPressExport(old.url, [
        {
          ...{ id: 1, title: 'Who we are', type: 'page', slug: 'who' },
          content: `We. <a href="${old.url}/?page_id=3">Boat</a>`,
          excerpt: 'Us in short.',
          meta: { _thumbnail_id: '20' },
        },
        { id: 2, title: 'Post', content: `<a href="${old.url}/2019/05/who/">who</a>` },
        { id: 3, title: 'Our boat', type: 'page', slug: 'boat', status: 'draft', content: 'It.' },
        wordPressPicture(20, picture, 'Red boat'),
      ]),
      'a.xml',
    );
    expect(move.outcomes).toEqual({ added: 3 });
    const [listed] = await mover.posts(move);
    expect(listed).toMatchObject({ type: 'page', resource: 'pages', category: null });
    expect((await mover.start(move)).outcomes).toEqual({ added: 3 });
    const pages = (await (await mover.call('/api/pages?admin=true')).json()) as Page[];
    expect(pages.map(({ slug, published }) => [slug, published])).toEqual([
      ['boat', false],
      ['who', true],
    ]);
    const read = async (path: string) =>
      (await mover.app.request(`/api/pages/slug/${path}`)).json();
    expect(await read('who')).toMatchObject({
      title: 'Who we are',
      publishedAt: '2019-05-04T03:02:01.000Z',
      createdAt: '2019-05-04T03:02:01.000Z',
      seoDescription: 'Us in short.',
      content: expect.stringMatching(
        /^<figure>.*<img src="\/media[^>]+alt="Red boat"[^>]*\/>.*<\/figure><p>We[.] <a href="\/boat">Boat<\/a>/,
      ),
    });
    const [article] = await mover.articles();
    expect(article?.content).toContain('href="/who"');
    const target = async (path: string) => (await mover.app.request(path)).headers.get('Location');
    expect(await target('/?page_id=1')).toBe('/who');
    expect(await target('/2019/05/who/')).toBe('/who');

    const ghost = ghostExport([{ id: 'e', type: 'page', title: 'Hire', slug: 'hire' }]);
    await mover.start(await mover.upload(ghost, 'b.json'));
    expect(await read('hire')).toMatchObject({ title: 'Hire', content: '<p>Words.</p>' });
  });

  test('an import omits pages if the owner chooses so, and a later import adds them', async () => {
    const mover = await open();
    const posts = (word: string) => [
      { id: 1, title: 'Who we are', type: 'page', slug: 'who', content: word },
      { id: 2, title: 'Post', content: 'Words.' },
    ];
    const pages = async () => (await (await mover.call('/api/pages?admin=true')).json()) as Page[];
    const move = await mover.upload(wordPressExport(old.url, posts('We.')), 'a.xml');
    expect((await mover.start(move, { pages: 'leave' })).outcomes).toEqual({ left: 1, added: 1 });
    expect(await pages()).toEqual([]);
    const again = async (word: string) =>
      mover.start(await mover.upload(wordPressExport(old.url, posts(word)), 'a.xml'), {
        pages: 'pages',
      });
    expect((await again('We.')).outcomes).toEqual({ added: 1, same: 1 });
    expect((await again('We all.')).outcomes).toEqual({ updated: 1, same: 1 });
    const [page] = await pages();
    const changes = JSON.stringify({ title: 'Mine now' });
    expect((await mover.call(`/api/pages/${page?.id}`, 'PATCH', changes)).status).toBe(200);
    expect((await again('Others.')).outcomes).toEqual({ edited: 1, same: 1 });
    expect(await pages()).toMatchObject([{ title: 'Mine now', slug: 'who' }]);
    await mover.call(`/api/pages/${page?.id}`, 'DELETE');
    expect((await again('Others.')).outcomes).toEqual({ deleted: 1, same: 1 });
    expect(await pages()).toEqual([]);
  }, 60_000);

  test('a page gets another address if this site already uses the old address', async () => {
    const mover = await open();
    const own = JSON.stringify({ path: '/hire', target: '/contact' });
    expect((await mover.call('/api/admin/redirects', 'PUT', own)).status).toBe(200);
    const mine = JSON.stringify({ title: 'Boat', slug: 'boat', content: 'It.', published: true });
    expect((await mover.call('/api/pages', 'POST', mine)).status).toBe(201);
    const page = (slug: string, id: number) => ({
      ...{ id: `p${id}`, type: 'page', slug, title: slug, html: `<p>${slug}</p>` },
    });
    const move = await mover.upload(
      ghostExport(['about', 'boat', 'hire', 'crew'].map(page)),
      'a.json',
    );
    const done = await mover.start(move);
    expect(done.outcomes).toEqual({ added: 4 });
    const posts = await mover.posts(done);
    expect(posts.map(({ slug }) => slug)).toEqual(['about-2', 'boat-2', 'hire-2', 'crew']);
    expect(posts[0]?.notes).toContain('Its address “about” is taken here: it gets “about-2”.');
    expect(posts[0]?.notes.join()).toContain('/about is a page of this site, and shows that one');
    expect((await mover.app.request('/hire')).headers.get('Location')).toBe('/contact');
    expect((await mover.app.request('/about-2/')).status).not.toBe(301);
  });

  test('posts without title or text, with the same slug or a password get a note each', async () => {
    const mover = await open();
    const move = await mover.upload(
      wordPressExport(old.url, [
        { id: 1, content: 'Only words without any title', slug: '' },
        { id: 2, title: 'Twice', slug: 'twice', content: 'One.' },
        { id: 3, title: 'Twice', slug: 'twice', content: 'Two.' },
        { id: 4, title: 'Empty', content: '' },
        {
          id: 5,
          title: 'Locked',
          content: 'Secret.',
          more: '<wp:post_password>x</wp:post_password>',
        },
        { id: 6, title: 'Later', status: 'future', date: '2030-01-01 00:00:00', content: 'Later.' },
        { id: 7, title: 'Bin', status: 'trash', content: 'Gone.' },
      ]),
      'a.xml',
    );
    const done = await mover.start(move);
    expect(done.outcomes).toEqual({ added: 6 });
    const notes = Object.fromEntries(
      (await mover.posts(done)).map((post) => [post.slug, post.notes.join(' ')]),
    );
    expect(notes['only-words-without-any-title']).toContain('has no title');
    expect(notes['twice-2']).toContain('Its address “twice” is taken here: it gets “twice-2”.');
    expect(notes['post-4']).toContain('no text and comes as a draft');
    expect(notes['post-5']).toContain('password');
    const articles = bySlug(await mover.articles());
    expect(articles['post-5']?.published).toBe(false);
    expect(articles['post-6']).toMatchObject({
      published: false,
      publishAt: '2030-01-01T00:00:00.000Z',
    });
    expect(articles['post-2'], 'trash').toBeUndefined();
  });

  test('pictures at private addresses keep their old addresses and are reported', async () => {
    const site = await openSite({ DATA_DIR: dataDir });
    const content = `Words <img src="${old.url}/uploads/red.png"><img src="http://169.254.169.254/x.png">`;
    const wholePost = { id: 1, title: 'Post', content };
    const strict = openMover(site, { isAllowed: () => false, allowsPort: () => true });
    const move = await strict.upload(wordPressExport(old.url, [wholePost]), 'a.xml');
    const done = await strict.start(move);
    const [post] = await strict.posts(done);
    expect(post?.notes.join()).toMatch(/^2 pictures stay .* not one of the public web[.]$/);
    const [article] = await strict.articles();
    expect(article?.content).toContain(`src="${old.url}/uploads/red.png"`);
    expect(old.asked, 'nothing was asked').toEqual([]);

    const mover = openMover(site);
    const again = await mover.upload(wordPressExport(old.url, [wholePost]), 'a.xml');
    expect(again.outcomes, 'a repeat tries them again').toEqual({ updated: 1 });
    await mover.start(again);
    expect((await mover.articles())[0]?.content).toMatch(/src="\/media\//);
  });

  test('a post of Ghost is imported with its cards as blocks', async () => {
    const mover = await open();
    const manyTags = Array.from({ length: 11 }, (_, index) => `Tag ${index}`);
    const html = `<p>Before <a href="__GHOST_URL__/other/">other</a></p>
<figure class="kg-card kg-image-card kg-width-wide kg-card-hascaption"><img src="__GHOST_URL__/content/images/size/w1000/2021/02/blue.png" class="kg-image" alt="Fin"><figcaption><em>Blue</em></figcaption></figure>
<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/red.png"></div><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/green.png"></div></div></div></figure>
<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://example.com/x"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A title</div><div class="kg-bookmark-description">About it</div></div><div class="kg-bookmark-thumbnail"><img src="https://example.com/t.png"></div></a></figure>
<figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/abcDEF12345"></iframe></figure>
<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">!</div><div class="kg-callout-text">Mind the <b>step</b></div></div>
<!--kg-card-begin: html--><script>x()</script><p onclick="x()">Raw</p><!--kg-card-end: html-->`;
    const move = await mover.upload(
      ghostExport(
        [
          {
            id: 'a',
            html,
            tags: ['Safety first', 'Quiet weekends', '#hidden', ...manyTags],
            feature_image: '__GHOST_URL__/content/images/red.png',
            custom_excerpt: 'In short',
          },
          { id: 'b', slug: 'other' },
          { id: 'c', html: null, lexical: '{"root":{}}', plaintext: 'Only words' },
          { id: 'f', html: null, lexical: lexicalText },
          { id: 'g', html: null, mobiledoc: '{"sections":[[1,"p",[[0,[],0,"Old words"]]]]}' },
          { id: 'h', html: null, lexical: '{"root":', plaintext: 'Half' },
          { id: 'd', visibility: 'paid' },
          { id: 'e', type: 'page' },
        ],
        [{ post_id: 'a', meta_title: 'For search', feature_image_alt: 'Red fish' }],
      ),
      'ghost.json',
    );
    expect(move).toMatchObject({ state: 'read', kind: 'ghost', posts: 8 });
    const done = await mover.start(move, { oldSite: old.url });
    expect(done.outcomes).toEqual({ added: 8 });
    const articles = bySlug(await mover.articles());
    const [article] = [articles['post-a']];
    expect(article).toMatchObject({
      author: 'Jo Diver and Sam Reef',
      category: 'Safety',
      excerpt: 'In short',
      publishedAt: '2021-02-03T04:05:06.000Z',
    });
    const whole = await mover.app.request('/api/articles/slug/post-a');
    expect(await whole.json()).toMatchObject({
      tags: ['Safety first', 'Quiet weekends', ...manyTags.slice(0, 10)],
    });
    const text = article?.content ?? '';
    expect(text).toContain('<a href="/blog/other">other</a>');
    expect(text).toMatch(
      /<figure class="wide"><img src="\/media[^>]+alt="Fin"[^>]*><figcaption><em>Blue<\/em>/,
    );
    expect(text).toMatch(
      /<div data-block="gallery">(<figure><img src="\/media[^>]+><\/figure>){2}<\/div>/,
    );
    expect(text).toContain('A title</a><br />About it</p>');
    expect(text).toContain('<figure data-block="video"');
    expect(text).toContain(
      '<aside data-block="callout" data-kind="note"><p>Mind the <strong>step</strong></p></aside>',
    );
    expect(text).toContain('<p>Raw</p>');
    expect(text).not.toMatch(/script|onclick|kg-|example[.]com[/]t/);
    const notes = Object.fromEntries(
      (await mover.posts(done)).map((post) => [post.slug, post.notes.join(' ')]),
    );
    expect(notes['post-a']).toContain('card of HTML');
    expect(notes['post-a']).toContain('Only the first 12 of its tags come.');
    expect(notes['post-c']).not.toContain('tags');
    expect(notes['post-c']).toContain('its words alone');
    expect(articles['post-c']?.content).toBe('<p>Only words</p>');
    expect(articles['post-f']?.content).toMatch(
      /^<p><strong>Deep<\/strong> <a href="\/blog\/other">other<\/a><\/p><figure><img src="\/media\/[^>]+alt="Fin"/,
    );
    expect(articles['post-g']?.content).toBe('<p>Old words</p>');
    expect(notes['post-h']).toContain('damaged in the export');
    expect(articles['post-h']?.content).toBe('<p>Half</p>');
    expect(articles['post-d']?.published).toBe(false);
    expect((await mover.app.request('/other/')).headers.get('Location')).toBe('/blog/other');
  });

  test.each([
    [
      'half an export of WordPress',
      'half.xml',
      wordPressExport('https://x.example', [wreck]).slice(0, -40),
      'breaks off',
    ],
    [
      'half an export of Ghost',
      'half.json',
      ghostExport([{ id: 'a' }]).slice(0, -9),
      'no whole JSON',
    ],
    ['another JSON', 'other.json', '{"name":"x"}', 'no export of Ghost'],
    ['another XML', 'other.xml', '<?xml version="1.0"?><feed></feed>', 'no export of WordPress'],
    ['another file', 'other.txt', 'words', 'no export of Ghost (JSON) or WordPress (XML)'],
    ['a broken ZIP', 'broken.zip', 'PK\u0003\u0004 nothing', 'damaged'],
    ['an export of nothing', 'empty.xml', wordPressExport('https://x.example', []), 'no posts'],
  ])(
    '%s is refused with the reason, and changes nothing',
    async (_title, name, content, sentence) => {
      const mover = await open();
      const move = await mover.upload(content, name);
      expect(move).toMatchObject({ state: 'failed', posts: 0 });
      expect(move.problem).toContain(sentence);
      const started = await mover.call(`/api/admin/moves/${move.id}/start`, 'POST');
      expect(started.status).toBe(409);
      expect(await mover.articles()).toEqual([]);
    },
  );

  test('a ZIP is detected by its first bytes, and damage after the upload is reported', async () => {
    const site = await openSite({ DATA_DIR: dataDir });
    const mover = openMover(site);
    const post = { id: 'z', html: '<img src="__GHOST_URL__/content/images/100%25/red.png">' };
    const zip = writeZip([
      { name: 'old.ghost.json', content: Buffer.from(ghostExport([post])) },
      { name: 'content/images/100%/red.png', content: old.picture('red.png') },
    ]);
    const upload = () => mover.upload(zip, 'backup.bin');
    const damaged = await upload();
    const { file } = await site.services.database
      .selectFrom('moves')
      .select('file')
      .where('id', '=', damaged.id)
      .executeTakeFirstOrThrow();
    writeFileSync(join(uploadFolder(site.services.config), file), 'PK damaged');
    expect(await mover.start(damaged)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('This ZIP is damaged'),
    });
    const move = await mover.start(await upload(), { oldSite: 'https://old.example' });
    expect(move).toMatchObject({ state: 'done', pictures: 1 });
    expect(old.asked).toEqual([]);
  });

  test('a full disk stops an import instead of counting as a missing picture', async () => {
    const { services } = await openSite({ DATA_DIR: dataDir });
    const isFull = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const entries = new Map([['uploads/red.png', {} as Entry]]);
    const zip = { entries, open: () => Promise.reject(isFull), close: () => {} };
    const importer = createPictureImporter(services, {} as MediaLibrary, {
      ...{ ...thisMachine, userAgent: '', signal: new AbortController().signal, zip },
      ...{ actor: { address: '' }, oldSite: old.url },
    });
    await expect(importer.importPicture('/uploads/red.png', '')).rejects.toBe(isFull);
  });

  test('an export that another instance reads can be claimed again after 75 minutes', async () => {
    const site = await openSite({ DATA_DIR: dataDir });
    const { config, database, clock } = site.services;
    const services = { ...site.services, config: { ...config, databaseUrl: 'postgres://several' } };
    const mover = openMover({ ...site, services });
    const move = await mover.upload(ghostExport([{ id: 'a' }]), 'a.json');
    const claimedBefore = async (minutes: number) => {
      const claimedAt = new Date(clock().getTime() - minutes * 60_000).toISOString();
      await database.updateTable('moves').set({ state: 'waiting', claimedAt }).execute();
      await mover.run();
      return (await mover.find(move.id)).state;
    };
    expect(await claimedBefore(70)).toBe('waiting');
    expect(await claimedBefore(80)).toBe('read');
  });

  test('an upload is refused if its Content-Length exceeds the limit', async () => {
    const site = await openSite({ DATA_DIR: dataDir });
    const { token } = await openSession(site.services);
    const answer = await openMover(site).app.request('/api/admin/moves?name=big.zip', {
      method: 'POST',
      body: 'x',
      headers: {
        Cookie: `${sessionCookie(site.services.config)}=${token}`,
        'Content-Type': 'application/octet-stream',
        'Content-Length': String(2_000_000_000),
      },
    });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('npm run move-in');
  });

  test('300 posts of WordPress are all imported after an interruption that left a stale claim', {
    tags: 'slow',
    timeout: 120_000,
  }, async () => {
    const site = await openSite({ DATA_DIR: dataDir });
    const mover = openMover(site);
    const posts = Array.from({ length: 300 }, (_, index): WordPressPost => {
      const id = index + 1;
      const next = `${old.url}/2019/05/post-${(id % 300) + 1}/`;
      const picture = `${old.url}/wp-content/uploads/${id % 30}/${['red', 'blue', 'green'][id % 3]}.png`;
      return {
        id,
        title: `Post ${id}`,
        content: `<p>${'Words of a post. '.repeat(200)}</p><p><a href="${next}">next</a></p><img src="${picture}">`,
        terms: [['category', id % 2 ? 'Marine life' : 'Tips']],
      };
    });
    const move = await mover.upload(wordPressExport(old.url, posts), 'large.xml');
    expect(move).toMatchObject({ posts: 300, outcomes: { added: 300 } });

    const dying = openMover(site);
    await dying.startOnly(move);
    const { database, clock } = site.services;
    await dying.runUntil(async () => (await mover.find(move.id)).done >= 20);
    await database
      .updateTable('moves')
      .set({ claimedAt: new Date(clock().getTime() - 3_600_000).toISOString() })
      .where('id', '=', move.id)
      .execute();
    const half = await mover.find(move.id);
    expect(half.done).toBeLessThan(300);
    expect(await mover.articles()).toHaveLength(half.done);

    await mover.run();
    const done = await mover.find(move.id);
    expect(done).toMatchObject({
      state: 'done',
      done: 300,
      outcomes: { added: 300 },
      pictures: 30,
    });
    const articles = await mover.articles();
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(300);
    const library = (await (await mover.call('/api/media')).json()) as unknown[];
    expect(library, 'the same picture once').toHaveLength(3);
    for (const { slug, content, imageUrl, publishedAt } of articles) {
      const id = Number(slug.replace('post-', ''));
      expect(content).toContain(`href="/blog/post-${(id % 300) + 1}"`);
      expect(imageUrl).toMatch(/^\/media\//);
      expect(publishedAt).toBe('2019-05-04T03:02:01.000Z');
    }
    const redirects = await database
      .selectFrom('redirects')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(redirects.count), 'two a post, two categories, one author').toBe(603);
  });

  test('300 posts of Ghost are imported with the pictures of their ZIP, without a request', {
    tags: 'slow',
    timeout: 120_000,
  }, async () => {
    const mover = await open();
    const posts = Array.from({ length: 300 }, (_, index) => ({
      id: `g${index}`,
      html: `<p>Words</p><img src="__GHOST_URL__/content/images/2021/0${index % 9}/red.png">`,
      tags: ['News'],
    }));
    const pictures = Array.from({ length: 9 }, (_, index) => ({
      name: `content/images/2021/0${index}/red.png`,
      content: old.picture('red.png'),
    }));
    const zip = writeZip([
      { name: 'content/data/old.ghost.json', content: Buffer.from(ghostExport(posts)) },
      ...pictures,
    ]);
    const move = await mover.upload(zip, 'backup.zip');
    expect(move).toMatchObject({ kind: 'ghost', posts: 300 });
    const done = await mover.start(move, { oldSite: 'https://old.example' });
    expect(done).toMatchObject({ outcomes: { added: 300 }, pictures: 9 });
    const articles = await mover.articles();
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(300);
    for (const { slug, imageUrl, publishedAt, content } of articles) {
      expect(slug).toMatch(/^post-g\d+$/);
      expect(imageUrl).toMatch(/^\/media\//);
      expect(content).toContain(`src="${imageUrl}"`);
      expect(publishedAt).toBe('2021-02-03T04:05:06.000Z');
      const address = `/${slug}/`;
      const answer = await mover.app.request(address);
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, `/blog/${slug}`]);
    }
    expect(old.asked).toEqual([]);
  });
});

test('an archive for moving out is made in the background, one at a time, and downloaded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-archive-'));
  const environment = { DATA_DIR: folder };
  const database = openDatabase(parseConfig(environment));
  try {
    await migrate(database);
    const mover = openMover(openApp(database, environment));
    const list = async () => (await (await mover.call(archives)).json()) as Archive[];
    expect((await mover.call(archives, 'POST')).status).toBe(200);
    expect((await mover.call(archives, 'POST')).status).toBe(409);
    expect((await mover.call(archives)).status).toBe(200);
    await mover.run();
    const [made] = await list();
    expect(made).toMatchObject({ state: 'done', problem: null });
    const file = await mover.call(`${archives}/${made?.id}/file`);
    expect(file.headers.get('Content-Disposition')).toMatch(
      /filename="bottom-time-.*-move-out[.]tar[.]gz"/,
    );
    const content = new Uint8Array(await file.arrayBuffer());
    expect([content.length, content[0], content[1]]).toEqual([made?.bytes, 0x1f, 0x8b]);
    expect((await mover.app.request(`${archives}/${made?.id}/file`)).status).toBe(401);
    expect((await (await mover.call('/api/admin/moves')).json()) as Move[]).toEqual([]);
    expect((await mover.call(`${archives}/${made?.id}`, 'DELETE')).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  } finally {
    await database.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
});
