import { expect, test } from 'vitest';
import { isSameSecret } from './secrets.ts';

test('texts are compared whatever their letters', () => {
  expect(isSameSecret('abc', 'abc')).toBe(true);
  expect(isSameSecret('abc', 'abd')).toBe(false);
  expect(isSameSecret('abé', 'abc'), 'as many letters, but more bytes').toBe(false);
});
