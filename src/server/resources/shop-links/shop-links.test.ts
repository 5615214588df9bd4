import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/both-databases.ts';
import type { Retailer, ShopClicks, ShopLink } from '../../../contract/shop-links.ts';
import { recordShopHealth } from '../../platform/shop-links/health.ts';
import { registerAllShopLinks } from '../../platform/shop-links/register.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const person = { 'User-Agent': chrome, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
const words = {
  content: '<p>Words.</p>',
  category: 'Dive Computers',
  imageUrl: '/art/articles/fish-rock-cave.jpg',
  published: true,
};
const puck = 'https://www.shop.example/puck-4';

onBothDatabases('the register of shop links', (open) => {
  async function start() {
    const app = await open();
    const { admin, anonymous } = app;
    const send = async (path: string, body: unknown, method = 'POST') => {
      const answer = await admin(path, { method, body });
      return {
        status: answer.status,
        body: (await answer.json()) as { id: number; error: string },
      };
    };
    const publish = async (resource: string, body: object) => {
      const { status, body: record } = await send(`/api/${resource}`, { ...words, ...body });
      expect(status).toBe(201);
      return record as typeof record & { slug: string };
    };
    const links = async () => (await (await admin('/api/shop-links')).json()) as ShopLink[];
    const retailers = async () =>
      (await (await admin('/api/shop-links/retailers')).json()) as Retailer[];
    const clicks = async () =>
      (await (await admin('/api/shop-links/clicks')).json()) as ShopClicks[];
    const go = (path: string, headers: Record<string, string> = person, method = 'GET') =>
      anonymous(path, { headers, method });
    const target = async (path: string) => (await go(path, {})).headers.get('Location');
    const review = async (slug: string) =>
      (await (await anonymous(`/api/reviews/slug/${slug}`)).json()) as {
        content: string;
        purchaseLink: string;
        shops: { path: string; name: string; price?: string }[];
      };
    return {
      ...app,
      counter: app.clicks,
      send,
      publish,
      links,
      retailers,
      clicks,
      go,
      target,
      review,
    };
  }

  const puckReview = { title: 'A year with it', productName: 'Mares Puck 4', purchaseLink: puck };
  const puckProduct = { name: 'Mares Puck 4', description: 'Small.', affiliateLink: `${puck}/` };

  test('links in records are registered once per address, with their uses', async () => {
    const { publish, links, review } = await start();
    await publish('products', puckProduct);
    await publish('reviews', {
      ...puckReview,
      content: `<p>At <a href="${puck}?utm_source=x" rel="sponsored">this shop</a> or <a href="https://other.example/a">elsewhere</a>.</p>`,
    });
    const [link, ...more] = await links();
    expect(more).toEqual([]);
    expect(link).toMatchObject({
      name: 'Mares Puck 4',
      slug: 'mares-puck-4',
      address: `${puck}/`,
      retailer: 'shop.example',
    });
    expect(link?.uses.map(({ resource, place }) => [resource, place])).toEqual([
      ['products', 'Affiliate link'],
      ['reviews', 'Purchase link'],
      ['reviews', '“this shop”'],
    ]);
    const shown = await review('a-year-with-it');
    expect(shown.purchaseLink).toBe(puck);
    expect(shown.shops).toEqual([{ path: '/go/mares-puck-4', name: 'shop.example' }]);
    expect(shown.content).toContain(
      'href="/go/mares-puck-4?from=/gear-reviews/a-year-with-it&amp;at=text"',
    );
    expect(shown.content).toContain('rel="sponsored nofollow noopener noreferrer"');
    expect(shown.content).toContain('this shop</a> <small>(affiliate link)</small>');
    expect(shown.content).toContain('href="https://other.example/a" rel="noopener"');
  });

  test('a link in use cannot be deleted, and two links of one shop get different slugs', async () => {
    const { send, publish, links } = await start();
    const body = { name: 'Puck', address: puck };
    expect((await send('/api/shop-links', body)).status).toBe(201);
    const other = { ...body, address: 'https://shop.example/puck-5' };
    expect((await send('/api/shop-links', other)).status).toBe(201);
    await publish('pages', {
      title: 'Our gear',
      content: '<p><a href="/go/puck-shop-2">It</a></p>',
    });
    const [first, second] = await links();
    expect([first?.slug, second?.slug]).toEqual(['puck-shop', 'puck-shop-2']);
    expect(second?.uses).toMatchObject([{ resource: 'pages', title: 'Our gear', place: '“It”' }]);
    const path = `/api/shop-links/${second?.id}`;
    expect((await send(path, undefined, 'DELETE')).status).toBe(409);
  });

  test('the links of existing records are registered once', async () => {
    const { services, publish, links } = await start();
    await publish('reviews', puckReview);
    for (const table of ['shopLinks', 'shopLinkAddresses', 'retailers'] as const) {
      await services.database.deleteFrom(table).execute();
    }
    await registerAllShopLinks(services);
    await registerAllShopLinks(services);
    expect((await links()).map(({ slug, uses }) => [slug, uses.length])).toEqual([
      ['mares-puck-4', 1],
    ]);
  });

  test('the links of a product are its shops, even after the product is renamed', async () => {
    const { send, publish, links, review, anonymous } = await start();
    const product = await publish('products', { ...puckProduct, affiliateLink: '' });
    await publish('reviews', puckReview);
    const next = { productId: product.id, address: 'https://next.example/puck', place: 2 };
    expect((await send('/api/shop-links', next)).status).toBe(201);
    await send(`/api/products/${product.id}`, { name: 'Mares Puck Four' }, 'PATCH');
    expect((await links()).map(({ name, productId }) => [name, productId])).toEqual([
      ['Mares Puck Four', product.id],
      ['Mares Puck Four', product.id],
    ]);
    const names = (shops: { name: string }[]) => shops.map(({ name }) => name);
    expect(names((await review('a-year-with-it')).shops)).toEqual(['shop.example', 'next.example']);
    const [shown] = (await (await anonymous('/api/products')).json()) as [
      { shops: { name: string }[] },
    ];
    expect(names(shown.shops)).toEqual(['shop.example', 'next.example']);
    const card = `<div data-block="product" data-id="${product.id}"></div>`;
    const article = await publish('articles', { title: 'Small computers', content: card });
    const read = await (await anonymous(`/api/articles/slug/${article.slug}`)).json();
    expect((read as { content: string }).content).toMatch(
      /"\/go\/mares-puck-4\?from=\/blog\/small-computers&amp;at=product".+Affiliate Link.+Also at <a href="\/go\/[\w-]+\?.+>next\.example</,
    );
    const said = async (body: object) => (await send('/api/shop-links', body)).body.error;
    const address = 'https://other.example/p';
    expect(await said({ address })).toBe(
      'Please choose a product, or name what the link leads to.',
    );
    expect(await said({ address, productId: 999 })).toContain('not in the catalogue any more');
  });

  test('a redirect adds the tracking of the shop, and changed tracking affects all its links', async () => {
    const { send, publish, retailers, target, go, anonymous } = await start();
    await publish('reviews', { ...puckReview, purchaseLink: `${puck}?size=2&tag=old` });
    await publish('reviews', {
      ...puckReview,
      title: 'Fins',
      productName: 'Fins',
      purchaseLink: `${puck}-fins`,
    });
    const [shop] = await retailers();
    expect(shop).toMatchObject({ host: 'shop.example', links: 2 });
    await send(`/api/shop-links/retailers/${shop?.id}`, { parameters: 'tag=new-20' }, 'PATCH');
    expect(await target('/go/mares-puck-4')).toBe(`${puck}?size=2&tag=new-20`);
    expect(await target('/go/fins')).toBe(`${puck}-fins?tag=new-20`);
    const wrapped = { parameters: 'https://network.example/t?u={address}' };
    await send(`/api/shop-links/retailers/${shop?.id}`, wrapped, 'PATCH');
    expect(await target('/go/fins')).toBe(
      `https://network.example/t?u=${encodeURIComponent(`${puck}-fins`)}`,
    );
    const answer = await go('/go/fins');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Robots-Tag')).toContain('noindex');
    expect((await go('/go/made-up')).status).toBe(404);
    expect(await (await anonymous('/robots.txt')).text()).toContain('Disallow: /go/');
  });

  test('a changed link keeps its uses and its former paths', async () => {
    const { send, publish, links, target, review } = await start();
    await publish('reviews', puckReview);
    const [link] = await links();
    const moved = { address: 'https://new.example/p', slug: 'puck' };
    expect((await send(`/api/shop-links/${link?.id}`, moved, 'PATCH')).status).toBe(200);
    expect(await target('/go/mares-puck-4')).toBe('https://new.example/p');
    expect((await review('a-year-with-it')).shops).toEqual([
      { path: '/go/puck', name: 'new.example' },
    ]);
    expect((await links())[0]?.uses).toHaveLength(1);
  });

  test('the audit log lists the changed fields of a link or a shop', async () => {
    const { services, send, publish, links, retailers } = await start();
    await publish('reviews', puckReview);
    const [link] = await links();
    const [shop] = await retailers();
    const price = { price: '$329', priceOn: '2026-11-20' };
    await send(`/api/shop-links/${link?.id}`, price, 'PATCH');
    await send(`/api/shop-links/${link?.id}`, price, 'PATCH');
    await send(`/api/shop-links/retailers/${shop?.id}`, { parameters: 'tag=new-20' }, 'PATCH');
    const saves = await services.database
      .selectFrom('auditLogs')
      .select(['resource', 'details'])
      .where('action', '=', 'content_updated')
      .orderBy('id')
      .execute();
    expect(saves).toEqual([
      { resource: `shop-links/${link?.id}`, details: `${link?.name}: price, price on` },
      { resource: `retailers/${shop?.id}`, details: `${shop?.name}: parameters` },
    ]);
  });

  test('a dead link redirects to the next shop, and the owner gets one mail per dead link', async () => {
    const { services, send, publish, target, review } = await start();
    await publish('reviews', puckReview);
    const second = { name: 'Mares Puck 4', address: 'https://next.example/puck', place: 2 };
    expect((await send('/api/shop-links', second)).status).toBe(201);
    const shops = async () => (await review('a-year-with-it')).shops.map(({ name }) => name);
    expect(await shops()).toEqual(['shop.example', 'next.example']);
    await recordShopHealth(services, puck, true);
    await recordShopHealth(services, puck, true);
    expect(await target('/go/mares-puck-4')).toBe('https://next.example/puck');
    expect(await shops()).toEqual(['next.example']);
    await recordShopHealth(services, 'https://next.example/puck', true);
    expect(await shops()).toEqual([]);
    expect(await target('/go/mares-puck-4?from=/gear-reviews/a-year-with-it')).toBe(
      '/gear-reviews/a-year-with-it',
    );
    const mails = await services.database.selectFrom('outbox').selectAll().execute();
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails[0])).toContain('A shop link leads nowhere: Mares Puck 4');
    await recordShopHealth(services, puck, false);
    expect(await shops()).toEqual(['shop.example']);
  });

  test('a price requires a day, and is hidden and refused if the shop forbids prices', async () => {
    const { send, publish, links, retailers, review } = await start();
    await publish('reviews', puckReview);
    const [link] = await links();
    const change = (body: object) => send(`/api/shop-links/${link?.id}`, body, 'PATCH');
    expect(await change({ price: '$329' })).toMatchObject({
      status: 400,
      body: { error: 'Give the day on which you saw the price, such as 2026-11-21.' },
    });
    expect((await change({ price: '$329', priceOn: '2026-12-30' })).body.error).toContain(
      'to come',
    );
    expect((await change({ price: '$329', priceOn: '2026-11-20' })).status).toBe(200);
    expect((await review('a-year-with-it')).shops[0]).toMatchObject({
      price: '329.00',
      priceOn: '2026-11-20',
    });
    const [shop] = await retailers();
    await send(`/api/shop-links/retailers/${shop?.id}`, { forbidsPrices: true }, 'PATCH');
    expect((await review('a-year-with-it')).shops[0]).not.toHaveProperty('price');
    expect((await change({ price: '$330' })).body.error).toBe(
      'shop.example forbids prices on other sites: leave it empty.',
    );
  });

  test('an article with 500 links registers all of them and shows 20 dead links as plain text', async () => {
    const { services, publish, links, anonymous } = await start();
    const addresses = Array.from(
      { length: 500 },
      (_, at) => `https://shop${at % 7}.example/p/${at}`,
    );
    const content = addresses
      .map((href, at) => `<p><a href="${href}" rel="sponsored">Thing ${at}</a></p>`)
      .join('');
    const { slug } = await publish('articles', { title: 'Brought in', category: 'Tips', content });
    expect(await links()).toHaveLength(500);
    for (const url of addresses.slice(0, 20)) await recordShopHealth(services, url, true);
    const found = await links();
    expect(found.filter(({ deadSince }) => deadSince)).toHaveLength(20);
    expect(found.every(({ uses }) => uses.length === 1)).toBe(true);
    const shown = (await (await anonymous(`/api/articles/slug/${slug}`)).json()) as {
      content: string;
    };
    expect(shown.content.match(/href="\/go\//g)).toHaveLength(480);
    expect(shown.content).toContain('<p>Thing 0</p>');
    expect(shown.content).not.toContain('shop0.example');
  });

  test('invalid input is refused with the reason, and a link or shop in use is not deleted', async () => {
    const { send, publish, links, retailers } = await start();
    await publish('reviews', puckReview);
    const [link] = await links();
    const [shop] = await retailers();
    const name = 'Mares Puck 4';
    const said = async (path: string, body: unknown, method?: string) => {
      const answer = await send(path, body, method);
      return [answer.status, answer.body.error];
    };
    for (const address of ['/about', 'shop.example/reel', 'ftp://shop.example/', 'a reel', '']) {
      expect(await said('/api/shop-links', { name, address })).toEqual([
        400,
        'Use the shop’s address on the web, which begins with https://.',
      ]);
    }
    const other = { name, address: 'https://b.example/p', slug: 'mares-puck-4' };
    expect(await said('/api/shop-links', other)).toEqual([
      409,
      'Another link has this slug, or had it before. Choose another one.',
    ]);
    expect((await said('/api/shop-links', { name, address: puck }))[1]).toContain(
      'Another link leads to this address already.',
    );
    expect(await said(`/api/shop-links/${link?.id}`, undefined, 'DELETE')).toEqual([
      409,
      'One place uses this link, such as “A year with it”. Take it out there first.',
    ]);
    expect(await said(`/api/shop-links/retailers/${shop?.id}`, undefined, 'DELETE')).toEqual([
      409,
      'One link leads to shop.example. Give them another address or delete them first.',
    ]);
    const tracking = await said(
      `/api/shop-links/retailers/${shop?.id}`,
      { parameters: 'x y' },
      'PATCH',
    );
    expect(tracking[1]).toContain('Write tracking as name=value');
    for (const host of ['c', 'd']) {
      expect(
        (await send('/api/shop-links', { name, address: `https://${host}.example` })).status,
      ).toBe(201);
    }
    expect((await said('/api/shop-links', { name, address: 'https://e.example' }))[1]).toContain(
      'has 3 shops already',
    );
    expect(await links()).toHaveLength(3);
  });

  test('an import adds the new links and gives a reason for every other line', async () => {
    const { send, publish, links } = await start();
    const product = await publish('products', puckProduct);
    const bring = async (csv: string, dryRun = false) =>
      (await send('/api/shop-links/import', { csv, dryRun })).body as unknown as {
        error?: string;
        added: number;
        lines: { line: number; reason?: string }[];
      };
    const lines = [
      'product,address,price,seen on,slug',
      'MARES PUCK 4,https://next.example/puck,$329,2026-11-20,',
      `Mares Puck 4,${puck}?utm_source=list,,,`,
      'Fins,,,,',
      ',https://next.example/a,,,',
      'Fins,next.example/fins,,,',
      'Fins,https://next.example/fins,$99,,',
      'Fins,https://next.example/fins,,,mares-puck-4',
      'Fins,https://next.example/fins,,,',
      'Mask,https://next.example/fins/,,,',
      'Mares Puck 4,https://c.example/puck,,,',
      'Mares Puck 4,https://d.example/puck,,,',
    ];
    const found = await bring(lines.join('\n'));
    expect(found.added).toBe(3);
    expect(found.lines.map(({ line, reason }) => reason && `${line} ${reason}`)).toEqual([
      undefined,
      '3 Its address is in the register already, as that of “Mares Puck 4”.',
      '4 The address is missing.',
      '5 No product is named.',
      expect.stringContaining('6 '),
      '7 Give the day on which you saw the price, such as 2026-11-21.',
      '8 Another link has the slug mares-puck-4, or had it before.',
      undefined,
      '10 Its address is in the register already, as that of “Fins” in line 9.',
      undefined,
      '12 “Mares Puck 4” has 3 shops already.',
    ]);
    expect(found.lines[4]?.reason).toContain('https://');
    const stored = (await links()).map(({ productId, place, price }) => [productId, place, price]);
    expect(stored).toEqual([
      [null, 1, null],
      [product.id, 1, null],
      [product.id, 2, '329.00'],
      [product.id, 3, null],
    ]);
    expect((await bring('a,b\n1,2')).error).toContain('The first line names the columns: product');
    expect((await bring('product,address\n')).error).toContain('no links below');
    expect((await bring('product,address\n"x,y')).error).toContain('a quotation mark is missing');
  });

  test('a thousand clicks are counted exactly, without clicks of bots and the owner', async () => {
    const { services, app, publish, go, clicks, admin } = await start();
    await publish('reviews', puckReview);
    const path = '/go/mares-puck-4?from=/gear-reviews/a-year-with-it&at=top';
    for (let sent = 0; sent < 1000; sent += 100) {
      await Promise.all(Array.from({ length: 100 }, () => go(path)));
    }
    for (const agent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (compatible; bingbot/2.0)',
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)',
      'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0',
      'facebookexternalhit/1.1',
      'curl/8.0',
      '',
    ]) {
      await go(path, { ...person, 'User-Agent': agent });
    }
    await go(path, { 'User-Agent': chrome });
    await go(path, { ...person, 'Sec-Purpose': 'prefetch' });
    await go(path, person, 'HEAD');
    await admin(path, { headers: { ...person } });
    expect(await clicks()).toEqual([
      {
        month: '2026-11',
        slug: 'mares-puck-4',
        product: 'Mares Puck 4',
        page: '/gear-reviews/a-year-with-it',
        position: 'top',
        retailer: 'shop.example',
        clicks: 1000,
      },
    ]);
    const file = await admin('/api/shop-links/clicks/csv');
    expect(file.headers.get('Content-Type')).toContain('text/csv');
    expect(await file.text()).toContain(
      '2026-11,mares-puck-4,Mares Puck 4,/gear-reviews/a-year-with-it,top,shop.example,1000',
    );
    expect((await app.request('/api/shop-links/clicks')).status).toBe(401);
    expect(await services.database.selectFrom('shopClicks').select('clicks').execute()).toEqual([
      { clicks: 1000 },
    ]);
  });

  test('clicks of a failed write are written at the stop, and unknown pages are not stored', async () => {
    const { services, counter, publish, go } = await start();
    await publish('reviews', puckReview);
    const running = counter.start();
    await go('/go/mares-puck-4?from=/blog/made-up&at=nowhere');
    await services.database.schema.alterTable('shop_clicks').renameTo('away').execute();
    await expect(counter.flush()).rejects.toThrow();
    await go('/go/mares-puck-4?from=/blog/made-up-too&at=text');
    await go('/go/mares-puck-4?from=https://evil.example&at=text');
    await services.database.schema.alterTable('away').renameTo('shop_clicks').execute();
    await running.stop();
    const rows = await services.database
      .selectFrom('shopClicks')
      .select(['page', 'position', 'clicks'])
      .orderBy('position')
      .execute();
    expect(rows).toEqual([
      { page: '', position: '', clicks: 1 },
      { page: '', position: 'text', clicks: 2 },
    ]);
  });
});
