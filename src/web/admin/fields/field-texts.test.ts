import { expect, test } from 'vitest';
import { articleFields } from '../../../contract/articles.ts';
import { postTimes } from '../../../contract/publishing.ts';
import { timeZoneName } from '../../../domain/dates/dates.ts';
import { site } from '../../app/site.ts';
import { formTexts } from './field-texts.ts';

const { formatValue } = formTexts({ ...articleFields, ...postTimes });

test.each(['publishAt', 'unpublishAt', 'publishedAt'])(
  '%s is shown by the site’s clock',
  (field) => {
    const shown = formatValue(field, '2026-12-04T20:00:00.000Z');
    expect(shown).toContain(timeZoneName(site.timeZone));
    expect(shown).toContain('Saturday');
    expect(shown).toContain('7:00');
    expect(formatValue(field, '')).toBe('No time');
  },
);

test('other fields are shown as they are written', () => {
  expect(formatValue('title', '2026-12-04T20:00:00.000Z')).toBe('2026-12-04T20:00:00.000Z');
  expect(['yes', ''].map((value) => formatValue('noindex', value))).toEqual(['Yes', 'No']);
});
