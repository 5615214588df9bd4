import { directions } from './exposure.ts';

const gravity = 9.81;
const metresPerSecond = 0.5144;
/** Maximum duration of a wind; forecasts count the waves of a longer wind as swell. */
const blowingSeconds = 6 * 3600;
/** Significant wave height (Shore Protection Manual, 1984), for up to six hours of wind. */
export function windSeaMetres(knots: number, fetchKm: number): number {
  if (knots <= 0 || fetchKm <= 0) return 0;
  const stress = 0.71 * (knots * metresPerSecond) ** 1.23;
  const fetch = (gravity * fetchKm * 1000) / stress ** 2;
  const fetchOfHours = ((gravity * blowingSeconds) / stress / 68.8) ** 1.5;
  const height = 0.0016 * Math.sqrt(Math.min(fetch, fetchOfHours));
  return (Math.min(height, 0.2433) * stress ** 2) / gravity;
}

/** Offsets, in sectors, of the directions from which a wind's waves arrive. */
const sides = [-3, -2, -1, 0, 1, 2, 3] as const;
const stepRadians = (2 * Math.PI) / directions.length;

/** Wave height in metres from a wind over all surrounding water, each direction weighted by cos² (Seymour 1977). */
export function windSeaFrom(knots: number, sector: number, fetchKm: readonly number[]): number {
  let energy = 0;
  for (const side of sides) {
    const from = (sector + side + directions.length) % directions.length;
    const weight = (2 / Math.PI) * Math.cos(side * stepRadians) ** 2 * stepRadians;
    energy += weight * windSeaMetres(knots, fetchKm[from] ?? 0) ** 2;
  }
  return Math.sqrt(energy);
}
