import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test.each([
  [0, '0 dive sites'],
  [1, '1 dive site'],
  [2, '2 dive sites'],
  [1100, '1,100 dive sites'],
])('%d is followed by the noun in its number', (count, text) => {
  expect(countText(count, 'dive site')).toBe(text);
});
