import { striateAnglerfish, tasselledAnglerfish } from '../../animals/anglerfish.ts';
import { mandarinfish } from '../../animals/mandarinfish.ts';
import { redHandfish } from '../../animals/red-handfish.ts';
import { easternRedScorpionfish, soldier } from '../../animals/scorpionfish.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

/** More of seed/species/fish.json: those that lie or walk on the bottom. */
export const bottomFish: SpeciesDrawings = {
  'eastern-red-scorpionfish': {
    draw: easternRedScorpionfish,
    marks: [
      [15, 20, 'skin tassels on face and flank'],
      [27, 74, 'small dark spots on the chest'],
      [6, 62, 'big-headed'],
    ],
  },
  mandarinfish: {
    draw: mandarinfish,
    marks: [
      [31, 56, 'wavy blue and green lines'],
      [28, 12, 'a long first dorsal spine'],
      [4, 60, 'a blunt head'],
    ],
  },
  'red-handfish': {
    draw: redHandfish,
    marks: [
      [51, 8, 'pale blue-white fin margins'],
      [42, 88, 'The hands are real fins'],
      [60, 46, 'Warty little bumps cover the skin'],
    ],
  },
  soldier: {
    draw: soldier,
    marks: [
      [40, 8, 'thirteen dorsal spines whose membranes are cut like bunting'],
      [18, 58, 'a backward spine under the eye'],
    ],
  },
  'striate-anglerfish': {
    draw: striateAnglerfish,
    marks: [
      [46, 42, 'dark zebra streaks'],
      [3, 7, 'a pale wormlike tuft'],
      [57, 92, 'leg-finned'],
    ],
  },
  'tasselled-anglerfish': {
    draw: tasselledAnglerfish,
    marks: [
      [4, 16, 'Two worm-like baits'],
      [60, 52, 'its own shaggy skin tassels'],
    ],
  },
};
