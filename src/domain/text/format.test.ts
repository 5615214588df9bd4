import { expect, test } from 'vitest';
import { slugify } from './fold-text.ts';
import { countText, nonBreaking } from './format.ts';

test.each([
  [0, '0 dive sites'],
  [1, '1 dive site'],
  [2, '2 dive sites'],
  [1100, '1,100 dive sites'],
])('%d has its noun in the singular or plural', (count, text) => {
  expect(countText(count, 'dive site')).toBe(text);
});

test.each([
  ['Mares Avanti Quattro +', 'Mares Avanti Quattro\u00a0+'],
  ['Mares Avanti Quattro +: the fin', 'Mares Avanti Quattro\u00a0+: the fin'],
  ['Agincourt Reef – Castle Rock', 'Agincourt Reef\u00a0– Castle Rock'],
  ['MK25 EVO / S600', 'MK25 EVO\u00a0/ S600'],
  ['Wrecks below 18 m', 'Wrecks below 18\u00a0m'],
  ['Everflex 5/4: easy', 'Everflex 5/4: easy'],
  ['1770 miles', '1770 miles'],
])('nonBreaking prevents breaks before symbols and units in “%s”', (text, bound) => {
  expect(nonBreaking(text)).toBe(bound);
});

test.each([
  ['Diving the SS Yongala', 'diving-the-ss-yongala'],
  ["What's in a fin?", 'whats-in-a-fin'],
  ['  Two   spaces -- and dashes ', 'two-spaces-and-dashes'],
  ['Café Château', 'cafe-chateau'],
  ['深い海', ''],
])('the slug of %j is %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});
