import { seaSnake } from '../../animals/sea-snake.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const seaSnakes: SpeciesDrawings = {
  'olive-sea-snake': {
    draw: seaSnake,
    marks: [[96, 58, 'a flat paddle tail']],
    withoutBar: true,
  },
};
