import { expect, test } from 'vitest';
import { query, Reads } from './reads.ts';

/** A query that counts how often it was sent. */
function counted<Value>(key: string, answer: () => Promise<Value>) {
  const sent = { times: 0 };
  const counting = query(key, () => {
    sent.times += 1;
    return answer();
  });
  return { counting, sent };
}

test('A result is cached, null too, and concurrent reads share one call', async () => {
  const reads = new Reads();
  const { counting, sent } = counted('dive-sites/by-review-url/blog/x', async () => null);
  expect(reads.peek(counting)).toBeUndefined();
  await Promise.all([reads.ensure(counting), reads.ensure(counting)]);
  expect(await reads.ensure(counting)).toBeNull();
  expect(reads.peek(counting)).toBeNull();
  expect(sent.times).toBe(1);
});

test('A failure reaches all callers and is not cached', async () => {
  const reads = new Reads();
  const answers = [() => Promise.reject(new Error('500: no')), async () => 'there'];
  const { counting } = counted('articles', async () => answers.shift()?.());
  const both = await Promise.allSettled([reads.ensure(counting), reads.ensure(counting)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await reads.ensure(counting)).toBe('there');
});

test('A resource that was changed is read anew, and no other', async () => {
  const reads = new Reads();
  const list = counted('reviews', async () => 1);
  const one = counted('reviews/slug/fins', async () => 2);
  const other = counted('reviews-of-old', async () => 3);
  const all = [list, one, other];
  for (const { counting } of all) await reads.ensure(counting);
  reads.invalidate('reviews');
  for (const { counting } of all) await reads.ensure(counting);
  expect(all.map(({ sent }) => sent.times)).toEqual([2, 2, 1]);
});

test('A pending result is not cached once its resource changed', async () => {
  const reads = new Reads();
  const answers = ['old', 'new'];
  const { counting } = counted('products', async () => answers.shift());
  const early = reads.ensure(counting);
  reads.invalidate('products');
  expect(await early).toBe('old');
  expect(reads.peek(counting)).toBeUndefined();
  expect(await reads.ensure(counting)).toBe('new');
});

test('The browser goes on with what the server had read', async () => {
  const server = new Reads();
  const { counting, sent } = counted('articles', async () => ['one']);
  await server.ensure(counting);
  const browser = new Reads();
  browser.hydrate(JSON.parse(JSON.stringify(server.dehydrate())));
  expect(await browser.ensure(counting)).toEqual(['one']);
  expect(sent.times).toBe(1);
});
