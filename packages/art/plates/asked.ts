import type { GroundForm } from './forms.ts';
import { bridge, submarineInTwo, upturnedRig } from './grounds/as-told.ts';
import { barge } from './grounds/barges.ts';
import { chamber, mouth } from './grounds/caves.ts';
import { modules } from './grounds/craft.ts';
import { fishHouse } from './grounds/fish-house.ts';
import { boulderField } from './grounds/heads.ts';
import { deepLake, sinkhole, weedyLake } from './grounds/lakes.ts';
import { closePile, sideView } from './grounds/pier.ts';
import { ribs } from './grounds/remains.ts';
import { breakwater } from './grounds/sands.ts';
import { razed, stern } from './grounds/ships.ts';
import { terraces } from './grounds/slopes.ts';
import { litter, smallBoat } from './grounds/small-wrecks.ts';
import { archway, pinnacle } from './grounds/tall.ts';
import { chasm, wallFace } from './grounds/walls.ts';
import { bowAshore, capsized, slabs, twoEnds } from './grounds/wreckage.ts';

const low = (draw: GroundForm['draw']): GroundForm => ({ draw, sky: 'seldom' });
const sunlit = (draw: GroundForm['draw']): GroundForm => ({ draw, sky: 'often' });
const ashore = (draw: GroundForm['draw']): GroundForm => ({ draw, sky: 'above' });

/** Sites whose text tells of another ground than its words would choose, by slug. */
export const asked: Readonly<Record<string, GroundForm>> = {
  // Upside down.
  'mv-bombo': low(capsized),
  'ss-clan-ranald': low(capsized),
  'george-kermode-phillip-island': low(capsized),
  'cochrane-artificial-reef': low(capsized),
  'key-biscayne-rig-lancelin': low(upturnedRig),
  // Nothing that looks like a ship.
  'dunbar-the-gap': sunlit(litter),
  'cataraqui-king-island': sunlit(litter),
  'light-of-the-age': sunlit(litter),
  chalmers: sunlit(litter),
  'james-matthews': ashore(litter),
  'zeewijk-abrolhos-islands': sunlit(litter),
  // In slabs and sections.
  'sms-emden-north-keeling-island': sunlit(slabs),
  'empire-gladstone': sunlit(slabs),
  'sanko-harvest': low(slabs),
  zealandia: low(slabs),
  'british-motorist': low(slabs),
  'usat-meigs': low(slabs),
  'mauna-loa': low(razed),
  'cheynes-iii': low(twoEnds),
  'ex-hmas-adelaide': low(razed),
  'j2-submarine': low(submarineInTwo),
  // Small craft and barges.
  diemen: low(smallBoat),
  'ham-luong': low(smallBoat),
  'lady-elliot-island-the-severance': low(smallBoat),
  'rockingham-wreck-trail': low(smallBoat),
  'song-saigon': low(barge),
  'curtin-artificial-reef': low(barge),
  'roy-rufus-artificial-reef': low(barge),
  'bottlewasher-angler-reef': low(modules),
  // Upright, her stern a ship's; a sailing ship; bows above the water.
  'ss-nord': low(stern),
  'geoffrey-bay-ss-moltke-magnetic-island': sunlit(ribs),
  'omeo-wreck-coogee-maritime-trail': ashore(bowAshore),
  'ss-kwinana-kwinana-beach': ashore(bowAshore),
  // Spans, slots and a cave with a door.
  'the-arch-point-perpendicular': low(archway),
  'the-arch-bass-point': low(archway),
  'arch-rock-huon': low(archway),
  'south-solitary-island-manta-arch': low(archway),
  'the-crack-nepean-island': low(chasm),
  'slot-cave': low(chasm),
  'broughton-island-looking-glass': low(chasm),
  'thundercliff-cave': { draw: mouth, sky: 'never' },
  // Fresh water: crater lakes, and sinkholes that open beneath.
  'lake-bullen-merri-camperdown': sunlit(deepLake),
  'lake-purrumbete-camperdown': ashore(weedyLake),
  'allendale-sinkhole-allendale-east': ashore(sinkhole),
  'little-blue-lake': low(sinkhole),
  'engelbrechts-cave-mount-gambier': { draw: chamber, sky: 'never' },
  'elsas-reef-rye': sunlit(fishHouse),
  // A wall, three pinnacles, boulders.
  'south-solitary-island-buchanans-wall': { draw: wallFace, sky: 'never' },
  'milln-reef-three-sisters': low(pinnacle),
  'bowen-island-the-nursery': sunlit(boulderField),
  'old-mans-hat-north-head': sunlit(boulderField),
  // A garden of terraces, a training wall, a wharf.
  'fly-point': low(terraces),
  'tweed-river': ashore(breakwater),
  'swansea-bridge': ashore(bridge),
  'clifton-gardens-chowder-bay': low(closePile),
  'portsea-pier': sunlit(closePile),
  'point-turton-jetty': ashore(sideView),
  'stenhouse-bay-jetty': low(closePile),
};
