import { expect, test } from 'vitest';
import { readSeed } from '../../src/server/seed/read.ts';

test('every seed text holds: fields, links, pictures and tags', () => {
  const { articles, reviews } = readSeed();
  expect(articles.length).toBeGreaterThan(17);
  expect(reviews.length).toBeGreaterThan(17);
});
