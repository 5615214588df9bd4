import { blacklipAbalone } from '../../animals/abalone.ts';
import { giantClam } from '../../animals/giant-clam.ts';
import { southernSeaPen } from '../../animals/sea-pen.ts';
import { seaTulip } from '../../animals/sea-tulip.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const otherInvertebrates: SpeciesDrawings = {
  'blacklip-abalone': {
    draw: blacklipAbalone,
    marks: [
      [24, 38, 'a row of holes'],
      [60, 96, 'a dark frill of foot'],
    ],
  },
  'giant-clam': {
    draw: giantClam,
    marks: [
      [30, 86, 'Two fluted half-shells'],
      [50, 30, 'a velvet lip in blue, green and bronze'],
    ],
  },
  'sea-tulip': {
    draw: seaTulip,
    marks: [
      [44, 30, 'warty yellow, pink or red bulb'],
      [55, 76, 'a whippy stalk'],
      [56, 7, 'two openings at the top'],
    ],
    withoutBar: true,
  },
  'southern-sea-pen': {
    draw: southernSeaPen,
    marks: [
      [50, 88, 'standing in sand'],
      [82, 40, 'leaves edged with polyps'],
    ],
    withoutBar: true,
  },
};
