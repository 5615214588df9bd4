import { expect, test } from 'vitest';
import {
  type FieldValues,
  groupFields,
  settingGroupKeys,
} from '../../src/contract/settings/groups/groups.ts';
import { readDefaults } from '../../src/server/platform/settings/defaults.ts';
import {
  emptyRow,
  readRowTexts,
  readValue,
  settingLabel,
  settingText,
  writeRowTexts,
} from '../../src/web/admin/screens/settings/setting-texts.ts';

const defaults = readDefaults(undefined);

test('every setting is unchanged after its conversion to form text and back', () => {
  for (const key of settingGroupKeys) {
    const values: FieldValues = defaults[key];
    for (const [name, field] of Object.entries(groupFields(key))) {
      expect(readValue(field, settingText(field, values[name])), `${key}.${name}`).toEqual(
        values[name],
      );
    }
  }
});

test('a default text fits the field of its form', () => {
  for (const key of settingGroupKeys) {
    const values: FieldValues = defaults[key];
    for (const [name, field] of Object.entries(groupFields(key))) {
      if (field.type !== 'text' || field.rows) continue;
      expect(String(values[name] ?? '').length, `${key}.${name}`).toBeLessThanOrEqual(80);
    }
  }
});

test('an empty number is unset, and words are not a number', () => {
  const { defaultRating } = groupFields('structured-data');
  if (!defaultRating) throw new Error('there is such a setting');
  expect(readValue(defaultRating, ' ')).toBeNull();
  expect(defaultRating.schema.safeParse(readValue(defaultRating, 'many')).success).toBe(false);
});

test('the history shows rows and orders as words', () => {
  const { header } = groupFields('navigation');
  const { slides } = groupFields('home');
  if (!header || slides?.type !== 'rows') throw new Error('there are such settings');
  expect(settingLabel(header, '/blog\n/')).toBe('News\nHome');
  const words = settingLabel(slides, settingText(slides, defaults.home.slides));
  expect(words).toContain('Title: Swim through a forest');
  expect(words).toContain('Film of the site: Kelp forest');
  expect(words).not.toContain('Own picture');
});

test('a new row has every column', () => {
  const { guides } = groupFields('learn');
  if (guides?.type !== 'rows') throw new Error('there is such a setting');
  const row = emptyRow(guides);
  expect(Object.keys(row)).toEqual(Object.keys(guides.columns));
  expect(readRowTexts(row.links ?? '')).toEqual([]);
});

test('a new row has the first choice of a column, unless the column identifies the row', () => {
  const { links } = groupFields('navigation');
  const { pages } = groupFields('page-heads');
  if (links?.type !== 'rows' || pages?.type !== 'rows') throw new Error('there are such settings');
  const link = emptyRow(links);
  expect(link.place).toBe('both');
  const own = writeRowTexts([{ ...link, label: 'Our club', address: '/dive-club' }]);
  expect(links.schema.safeParse(readValue(links, own)).success).toBe(true);
  expect(emptyRow(pages).page).toBe('');
});
