import type { Hand } from './hand.ts';
import { bareIslandEast, bareIslandWest } from './sites/bare-island.ts';
import { busseltonJetty } from './sites/busselton-jetty.ts';
import { cathedralCave } from './sites/cathedral-cave.ts';
import { codHole } from './sites/cod-hole.ts';
import { ewensPonds } from './sites/ewens-ponds.ts';
import { exHmasSwan } from './sites/ex-hmas-swan.ts';
import { fishRockCave } from './sites/fish-rock-cave.ts';
import { navyPier } from './sites/navy-pier.ts';
import { rapidBayJetty } from './sites/rapid-bay-jetty.ts';
import { southEastRock } from './sites/south-east-rock.ts';
import { ssYongala } from './sites/ss-yongala.ts';

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
};
