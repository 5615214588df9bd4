import { expect, test } from 'vitest';
import { isStale, monthSpans, partialDateText } from './months.ts';

test.each([
  ['2025', '2025'],
  ['2025-03', 'March 2025'],
  ['2025-03-04', '4 March 2025'],
])('partialDateText formats %s as %s', (date, words) => expect(partialDateText(date)).toBe(words));

test.each([
  ['2025-11', '2026-11-21', false],
  ['2025-10', '2026-11-21', true],
  ['2025-10-31', '2026-11-01', true],
  ['2025', '2026-11-21', false],
  ['2024', '2026-11-21', true],
])('a fact of %s is older than 12 months on %s: %s', (date, today, stale) =>
  expect(isStale(date, today)).toBe(stale),
);

test('monthSpans joins months to spans, also across the end of the year', () => {
  expect(monthSpans([5, 6, 7])).toBe('May to July');
  expect(monthSpans([1, 2, 11, 12])).toBe('November to February');
  expect(monthSpans([3, 10, 11])).toBe('March and October to November');
  expect(monthSpans([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe('January to December');
});
