import { expect, test } from 'vitest';
import { readStarter } from '../../src/server/seed/seed.ts';

test('every starter text holds: fields, links, pictures and tags', () => {
  const { articles, reviews } = readStarter();
  expect(articles.length).toBeGreaterThan(17);
  expect(reviews.length).toBeGreaterThan(17);
});
