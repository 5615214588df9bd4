import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/both-databases.ts';
import type { Review } from '../../../contract/reviews.ts';

const puck = {
  title: 'Mares Puck 4',
  content: '<p>Plain and legible.</p><script>alert(1)</script>',
  category: 'Dive Computers',
  imageUrl: '/art/gear/computer-ochre.jpg',
  purchaseLink: 'https://www.mares.com/',
  rating: '⭐⭐⭐⭐',
  price: '$1,299',
  published: true,
};

onBothDatabases('reviews', (open) => {
  test('POST /api/reviews answers 201 with defaults, and the review is public by slug, list and category', async () => {
    const { admin, anonymous } = await open();
    const created = await admin('/api/reviews', { method: 'POST', body: puck });
    expect(created.status).toBe(201);
    const review = (await created.json()) as Review;
    expect(review).toMatchObject({
      slug: 'mares-puck-4',
      excerpt: 'Plain and legible...',
      content: '<p>Plain and legible.</p>',
      author: 'Bottom Time Team',
      featured: false,
      rating: '⭐⭐⭐⭐',
      price: '$1,299',
    });
    const answers = await Promise.all(
      [
        '/api/reviews',
        '/api/reviews/published',
        '/api/reviews/category/Dive%20Computers',
        '/api/reviews/slug/mares-puck-4',
      ].map(async (path) => (await anonymous(path)).json()),
    );
    const { publishAt: _, unpublishAt: __, ...shown } = review;
    const { seoTitle, seoDescription, canonicalUrl, noindex, shareImageUrl, tags, ...listed } =
      shown;
    const note = 'Leads to the front page of mares.com';
    const shops = [{ path: '/go/front-page-of-mares-com', name: 'mares.com', note }];
    const inList = [{ ...listed, shops }];
    expect(answers).toEqual([inList, inList, inList, { ...shown, shops }]);
    expect({ seoTitle, seoDescription, canonicalUrl, noindex, shareImageUrl, tags }).toEqual({
      tags: null,
      seoTitle: null,
      seoDescription: null,
      canonicalUrl: null,
      shareImageUrl: null,
      noindex: false,
    });
    const other = await anonymous('/api/reviews/category/Masks%20%26%20Fins');
    expect(await other.json()).toEqual([]);
  });

  test('GET /api/reviews/published?fields=summary leaves the content out', async () => {
    const { admin, anonymous } = await open();
    await admin('/api/reviews', { method: 'POST', body: puck });
    const [review] = (await (
      await anonymous('/api/reviews/published?fields=summary')
    ).json()) as Review[];
    expect(review).not.toHaveProperty('content');
    expect(review).toHaveProperty('purchaseLink', puck.purchaseLink);
  });

  test('GET /api/reviews?admin=true lists drafts for the admin and answers 401 to others', async () => {
    const { admin, anonymous } = await open();
    await admin('/api/reviews', { method: 'POST', body: { title: 'Draft', slug: 'draft' } });
    expect(await (await admin('/api/reviews?admin=true')).json()).toHaveLength(1);
    expect((await anonymous('/api/reviews?admin=true')).status).toBe(401);
    expect(await (await anonymous('/api/reviews')).json()).toEqual([]);
    expect((await anonymous('/api/reviews/slug/draft')).status).toBe(404);
  });

  test('a published review without a purchase link is answered with 400 and the name of the field', async () => {
    const { admin } = await open();
    const refused = await admin('/api/reviews', {
      method: 'POST',
      body: { ...puck, purchaseLink: '' },
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toHaveProperty('details.purchaseLink');
  });

  test('PATCH changes only the sent fields and keeps the first publish time', async () => {
    const { admin, passMinutes } = await open();
    const created = await admin('/api/reviews', { method: 'POST', body: puck });
    const { id, publishedAt } = (await created.json()) as Review;
    expect(publishedAt).toMatch(/^\d{4}-/);
    const change = async (body: object) =>
      (await (await admin(`/api/reviews/${id}`, { method: 'PATCH', body })).json()) as Review;
    passMinutes(5);
    expect(await change({ published: false })).toMatchObject({
      title: puck.title,
      published: false,
      publishedAt,
    });
    expect(await change({ published: true, rating: null, featured: true })).toMatchObject({
      published: true,
      publishedAt,
      rating: null,
      price: '$1,299',
      featured: true,
    });
  });

  test('a taken slug is answered with 409; DELETE answers 200, then 404, and 401 to visitors', async () => {
    const { admin, anonymous } = await open();
    const { id } = (await (
      await admin('/api/reviews', { method: 'POST', body: puck })
    ).json()) as Review;
    expect((await admin('/api/reviews', { method: 'POST', body: puck })).status).toBe(409);
    const path = `/api/reviews/${id}`;
    expect((await anonymous(path, { method: 'DELETE' })).status).toBe(401);
    const gone = await admin(path, { method: 'DELETE' });
    expect([gone.status, await gone.json()]).toEqual([200, { success: true }]);
    expect((await admin(path, { method: 'DELETE' })).status).toBe(404);
  });

  test('a review refers to its product by id, even after the product is renamed', async () => {
    const { admin, anonymous } = await open();
    const send = async (path: string, body: object, method = 'POST') =>
      (await admin(path, { method, body })).json() as Promise<{ id: number; error?: string }>;
    const product = await send('/api/products', { name: 'Mares Puck 4', description: 'Small.' });
    const named = await send('/api/reviews', { ...puck, productName: 'Mares Puck 4' });
    expect(named).toMatchObject({ productId: product.id });
    await send(`/api/products/${product.id}`, { name: 'Mares Puck Four' }, 'PATCH');
    await send(`/api/reviews/${named.id}`, { productName: null }, 'PATCH');
    const shown = await (await anonymous('/api/reviews/slug/mares-puck-4')).json();
    expect(shown).toMatchObject({ productId: product.id, productName: null });
    const path = `/api/reviews/${named.id}`;
    expect(await send(path, { productId: 999 }, 'PATCH')).toMatchObject({
      error: 'That product is not in the catalogue any more. Choose another one, or none.',
    });
    expect(await send(path, { productId: null }, 'PATCH')).toMatchObject({ productId: null });
  });

  test('scores by criterion are stored, and a review without stars has the `pickFor` of its product', async () => {
    const { admin, anonymous } = await open();
    const product = { name: 'Mares Puck 4', description: 'Small.', pickFor: 'a first computer' };
    const body = { ...product, category: 'Dive Computers', imageUrl: puck.imageUrl };
    await admin('/api/products', { method: 'POST', body: { ...body, published: true } });
    const scores = { legible: 4, simple: 5 };
    const given = { ...puck, productName: product.name, rating: null, scores };
    const created = await admin('/api/reviews', { method: 'POST', body: given });
    const { id } = (await created.json()) as Review;
    const shown = { rating: null, scores, pickFor: 'a first computer' };
    const list = (await (await anonymous('/api/reviews/published')).json()) as Review[];
    expect(list).toMatchObject([shown]);
    expect(await (await anonymous('/api/reviews/slug/mares-puck-4')).json()).toMatchObject(shown);
    const said = async (wrong: object) => {
      const answer = await admin(`/api/reviews/${id}`, {
        method: 'PATCH',
        body: { scores: wrong },
      });
      return [answer.status, ((await answer.json()) as { error: string }).error];
    };
    expect(await said({ legible: 6 })).toEqual([400, 'Give points from 1 to 5.']);
    expect(await said({ loud: 5 })).toEqual([400, 'These are no criteria of a review.']);
  });
});
