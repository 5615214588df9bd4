import { southernDumplingSquid, stripedPyjamaSquid } from '../../animals/bobtail-squid.ts';
import { giantCuttlefish } from '../../animals/cuttlefish.ts';
import { maoriOctopus } from '../../animals/maori-octopus.ts';
import { mourningCuttlefish } from '../../animals/mourning-cuttlefish.ts';
import { octopus } from '../../animals/octopus.ts';
import { blueLinedOctopus, southernBlueRingedOctopus } from '../../animals/small-octopuses.ts';
import { squid } from '../../animals/squid.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const cuttlefishAndOctopus: SpeciesDrawings = {
  'blue-lined-octopus': {
    draw: blueLinedOctopus,
    marks: [
      [71, 18, 'blue lines along the body'],
      [26.5, 64, 'rings on the arms'],
    ],
    withoutBar: true,
  },
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
  'maori-octopus': {
    draw: maoriOctopus,
    marks: [
      [87, 12, 'a bumpy hide'],
      [57, 76, 'rows of iridescent white-blue spots'],
      [29, 20, 'front arms much longer than the rest'],
    ],
    withoutBar: true,
  },
  'mourning-cuttlefish': {
    draw: mourningCuttlefish,
    marks: [
      [65, 3, 'a narrow fin band'],
      [56, 23, 'two dark eyespots'],
      [10, 65, 'drooping arms'],
    ],
    withoutBar: true,
  },
  'southern-blue-ringed-octopus': {
    draw: southernBlueRingedOctopus,
    marks: [[69, 18, 'dozens of small rings']],
    withoutBar: true,
  },
  'southern-calamari': {
    draw: squid,
    marks: [[68, 14, 'fins run almost the whole body']],
    withoutBar: true,
  },
  'southern-dumpling-squid': {
    draw: southernDumplingSquid,
    marks: [
      [76, 8, 'two ear-like fins'],
      [42, 44, 'big eyes'],
      [68, 50, 'a speckled skin'],
    ],
    withoutBar: true,
  },
  'striped-pyjama-squid': {
    draw: stripedPyjamaSquid,
    marks: [
      [72, 20, 'neat brown stripes'],
      [43, 31, 'yellow-lidded stare'],
      [41, 16, 'the fringed brow'],
    ],
    withoutBar: true,
  },
};
