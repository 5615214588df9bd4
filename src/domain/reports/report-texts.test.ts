import { expect, test } from 'vitest';
import { ageText, diveText } from './report-texts.ts';

const unknown = { visibility: null, temperature: null, surge: null, current: null, cost: null };

test('the text of a dive contains only the facts that its diver gave', () => {
  expect(diveText(unknown)).toBe('');
  expect(diveText({ ...unknown, visibility: 0, current: 'none', cost: 0 })).toBe(
    '0 m visibility, no current, free to get in',
  );
  expect(
    diveText({ visibility: 8, temperature: 17.5, surge: 'some', current: 'strong', cost: 12 }),
  ).toBe('8 m visibility, 17.5 °C, some surge, strong current, $12 to get in');
});

test.each([
  [0, 'today'],
  [1, 'yesterday'],
  [60, '60 days ago'],
  [61, '2 months ago'],
  [91, '2 months ago'],
  [731, '2 years ago'],
])('an age of %i days is "%s"', (days, text) => expect(ageText(days)).toBe(text));
