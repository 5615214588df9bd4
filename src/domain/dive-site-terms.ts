import type { CoastWater } from './coast-waters.ts';

export const skillLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

export const siteTypes = [
  'reef',
  'wreck',
  'wall',
  'cave',
  'pier',
  'muck',
  'drift',
  'freshwater',
] as const;

export const siteAccesses = ['shore', 'boat', 'both', 'liveaboard'] as const;

/** What a place that belongs to a site is for. */
export const pointKinds = ['dive', 'entry', 'exit', 'mooring', 'parking', 'ramp'] as const;

/** In characters. */
export const cardLengths = { description: 120, marineLife: 100, hazards: 80 };

export type SkillLevel = (typeof skillLevels)[number];
export type SiteType = (typeof siteTypes)[number];
export type SiteAccess = (typeof siteAccesses)[number];
export type PointKind = (typeof pointKinds)[number];

export const pointWords: Record<PointKind, string> = {
  dive: 'The dive',
  entry: 'Entry',
  exit: 'Exit',
  mooring: 'Mooring',
  parking: 'Parking',
  ramp: 'Boat ramp',
};

export const accessWords: Record<SiteAccess, string> = {
  shore: 'From the shore',
  boat: 'By boat',
  both: 'From the shore or by boat',
  liveaboard: 'From a liveaboard',
};

export const typeWords: Record<SiteType, string> = {
  reef: 'Reef',
  wreck: 'Wreck',
  wall: 'Wall',
  cave: 'Cave',
  pier: 'Pier or jetty',
  muck: 'Muck dive',
  drift: 'Drift dive',
  freshwater: 'Fresh water',
};

export const stateNames: Record<string, string | undefined> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

/** Degrees; prints are temperate south of it and tropical north. */
const tropicalEdge = -26;

/** Most sites are reefs, so their access selects one of three prints. */
const reefPrints: Record<SiteAccess, string> = {
  shore: 'reef',
  boat: 'bommie',
  both: 'gutter',
  liveaboard: 'bommie',
};

/** What a site without a picture shows: the plate drawn from its facts, else the print of its kind. */
export function sitePrint(site: {
  type: SiteType | null;
  access?: SiteAccess | null | undefined;
  latitude: string;
  plate?: string | null | undefined;
}): string {
  if (site.plate) return site.plate;
  const water = Number(site.latitude) > tropicalEdge ? 'tropical' : 'temperate';
  const { type, access } = site;
  const print = type && type !== 'reef' ? type : reefPrints[access ?? 'shore'];
  return `/art/sites/${print}-${water}.jpg`;
}

const scenesByType: Partial<Record<SiteType, string>> = { pier: 'fallback-2', wreck: 'fallback-3' };

export function siteScene(type?: SiteType | null): string {
  return `/art/scenes/${(type && scenesByType[type]) ?? 'sites-hero'}.jpg`;
}

/** Degrees of latitude: the Great Barrier Reef and Ningaloo end north of it. */
const tropicsEnd = -24.4;
/**
 * Degrees of latitude to which the warm current of each side carries corals: past Lord Howe Island in the east, past
 * Jurien Bay in the west.
 */
const coralsEnd = { east: -32, west: -30.5 };
/** Degrees of longitude that part the two sides. */
const middle = 130;

/** The water of a position, from its latitude and its side of the continent. */
export function coastWaterOf(position: {
  latitude: string | number;
  longitude: string | number;
}): CoastWater {
  const latitude = Number(position.latitude);
  if (latitude > tropicsEnd) return 'tropical';
  const edge = coralsEnd[Number(position.longitude) > middle ? 'east' : 'west'];
  return latitude > edge ? 'subtropical' : 'temperate';
}
