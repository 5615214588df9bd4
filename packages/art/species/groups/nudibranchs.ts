import { blueDragon, serratedPhyllodesmium } from '../../animals/aeolid.ts';
import { shortTailedCeratosoma, sweetCeratosoma } from '../../animals/ceratosoma.ts';
import {
  bennettsNudibranch,
  elisabethsChromodoris,
  splendidNudibranch,
} from '../../animals/dorid.ts';
import { glaucus } from '../../animals/glaucus.ts';
import { purpleLinedNembrotha, vercosTambja } from '../../animals/polycerid.ts';
import { spottedSeaHare } from '../../animals/sea-hare.ts';
import { spanishDancer } from '../../animals/spanish-dancer.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const nudibranchs: SpeciesDrawings = {
  'bennetts-nudibranch': {
    draw: bennettsNudibranch,
    marks: [
      [33, 65, 'dark blue streaks'],
      [40, 55, 'red spots'],
      [50, 97, 'a yellow margin'],
    ],
  },
  'blue-dragon': {
    draw: blueDragon,
    marks: [
      [44, 70, 'tubes in clusters'],
      [7, 30, 'purple bands on its antennae'],
    ],
    withoutBar: true,
  },
  'elisabeths-chromodoris': {
    draw: elisabethsChromodoris,
    marks: [
      [33, 54, 'black lines along the back'],
      [50, 97, 'a yellow-orange hem'],
      [72, 25, 'orange gills'],
    ],
  },
  glaucus: {
    draw: glaucus,
    marks: [
      [27, 10, 'three pairs of splayed, fingered'],
      [50, 50, 'silver-and-blue'],
    ],
  },
  'purple-lined-nembrotha': {
    draw: purpleLinedNembrotha,
    marks: [
      [42, 62, 'brown-purple lengthwise lines'],
      [66, 50, 'an orange-flushed back'],
      [14, 34, 'purple and red touches about the gills, feet and horns'],
    ],
  },
  'serrated-phyllodesmium': {
    draw: serratedPhyllodesmium,
    marks: [
      [56, 20, 'long curved tubes'],
      [55, 66, 'one unbroken white line down the back'],
    ],
  },
  'short-tailed-ceratosoma': {
    draw: shortTailedCeratosoma,
    marks: [
      [54, 64, 'red and purple spots in pale halos'],
      [80, 22, 'a stubby red lobe behind the gills'],
    ],
  },
  'spanish-dancer': {
    draw: spanishDancer,
    marks: [
      [70, 25, 'Six separate gill tufts'],
      [36, 86, 'rolled edge unfurls into a skirt when it swims'],
    ],
    withoutBar: true,
  },
  'splendid-nudibranch': {
    draw: splendidNudibranch,
    marks: [
      [43, 66, 'raspberry red spots'],
      [50, 97, 'a firm yellow or gold hem'],
      [21, 28, 'rhinophores and gills flushed red'],
    ],
  },
  'spotted-sea-hare': {
    draw: spottedSeaHare,
    marks: [
      [53, 66, 'dotted with black rings'],
      [30, 18, 'two rolled "ears" on its head'],
      [60, 22, 'two flaps'],
    ],
  },
  'sweet-ceratosoma': {
    draw: sweetCeratosoma,
    marks: [
      [32, 66, 'bright orange blotches'],
      [41, 95, 'purple spots'],
      [64, 18, 'crimson-washed gills and rhinophores'],
    ],
  },
  'vercos-tambja': {
    draw: vercosTambja,
    marks: [
      [47, 72, 'royal-blue spots'],
      [54, 20, 'blue gills'],
      [22, 36, 'blue rhinophores'],
    ],
  },
};
