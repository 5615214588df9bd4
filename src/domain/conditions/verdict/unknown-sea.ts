import type { Factor, FactorInput } from './factor.ts';
import { strongWindKnots } from './limits.ts';

export const siteLimitNote = (most: number | null, unit: string) =>
  most === null ? '' : ` The limit set for this site is ${most} ${unit}.`;

export const swellUnit = (maxSeconds: number | null) =>
  maxSeconds === null ? 'm' : `m at ${maxSeconds} seconds or less`;

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

/**
 * Judges a wind of unknown direction: `leave` if it is too strong from every side, else `unknown`.
 * @param isTooStrong whether a wind speed is `leave` from every side
 */
export function windFromAnywhere(
  { site: { mostWindKnots }, sea }: FactorInput,
  isTooStrong: (knots: number) => boolean,
): Factor {
  const { windKnots: knots = 0, windEnds } = sea;
  const isStrong = knots >= strongWindKnots;
  if (!isStrong && !isTooStrong(knots)) return unknown('wind', windEnds, sea.windKnots);
  let most = Math.min(Math.floor(knots), strongWindKnots - 1);
  while (most > 1 && isTooStrong(most)) most -= 1;
  const isOwn = mostWindKnots !== null;
  return {
    kind: 'wind',
    outcome: 'leave',
    text: isStrong
      ? strongWind(`${knots} knots`)
      : `${knots} knots${isOwn ? '.' : ': too much from every side.'}${siteLimitNote(mostWindKnots, 'knots')}`,
    change: `Wind of ${most} knots or less, and its direction.`,
    weight: knots / most,
  };
}

/** Judges a swell of unknown direction: `leave` above the site's own limit, else `unknown`. */
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
