import { draughtboardShark } from '../../animals/draughtboard-shark.ts';
import { greyNurse } from '../../animals/grey-nurse.ts';
import { hammerhead } from '../../animals/hammerhead.ts';
import { leopardShark } from '../../animals/leopard-shark.ts';
import { portJacksonShark } from '../../animals/port-jackson-shark.ts';
import { blacktipReefShark, whitetipReefShark } from '../../animals/requiem-shark.ts';
import { whaleSharkFromBelow } from '../../animals/whale-shark.ts';
import { wobbegong } from '../../animals/wobbegong.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const sharks: SpeciesDrawings = {
  'blacktip-reef-shark': {
    draw: blacktipReefShark,
    marks: [
      [50, 6, 'crisp black tip on the first dorsal'],
      [97, 24, 'black tips on the tail and other fins'],
      [65, 58, 'white streak runs along the flank'],
    ],
  },
  'draughtboard-shark': {
    draw: draughtboardShark,
    marks: [
      [33, 30, 'broken dark saddles like a worn draughtboard'],
      [73, 26, 'a second dorsal much smaller than the first'],
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
  'whale-shark': {
    draw: (x, y, length) => whaleSharkFromBelow(x, y, length, -90),
    marks: [
      [5, 50, 'a broad flat head'],
      [22, 33, 'pale spots'],
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
