import { expect, test } from 'vitest';
import { sourceCheck } from './source-check.ts';

test('a source from memory has no check, every other one its date', () => {
  const checkedOn = '2026-11-21';
  expect(sourceCheck({ confidence: 'memory', checkedOn })).toBe(
    'General knowledge, not checked on site',
  );
  expect(sourceCheck({ confidence: 'published', checkedOn })).toBe(
    'Published, checked on 21 November 2026',
  );
});
