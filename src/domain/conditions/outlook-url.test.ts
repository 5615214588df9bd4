import { expect, test } from 'vitest';
import { readOutlookUrl } from './outlook-url.ts';

test('readOutlookUrl reads every parameter of an address', () => {
  const search = { region: 'sydney', date: '2026-12-01', windFrom: '180', swellMetres: '1.5' };
  expect(readOutlookUrl(search)).toEqual({
    region: 'sydney',
    date: '2026-12-01',
    windFrom: 180,
    swellMetres: 1.5,
  });
  expect(readOutlookUrl({ near: '12' })).toEqual({ near: '12' });
  expect(readOutlookUrl({ skill: 'Beginner', type: 'pier' })).toEqual({
    skill: 'Beginner',
    type: 'pier',
  });
  expect(readOutlookUrl({ lee: 'SE.N.N' })).toEqual({ lee: 'N.SE' });
  expect(readOutlookUrl({ near: 'Glenelg, SA' })).toEqual({ near: 'glenelg-sa' });
});

test.each([
  { windKnots: '-5' },
  { windKnots: '101' },
  { windKnots: '1e3' },
  { swellSeconds: '0' },
  { date: '2026-02-30' },
  { date: 'tomorrow' },
  { near: '…' },
  { region: '../admin' },
  { region: '' },
  { skill: '', type: '' },
  { skill: 'beginner' },
  { type: 'constructor' },
  { lee: 'NNE' },
  { type: ['reef', 'wreck'] },
])('readOutlookUrl ignores %o', (search) => {
  expect(readOutlookUrl(search)).toEqual({});
});
