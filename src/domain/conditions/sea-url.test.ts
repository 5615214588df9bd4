import { expect, test } from 'vitest';
import { isStated, toQuery } from './sea-url.ts';

test('isStated is true for any wind or swell, and false for rain', () => {
  expect(isStated({ windKnots: 0 })).toBe(true);
  expect(isStated({ swellSeconds: 8, rainDays: 2 })).toBe(true);
  expect(isStated({ rainDays: 2 })).toBe(false);
  expect(isStated({ windKnots: undefined })).toBe(false);
});

test('toQuery returns the defined values as texts', () => {
  expect(toQuery({ windKnots: 0, rainDays: undefined, near: 'bondi' })).toEqual({
    windKnots: '0',
    near: 'bondi',
  });
});
