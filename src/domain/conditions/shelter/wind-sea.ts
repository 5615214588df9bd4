import { directions } from './exposure.ts';

const gravity = 9.81;
const metresPerSecond = 0.5144;
/** A wind that blows for longer is the swell of a forecast, no longer the wind sea of the day. */
const blowingSeconds = 6 * 3600;
/** Metres of significant height: the Shore Protection Manual of 1984, limited by fetch and by six hours. */
export function windSeaMetres(knots: number, fetchKm: number): number {
  if (knots <= 0 || fetchKm <= 0) return 0;
  const stress = 0.71 * (knots * metresPerSecond) ** 1.23;
  const fetch = (gravity * fetchKm * 1000) / stress ** 2;
  const fetchOfHours = ((gravity * blowingSeconds) / stress / 68.8) ** 1.5;
  const height = 0.0016 * Math.sqrt(Math.min(fetch, fetchOfHours));
  return (Math.min(height, 0.2433) * stress ** 2) / gravity;
}

/** The directions to either side of the wind that waves come in from. */
const sides = [-3, -2, -1, 0, 1, 2, 3] as const;
const stepRadians = (2 * Math.PI) / directions.length;

/** The sea that a wind raises over all the water around: each direction gives its energy by cos², as Seymour 1977 has it. */
export function windSeaFrom(knots: number, sector: number, fetchKm: readonly number[]): number {
  let energy = 0;
  for (const side of sides) {
    const from = (sector + side + directions.length) % directions.length;
    const weight = (2 / Math.PI) * Math.cos(side * stepRadians) ** 2 * stepRadians;
    energy += weight * windSeaMetres(knots, fetchKm[from] ?? 0) ** 2;
  }
  return Math.sqrt(energy);
}
