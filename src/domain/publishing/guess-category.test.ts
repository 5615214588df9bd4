import { expect, test } from 'vitest';
import { guessCategory } from './guess-category.ts';

test.each([
  ['marine life', 'Marine Life'],
  ['Shark diving', 'Marine Life'],
  ['Wrecks', 'Dive Sites'],
  ['Camera gear', 'Gear Reviews'],
  ['First aid', 'Safety'],
  ['How-to', 'Tips'],
  ['Club events', 'News'],
  ['Philosophy', undefined],
  ['', undefined],
])('the tag “%s” is guessed to mean %s', (tag, category) => {
  expect(guessCategory(tag)).toBe(category);
});
