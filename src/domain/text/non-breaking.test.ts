import { expect, test } from 'vitest';
import { nonBreaking } from './non-breaking.ts';

test.each([
  ['Mares Avanti Quattro +', 'Mares Avanti Quattro\u00a0+'],
  ['Mares Avanti Quattro +: the fin', 'Mares Avanti Quattro\u00a0+: the fin'],
  ['Agincourt Reef – Castle Rock', 'Agincourt Reef\u00a0– Castle Rock'],
  ['MK25 EVO / S600', 'MK25 EVO\u00a0/ S600'],
  ['Wrecks below 18 m', 'Wrecks below 18\u00a0m'],
  ['Everflex 5/4: easy', 'Everflex 5/4: easy'],
  ['1770 miles', '1770 miles'],
])('%s', (text, bound) => {
  expect(nonBreaking(text)).toBe(bound);
});
