import { expect, test } from 'vitest';
import { timeZoneName } from '../../../../domain/dates/dates.ts';
import { site } from '../../../app/site.ts';
import { formatPostValue } from './plan-text.ts';

test.each(['publishAt', 'unpublishAt', 'publishedAt'])(
  '%s is shown by the site’s clock',
  (field) => {
    const shown = formatPostValue(field, '2026-12-04T20:00:00.000Z');
    expect(shown).toContain(timeZoneName(site.timeZone));
    expect(shown).toContain('Saturday');
    expect(shown).toContain('7:00');
    expect(formatPostValue(field, '')).toBe('No time');
  },
);

test('other fields are shown as they are written', () => {
  expect(formatPostValue('title', '2026-12-04T20:00:00.000Z')).toBe('2026-12-04T20:00:00.000Z');
  expect(['yes', ''].map((value) => formatPostValue('noindex', value))).toEqual(['Yes', 'No']);
});
