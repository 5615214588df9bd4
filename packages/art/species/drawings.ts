import { bottomFish } from './groups/bottom-fish.ts';
import { corals } from './groups/corals.ts';
import { crustaceans } from './groups/crustaceans.ts';
import { cuttlefishAndOctopus } from './groups/cuttlefish-and-octopus.ts';
import { echinoderms } from './groups/echinoderms.ts';
import { fish } from './groups/fish.ts';
import { jellyfish } from './groups/jellyfish.ts';
import { kelpAndSeagrass } from './groups/kelp-and-seagrass.ts';
import { mammals } from './groups/mammals.ts';
import { nudibranchs } from './groups/nudibranchs.ts';
import { otherInvertebrates } from './groups/other-invertebrates.ts';
import { rays } from './groups/rays.ts';
import { reefFish } from './groups/reef-fish.ts';
import { seaSnakes } from './groups/sea-snakes.ts';
import { seadragonsAndPipefish } from './groups/seadragons-and-pipefish.ts';
import { sharks } from './groups/sharks.ts';
import { turtles } from './groups/turtles.ts';
import type { SpeciesDrawings } from './species-drawing.ts';

/**
 * The drawings of all groups, which are those of seed/species/. A drawing of a whole family is missing here, as is one without the
 * marks by which the guide tells the species from its relatives.
 */
export const drawings: SpeciesDrawings = {
  ...bottomFish,
  ...corals,
  ...crustaceans,
  ...cuttlefishAndOctopus,
  ...echinoderms,
  ...fish,
  ...jellyfish,
  ...kelpAndSeagrass,
  ...mammals,
  ...nudibranchs,
  ...otherInvertebrates,
  ...rays,
  ...reefFish,
  ...seaSnakes,
  ...seadragonsAndPipefish,
  ...sharks,
  ...turtles,
};
