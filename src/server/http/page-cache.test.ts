import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ContentStore, Resource } from '../database/content-store.ts';
import type { AppEnv } from './context.ts';
import { createPageCache, surrogateKey } from './page-cache.ts';

/** A cache before one slow page that counts how often it is rendered, and a way to say that a resource changed. */
function slowPage() {
  let renders = 0;
  let release: () => void = () => {};
  let gate = Promise.resolve();
  const listeners: Array<(resource: Resource) => void> = [];
  const generations = new Map<Resource, number>();
  const content = {
    onChange: (listener: (resource: Resource) => void) => listeners.push(listener),
    generation: (resource: Resource) => generations.get(resource) ?? 0,
  } as unknown as ContentStore;
  const cache = createPageCache(content, { 'X-Fixed': 'yes' }, 1_000_000, 20);
  const app = new Hono<AppEnv>();
  app.use(cache.middleware);
  app.get('/page', async (context) => {
    renders++;
    const mine = renders;
    await gate;
    context.header(surrogateKey, 'articles');
    return context.text(`render ${mine}`);
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
  app.get('/big', (context) => {
    context.header(surrogateKey, 'site');
    return context.text(`${++renders} ${'x'.repeat(200_000)}`);
  });
  app.get('/long', (context) => {
    context.header(surrogateKey, 'articles');
    const words = Array.from({ length: 9000 }, (_, index) => ((index * index) % 977).toString(36));
    return context.text(words.join(' '));
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
    change(resource: Resource) {
      generations.set(resource, (generations.get(resource) ?? 0) + 1);
      for (const listener of listeners) listener(resource);
    },
  };
}

test('200 requests at once are rendered once', async () => {
  const page = slowPage();
  page.hold();
  const answers = Array.from({ length: 200 }, () => page.get('/page'));
  page.release();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['render 1']));
  expect(page.renders()).toBe(1);
});

test('a write drops what was made of its resource and nothing else', async () => {
  const page = slowPage();
  await page.get('/page');
  page.change('reviews');
  expect(await page.get('/page')).toBe('render 1');
  page.change('articles');
  expect(await page.get('/page')).toBe('render 2');
});

test('a render that began before a write is not kept', async () => {
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

test('a caller with a session, and an answer that names no resource, are never served from the cache', async () => {
  const page = slowPage();
  await page.get('/page');
  expect(await page.get('/page', { Cookie: 'session=x' })).toBe('render 2');
  expect(await page.get('/none')).toBe('uncacheable 3');
  expect(await page.get('/none')).toBe('uncacheable 4');
});

test('a page that is first asked for by its head alone is whole for the next', async () => {
  const page = slowPage();
  const head = await page.head('/heads');
  expect(await head.text()).toBe('');
  expect(head.headers.get('Content-Length')).toBe('5');
  expect(await page.get('/heads')).toBe('whole');
});

test('a page that says so is rendered anew after its time', async () => {
  const page = slowPage();
  expect(await page.get('/turns')).toBe('render 1');
  expect(await page.get('/turns')).toBe('render 1');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await page.get('/turns')).toBe('render 2');
});

test('a query with a key that nobody knows is rendered and not kept, and trackers are passed over', async () => {
  const page = slowPage();
  expect(await page.get('/page')).toBe('render 1');
  expect(await page.get('/page?utm_source=mail&gclid=1')).toBe('render 1');
  expect(await page.get('/page?made-up=1')).toBe('render 2');
  expect(await page.get('/page?made-up=1')).toBe('render 3');
  expect(await page.get('/page?page=2')).toBe('render 4');
  expect(await page.get('/page?page=2&utm_source=mail')).toBe('render 4');
});

test('an answer that stays is compressed better, and says the same', async () => {
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

test('all that is kept fits one budget: the oldest makes room', async () => {
  const page = slowPage();
  for (let number = 1; number <= 6; number++) await page.get(`/big?page=${number}`);
  expect(page.renders()).toBe(6);
  await page.get('/big?page=6');
  expect(page.renders()).toBe(6);
  await page.get('/big?page=1');
  expect(page.renders()).toBe(7);
});

test('one render serves every encoding under one tag, and a refused encoding is not sent', async () => {
  const page = slowPage();
  const answers = [];
  for (const encoding of ['br', 'gzip', 'identity', 'br;q=0, gzip', 'br;q=0']) {
    answers.push(await page.ask('/big', { 'Accept-Encoding': encoding }));
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
