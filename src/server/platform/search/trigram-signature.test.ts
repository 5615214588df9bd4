import { expect, test } from 'vitest';
import { createSignature, hashTrigrams, mayHold } from './trigram-signature.ts';

const texts = [' grey nurse sharks ', ' sydney ', ' sleep in the gutters of the reef by day '];

test('a signature matches every part of its text', () => {
  const signature = createSignature(texts);
  for (const text of texts) {
    for (let start = 0; start < text.length; start++) {
      for (let end = start; end <= text.length; end++) {
        expect(mayHold(signature, hashTrigrams(text.slice(start, end)))).toBe(true);
      }
    }
  }
});

test('most terms that no text holds are ruled out', () => {
  const signature = createSignature(texts);
  const others = ['regulator', 'yongala', 'seahorse', 'fins', 'wetsuit', 'kelp', 'cuttlefish'];
  const held = others.filter((term) => mayHold(signature, hashTrigrams(term)));
  expect(held).toEqual([]);
});

test('a term of two characters and an empty text rule nothing out and in', () => {
  expect(mayHold(createSignature(texts), hashTrigrams('zz'))).toBe(true);
  expect(mayHold(createSignature([]), hashTrigrams('reef'))).toBe(false);
});
