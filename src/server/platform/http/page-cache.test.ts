import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ContentChange, ContentStore } from '../database/content-store.ts';
import { surrogateKey } from './cache-tags.ts';
import type { AppEnv } from './context.ts';
import { createPageCache } from './page-cache.ts';

/** A cache in front of routes that count their renders, with functions to delay renders and to report changes. */
function slowPage() {
  let renders = 0;
  let release: () => void = () => {};
  let gate = Promise.resolve();
  const listeners: Array<(change: ContentChange) => void> = [];
  const content = {
    onChange: (listener: (change: ContentChange) => void) => listeners.push(listener),
  } as unknown as ContentStore;
  const cache = createPageCache(content, { 'X-Fixed': 'yes' }, 1_000_000, 20);
  const app = new Hono<AppEnv>();
  app.use(async (context, next) => {
    context.set('isAdmin', context.req.header('X-Signed-In') === 'yes');
    await next();
  });
  app.use(cache.middleware);
  app.get('/page', async (context) => {
    renders++;
    const mine = renders;
    await gate;
    context.header(surrogateKey, 'articles');
    return context.text(`render ${mine}`);
  });
  app.get('/blog', (context) => {
    context.header(surrogateKey, 'articles');
    return context.text(`render ${++renders} ${new URL(context.req.url).search}`);
  });
  app.get('/heads', (context) => {
    context.header(surrogateKey, 'articles');
    return context.text(context.req.method === 'HEAD' ? '' : 'whole');
  });
  app.get('/turns', (context) => {
    context.header(surrogateKey, 'articles');
    context.header('Surrogate-Control', 'max-age=1');
    return context.text(`render ${++renders}`);
  });
  app.get('/big/:number', (context) => {
    context.header(surrogateKey, 'site');
    return context.text(`${++renders} ${'x'.repeat(200_000)}`);
  });
  app.get('/long', (context) => {
    context.header(surrogateKey, 'articles');
    const words = Array.from({ length: 9000 }, (_, index) => ((index * index) % 977).toString(36));
    return context.text(words.join(' '));
  });
  app.get('/record/:tags', (context) => {
    context.header(
      surrogateKey,
      context.req.param('tags').replaceAll('_', ' ').replaceAll('.', '/'),
    );
    return context.text(`render ${++renders}`);
  });
  app.get('/none', (context) => context.text(`uncacheable ${++renders}`));
  return {
    ask: async (path: string, headers = {}) => app.request(path, { headers }),
    head: async (path: string) => app.request(path, { method: 'HEAD' }),
    get: async (path: string, headers = {}) => (await app.request(path, { headers })).text(),
    renders: () => renders,
    hold() {
      gate = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    change(resource: ContentChange['resource'], ids?: readonly number[]) {
      for (const listener of listeners) listener({ resource, ids });
    },
  };
}

test('a page renders once for 200 concurrent requests', async () => {
  const page = slowPage();
  page.hold();
  const answers = Array.from({ length: 200 }, () => page.get('/page'));
  page.release();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['render 1']));
  expect(page.renders()).toBe(1);
});

test('a write drops the responses tagged with its resource and no others', async () => {
  const page = slowPage();
  await page.get('/page');
  page.change('reviews');
  expect(await page.get('/page')).toBe('render 1');
  page.change('articles');
  expect(await page.get('/page')).toBe('render 2');
});

test('a write of one record drops responses with that record or the whole resource', async () => {
  const page = slowPage();
  const rendered = async (tags: string) => {
    const before = page.renders();
    await page.get(`/record/${tags}`);
    return page.renders() > before;
  };
  const all = ['reviews', 'reviews.1', 'reviews.1_reviews.2', 'reviews.12', 'articles.1'];
  const renderedAll = async () => {
    const found = [];
    for (const tags of all) if (await rendered(tags)) found.push(tags);
    return found;
  };
  expect(await renderedAll()).toEqual(all);
  expect(await renderedAll()).toEqual([]);
  page.change('reviews', [1]);
  expect(await renderedAll()).toEqual(['reviews', 'reviews.1', 'reviews.1_reviews.2']);
  page.change('reviews', []);
  expect(await renderedAll()).toEqual(['reviews']);
  page.change('reviews');
  expect(await renderedAll()).toEqual(all.slice(0, 4));
});

test('a render that began before a write is not cached', async () => {
  const page = slowPage();
  page.hold();
  const early = page.get('/page');
  await new Promise((resolve) => setTimeout(resolve, 5));
  page.change('articles');
  const late = page.get('/page');
  page.release();
  expect(await early).toBe('render 1');
  expect(await late).toBe('render 2');
  expect(await page.get('/page')).toBe('render 2');
});

test('requests with a session and responses without cache tags bypass the cache', async () => {
  const page = slowPage();
  await page.get('/page');
  expect(await page.get('/page', { 'X-Signed-In': 'yes' })).toBe('render 2');
  expect(await page.get('/none')).toBe('uncacheable 3');
  expect(await page.get('/none')).toBe('uncacheable 4');
});

test('the cache stores the whole page when the first request is HEAD', async () => {
  const page = slowPage();
  const head = await page.head('/heads');
  expect(await head.text()).toBe('');
  expect(head.headers.get('Content-Length')).toBe('5');
  expect(await page.get('/heads')).toBe('whole');
});

test('a page renders again after its Surrogate-Control max-age', async () => {
  const page = slowPage();
  expect(await page.get('/turns')).toBe('render 1');
  expect(await page.get('/turns')).toBe('render 1');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await page.get('/turns')).toBe('render 2');
});

test('addresses that differ by parameters that no route reads share one render', async () => {
  const page = slowPage();
  expect(await page.get('/page')).toBe('render 1');
  expect(await page.get('/page?utm_source=mail&gclid=1')).toBe('render 1');
  expect(await page.get('/page?made-up=1')).toBe('render 1');
  expect(await page.get('/blog')).toBe('render 2 ');
  expect(await page.get('/blog?category=made-up&page=1')).toBe('render 2 ');
  expect(await page.get('/blog?page=2')).toBe('render 3 ?page=2');
  expect(await page.get('/blog?utm_source=mail&page=2')).toBe('render 3 ?page=2');
});

test('a network adds at most 100 addresses with a query in ten minutes, which evict no other page', async () => {
  const page = slowPage();
  await page.get('/page');
  for (let number = 2; number <= 300; number++) await page.get(`/blog?page=${number}`);
  const renders = page.renders();
  await page.get('/blog?page=100');
  expect(page.renders(), 'within the quota').toBe(renders);
  await page.get('/blog?page=250');
  expect(page.renders(), 'beyond the quota').toBe(renders + 1);
  expect(await page.get('/page')).toBe('render 1');
});

test('a response that stays cached is recompressed with the same content and ETag', async () => {
  const page = slowPage();
  const plain = await page.get('/long');
  const ask = async () => {
    const answer = await page.ask('/long', { 'Accept-Encoding': 'br' });
    const body = Buffer.from(await answer.arrayBuffer());
    expect(brotliDecompressSync(body).toString()).toBe(plain);
    expect(answer.headers.get('Content-Length')).toBe(String(body.length));
    return { size: body.length, tag: answer.headers.get('ETag') };
  };
  const early = await ask();
  await expect.poll(async () => (await ask()).size).toBeLessThan(early.size);
  expect((await ask()).tag).toBe(early.tag);
});

test('the oldest responses are evicted when the cache is full', async () => {
  const page = slowPage();
  for (let number = 1; number <= 6; number++) await page.get(`/big/${number}`);
  expect(page.renders()).toBe(6);
  await page.get('/big/6');
  expect(page.renders()).toBe(6);
  await page.get('/big/1');
  expect(page.renders()).toBe(7);
});

test('one render serves every encoding that the client accepts, under one ETag', async () => {
  const page = slowPage();
  const answers = [];
  for (const encoding of ['br', 'gzip', 'identity', 'br;q=0, gzip', 'br;q=0']) {
    answers.push(await page.ask('/big/1', { 'Accept-Encoding': encoding }));
  }
  expect(answers.map(({ headers }) => headers.get('Content-Encoding'))).toEqual([
    'br',
    'gzip',
    null,
    'gzip',
    null,
  ]);
  const [br, gzip, plain] = await Promise.all(
    answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())),
  );
  const text = plain?.toString() ?? '';
  expect(text).toMatch(/^1 x{200000}$/);
  expect(brotliDecompressSync(br ?? '').toString()).toBe(text);
  expect(gunzipSync(gzip ?? '').toString()).toBe(text);
  expect(new Set(answers.map(({ headers }) => headers.get('ETag'))).size).toBe(1);
  expect(page.renders()).toBe(1);
});
