import { expect, test } from 'vitest';
import { asksForHelp } from './search-terms.ts';

test.each([
  'bent',
  'The Bends!',
  'EMERGENCY',
  'decompression sickness',
  'hyperbaric chamber',
  'tingling',
  'numb fingers',
  'rash after diving',
  'dizzy',
  'pins and needles',
  'Pins & needles',
  'lost buddy',
  'out of air',
  "can't breathe",
  'jellyfish sting',
])('"%s" asks for help', (text) => expect(asksForHelp(text)).toBe(true));

test.each([
  '',
  'bending kelp',
  'bendigo',
  'Chambers Reef',
  'rescued wreck',
  'angling',
  'numbfish',
  'sting',
  'no airport',
  'Buddy Bay',
  'sea needles',
])('"%s" does not ask for help', (text) => expect(asksForHelp(text)).toBe(false));
