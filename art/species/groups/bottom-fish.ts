import { mandarinfish } from '../../animals/mandarinfish.ts';
import { redHandfish } from '../../animals/red-handfish.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

/** More of seed/species/fish.json: those that lie or walk on the bottom. */
export const bottomFish: SpeciesDrawings = {
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
};
