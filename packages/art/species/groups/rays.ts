import { coffinRay } from '../../animals/coffin-ray.ts';
import { cowtailStingray } from '../../animals/cowtail-stingray.ts';
import { southernEagleRay, whitespottedEagleRay } from '../../animals/eagle-rays-in-flight.ts';
import { blueSpottedMaskray } from '../../animals/maskray.ts';
import { cowtailFromAbove, fantailFromAbove } from '../../animals/rays-from-above.ts';
import { reefManta } from '../../animals/reef-manta.ts';
import { blueSpottedRay, smoothStingray } from '../../animals/stingray.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const rays: SpeciesDrawings = {
  'blue-spotted-fantail-ray': {
    draw: fantailFromAbove,
    lying: blueSpottedRay,
    marks: [[19, 40, 'brilliant, electric-blue spots']],
    withoutBar: true,
  },
  'blue-spotted-maskray': {
    draw: blueSpottedMaskray,
    marks: [
      [11, 50, 'a dark mask across the eyes'],
      [25, 24, 'weak pale-blue spots'],
      [80, 47, 'a black-and-white banded tail'],
    ],
    withoutBar: true,
  },
  'coffin-ray': {
    draw: coffinRay,
    marks: [
      [60, 20, 'two rounded discs, one behind the other'],
      [11, 56, 'minute eyes'],
      [96, 50, 'a stump of a tail with tiny fins'],
    ],
  },
  'cowtail-stingray': {
    draw: cowtailFromAbove,
    lying: cowtailStingray,
    marks: [
      [1, 43, 'a blunt snout'],
      [79, 61, 'a deep hanging fold of skin like a flag'],
    ],
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
  'southern-eagle-ray': {
    draw: southernEagleRay,
    marks: [
      [3, 53, 'A blunt, domed head'],
      [20, 33, 'blue-grey crescents and bars'],
      [84, 28, 'a long thin tail'],
    ],
    withoutBar: true,
  },
  'whitespotted-eagle-ray': {
    draw: whitespottedEagleRay,
    marks: [
      [1, 54, 'a duck-billed snout'],
      [27, 26, 'small white spots or rings'],
      [71, 34, 'a very long whip tail'],
    ],
    withoutBar: true,
  },
};
