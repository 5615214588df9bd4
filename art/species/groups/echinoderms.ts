import { biscuitStar } from '../../animals/biscuit-star.ts';
import { orangeFeatherStar } from '../../animals/feather-star.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const echinoderms: SpeciesDrawings = {
  'orange-feather-star': {
    draw: orangeFeatherStar,
    marks: [[70, 30, 'Ten to twenty-five feathery arms']],
    withoutBar: true,
  },
  'southern-biscuit-star': {
    draw: biscuitStar,
    marks: [
      [50, 40, 'A neat pentagon'],
      [80, 80, 'six to eight fat plates a side'],
    ],
  },
};
