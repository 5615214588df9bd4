import { coralBandedShrimp } from '../../animals/banded-shrimp.ts';
import { decoratorCrab } from '../../animals/decorator-crab.ts';
import { giantSpiderCrab } from '../../animals/giant-spider-crab.ts';
import { southernHermitCrab } from '../../animals/hermit-crab.ts';
import { peacockMantisShrimp } from '../../animals/mantis-shrimp.ts';
import { rockLobster } from '../../animals/rock-lobster.ts';
import {
  easternRockLobster,
  ornateRockLobster,
  westernRockLobster,
} from '../../animals/spiny-lobsters.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const crustaceans: SpeciesDrawings = {
  'coral-banded-shrimp': {
    draw: coralBandedShrimp,
    marks: [
      [58, 56, 'Red-and-white barber stripes'],
      [36.5, 7, 'six white antennae'],
      [22, 62, 'big spiny third-leg pincers'],
    ],
    withoutBar: true,
  },
  'decorator-crab': {
    draw: decoratorCrab,
    marks: [
      [44.5, 20, 'two short horns between the eyes'],
      [45, 60, 'A walking hat of weed, hydroid and sponge'],
    ],
    withoutBar: true,
  },
  'eastern-rock-lobster': {
    draw: easternRockLobster,
    marks: [
      [67, 48, 'smooth-tailed'],
      [7, 24, 'spiny antennae as thick as a thumb'],
    ],
    withoutBar: true,
  },
  'giant-spider-crab': {
    draw: giantSpiderCrab,
    marks: [
      [57, 38, 'pear-shaped and leggy'],
      [47, 54, 'tufted with weed and sponge'],
    ],
    withoutBar: true,
  },
  'ornate-rock-lobster': {
    draw: ornateRockLobster,
    marks: [
      [30, 82, 'cream-banded blue-black legs'],
      [17.5, 48, 'long pink-based feelers'],
      [67, 52, 'zebra cross-bars on the tail'],
    ],
    withoutBar: true,
  },
  'peacock-mantis-shrimp': {
    draw: peacockMantisShrimp,
    marks: [
      [24, 22, 'independently swivelling, stalked eyes'],
      [44, 60, 'leopard-spotted flanks'],
      [22, 87, 'the front limbs end in knobs'],
    ],
    withoutBar: true,
  },
  'southern-hermit-crab': {
    draw: southernHermitCrab,
    marks: [
      [15, 70, 'cream claw tips'],
      [25, 93, 'hairy legs'],
      [31, 46.5, 'peering on stalked eyes'],
    ],
    withoutBar: true,
  },
  'southern-rock-lobster': {
    draw: rockLobster,
    marks: [
      [41, 38, 'two horn-like spines between the eyes'],
      [77, 48, 'rough sculpture on the tail segments'],
    ],
    withoutBar: true,
  },
  'western-rock-lobster': {
    draw: westernRockLobster,
    marks: [
      [30, 82, 'legs with pale spots and streaks'],
      [67, 52, 'a single pale line of dots on each tail segment'],
    ],
    withoutBar: true,
  },
};
