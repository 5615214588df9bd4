import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { wordPressExport } from '../../../../../tests/support/exports.ts';
import type { ExportedPost } from './exported-post.ts';
import { readWordPress } from './wordpress.ts';

test('names of terms and authors are read as HTML, and “Uncategorised” is no term', async () => {
  const xml = wordPressExport('https://old.example', [
    {
      id: 1,
      terms: [
        ['category', 'Food &amp; Drink'],
        ['category', 'Uncategorised'],
        ['post_tag', 'Night &amp; dusk'],
      ],
    },
  ]).replace('Jo Diver', 'Jo &amp; Sam');
  const posts: ExportedPost[] = [];
  await readWordPress([async () => Readable.from([Buffer.from(xml)])], (post) => posts.push(post));
  expect(posts).toMatchObject([{ author: 'Jo & Sam', terms: ['Food & Drink', 'Night & dusk'] }]);
  expect(posts[0]?.lists).toContainEqual({ path: '/category/uncategorised' });
});
