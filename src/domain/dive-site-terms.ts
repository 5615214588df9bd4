/** Words that a dive site's fields are chosen from. */
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

/** Characters of a site's texts that its card shows. */
export const cardLengths = { description: 120, marineLife: 100, hazards: 80 };

export type SkillLevel = (typeof skillLevels)[number];
export type SiteType = (typeof siteTypes)[number];
export type SiteAccess = (typeof siteAccesses)[number];

/** How an access reads in a sentence of its own. */
export const accessWords: Record<SiteAccess, string> = {
  shore: 'From the shore',
  boat: 'By boat',
  both: 'From the shore or by boat',
  liveaboard: 'From a liveaboard',
};

/** How a type reads in a sentence of its own. */
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

/** The names of the states and territories that sites have in short. */
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

/** South of this latitude a site's print is temperate, north of it tropical, in degrees. */
const tropicalEdge = -26;

/** Most sites are reefs: their access tells three prints apart. */
const reefPrints: Record<SiteAccess, string> = {
  shore: 'reef',
  boat: 'bommie',
  both: 'gutter',
  liveaboard: 'bommie',
};

/** The print shown where a site has no photograph. A site without a type gets a reef. */
export function sitePrint(site: {
  type: SiteType | null;
  access?: SiteAccess | null | undefined;
  latitude: string;
}): string {
  const water = Number(site.latitude) > tropicalEdge ? 'tropical' : 'temperate';
  const { type, access } = site;
  const print = type && type !== 'reef' ? type : reefPrints[access ?? 'shore'];
  return `/art/sites/${print}-${water}.jpg`;
}

const scenesByType: Partial<Record<SiteType, string>> = { pier: 'fallback-2', wreck: 'fallback-3' };

/** The scene behind the heading of a guide, or of the whole catalogue: jetties and wrecks have their own. */
export function siteScene(type?: SiteType | null): string {
  return `/art/scenes/${(type && scenesByType[type]) ?? 'sites-hero'}.jpg`;
}
