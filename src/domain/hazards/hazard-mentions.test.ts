import { expect, test } from 'vitest';
import { mentionedHazards } from './hazard-mentions.ts';

test.each([
  ['Box jellyfish from October to May, saltwater crocodiles', ['stingers', 'crocodiles']],
  ['Jellyfish', ['venomous-animals']],
  ['Strong tidal current outside high slack', ['strong-current']],
  ['Tidal current', ['current']],
  ['Bull sharks', ['bull-sharks']],
  ['White shark habitat', ['sharks']],
  ['Low visibility after rain', ['run-off', 'low-visibility']],
  ['Boats overhead', ['boats']],
  ['Overhead in the swim-through', ['overhead']],
  ['Bar crossing', ['bar-crossing']],
  ['Exposed crossing', ['wind', 'remote']],
  ['No-entry zone around the wreck', ['access']],
])('%s names %j', (text, kinds) => {
  expect(mentionedHazards(text)).toEqual(kinds);
});
