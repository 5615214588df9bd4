import { blacklipAbalone } from '../../animals/abalone.ts';
import { bulbTentacleAnemone } from '../../animals/bulb-tentacle-anemone.ts';
import { geographyCone } from '../../animals/geography-cone.ts';
import { giantClam } from '../../animals/giant-clam.ts';
import { golfBallSponge } from '../../animals/golf-ball-sponge.ts';
import { jewelAnemone } from '../../animals/jewel-anemone.ts';
import { persianCarpetFlatworm } from '../../animals/persian-carpet-flatworm.ts';
import { southernSeaPen } from '../../animals/sea-pen.ts';
import { seaTulip } from '../../animals/sea-tulip.ts';
import { yellowZoanthid } from '../../animals/zoanthid.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const otherInvertebrates: SpeciesDrawings = {
  'blacklip-abalone': {
    draw: blacklipAbalone,
    marks: [
      [24, 38, 'a row of holes'],
      [60, 96, 'a dark frill of foot'],
    ],
  },
  'bulb-tentacle-anemone': {
    draw: bulbTentacleAnemone,
    marks: [
      [8, 40, 'tentacles ending in a bulb like a balloon'],
      [32, 9, 'often white below the tip'],
      [46, 20, 'anemonefish'],
    ],
  },
  'geography-cone': {
    draw: geographyCone,
    marks: [
      [38, 22, 'brown map-like blotches'],
      [68, 80, 'wide at the open lip'],
      [5, 40, 'low at the spire'],
    ],
    withoutBar: true,
  },
  'giant-clam': {
    draw: giantClam,
    marks: [
      [30, 86, 'Two fluted half-shells'],
      [50, 30, 'a velvet lip in blue, green and bronze'],
    ],
  },
  'golf-ball-sponge': {
    draw: golfBallSponge,
    marks: [
      [40, 50, 'a tiled or knobbly skin'],
      [50, 3, 'one small vent on top'],
      [97, 47, 'buds on threads like drawing pins'],
    ],
    withoutBar: true,
  },
  'jewel-anemone': {
    draw: jewelAnemone,
    marks: [
      [68, 54, 'A quilt of thumbnail discs'],
      [43, 30, 'each tentacle capped with a white bead'],
    ],
    withoutBar: true,
  },
  'persian-carpet-flatworm': {
    draw: persianCarpetFlatworm,
    marks: [
      [50, 60, 'black, pink-brown and white dots'],
      [2, 50, 'two folds at the front for antennae'],
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
  'yellow-zoanthid': {
    draw: yellowZoanthid,
    marks: [
      [50, 78, 'linked at the base'],
      [40, 20, 'two rings of slim tentacles'],
      [48, 40, 'a slit mouth'],
    ],
    withoutBar: true,
  },
};
