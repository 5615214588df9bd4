import { expect, test } from 'vitest';
import { stateNames } from '../../dive-sites/terms.ts';
import { readSeaUrl } from '../sea-url.ts';
import { usualSeas, usualSeaText } from './usual-seas.ts';

test('usual seas are described by wind and swell', () => {
  expect(usualSeas('NSW').map(usualSeaText)).toContain('Southerly 20 knots, 2 m from SE at 10 s');
  expect(usualSeas('VIC').map(usualSeaText)).toContain(
    'South-westerly 20 knots, 3 m from SW at 13 s',
  );
});

test('every state, and a site without a state, has usual seas that an address can contain', () => {
  for (const state of [...Object.keys(stateNames), undefined]) {
    expect(usualSeas(state).length).toBeGreaterThan(1);
    for (const sea of usualSeas(state)) expect(readSeaUrl(sea)).toEqual(sea);
  }
});
