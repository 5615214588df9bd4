import { expect, test } from 'vitest';
import { isStale, partialDateWords } from './months.ts';

test.each([
  ['2025', '2025'],
  ['2025-03', 'March 2025'],
  ['2025-03-04', '4 March 2025'],
])('%s reads as %s', (date, words) => expect(partialDateWords(date)).toBe(words));

test.each([
  ['2025-11', '2026-11-21', false],
  ['2025-10', '2026-11-21', true],
  ['2025-10-31', '2026-11-01', true],
  ['2025', '2026-11-21', false],
  ['2024', '2026-11-21', true],
])('what was known in %s is older than 12 months on %s: %s', (date, today, stale) =>
  expect(isStale(date, today)).toBe(stale),
);
