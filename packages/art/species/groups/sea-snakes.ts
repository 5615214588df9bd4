import { seaSnake } from '../../animals/sea-snake.ts';
import { turtleHeadedSeaSnake } from '../../animals/turtle-headed-sea-snake.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const seaSnakes: SpeciesDrawings = {
  'olive-sea-snake': {
    draw: seaSnake,
    marks: [[96, 58, 'a flat paddle tail']],
    withoutBar: true,
  },
  'turtle-headed-sea-snake': {
    draw: turtleHeadedSeaSnake,
    marks: [
      [7, 20, 'a short blunt head'],
      [7, 46, 'large lip scales'],
      [47, 90, 'banded in black and cream'],
    ],
    withoutBar: true,
  },
};
