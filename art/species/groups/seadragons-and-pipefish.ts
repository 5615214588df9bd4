import { leafySeadragon } from '../../animals/leafy-seadragon.ts';
import { seahorse } from '../../animals/seahorse.ts';
import { weedySeadragon } from '../../animals/weedy-seadragon.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const seadragonsAndPipefish: SpeciesDrawings = {
  'big-belly-seahorse': {
    draw: seahorse,
    marks: [
      [56, 4, 'low crown'],
      [55, 50, 'dark spots'],
    ],
    withoutBar: true,
  },
  'leafy-seadragon': {
    draw: leafySeadragon,
    marks: [
      [10, 50, 'long-snouted'],
      [52, 14, 'leaf-like flaps'],
      [85, 78, 'a tail that cannot grip'],
    ],
    withoutBar: true,
  },
  'weedy-seadragon': {
    draw: weedySeadragon,
    marks: [
      [9, 58, 'a long tube snout'],
      [30, 56, 'purple-blue bars on the neck'],
      [50, 14, 'small paddle-shaped tabs'],
    ],
  },
};
