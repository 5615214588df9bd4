import { southernBasketStar } from '../../animals/basket-star.ts';
import { biscuitStar } from '../../animals/biscuit-star.ts';
import { orangeFeatherStar } from '../../animals/feather-star.ts';
import { firebrickStar } from '../../animals/firebrick-star.ts';
import { longspinedUrchin } from '../../animals/longspined-urchin.ts';
import {
  crownOfThorns,
  elevenArmedSeastar,
  northernPacificSeastar,
} from '../../animals/thorny-stars.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const echinoderms: SpeciesDrawings = {
  'crown-of-thorns-starfish': {
    draw: crownOfThorns,
    marks: [
      [50, 50, 'A thorny cushion'],
      [80, 20, 'spines tipped red or orange'],
    ],
  },
  'eleven-armed-seastar': {
    draw: elevenArmedSeastar,
    marks: [
      [69, 73, 'of unequal length'],
      [50, 15, 'rows of spines'],
    ],
  },
  'firebrick-star': {
    draw: firebrickStar,
    marks: [
      [40, 52, 'white or yellow mortar'],
      [55.5, 10, 'a swollen plate near each tip'],
    ],
  },
  'longspined-sea-urchin': {
    draw: longspinedUrchin,
    marks: [
      [22, 22, 'long, hollow, rough spines'],
      [60, 40, 'a green or blue sheen'],
    ],
    withoutBar: true,
  },
  'northern-pacific-seastar': {
    draw: northernPacificSeastar,
    marks: [
      [36, 45, 'purple scribbles'],
      [97, 27, 'pointed and turned up at the tip'],
    ],
  },
  'orange-feather-star': {
    draw: orangeFeatherStar,
    marks: [[70, 30, 'Ten to twenty-five feathery arms']],
    withoutBar: true,
  },
  'southern-basket-star': {
    draw: southernBasketStar,
    marks: [
      [52, 24, 'Five arms that fork and fork again'],
      [80, 12, 'a lace of curling tips'],
    ],
    withoutBar: true,
  },
  'southern-biscuit-star': {
    draw: biscuitStar,
    marks: [
      [50, 40, 'A neat pentagon'],
      [80, 80, 'six to eight fat plates a side'],
    ],
  },
};
