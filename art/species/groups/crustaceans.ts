import { rockLobster } from '../../animals/rock-lobster.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const crustaceans: SpeciesDrawings = {
  'southern-rock-lobster': {
    draw: rockLobster,
    marks: [
      [41, 38, 'two horn-like spines between the eyes'],
      [77, 48, 'rough sculpture on the tail segments'],
    ],
    withoutBar: true,
  },
};
