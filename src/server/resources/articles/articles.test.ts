import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/both-databases.ts';
import { completeArticle } from '../../../../tests/support/records.ts';
import type { Article } from '../../../contract/articles.ts';

onBothDatabases('articles', (open) => {
  test('POST /api/articles saves a draft that only the admin sees', async () => {
    const { admin, anonymous } = await open();
    const answer = await admin('/api/articles', { method: 'POST', body: { title: 'A Draft!' } });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      id: expect.any(Number),
      title: 'A Draft!',
      slug: 'a-draft',
      author: 'Bottom Time Team',
      published: false,
      publishedAt: null,
      createdAt: '2026-11-21T00:00:00.000Z',
    });
    expect(await (await anonymous('/api/articles')).json()).toEqual([]);
    expect((await anonymous('/api/articles/slug/a-draft')).status).toBe(404);
    expect(await (await admin('/api/articles?admin=true')).json()).toHaveLength(1);
    expect((await anonymous('/api/articles?admin=true')).status).toBe(401);
  });

  test('an automatic excerpt follows the content, and an edited excerpt stays', async () => {
    const { admin } = await open();
    const created = await admin('/api/articles', { method: 'POST', body: completeArticle });
    const { id, excerpt } = (await created.json()) as Article;
    expect(excerpt).toBe('Down the line...');
    const change = async (body: object) =>
      (await (await admin(`/api/articles/${id}`, { method: 'PATCH', body })).json()) as Article;
    expect((await change({ content: '<p>Up the line.</p>' })).excerpt).toBe('Up the line...');
    expect((await change({ excerpt: 'By hand.' })).excerpt).toBe('By hand.');
    expect((await change({ content: '<p>Round.</p>' })).excerpt).toBe('By hand.');
  });

  test('an article is found by its tags', async () => {
    const { admin, anonymous } = await open();
    const body = { ...completeArticle, tags: [' Drysuit care', 'Undies'], published: true };
    await admin('/api/articles', { method: 'POST', body });
    const shown = await anonymous('/api/articles/slug/diving-the-yongala');
    expect(await shown.json()).toMatchObject({ tags: ['Drysuit care', 'Undies'] });
    const found = await anonymous('/api/search/results?q=undies');
    expect(await found.json()).toMatchObject({ total: 1 });
    const tooMany = { tags: Array.from({ length: 13 }, (_, index) => `Tag ${index}`) };
    expect((await admin('/api/articles/1', { method: 'PATCH', body: tooMany })).status).toBe(400);
  });

  test('an article that still has placeholder text of a template is not published', async () => {
    const { admin } = await open();
    const content = '<h3>Pros</h3><ul><li><p>What it does well</p></li></ul>';
    const body = { ...completeArticle, content, published: true };
    const answer = await admin('/api/articles', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('“What it does well”');
  });

  test('published articles are listed newest first, and their summaries have no content', async () => {
    const { admin, anonymous, passMinutes } = await open();
    const publish = (title: string) =>
      admin('/api/articles', {
        method: 'POST',
        body: { ...completeArticle, title, published: true },
      });
    expect((await publish('First')).status).toBe(201);
    expect(await (await anonymous('/api/articles')).json()).toHaveLength(1);
    passMinutes(1);
    await publish('Second');
    const list = (await (await anonymous('/api/articles')).json()) as Article[];
    expect(list.map((article) => article.title)).toEqual(['Second', 'First']);
    expect(list[0]).toMatchObject({
      content: completeArticle.content,
      excerpt: 'Down the line...',
    });
    const [summary] = (await (await anonymous('/api/articles?fields=summary')).json()) as Article[];
    expect(summary).not.toHaveProperty('content');
  });

  test('an incomplete article is refused with its missing fields and not stored', async () => {
    const { admin } = await open();
    const answer = await admin('/api/articles', {
      method: 'POST',
      body: { title: 'Bare', published: true },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: 'Please fill in all required fields to publish the article.',
      details: {
        content: [expect.any(String)],
        category: [expect.any(String)],
        imageUrl: [expect.any(String)],
      },
    });
    expect(await (await admin('/api/articles?admin=true')).json()).toEqual([]);
    const untitled = await admin('/api/articles', { method: 'POST', body: { title: ' ' } });
    expect(await untitled.json()).toMatchObject({
      error: 'Please provide at least a title to save the draft.',
    });
  });

  test('PATCH publishes and unpublishes an article and keeps its first publish time', async () => {
    const { admin, anonymous, passMinutes } = await open();
    const created = await admin('/api/articles', { method: 'POST', body: completeArticle });
    const { id, slug } = (await created.json()) as Article;
    const patch = (body: object) => admin(`/api/articles/${id}`, { method: 'PATCH', body });
    passMinutes(5);
    const first = (await (await patch({ published: true })).json()) as Article;
    expect(first).toMatchObject({ published: true, publishedAt: '2026-11-21T00:05:00.000Z' });
    passMinutes(5);
    await patch({ published: false });
    expect((await anonymous(`/api/articles/slug/${slug}`)).status).toBe(404);
    const again = (await (await patch({ published: true, title: 'New' })).json()) as Article;
    expect(again).toMatchObject({
      title: 'New',
      slug,
      content: completeArticle.content,
      publishedAt: first.publishedAt,
      updatedAt: '2026-11-21T00:10:00.000Z',
    });
    expect((await patch({ content: '' })).status).toBe(400);
    expect((await admin('/api/articles/999', { method: 'PATCH', body: {} })).status).toBe(404);
  });

  test('an article’s search engine fields are saved, returned with the whole article, and cleared', async () => {
    const { admin, anonymous } = await open();
    const seo = {
      seoTitle: 'The Yongala, dived',
      seoDescription: 'How and when.',
      canonicalUrl: 'https://first.example/yongala',
      noindex: true,
    };
    const body = { ...completeArticle, ...seo, published: true };
    const created = await admin('/api/articles', { method: 'POST', body });
    const { id, slug } = (await created.json()) as Article;
    const read = async () => (await anonymous(`/api/articles/slug/${slug}`)).json();
    expect(await read()).toMatchObject(seo);
    const [listed] = (await (await anonymous('/api/articles')).json()) as Article[];
    expect(Object.keys(listed ?? {})).not.toEqual(expect.arrayContaining(['noindex']));
    const cleared = { seoTitle: '', seoDescription: null, canonicalUrl: '', noindex: false };
    await admin(`/api/articles/${id}`, { method: 'PATCH', body: cleared });
    expect(await read()).toMatchObject({
      seoTitle: null,
      seoDescription: null,
      canonicalUrl: null,
      noindex: false,
    });
    const wrong = { canonicalUrl: 'javascript:alert(1)' };
    expect((await admin(`/api/articles/${id}`, { method: 'PATCH', body: wrong })).status).toBe(400);
  });

  test('a taken slug is answered with 409 and changes nothing', async () => {
    const { admin } = await open();
    const post = (title: string, slug: string) =>
      admin('/api/articles', { method: 'POST', body: { title, slug } });
    await post('One', 'one');
    expect((await post('Other', 'one')).status).toBe(409);
    const two = (await (await post('Two', 'two')).json()) as Article;
    const taken = await admin(`/api/articles/${two.id}`, {
      method: 'PATCH',
      body: { slug: 'one' },
    });
    expect(await taken.json()).toEqual({ error: 'An article with this slug already exists' });
    expect(await (await admin('/api/articles?admin=true')).json()).toHaveLength(2);
  });

  test('DELETE answers success once, then 404', async () => {
    const { admin } = await open();
    const { id } = (await (
      await admin('/api/articles', { method: 'POST', body: completeArticle })
    ).json()) as Article;
    const remove = () => admin(`/api/articles/${id}`, { method: 'DELETE' });
    const first = await remove();
    expect([first.status, await first.json()]).toEqual([200, { success: true }]);
    expect((await remove()).status).toBe(404);
  });

  test.each([
    ['<p onclick="x()">Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    [
      '<img src="x" onerror="alert(1)"><h2></h2>',
      '<img src="x" loading="lazy" decoding="async" />',
    ],
    ['One\ntwo\n\nThree & four', '<p>One<br />two</p>\n<p>Three &amp; four</p>'],
  ])('content %j is stored as %j', async (content, stored) => {
    const { admin } = await open();
    const answer = await admin('/api/articles', { method: 'POST', body: { title: 'T', content } });
    expect(await answer.json()).toMatchObject({ content: stored });
  });

  test('hostile and malformed requests are answered with the fitting 4xx status', async () => {
    const { admin } = await open();
    const post = (body: unknown, headers = {}) =>
      admin('/api/articles', { method: 'POST', body, headers });
    expect((await post('{"title":')).status).toBe(400);
    expect((await post({ title: 5 })).status).toBe(400);
    expect((await post({ title: 'T', imageUrl: 'javascript:alert(1)' })).status).toBe(400);
    expect((await post({ title: 'T', slug: '../etc' })).status).toBe(400);
    expect((await post('x', { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post({ title: 'T', content: 'x'.repeat(1_100_000) })).status).toBe(413);
    expect((await post({ title: 'T' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await admin('/api/articles/x', { method: 'DELETE' })).status).toBe(400);
  });
});
