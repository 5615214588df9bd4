export type Side = (typeof winds)[number];

/** Encodes the sheltered sides of a site as a bit mask, from north, clockwise, to shorten lists. */
export const packSides = (isSheltered: (side: Side) => boolean): number =>
  winds.reduce((bits, side, index) => (isSheltered(side) ? bits | (1 << index) : bits), 0);

/** @param sides bit mask of `packSides` */
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

/** The licence of a position's source, which may differ from that of the open data. */
export const positionLicences = ['cc-by', 'odbl', 'not-known'] as const;

export const positionLicenceLabels: Record<(typeof positionLicences)[number], string> = {
  'cc-by': 'CC BY',
  odbl: 'Open Database Licence (ODbL)',
  'not-known': 'Not known',
};

/** Whether a status excludes a site from being featured and from having a best time. */
export const isShut = (status: string | null | undefined) =>
  status === 'closed' || status === 'damaged';

export const certificationLabels = {
  'open-water': 'Open Water',
  'advanced-open-water': 'Advanced Open Water',
  deep: 'Deep diver',
  cave: 'Cave diver',
  cavern: 'Cavern diver',
  wreck: 'Wreck diver',
  technical: 'Technical diver',
  'permit-test': 'A test taken for the permit',
};

export const certifications = Object.keys(
  certificationLabels,
) as (keyof typeof certificationLabels)[];

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

export const tideRuleLabels = {
  slack: 'At slack water',
  'high-slack': 'At high slack',
  'neap-slack': 'At neap slack',
  high: 'Around high water',
  low: 'Around low water',
  any: 'At any tide',
  incoming: 'On the incoming tide',
};

export const tideRules = Object.keys(tideRuleLabels) as (keyof typeof tideRuleLabels)[];

/** The reasons for a site's best months. */
export const seasonKinds = ['animals', 'comfort', 'danger', 'access'] as const;

export type SeasonKind = (typeof seasonKinds)[number];

export const seasonKindLabels: Record<SeasonKind, string> = {
  animals: 'Animals that come',
  comfort: 'Warmer, clearer or calmer water',
  danger: 'Danger outside them',
  access: 'Access only then',
};

/** Labels of a site's water, from the most enclosed to the open sea. */
export const waterLabels = {
  fresh: 'Fresh water',
  river: 'River or estuary',
  inlet: 'Inlet, narrows or river mouth',
  harbour: 'Harbour',
  bay: 'Bay or gulf',
  lagoon: 'Lagoon behind a reef',
  headland: 'Open coast near the shore',
  ocean: 'Open sea',
};

export const waters = Object.keys(waterLabels) as (keyof typeof waterLabels)[];

export type Water = (typeof waters)[number];

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

export const facilityLabels = {
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

export const facilities = Object.keys(facilityLabels) as (keyof typeof facilityLabels)[];
