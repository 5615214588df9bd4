import { expect, test } from 'vitest';
import { longDate } from './dates.ts';

test('a date is long, Australian and in Sydney time', () => {
  expect(longDate('2026-10-03T23:30:00.000Z')).toBe('4 October 2026');
});
