import type { Hand } from './hand.ts';
import { bareIslandEast, bareIslandWest } from './sites/bare-island.ts';
import { batavia } from './sites/batavia.ts';
import { blairgowriePier } from './sites/blairgowrie-pier.ts';
import { busseltonJetty } from './sites/busselton-jetty.ts';
import { cathedralCave } from './sites/cathedral-cave.ts';
import { codHole } from './sites/cod-hole.ts';
import { edithburghJetty } from './sites/edithburgh-jetty.ts';
import { ewensPonds } from './sites/ewens-ponds.ts';
import { exHmasBrisbane } from './sites/ex-hmas-brisbane.ts';
import { exHmasCanberra } from './sites/ex-hmas-canberra.ts';
import { exHmasHobart } from './sites/ex-hmas-hobart.ts';
import { exHmasPerth } from './sites/ex-hmas-perth.ts';
import { exHmasSwan } from './sites/ex-hmas-swan.ts';
import { exHmasTobruk } from './sites/ex-hmas-tobruk.ts';
import { fishRockCave } from './sites/fish-rock-cave.ts';
import { flindersPier } from './sites/flinders-pier.ts';
import { fortescueBay } from './sites/fortescue-bay.ts';
import { cerberus } from './sites/hmvs-cerberus.ts';
import { j4Submarine } from './sites/j4-submarine.ts';
import { julianRocksNursery } from './sites/julian-rocks-nursery.ts';
import { kilsbySinkhole } from './sites/kilsby-sinkhole.ts';
import { magicPoint } from './sites/magic-point.ts';
import { montagueIsland } from './sites/montague-island.ts';
import { museumOfUnderwaterArt } from './sites/museum-of-underwater-art.ts';
import { navyPier } from './sites/navy-pier.ts';
import { northHorn } from './sites/north-horn.ts';
import { northNeptune } from './sites/north-neptune.ts';
import { piccaninniePonds } from './sites/piccaninnie-ponds.ts';
import { popesEye } from './sites/popes-eye.ts';
import { portNoarlunga } from './sites/port-noarlunga.ts';
import { rapidBayJetty } from './sites/rapid-bay-jetty.ts';
import { shellyBeach } from './sites/shelly-beach.ts';
import { southEastRock } from './sites/south-east-rock.ts';
import { ssWollongbar } from './sites/ss-wollongbar.ts';
import { ssYongala } from './sites/ss-yongala.ts';
import { stonyPoint } from './sites/stony-point.ts';
import { tangaloomaWrecks } from './sites/tangalooma-wrecks.ts';
import { wolfRock } from './sites/wolf-rock.ts';
import { wonderReef } from './sites/wonder-reef.ts';

/** Sites whose plate has a composition of its own, by slug. */
export const hands: Record<string, Hand> = {
  'balls-pyramid-south-east-rock': southEastRock,
  'bare-island-east-la-perouse': bareIslandEast,
  'bare-island-west-la-perouse': bareIslandWest,
  'busselton-jetty': busseltonJetty,
  'cathedral-cave-waterfall-bay': cathedralCave,
  'cod-hole': codHole,
  'ewens-ponds': ewensPonds,
  'ex-hmas-swan': exHmasSwan,
  'fish-rock-cave': fishRockCave,
  'navy-pier-point-murat': navyPier,
  'rapid-bay-jetty': rapidBayJetty,
  'ss-yongala': ssYongala,
  'hmvs-cerberus-half-moon-bay': cerberus,
  'montague-island-seal-colony': montagueIsland,
  'popes-eye': popesEye,
  'port-noarlunga-reef-jetty': portNoarlunga,
  'tangalooma-wrecks': tangaloomaWrecks,
  'ex-hmas-hobart': exHmasHobart,
  'ex-hmas-brisbane': exHmasBrisbane,
  'ex-hmas-perth': exHmasPerth,
  'ex-hmas-canberra': exHmasCanberra,
  'j4-submarine': j4Submarine,
  'wonder-reef': wonderReef,
  'john-brewer-reef-museum-of-underwater-art': museumOfUnderwaterArt,
  'batavia-abrolhos-islands': batavia,
  'the-wreck-ss-wollongbar-byron-bay': ssWollongbar,
  'ex-hmas-tobruk': exHmasTobruk,
  'piccaninnie-ponds': piccaninniePonds,
  'kilsby-sinkhole-mount-schank': kilsbySinkhole,
  'edithburgh-jetty': edithburghJetty,
  'blairgowrie-pier': blairgowriePier,
  'flinders-pier': flindersPier,
  'julian-rocks-the-nursery': julianRocksNursery,
  'wolf-rock': wolfRock,
  'osprey-reef-north-horn': northHorn,
  'north-neptune-islands': northNeptune,
  'magic-point-maroubra': magicPoint,
  'shelly-beach-cabbage-tree-bay-manly': shellyBeach,
  'stony-point-whyalla': stonyPoint,
  'fortescue-bay-kelp-forest': fortescueBay,
};
