/** Hazards of a site, from those that prevent a dive to those that a diver prepares for. */
export const hazardLabels = {
  stingers: 'Box jellyfish and Irukandji',
  crocodiles: 'Crocodiles',
  'bull-sharks': 'Bull sharks',
  sharks: 'Sharks',
  'strong-current': 'Strong current',
  current: 'Current',
  rips: 'Rips',
  swell: 'Swell and surf',
  surge: 'Surge',
  wind: 'Wind and chop',
  'bar-crossing': 'Bar crossing',
  'run-off': 'Rain and run-off',
  'low-visibility': 'Low visibility',
  cold: 'Cold water',
  overhead: 'Overhead',
  depth: 'Depth',
  'open-water-ascent': 'Open-water ascent',
  entanglement: 'Entanglement',
  'fishing-line': 'Fishing line',
  'sharp-metal': 'Sharp or collapsing wreckage',
  ordnance: 'Unexploded ordnance',
  boats: 'Boat traffic',
  entry: 'Entry and exit',
  'long-swim': 'Long swim',
  'shallow-water': 'Shallow reef',
  'venomous-animals': 'Venomous animals',
  'large-animals': 'Large animals',
  'people-in-the-water': 'Anglers, surfers and swimmers',
  remote: 'Far from help',
  cyclones: 'Cyclones',
  sun: 'Sun and heat',
  access: 'Rules of access',
};

export type HazardKind = keyof typeof hazardLabels;

export const hazardKinds = Object.keys(hazardLabels) as [HazardKind, ...HazardKind[]];

export interface Hazard {
  kind: HazardKind;
  /** Months of the hazard, from 1; null for the whole year. */
  months: number[] | null;
  note: string | null;
  source: string | null;
}

/** The hazards of a month. @param month from 1 */
export const hazardsInMonth = (hazards: readonly Hazard[], month: number): Hazard[] =>
  hazards.filter(({ months }) => months === null || months.includes(month));
