import { expect, test } from 'vitest';
import { successionText } from './succession.ts';

test.each([
  [{ discontinued: true, successor: 'Fin 2' }, 'No longer made; followed by Fin 2'],
  [{ discontinued: true }, 'No longer made'],
  [{ successor: 'Fin 2' }, 'Followed by Fin 2'],
  [{ discontinued: false, lenses: 1 }, undefined],
])('%j is written as “%s”', (values, text) => {
  expect(successionText({ values })).toBe(text);
});

test('a product without figures has no successor', () => {
  expect(successionText(null)).toBeUndefined();
});
