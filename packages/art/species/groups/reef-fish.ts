import {
  bluethroatWrasse,
  crimsonBandedWrasse,
  mado,
  redMorwongOfReefs,
  westernBlueGroper,
  whiteEar,
} from '../../animals/cool-reef-fish.ts';
import {
  barramundiCod,
  barrierReefAnemonefish,
  blueTang,
  harlequinSweetlips,
  threadfinButterflyfish,
  titanTriggerfish,
} from '../../animals/coral-fish.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

/** More of seed/species/fish.json. */
export const reefFish: SpeciesDrawings = {
  'barramundi-cod': {
    draw: barramundiCod,
    marks: [
      [46, 52, 'round black polka dots'],
      [8, 60, 'tiny concave face'],
      [40, 14, 'a high hump of a back'],
    ],
  },
  'barrier-reef-anemonefish': {
    draw: barrierReefAnemonefish,
    marks: [
      [25, 40, 'two white bars'],
      [92, 48, 'a white tail'],
    ],
  },
  'blue-tang': {
    draw: blueTang,
    marks: [
      [36, 26, 'a black palette-shaped loop'],
      [92, 44, 'a yellow tail'],
    ],
  },
  'bluethroat-wrasse': {
    draw: bluethroatWrasse,
    marks: [
      [52, 40, 'one broad white bar round the middle'],
      [40, 8, 'yellow fins'],
      [9, 66, 'a blue chin'],
    ],
  },
  'crimson-banded-wrasse': {
    draw: crimsonBandedWrasse,
    marks: [
      [58, 44, 'one red belt behind the middle'],
      [40, 8, 'red fins above and below'],
      [81, 50, 'snow-white tail stalk'],
    ],
  },
  'harlequin-sweetlips': {
    draw: harlequinSweetlips,
    marks: [
      [50, 44, 'dense round black spots'],
      [3, 62, 'thick rubbery lips'],
    ],
  },
  mado: {
    draw: mado,
    marks: [
      [60, 42, 'five or six brown-black stripes'],
      [40, 8, 'plain yellow fins'],
    ],
  },
  'red-morwong': {
    draw: redMorwongOfReefs,
    marks: [
      [11, 62, 'a pale striped face'],
      [75, 50, 'white bars near the tail'],
      [3, 78, 'fat lips'],
    ],
  },
  'threadfin-butterflyfish': {
    draw: threadfinButterflyfish,
    marks: [
      [45, 36, 'two sets of slanting grey lines'],
      [72, 17, 'a black spot'],
      [19, 30, 'a black eye bar'],
    ],
  },
  'titan-triggerfish': {
    draw: titanTriggerfish,
    marks: [
      [13, 47, 'a black moustache'],
      [56, 46, 'dark net marks'],
      [66, 6, 'dark-edged orange fins'],
    ],
  },
  'western-blue-groper': {
    draw: westernBlueGroper,
    marks: [
      [2, 42, 'a blunt forehead'],
      [20, 31, 'the eye looks absurdly small'],
    ],
  },
  'white-ear': {
    draw: whiteEar,
    marks: [[29, 38, 'one white blaze on the gill cover']],
  },
};
