import { australianFurSeal } from '../../animals/australian-fur-seal.ts';
import { dolphin } from '../../animals/dolphin.ts';
import { dugong } from '../../animals/dugong.ts';
import { dwarfMinkeWhale } from '../../animals/dwarf-minke-whale.ts';
import { humpbackWhale } from '../../animals/humpback-whale.ts';
import { furSeal, seaLion } from '../../animals/sea-lion.ts';
import { southernRightWhale } from '../../animals/southern-right-whale.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const mammals: SpeciesDrawings = {
  'australian-fur-seal': {
    draw: australianFurSeal,
    marks: [
      [8, 20, 'heavy, broad-headed'],
      [21, 17, 'visible ears'],
      [34, 35, 'a thick mane'],
    ],
  },
  'australian-sea-lion': {
    draw: seaLion,
    marks: [
      [3, 17, 'snout is blunt'],
      [21, 12, 'ears small'],
    ],
  },
  'bottlenose-dolphin': {
    draw: dolphin,
    marks: [
      [3, 56, 'stubby beak'],
      [50, 8, 'curved back fin'],
      [34, 64, 'paler belly'],
    ],
  },
  dugong: {
    draw: dugong,
    marks: [
      [4, 61, 'a downturned bristly muzzle'],
      [95, 52, 'a whale-like fluked tail'],
      [22, 85, 'paddle flippers'],
    ],
  },
  'dwarf-minke-whale': {
    draw: dwarfMinkeWhale,
    marks: [
      [26, 60, 'a bright white shoulder and flipper base'],
      [16, 57, 'dark throat patch'],
      [66, 13, 'a sickle back fin'],
    ],
  },
  'humpback-whale': {
    draw: humpbackWhale,
    marks: [
      [8, 20, 'knobs on the head'],
      [19, 78, 'very long, knuckled white-and-black side flippers'],
      [61, 5, 'a small fin on a hump'],
    ],
  },
  'long-nosed-fur-seal': {
    draw: furSeal,
    marks: [
      [3, 19, 'a long pointed snout'],
      [21, 12, 'external ears'],
      [6, 30, 'long pale whiskers'],
    ],
  },
  'southern-right-whale': {
    draw: southernRightWhale,
    marks: [
      [3, 21, 'pale callosities'],
      [60, 10, 'no fin on its smooth back'],
      [28, 80, 'paddle-shaped flippers'],
    ],
  },
};
