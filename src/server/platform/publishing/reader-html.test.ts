import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { completeArticle, plainSite } from '../../../../tests/support/records.ts';
import type { Article } from '../../../contract/articles.ts';
import type { Product } from '../../../contract/products.ts';

const product = {
  name: 'Night torch',
  category: 'Accessories',
  description: '<p>Bright.</p>',
  imageUrl: '/art/gear/torch-night.jpg',
  affiliateLink: 'https://shop.example/torch',
  published: true,
};

const cards =
  '<p>Before.</p><div data-block="product" data-id="1"></div><div data-block="dive-site" data-id="1"></div><p>After.</p>';
const article = { ...completeArticle, slug: 'cards', content: cards, published: true };

async function create<Made>(app: TestApp, path: string, body: object): Promise<Made> {
  const answer = await app.admin(path, { method: 'POST', body });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as Made;
}

async function withCards(app: TestApp) {
  await create(app, '/api/products', product);
  await create(app, '/api/dive-sites', plainSite);
  return create<Article>(app, '/api/articles', article);
}

const call = '/api/articles/slug/cards';
const articleContent = async (app: TestApp) => {
  const answer = await app.anonymous(call);
  return ((await answer.json()) as Article).content;
};

onSqliteFirst('the blocks of a text', (open) => {
  test('are stored unchanged, and shown with the current records', async () => {
    const app = await open();
    const { id, content } = await withCards(app);
    expect(content).toBe(cards);
    const own = await (await app.admin(`/api/articles/${id}`)).json();
    expect((own as Article).content).toBe(cards);
    expect(await articleContent(app)).toMatch(
      /<p>Before.<\/p><div data-block="product">.*Night torch.*href="\/go\/night-torch\?from=\/blog\/cards&amp;at=product".*<div data-block="dive-site">.*Quiet Cove.*<p>After.<\/p>/,
    );
    await app.admin('/api/products/1', { method: 'PATCH', body: { name: 'Day torch' } });
    expect(await articleContent(app)).toContain('Day torch');
    const body = { ...plainSite, name: 'Loud Cove' };
    await app.admin('/api/dive-sites/1', { method: 'PUT', body });
    expect(await articleContent(app)).toContain('Loud Cove');
  });

  test('are shown only while their record is public', async () => {
    const app = await open();
    await withCards(app);
    await app.admin('/api/products/1', { method: 'PATCH', body: { published: false } });
    expect(await articleContent(app)).not.toContain('torch');
    await app.admin('/api/products/1', { method: 'PATCH', body: { published: true } });
    expect(await articleContent(app)).toContain('torch');
    await app.admin('/api/products/1', { method: 'DELETE' });
    await app.admin('/api/dive-sites/1', { method: 'DELETE' });
    expect(await articleContent(app)).toBe('<p>Before.</p><p>After.</p>');
  });

  test('add the cache tags of their resources, even if the record does not exist', async () => {
    const app = await open();
    await withCards(app);
    const tags = async () => (await app.anonymous(call)).headers.get('Surrogate-Key');
    expect(await tags()).toBe('site settings products dive-sites shop-links articles');
    await app.admin('/api/products/1', { method: 'DELETE' });
    expect(await tags()).toBe('site settings products dive-sites shop-links articles');
    await app.admin('/api/articles/1', { method: 'PATCH', body: { content: '<p>Words.</p>' } });
    expect(await tags()).toBe('site settings shop-links articles');
  });

  test('look the same in a preview and on the page', async () => {
    const app = await open();
    const { id } = await withCards(app);
    const body = { resource: 'articles', id };
    const { path } = await create<{ path: string }>(app, '/api/previews', body);
    const answer = await app.anonymous(`/api${path.replace('/preview/', '/previews/')}`);
    const shown = (await answer.json()) as { article: Article };
    expect(shown.article.content).toBe(await articleContent(app));
  });

  test('are text, pictures and absolute links in feeds and change with their records', async () => {
    const app = await open({ SITE_URL: 'https://dive.example' });
    await withCards(app);
    const feed = async () => {
      const answer = await app.anonymous('/feed.json');
      const { items } = (await answer.json()) as { items: { content_html: string }[] };
      return items[0]?.content_html ?? '';
    };
    const html = await feed();
    expect(html).toContain('<img src="https://dive.example/art/gear/torch-night.jpg" alt="" />');
    expect(html).toContain('<a href="https://dive.example/dive-sites/1"><strong>Quiet Cove');
    expect(html).toContain(
      '<a href="https://dive.example/go/night-torch?from=/blog/cards&amp;at=feed" rel="sponsored nofollow noopener noreferrer">Check Price</a> (Affiliate Link - We earn from qualified purchases)',
    );
    expect(html).not.toContain('data-');
    await app.admin('/api/products/1', { method: 'PATCH', body: { name: 'Day torch' } });
    expect(await feed()).toContain('Day torch');
    await app.admin('/api/products/1', { method: 'DELETE' });
    expect(await feed()).not.toContain('torch');
  });

  test('are all shown, even if their IDs exceed the values that one statement may have', async () => {
    const app = await open();
    const made = await create<Product>(app, '/api/products', product);
    const content = Array.from(
      { length: 15_000 },
      (_, index) => `<div data-block="product" data-id="${15_000 - index}"></div>`,
    ).join('');
    await create(app, '/api/articles', { ...article, content });
    expect(await articleContent(app)).toContain(made.name);
  });
});
