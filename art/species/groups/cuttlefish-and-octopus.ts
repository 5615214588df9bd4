import { giantCuttlefish } from '../../animals/cuttlefish.ts';
import { octopus } from '../../animals/octopus.ts';
import { squid } from '../../animals/squid.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const cuttlefishAndOctopus: SpeciesDrawings = {
  'giant-cuttlefish': {
    draw: giantCuttlefish,
    marks: [
      [66, 17, 'a continuous fin'],
      [31, 44, 'W-shaped pupils'],
    ],
    withoutBar: true,
  },
  'gloomy-octopus': {
    draw: octopus,
    marks: [[64, 26, 'Mottled grey to rust']],
    withoutBar: true,
  },
  'southern-calamari': {
    draw: squid,
    marks: [[68, 14, 'fins run almost the whole body']],
    withoutBar: true,
  },
};
