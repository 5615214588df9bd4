export const skillLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

export const typeLabels = {
  reef: 'Reef',
  wreck: 'Wreck',
  wall: 'Wall',
  cave: 'Cave',
  pier: 'Pier or jetty',
  muck: 'Muck dive',
  drift: 'Drift dive',
  freshwater: 'Fresh water',
};

export const siteTypes = Object.keys(typeLabels) as (keyof typeof typeLabels)[];

export const siteAccesses = ['shore', 'boat', 'both', 'liveaboard'] as const;

export const pointKinds = ['dive', 'entry', 'exit', 'mooring', 'parking', 'ramp'] as const;

/** Maximum lengths of the texts on a card, in characters. */
export const cardLengths = { description: 120, marineLife: 100, hazards: 80 };

export type SkillLevel = (typeof skillLevels)[number];
export type SiteType = (typeof siteTypes)[number];
export type SiteAccess = (typeof siteAccesses)[number];
export type PointKind = (typeof pointKinds)[number];

export const pointLabels: Record<PointKind, string> = {
  dive: 'The dive',
  entry: 'Entry',
  exit: 'Exit',
  mooring: 'Mooring',
  parking: 'Parking',
  ramp: 'Boat ramp',
};

export const accessLabels: Record<SiteAccess, string> = {
  shore: 'From the shore',
  boat: 'By boat',
  both: 'From the shore or by boat',
  liveaboard: 'From a liveaboard',
};

/** The states and territories with a coast. */
export const coastalStates = {
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

export const stateNames: Record<string, string | undefined> = {
  ACT: 'Australian Capital Territory',
  ...coastalStates,
};
