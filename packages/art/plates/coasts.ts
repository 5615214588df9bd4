import type { PlateFacts } from './facts.ts';
import type { Coast } from './waters.ts';
import * as waters from './waters.ts';

const byRegion: Record<string, Coast> = {
  Adelaide: waters.adelaide,
  'Albany & Great Southern': waters.capes,
  'Arnhem Land & Arafura': waters.arafura,
  'Bass Strait Islands': waters.bassStrait,
  'Brisbane & Moreton Bay': waters.moreton,
  'Bundaberg & Fraser Coast': waters.moreton,
  'Cairns & Port Douglas': waters.reefLagoon,
  'Christmas Island': waters.indian,
  'Cocos (Keeling) Islands': waters.indian,
  'Coffs Harbour & Solitary Islands': waters.subtropical,
  'Coral Sea': waters.coralSea,
  Darwin: waters.arafura,
  'East Coast & Maria Island': waters.tasman,
  Esperance: waters.capes,
  'Eyre Peninsula': waters.greatBight,
  'Fleurieu Peninsula': waters.adelaide,
  'Gold Coast': waters.subtropical,
  'Great Ocean Road': waters.shipwreckCoast,
  "Hobart & D'Entrecasteaux Channel": waters.hobart,
  'Jervis Bay & Shoalhaven': waters.southCoast,
  'Kangaroo Island': waters.greatBight,
  'Limestone Coast': waters.shipwreckCoast,
  'Lord Howe Island': waters.lordHowe,
  'Melbourne & Port Phillip': waters.portPhillip,
  'Mid West & Abrolhos Islands': waters.abrolhos,
  'Mornington Peninsula': waters.portPhillip,
  'Newcastle & Central Coast': waters.southCoast,
  'Ningaloo – Coral Bay': waters.ningaloo,
  'Ningaloo – Exmouth': waters.ningaloo,
  'Norfolk Island': waters.norfolk,
  'North Coast': waters.bassStrait,
  'Perth & Fremantle': waters.perth,
  Pilbara: waters.pilbara,
  'Port Macquarie & Great Lakes': waters.southCoast,
  'Port Phillip Heads': waters.bassStrait,
  'Port Stephens': waters.southCoast,
  'Ribbon Reefs & Lizard Island': waters.coralSea,
  'Rockingham & Mandurah': waters.perth,
  'Rottnest Island': waters.rottnest,
  'Rowley Shoals & Kimberley offshore': waters.kimberley,
  'Shark Bay & Gascoyne': waters.ningaloo,
  'South Coast (Batemans Bay to Eden)': waters.southCoast,
  'South West (Bunbury to Augusta)': waters.capes,
  'South West Rocks': waters.subtropical,
  'Southern Great Barrier Reef': waters.reefLagoon,
  'Southwest Tasmania': waters.hobart,
  'Sunshine Coast & Rainbow Beach': waters.subtropical,
  Sydney: waters.sydney,
  'Tasman Peninsula': waters.tasman,
  'Townsville & Magnetic Island': waters.whitsundays,
  'Tweed & Byron Bay': waters.subtropical,
  'Whitsundays & Mackay': waters.whitsundays,
  'Wilsons Promontory & Gippsland': waters.bassStrait,
  'Wollongong & Shellharbour': waters.southCoast,
  'Yorke Peninsula': waters.spencer,
};

/** Degrees south of which kelp takes the place of corals. */
const coralEdge = -30.5;

/** The coast of a site; a region that has none of its own gets the water of its latitude. */
export function coastOf({ region, latitude, type }: PlateFacts): Coast {
  if (type === 'freshwater') return waters.spring;
  return byRegion[region] ?? (latitude > coralEdge ? waters.reefLagoon : waters.southCoast);
}
