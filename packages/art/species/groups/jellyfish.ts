import { bluebottle } from '../../animals/bluebottle.ts';
import { boxJellyfish } from '../../animals/box-jellyfish.ts';
import { irukandji, jimble } from '../../animals/carybdeid.ts';
import { lionsMane } from '../../animals/lions-mane.ts';
import { moonJellyfish } from '../../animals/moon-jellyfish.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const jellyfish: SpeciesDrawings = {
  'australian-box-jellyfish': {
    draw: boxJellyfish,
    marks: [
      [50, 10, 'four-cornered bell'],
      [22, 70, 'flat ribbon tentacles from each corner'],
    ],
    withoutBar: true,
  },
  bluebottle: {
    draw: bluebottle,
    marks: [
      [30, 24, 'A blue-tinted gas float'],
      [49, 3, 'a crest'],
      [69, 93, 'a long blue thread below'],
    ],
    withoutBar: true,
  },
  irukandji: {
    draw: irukandji,
    marks: [
      [50, 22, 'dotted with red stinging warts'],
      [74, 78, 'one hair-thin tentacle at each of four corners'],
    ],
    withoutBar: true,
  },
  jimble: {
    draw: jimble,
    marks: [
      [50, 30, 'A clear little box'],
      [79, 78, 'four pink-tinged threads, one to a corner'],
    ],
    withoutBar: true,
  },
  'lions-mane-jellyfish': {
    draw: lionsMane,
    marks: [
      [50, 14, 'A scalloped, saucer-like bell'],
      [22, 70, 'fine hair in eight bunches'],
      [53, 60, 'a frilly mass of mouth-arms'],
    ],
    withoutBar: true,
  },
  'moon-jellyfish': {
    draw: moonJellyfish,
    marks: [
      [64, 30, 'four horseshoe rings'],
      [20, 62, 'a short fringe round its rim'],
    ],
    withoutBar: true,
  },
};
