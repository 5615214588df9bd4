import { greenTurtle } from '../../animals/green-turtle.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const turtles: SpeciesDrawings = {
  'green-turtle': {
    draw: greenTurtle,
    marks: [
      [46, 36, 'four plates down each side'],
      [7, 46, 'a small rounded head'],
    ],
    withoutBar: true,
  },
};
