import { expect, test } from 'vitest';
import { fieldText } from './field-text.ts';

test.each(['[Closed until May] No entry.', '{draft} Swell from the south.'])(
  'a text in brackets is shown as it is: %s',
  (notice) => expect(fieldText('notice', { notice })).toBe(notice),
);

test('a list is shown as its parts', () => {
  expect(fieldText('tags', { tags: '["Reef","Wreck"]' })).toBe('Reef, Wreck');
});
