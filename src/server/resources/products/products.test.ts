import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/both-databases.ts';
import type { Product } from '../../../contract/products.ts';

const computer = {
  name: 'Shearwater Peregrine',
  category: 'Dive Computers',
  description: 'A large, bright screen.',
  imageUrl: '/art/gear/computer-night.jpg',
  published: true,
};

onBothDatabases('products', (open) => {
  test('POST /api/products answers 201 and fills in rating 4.5, price null and reviewCount 0', async () => {
    const { admin } = await open();
    const created = await admin('/api/products', { method: 'POST', body: computer });
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject({
      description: '<p>A large, bright screen.</p>',
      price: null,
      rating: '4.5',
      reviewCount: 0,
      featured: false,
    });
  });

  test.each([
    ['$1,299', '1299.00'],
    ['1299.00', '1299.00'],
    [99_999_999.99, '99999999.99'],
    ['', null],
  ])('the price %j is returned as %j', async (price, wire) => {
    const { admin } = await open();
    const created = await admin('/api/products', {
      method: 'POST',
      body: { ...computer, price, rating: '3.5' },
    });
    const { id } = (await created.json()) as Product;
    const changed = await admin(`/api/products/${id}`, { method: 'PATCH', body: { name: 'New' } });
    expect(await changed.json()).toMatchObject({ name: 'New', price: wire, rating: '3.5' });
  });

  test.each([
    { price: 'cheap' },
    { rating: '6' },
    { affiliateLink: 'javascript:alert(1)' },
    { description: '' },
  ])(
    'POST /api/products with %j is answered with 400 and the name of the field',
    async (failure) => {
      const { admin } = await open();
      const refused = await admin('/api/products', {
        method: 'POST',
        body: { ...computer, ...failure },
      });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toHaveProperty(`details.${Object.keys(failure)[0]}`);
    },
  );

  test('specs are returned unchanged, and specs without a source or of the wrong type are refused', async () => {
    const { admin, anonymous } = await open();
    const source = 'https://maker.example/peregrine https://tests.example/peregrine';
    const specs = { values: { gases: 3, airIntegration: false }, source, checkedOn: '2026-11-24' };
    const picked = { pick: 1, pickFor: 'most divers', pickWhy: 'Easy to read.' };
    const created = await admin('/api/products', {
      method: 'POST',
      body: { ...computer, specs, ...picked },
    });
    const { id } = (await created.json()) as Product;
    const [shown] = (await (await anonymous('/api/products')).json()) as Product[];
    expect(shown).toMatchObject({ specs, ...picked });
    const change = async (changed: object) => {
      const answer = await admin(`/api/products/${id}`, { method: 'PATCH', body: changed });
      return [answer.status, JSON.stringify(await answer.json())] as const;
    };
    const refused = await Promise.all([
      change({ specs: { ...specs, source: '' } }),
      change({ specs: { ...specs, checkedOn: 'lately' } }),
      change({ specs: { ...specs, values: { gases: 'three' } } }),
      change({ specs: { ...specs, values: { wings: 2 } } }),
    ]);
    expect(refused.map(([status]) => status)).toEqual([400, 400, 400, 400]);
    expect(refused[0]?.[1]).toContain('https address of the page that states the figures');
    expect(refused[1]?.[1]).toContain('the day on which you read the figures');
    expect(refused[2]?.[1]).toContain('“Gas mixes” is a number.');
    expect((await change({ specs: null }))[0]).toBe(200);
    const [without] = (await (await anonymous('/api/products')).json()) as Product[];
    expect(without?.specs).toBeNull();
  });

  test('GET /api/products?search= lists the published products that contain a text, best first', async () => {
    const { admin, anonymous } = await open();
    const bodies = [
      { ...computer, name: 'Night torch', description: 'Brighter than a peregrine.' },
      computer,
      { ...computer, name: 'Peregrine strap', published: false },
    ];
    for (const body of bodies) await admin('/api/products', { method: 'POST', body });
    const names = async (search: string) => {
      const answer = await anonymous(`/api/products?search=${encodeURIComponent(search)}`);
      return ((await answer.json()) as Product[]).map(({ name }) => name);
    };
    expect(await names('PEREGRINE')).toEqual(['Shearwater Peregrine', 'Night torch']);
    expect(await names('dive comp')).toHaveLength(2);
    expect(await names('zzz')).toEqual([]);
    expect(await names('—')).toEqual([]);
    expect((await anonymous(`/api/products?search=${'a'.repeat(201)}`)).status).toBe(400);
  });

  test('GET /api/products lists drafts for the admin only', async () => {
    const { admin, anonymous } = await open();
    await admin('/api/products', { method: 'POST', body: { name: 'Draft' } });
    expect(await (await anonymous('/api/products')).json()).toEqual([]);
    expect(await (await admin('/api/products')).json()).toHaveLength(1);
  });

  test('only a published product can be featured, and unpublishing unfeatures a product', async () => {
    const { admin, anonymous } = await open();
    const draft = await admin('/api/products', {
      method: 'POST',
      body: { ...computer, published: false },
    });
    const { id } = (await draft.json()) as Product;
    const change = (body: object) => admin(`/api/products/${id}`, { method: 'PATCH', body });
    const featured = async () => (await anonymous('/api/products/featured')).json();

    expect((await change({ featured: true })).status).toBe(400);
    expect((await change({ featured: true, published: true })).status).toBe(200);
    expect(await featured()).toHaveLength(1);
    expect(await (await change({ published: false })).json()).toMatchObject({ featured: false });
    expect(await featured()).toEqual([]);
  });

  test('DELETE answers 200, then 404, and 401 to visitors', async () => {
    const { admin, anonymous } = await open();
    const created = await admin('/api/products', { method: 'POST', body: computer });
    const path = `/api/products/${((await created.json()) as Product).id}`;
    expect((await anonymous(path, { method: 'DELETE' })).status).toBe(401);
    const gone = await admin(path, { method: 'DELETE' });
    expect([gone.status, await gone.json()]).toEqual([200, { success: true }]);
    expect((await admin(path, { method: 'DELETE' })).status).toBe(404);
  });
});
