import { reefManta } from '../../animals/reef-manta.ts';
import { blueSpottedRay, smoothStingray } from '../../animals/stingray.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const rays: SpeciesDrawings = {
  'blue-spotted-fantail-ray': {
    draw: blueSpottedRay,
    marks: [[33, 42, 'brilliant, electric-blue spots']],
    withoutBar: true,
  },
  'reef-manta-ray': {
    draw: reefManta,
    marks: [
      [44, 19, 'two rolled head fins'],
      [31, 29, 'White shoulder patches'],
    ],
  },
  'smooth-stingray': {
    draw: smoothStingray,
    marks: [
      [30, 66, 'a thick, smooth, rhomboid disc'],
      [12, 58, 'a row of pale dots beside the head'],
      [78, 30, 'a heavy tail'],
    ],
    withoutBar: true,
  },
};
