import { expect, test } from 'vitest';
import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { fieldKeys } from '../../../../contract/dive-sites/fields/fields.ts';
import { guideFacts } from './guide-facts.tsx';

const nothingKnown = Object.fromEntries(fieldKeys.map((key) => [key, null]));
const siteWith = (facts: Partial<DiveSite>) => ({ ...nothingKnown, ...facts }) as DiveSite;

const lawFacts = (facts: Partial<DiveSite>) =>
  Object.fromEntries(guideFacts(siteWith(facts), 'law').map(({ name, text }) => [name, text]));

test('the guide shows an unknown marine park and unknown take rules as not known', () => {
  expect(lawFacts({})).toEqual({ 'Marine park': 'Not known', 'What may be taken': 'Not known' });
});

test('the guide shows the take rules of a zone in one line, and their certainty', () => {
  const marinePark = 'Encounter Marine Park';
  const takeNote = 'The edge of the zone is 20 m away: check the map.';
  expect(
    lawFacts({ marinePark, marineParkZone: 'Sanctuary Zone', take: 'none', takeNote }),
  ).toEqual({
    'Marine park': marinePark,
    Zone: 'Sanctuary Zone',
    'What may be taken': 'No-take: nothing may be caught or collected here.',
    'How sure that is': takeNote,
  });
  expect(lawFacts({ marinePark, take: 'unknown' })).toMatchObject({ Zone: 'Not known' });
});

test('an absence of reserves is never shown as permission to fish', () => {
  const lines = lawFacts({ take: 'no-reserve-found' });
  expect(lines).toEqual({
    'Marine park': 'None found',
    'What may be taken':
      'We found no marine reserve here; that does not mean that fishing is allowed.',
  });
});

test('the guide of a lake has no lines on marine parks', () => {
  expect(lawFacts({ type: 'freshwater' })).toEqual({ 'What may be taken': 'Not known' });
});

test('the guide shows an unknown emergency department as not known', () => {
  const lines = guideFacts(siteWith({}), 'emergency').map(({ name, text }) => [name, text]);
  expect(lines).toEqual([['Nearest emergency department', 'Not known']]);
});
