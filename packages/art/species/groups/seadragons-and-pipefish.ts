import { ornateGhostPipefish } from '../../animals/ghost-pipefish.ts';
import { leafySeadragon } from '../../animals/leafy-seadragon.ts';
import { seahorse } from '../../animals/seahorse.ts';
import {
  shortHeadSeahorse,
  westAustralianSeahorse,
  whitesSeahorse,
} from '../../animals/seahorses.ts';
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
  'ornate-ghost-pipefish': {
    draw: ornateGhostPipefish,
    marks: [
      [9, 91, 'a tube snout'],
      [78, 14, 'fins cut like feathers'],
      [66, 66, 'a large pair'],
    ],
    withoutBar: true,
  },
  'short-head-seahorse': {
    draw: shortHeadSeahorse,
    marks: [
      [12, 26, 'short-snouted'],
      [52, 6, 'a tall rounded knob of a crown'],
      [50, 48, 'flecked white'],
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
  'west-australian-seahorse': {
    draw: westAustralianSeahorse,
    marks: [[15, 18, 'a long snout crossed by a row of fine brown lines']],
    withoutBar: true,
  },
  'whites-seahorse': {
    draw: whitesSeahorse,
    marks: [
      [12, 21, 'a long snout'],
      [64, 4, 'a tall five-pointed crown'],
      [80, 50, 'low body spines'],
    ],
    withoutBar: true,
  },
};
