import { coastalStates } from '../dive-sites/terms.ts';

export const groupLabels = {
  sharks: 'Sharks',
  rays: 'Rays',
  'seadragons-and-pipefish': 'Seadragons, seahorses and pipefish',
  fish: 'Fish',
  'cuttlefish-and-octopus': 'Cuttlefish, squid and octopus',
  nudibranchs: 'Nudibranchs and sea hares',
  crustaceans: 'Crabs, crayfish and shrimps',
  echinoderms: 'Sea stars, urchins and feather stars',
  jellyfish: 'Jellyfish',
  'other-invertebrates': 'Shells, sponges, anemones and worms',
  corals: 'Corals and sea fans',
  'kelp-and-seagrass': 'Kelp and seagrass',
  turtles: 'Turtles',
  'sea-snakes': 'Sea snakes',
  mammals: 'Whales, dolphins, seals and dugongs',
};

export const speciesGroups = Object.keys(groupLabels) as (keyof typeof groupLabels)[];
export type SpeciesGroup = (typeof speciesGroups)[number];

export const dangers = ['none', 'low', 'moderate', 'high'] as const;
export type Danger = (typeof dangers)[number];

export const dangerLabels: Record<Danger, string> = {
  none: 'No particular danger',
  low: 'Low danger',
  moderate: 'Can hurt you',
  high: 'Dangerous',
};

export const areaLabels = { Commonwealth: 'Commonwealth waters', ...coastalStates };

export const protectionAreas = Object.keys(areaLabels) as (keyof typeof areaLabels)[];

/** The last year of the surveys in seed/surveys.json. */
export const lastSurveyYear = 2018;

export function lengthText(cm: number): string {
  if (cm < 1) return `${Math.round(cm * 10)} mm`;
  return cm < 100 ? `${cm} cm` : `${Math.round(cm / 10) / 10} m`;
}
