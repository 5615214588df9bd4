import { furthestFetchKm } from './cast-rays.ts';
import { exposures, openToSwellKm, openToWindKm } from './exposure.ts';

export type RoseKind = 'swell' | 'wind' | 'sheltered';

export interface RosePetal {
  /** An SVG path around the origin, north up, of radius 100 at most. */
  path: string;
  kind: RoseKind;
}

const least = 14;
const most = 100;

/** How far a petal reaches: by the logarithm of the open water, so that a bay of 3 km can be seen beside an ocean. */
const reachOf = (km: number) =>
  least +
  ((most - least) * Math.log1p(Math.min(km, furthestFetchKm))) / Math.log1p(furthestFetchKm);

const at = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
};

/** The open water around a site as sixteen petals. */
export function shelterRose(fetchKm: readonly number[]): RosePetal[] {
  const swell = exposures(fetchKm, openToSwellKm);
  const wind = exposures(fetchKm, openToWindKm);
  return fetchKm.map((km, direction) => {
    const [from, to] = [direction * 22.5 - 10, direction * 22.5 + 10];
    const reach = reachOf(km);
    const petal = wind[direction] === 'open' ? 'wind' : 'sheltered';
    return {
      path: `M0 0L${at(reach, from)}A${Math.round(reach)} ${Math.round(reach)} 0 0 1 ${at(reach, to)}Z`,
      kind: swell[direction] === 'open' ? 'swell' : petal,
    };
  });
}
