import { boxJellyfish } from '../../animals/box-jellyfish.ts';
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
};
