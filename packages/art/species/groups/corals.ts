import {
  cauliflowerSoftCoral,
  greenCoral,
  zimmersSeaFan,
} from '../../animals/corals-of-cold-water.ts';
import { staghornCoral } from '../../animals/staghorn-coral.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const corals: SpeciesDrawings = {
  'cauliflower-soft-coral': {
    draw: cauliflowerSoftCoral,
    marks: [
      [22, 22, 'pinkish-red to purple florets'],
      [50, 75, 'pale, translucent stems stiffened with tiny rods'],
    ],
    withoutBar: true,
  },
  'green-coral': {
    draw: greenCoral,
    marks: [
      [50, 8, 'A low dome or crust'],
      [40, 45, 'dotted with round cups'],
    ],
    withoutBar: true,
  },
  'staghorn-coral': {
    draw: staghornCoral,
    marks: [
      [20, 20, 'one pale cup that is its growing point'],
      [50, 60, 'Antler thickets'],
    ],
    withoutBar: true,
  },
  'zimmers-sea-fan': {
    draw: zimmersSeaFan,
    marks: [
      [46.5, 66, 'A flat, jointed fan'],
      [28, 30, 'dusted with white when its eight-armed polyps open'],
    ],
    withoutBar: true,
  },
};
