import { expect, test } from 'vitest';
import { slugify } from './slug.ts';

test.each([
  ['Diving the SS Yongala', 'diving-the-ss-yongala'],
  ["What's in a fin?", 'whats-in-a-fin'],
  ['  Two   spaces -- and dashes ', 'two-spaces-and-dashes'],
  ['Café Château', 'cafe-chateau'],
  ['深い海', ''],
])('the slug of %j is %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});
