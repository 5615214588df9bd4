import { draughtboardShark } from '../../animals/draughtboard-shark.ts';
import { epauletteShark } from '../../animals/epaulette-shark.ts';
import { greyNurse } from '../../animals/grey-nurse.ts';
import { hammerhead } from '../../animals/hammerhead.ts';
import { leopardShark } from '../../animals/leopard-shark.ts';
import { portJacksonShark } from '../../animals/port-jackson-shark.ts';
import { blacktipReefShark, whitetipReefShark } from '../../animals/requiem-shark.ts';
import { tawnyNurseShark } from '../../animals/tawny-nurse-shark.ts';
import { whaleSharkFromBelow } from '../../animals/whale-shark.ts';
import { bronzeWhaler, greyReefSharkInProfile } from '../../animals/whaler.ts';
import { whiteShark } from '../../animals/white-shark.ts';
import { wobbegong } from '../../animals/wobbegong.ts';
import { bandedWobbegong, tasselledWobbegong } from '../../animals/wobbegong-from-above.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const sharks: SpeciesDrawings = {
  'banded-wobbegong': {
    draw: bandedWobbegong,
    marks: [
      [32, 40, 'broad, dark-edged saddles'],
      [39, 60, 'speckled with light blotches'],
    ],
  },
  'blacktip-reef-shark': {
    draw: blacktipReefShark,
    marks: [
      [50, 6, 'crisp black tip on the first dorsal'],
      [97, 24, 'black tips on the tail and other fins'],
      [65, 58, 'white streak runs along the flank'],
    ],
  },
  'bronze-whaler': {
    draw: bronzeWhaler,
    marks: [
      [52, 41, 'a bronze to olive sheen'],
      [2, 48, 'a pointed snout'],
      [41, 16, 'a plain first dorsal'],
    ],
  },
  'draughtboard-shark': {
    draw: draughtboardShark,
    marks: [
      [33, 30, 'broken dark saddles like a worn draughtboard'],
      [73, 26, 'a second dorsal much smaller than the first'],
    ],
  },
  'epaulette-shark': {
    draw: epauletteShark,
    marks: [
      [24, 42, 'one large black spot ringed in white'],
      [63, 42, 'brown freckles'],
      [80, 52, 'Slender and eel-like'],
    ],
  },
  'grey-reef-shark': {
    draw: greyReefSharkInProfile,
    marks: [
      [83, 52, 'a broad black band along the whole trailing edge of the tail'],
      [1, 49, 'a rounded snout'],
      [41, 7, 'no bold black tip on the first dorsal'],
    ],
  },
  'grey-nurse-shark': {
    draw: greyNurse,
    marks: [
      [5, 60, 'ragged teeth always on show'],
      [56, 22, 'two dorsal fins are nearly equal in size'],
      [42, 44, 'rusty spots'],
    ],
  },
  'leopard-shark': {
    draw: leopardShark,
    marks: [
      [27, 44, 'dark leopard spots'],
      [80, 42, 'a tail blade as long as the body'],
    ],
  },
  'port-jackson-shark': {
    draw: portJacksonShark,
    marks: [
      [3, 55, 'A blunt, pig-like head'],
      [28, 45, 'a dark harness pattern'],
    ],
  },
  'scalloped-hammerhead': {
    draw: hammerhead,
    marks: [[3, 62, 'a notch in the middle and another on each side']],
  },
  'spotted-wobbegong': {
    draw: wobbegong,
    marks: [
      [52, 42, 'dark saddles'],
      [9, 78, 'A fringe of 6 to 10 skin flaps'],
    ],
  },
  'tasselled-wobbegong': {
    draw: tasselledWobbegong,
    marks: [
      [4, 60, 'a beard of branching tassels'],
      [12, 45, 'a broad flat head'],
      [45, 46, 'a fine net of dark lines all over'],
    ],
  },
  'tawny-nurse-shark': {
    draw: tawnyNurseShark,
    marks: [
      [4, 58, 'a small mouth far forward'],
      [64, 26, 'two dorsal fins of similar size set far back'],
      [92, 24, 'a long tail'],
    ],
  },
  'whale-shark': {
    draw: (x, y, length) => whaleSharkFromBelow(x, y, length, -90),
    marks: [
      [5, 50, 'a broad flat head'],
      [22, 33, 'pale spots'],
    ],
  },
  'white-shark': {
    draw: whiteShark,
    marks: [
      [2, 54, 'a conical snout'],
      [50, 57, 'a sharp line where slate grey meets white'],
      [94, 40, 'The tail is nearly crescent-shaped'],
    ],
  },
  'whitetip-reef-shark': {
    draw: whitetipReefShark,
    marks: [
      [48, 6, 'a bright white tip on the first dorsal'],
      [3, 54, 'a short blunt face'],
    ],
  },
};
