import { windLabels, winds } from '../../dive-sites/facts.ts';
import { capitalise } from '../../text/format.ts';
import type { Sea } from './factor.ts';

type WholeSea = Required<Omit<Sea, 'rainDays'>>;
type Wind = (typeof winds)[number];

const sea = (
  wind: Wind,
  windKnots: number,
  swell: Wind,
  swellMetres: number,
  swellSeconds: number,
): WholeSea => ({
  windFrom: winds.indexOf(wind) * 45,
  windKnots,
  swellFrom: winds.indexOf(swell) * 45,
  swellMetres,
  swellSeconds,
});

const southernCoast = [
  sea('N', 10, 'SW', 1.5, 12),
  sea('N', 20, 'SW', 2, 13),
  sea('SW', 20, 'SW', 3, 13),
  sea('SE', 15, 'SW', 2, 12),
];

/** Common seas of each coast: starting values for the dials, not forecasts. */
const seasByState: Record<string, WholeSea[] | undefined> = {
  QLD: [
    sea('SE', 10, 'SE', 1, 7),
    sea('SE', 20, 'SE', 1.5, 7),
    sea('N', 10, 'E', 0.5, 6),
    sea('W', 10, 'E', 1, 9),
  ],
  NT: [sea('SE', 15, 'SE', 0.5, 5), sea('NW', 12, 'NW', 0.5, 5)],
  WA: [
    sea('E', 10, 'SW', 1.5, 13),
    sea('E', 20, 'SW', 2, 13),
    sea('SW', 20, 'SW', 2.5, 13),
    sea('NW', 20, 'W', 3, 12),
  ],
  SA: southernCoast,
  VIC: southernCoast,
  TAS: southernCoast,
};

const eastCoast = [
  sea('W', 8, 'SE', 1, 9),
  sea('NE', 15, 'E', 1, 8),
  sea('S', 20, 'SE', 2, 10),
  sea('W', 20, 'S', 1.5, 12),
];

export const usualSeas = (state: string | undefined): readonly WholeSea[] =>
  seasByState[state ?? ''] ?? eastCoast;

export function usualSeaText({
  windFrom,
  windKnots,
  swellFrom,
  swellMetres,
  swellSeconds,
}: WholeSea): string {
  const wind = windLabels[winds[windFrom / 45] ?? 'N'];
  const swell = winds[swellFrom / 45] ?? 'N';
  return `${capitalise(wind)}erly ${windKnots} knots, ${swellMetres} m from ${swell} at ${swellSeconds} s`;
}
