import { expect, test } from 'vitest';
import { sourceCheck } from './source-check.ts';

test('a source has the date of its check unless it is from memory', () => {
  const checkedOn = '2026-11-21';
  expect(sourceCheck({ confidence: 'memory', checkedOn })).toBe(
    'General knowledge, not checked on site',
  );
  expect(sourceCheck({ confidence: 'published', checkedOn })).toBe(
    'Published, checked on 21 November 2026',
  );
});
