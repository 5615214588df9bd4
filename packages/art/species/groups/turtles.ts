import { greenTurtle } from '../../animals/green-turtle.ts';
import { hawksbillTurtle } from '../../animals/hawksbill-turtle.ts';
import { loggerheadTurtle } from '../../animals/loggerhead-turtle.ts';
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
  'hawksbill-turtle': {
    draw: hawksbillTurtle,
    marks: [
      [1, 59, 'a hooked, bird-like beak'],
      [50, 45, 'thick shell plates that overlap like roof tiles'],
      [91, 58, 'a jagged rear edge'],
    ],
    withoutBar: true,
  },
  'loggerhead-turtle': {
    draw: loggerheadTurtle,
    marks: [
      [13, 45, 'A huge blocky head'],
      [42, 54, 'five plates down each side'],
      [70, 35, 'a reddish-brown shell longer than broad'],
    ],
    withoutBar: true,
  },
};
