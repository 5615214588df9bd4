import { expect, test } from 'vitest';
import { isSame } from './proof.ts';

test('texts are compared whatever their letters', () => {
  expect(isSame('abc', 'abc')).toBe(true);
  expect(isSame('abc', 'abd')).toBe(false);
  expect(isSame('abé', 'abc'), 'as many letters, but more bytes').toBe(false);
});
