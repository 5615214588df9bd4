import type { Factor, FactorInput } from './factor.ts';
import { strongWindKnots } from './limits.ts';

export const siteLimitNote = (most: number | null, unit: string) =>
  most === null ? '' : ` The limit set for this site is ${most} ${unit}.`;

export const swellUnit = (mostSeconds: number | null) =>
  mostSeconds === null ? 'm' : `m at ${mostSeconds} seconds or less`;

export const strongWind = (wind: string) =>
  `${wind}: at this strength the Bureau warns of strong wind.`;

const unknown = (
  kind: 'wind' | 'swell',
  forecastEnds: string | undefined,
  strength: number | undefined,
): Factor => {
  const what = strength === undefined || forecastEnds ? kind : `${kind}’s direction`;
  return {
    kind,
    outcome: 'unknown',
    text: forecastEnds
      ? `The forecast ends on ${forecastEnds}: the ${what} is not known.`
      : `The ${what} is not known.`,
    change: forecastEnds
      ? `A forecast of the ${what}, nearer the day.`
      : `Set the ${what} from a forecast.`,
    weight: 2,
  };
};

/** A wind without its direction: off if it is too strong on any side, else unknown. */
export function windFromAnywhere({ site: { mostWindKnots }, sea }: FactorInput): Factor {
  const { windKnots: knots = 0, windEnds } = sea;
  const isStrong = knots >= strongWindKnots;
  if (!isStrong && knots <= (mostWindKnots ?? strongWindKnots)) {
    return unknown('wind', windEnds, sea.windKnots);
  }
  const most = Math.min(mostWindKnots ?? strongWindKnots, strongWindKnots - 1);
  return {
    kind: 'wind',
    outcome: 'leave',
    text: isStrong
      ? strongWind(`${knots} knots`)
      : `${knots} knots.${siteLimitNote(mostWindKnots, 'knots')}`,
    change: `Wind of ${most} knots or less, and its direction.`,
    weight: knots / most,
  };
}

/** A swell without its direction: off if it is above the site's own limit, else unknown. */
export function swellFromAnywhere({ site, sea }: FactorInput): Factor {
  const { mostSwellMetres: most, mostSwellSeconds } = site;
  const { swellMetres = 0, swellEnds } = sea;
  if (most === null || swellMetres <= most) return unknown('swell', swellEnds, sea.swellMetres);
  return {
    kind: 'swell',
    outcome: 'leave',
    text: `Swell of ${swellMetres} m.${siteLimitNote(most, swellUnit(mostSwellSeconds))}`,
    change: `Swell of ${most} m or less, and its direction.`,
    weight: swellMetres / most,
  };
}
