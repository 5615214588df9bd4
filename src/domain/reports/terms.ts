export const reportKinds = ['correction', 'closure', 'dive'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportKindLabels: Record<ReportKind, string> = {
  correction: 'Correction',
  closure: 'Closure',
  dive: 'Dive',
};

/** Resources whose pages offer a report form. */
export const reportedResources = [
  'dive-sites',
  'regions',
  'species',
  'articles',
  'reviews',
] as const;
export type ReportedResource = (typeof reportedResources)[number];

export const reportStatuses = ['new', 'asked', 'taken', 'declined', 'spam'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Sources of a diver's report. */
export const knownByLabels = {
  there: 'I was there',
  sign: 'A sign on site says so',
  web: 'A web page says so',
} as const;
export type KnownBy = keyof typeof knownByLabels;
export const knownBys = Object.keys(knownByLabels) as KnownBy[];

/** Reasons for a closure, each a sentence that visitors read after the owner accepts it. */
export const closureReasons = {
  storm: 'Closed after storm damage.',
  works: 'Closed for works.',
  access: 'The way in is closed.',
  danger: 'Closed for a danger in the water.',
  managed: 'Closed by whoever manages it.',
  other: 'Closed.',
} as const;
export type ClosureReason = keyof typeof closureReasons;
export const closureReasonNames = Object.keys(closureReasons) as ClosureReason[];

export const strengths = { none: 'None', some: 'Some', strong: 'Strong' } as const;
export type Strength = keyof typeof strengths;
export const strengthNames = Object.keys(strengths) as Strength[];

/** Maximum length of an answer, in characters. */
export const maxCharacters = 500;
/** Maximum number of species of a dive. */
export const maxSpecies = 20;

/** Plausible bounds of the figures of a dive. */
export const diveBounds = {
  visibility: { least: 0, most: 80, unit: 'm', label: 'Visibility' },
  temperature: { least: 2, most: 36, unit: '°C', label: 'Temperature' },
  cost: { least: 0, most: 2000, unit: '$', label: 'Cost to get in' },
} as const;
export type DiveNumber = keyof typeof diveBounds;
export const diveNumbers = Object.keys(diveBounds) as DiveNumber[];

export const boundsMessage = (name: DiveNumber) => {
  const { label, least, most, unit } = diveBounds[name];
  const range = unit === '$' ? `$${least} to $${most}` : `${least} to ${most} ${unit}`;
  return `${label} is a number from ${range}, or left empty.`;
};

/** The latest date that has begun anywhere, since a diver's date may be ahead of the server's. */
export const latestDay = (now: Date) =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

/** Number of days from one date to another; 0 if the first date is later. */
export const daysSince = (day: string, today: string) =>
  Math.max(0, (Date.parse(today) - Date.parse(day)) / 86_400_000);

/** Facts whose errors endanger a diver; a closure ranks above them. */
const grave: ReadonlySet<string> = new Set([
  ...['hazards', 'hazardList', 'notice', 'status', 'hospital', 'hospitalSecond', 'vhf'],
  ...['latitude', 'longitude', 'depthRange', 'depthMax', 'slack', 'tideRule', 'tideOffsetMinutes'],
  ...['certification', 'permit', 'take', 'takeRules', 'marinePark', 'marineParkZone'],
]);

/** 3: an error may lead a diver to a closed site; 2: law and danger; 1: the rest. */
export function reportDanger(kind: ReportKind, field: string): 1 | 2 | 3 {
  if (kind === 'closure') return 3;
  return kind === 'correction' && grave.has(field) ? 2 : 1;
}
