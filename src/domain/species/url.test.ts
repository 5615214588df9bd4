import { expect, test } from 'vitest';
import { readSpeciesUrl } from './url.ts';

test('the text of an address is trimmed and cut to 200 characters', () => {
  expect(readSpeciesUrl({ q: ' leafy ' })).toEqual({ q: 'leafy' });
  expect(readSpeciesUrl({ q: 'x'.repeat(300) }).q).toHaveLength(200);
  expect(readSpeciesUrl({ q: '  ', utm: 'a' })).toEqual({ q: undefined });
  expect(readSpeciesUrl({})).toEqual({ q: undefined });
});
