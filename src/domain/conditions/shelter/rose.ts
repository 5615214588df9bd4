import { furthestFetchKm } from './cast-rays.ts';
import { directions, type Exposure, exposures, openToSwellKm, openToWindKm } from './exposure.ts';

export type RoseKind = 'swell' | 'wind' | 'part' | 'sheltered';

interface RosePetal {
  /** 0 to 15, from north. */
  direction: number;
  /** An SVG path around the origin, north up, with a radius of at most 100. */
  path: string;
  kind: RoseKind;
}

const least = 14;
const most = 100;

/** The length of a petal: logarithmic, so that a bay of 3 km is visible beside an ocean. */
const petalReach = (km: number) =>
  least +
  ((most - least) * Math.log1p(Math.min(km, furthestFetchKm))) / Math.log1p(furthestFetchKm);

const at = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
};

const setPetals: Record<Exposure, { kind: RoseKind; reach: number }> = {
  open: { kind: 'swell', reach: most },
  part: { kind: 'part', reach: 60 },
  sheltered: { kind: 'sheltered', reach: 30 },
};

function path(direction: number, reach: number) {
  const [from, to] = [direction * 22.5 - 10, direction * 22.5 + 10];
  return `M0 0L${at(reach, from)}A${Math.round(reach)} ${Math.round(reach)} 0 0 1 ${at(reach, to)}Z`;
}

/**
 * Draws up to sixteen petals.
 * @param fetchKm null if unknown
 * @param sides the owner's values, which override fetchKm
 */
export function shelterRose(
  fetchKm: readonly number[] | null,
  sides: readonly (Exposure | null)[] | null,
): RosePetal[] {
  const swell = exposures(fetchKm ?? [], openToSwellKm);
  const wind = exposures(fetchKm ?? [], openToWindKm);
  return directions.flatMap((_, direction) => {
    const set = sides?.[direction];
    const km = fetchKm?.[direction];
    if (!set && km === undefined) return [];
    const petal: RoseKind = wind[direction] === 'open' ? 'wind' : 'sheltered';
    const computed: RoseKind = swell[direction] === 'open' ? 'swell' : petal;
    const { kind, reach } = set ? setPetals[set] : { kind: computed, reach: petalReach(km ?? 0) };
    return { direction, path: path(direction, reach), kind };
  });
}
