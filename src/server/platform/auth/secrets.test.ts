import { expect, test } from 'vitest';
import { isSameSecret } from './secrets.ts';

test('texts are compared even if their byte lengths differ', () => {
  expect(isSameSecret('abc', 'abc')).toBe(true);
  expect(isSameSecret('abc', 'abd')).toBe(false);
  expect(isSameSecret('abé', 'abc'), 'as many letters, but more bytes').toBe(false);
});
