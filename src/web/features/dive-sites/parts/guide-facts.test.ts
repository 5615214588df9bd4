import { expect, test } from 'vitest';
import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { fieldKeys } from '../../../../contract/dive-sites/fields/fields.ts';
import { guideFacts } from './guide-facts.tsx';

const nothingKnown = Object.fromEntries(fieldKeys.map((key) => [key, null]));
const siteWith = (facts: Partial<DiveSite>) => ({ ...nothingKnown, ...facts }) as DiveSite;

const lawFacts = (facts: Partial<DiveSite>) =>
  Object.fromEntries(guideFacts(siteWith(facts), 'law').map(({ name, text }) => [name, text]));

test('the guide says that park and taking are not known where they are not', () => {
  expect(lawFacts({})).toEqual({ 'Marine park': 'Not known', 'What may be taken': 'Not known' });
});

test('the guide says in one line what the zone forbids, and how sure that is', () => {
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

test('no reserve found is never shown as leave to fish', () => {
  const lines = lawFacts({ take: 'no-reserve-found' });
  expect(lines).toEqual({
    'Marine park': 'None found',
    'What may be taken':
      'We found no marine reserve here; that does not mean that fishing is allowed.',
  });
});

test('the guide of a lake is silent about marine parks', () => {
  expect(lawFacts({ type: 'freshwater' })).toEqual({ 'What may be taken': 'Not known' });
});

test('the guide says that the emergency department is not known where it is not', () => {
  const lines = guideFacts(siteWith({}), 'emergency').map(({ name, text }) => [name, text]);
  expect(lines).toEqual([['Nearest emergency department', 'Not known']]);
});
