export type Side = (typeof winds)[number];

/** Packs the sides that shelter a site into a number, so that a list carries them cheaply: a bit for each from north, clockwise. */
export const packSides = (isSheltered: (side: Side) => boolean): number =>
  winds.reduce((bits, side, index) => (isSheltered(side) ? bits | (1 << index) : bits), 0);

/** @param sides as `packSides` packed them */
export const isShelteredFrom = (sides: number | undefined, side: Side): boolean =>
  (((sides ?? 0) >> winds.indexOf(side)) & 1) === 1;

export const siteStatuses = ['open', 'restricted', 'closed', 'damaged', 'unknown'] as const;

export type SiteStatus = (typeof siteStatuses)[number];

export const statusLabels: Record<SiteStatus, string> = {
  open: 'Open',
  restricted: 'Restricted',
  closed: 'Closed',
  damaged: 'Damaged',
  unknown: 'Not known',
};

/** Of the source of a position: the open data are under another licence than what they took from it. */
export const positionLicences = ['cc-by', 'odbl', 'not-known'] as const;

export const positionLicenceLabels: Record<(typeof positionLicences)[number], string> = {
  'cc-by': 'CC BY',
  odbl: 'Open Database Licence (ODbL)',
  'not-known': 'Not known',
};

/** Such a site is never featured and has no best time. */
export const isShut = (status: string | null | undefined) =>
  status === 'closed' || status === 'damaged';

export const certifications = [
  'open-water',
  'advanced-open-water',
  'deep',
  'cave',
  'cavern',
  'wreck',
  'technical',
  'permit-test',
] as const;

export const certificationLabels: Record<(typeof certifications)[number], string> = {
  'open-water': 'Open Water',
  'advanced-open-water': 'Advanced Open Water',
  deep: 'Deep diver',
  cave: 'Cave diver',
  cavern: 'Cavern diver',
  wreck: 'Wreck diver',
  technical: 'Technical diver',
  'permit-test': 'A test taken for the permit',
};

export const winds = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

export const windLabels: Record<(typeof winds)[number], string> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

export const tideRules = [
  'slack',
  'high-slack',
  'neap-slack',
  'high',
  'low',
  'any',
  'incoming',
] as const;

export const tideRuleLabels: Record<(typeof tideRules)[number], string> = {
  slack: 'At slack water',
  'high-slack': 'At high slack',
  'neap-slack': 'At neap slack',
  high: 'Around high water',
  low: 'Around low water',
  any: 'At any tide',
  incoming: 'On the incoming tide',
};

/** Why a site's best months are its best. */
export const seasonKinds = ['animals', 'comfort', 'danger', 'access'] as const;

export type SeasonKind = (typeof seasonKinds)[number];

export const seasonKindLabels: Record<SeasonKind, string> = {
  animals: 'Animals that come',
  comfort: 'Warmer, clearer or calmer water',
  danger: 'Danger outside them',
  access: 'Access only then',
};

/** The water that a site lies in, from the most enclosed to the open sea. */
export const waters = [
  'fresh',
  'river',
  'inlet',
  'harbour',
  'bay',
  'lagoon',
  'headland',
  'ocean',
] as const;

export type Water = (typeof waters)[number];

export const waterLabels: Record<Water, string> = {
  fresh: 'Fresh water',
  river: 'River or estuary',
  inlet: 'Inlet, narrows or river mouth',
  harbour: 'Harbour',
  bay: 'Bay or gulf',
  lagoon: 'Lagoon behind a reef',
  headland: 'Open coast near the shore',
  ocean: 'Open sea',
};

export const boatTraffics = ['low', 'some', 'heavy'] as const;

export const surges = ['low', 'some', 'strong'] as const;

export const phoneReceptions = ['none', 'patchy', 'good'] as const;

export const capitalised: Record<string, string> = {
  low: 'Low',
  some: 'Some',
  heavy: 'Heavy',
  strong: 'Strong',
  none: 'None',
  patchy: 'Patchy',
  good: 'Good',
};

export const facilities = [
  'toilets',
  'showers',
  'ramp',
  'fills-nearby',
  'parking',
  'parking-fee',
  'wheelchair',
  'cafe',
  'camping',
  'picnic',
  'rinse',
  'lights',
  'moorings',
] as const;

export const facilityLabels: Record<(typeof facilities)[number], string> = {
  toilets: 'Toilets',
  showers: 'Showers',
  ramp: 'Boat ramp',
  'fills-nearby': 'Air fills nearby',
  parking: 'Parking',
  'parking-fee': 'Paid parking',
  wheelchair: 'Wheelchair friendly',
  cafe: 'Café',
  camping: 'Camping',
  picnic: 'Picnic tables',
  rinse: 'Rinse tap',
  lights: 'Lights',
  moorings: 'Moorings',
};
