import { expect, test } from 'vitest';
import { asksForHelp } from './emergency-words.ts';

test.each(['bent', 'The Bends!', 'EMERGENCY', 'decompression sickness', 'hyperbaric chamber'])(
  '"%s" asks for help',
  (text) => expect(asksForHelp(text)).toBe(true),
);

test.each(['', 'bending kelp', 'bendigo', 'Chambers Reef', 'rescued wreck'])(
  '"%s" does not',
  (text) => expect(asksForHelp(text)).toBe(false),
);
