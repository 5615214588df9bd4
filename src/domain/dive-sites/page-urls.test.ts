import { expect, test } from 'vitest';
import { readBriefingUrl } from './page-urls.ts';

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', undefined],
  ['2026-13-01', undefined],
  ['2100-01-01', undefined],
  ['tomorrow', undefined],
  [['2026-12-01', '2026-12-02'], undefined],
  [undefined, undefined],
])('the date %j in the address of a briefing is read as %s', (date, day) => {
  expect(readBriefingUrl({ date })).toEqual({ date: day });
});
