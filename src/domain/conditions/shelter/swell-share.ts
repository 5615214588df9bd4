import { rayCount, raysPerDirection } from './cast-rays.ts';
import { directions } from './exposure.ts';

/** Goda's spreading parameter s of a swell from a near storm, in (cos θ/2)^2s. */
const spreading = 25;
/**
 * Degrees of turning, round headlands and over shoals, after which the energy has fallen to 1/e.
 */
const turnDegrees = 30;
/**
 * Kilometres of open water at which a ray begins to count as ocean, and at which it counts in full.
 */
const oceanKm = [200, 400] as const;
/** Maximum width of a strait in degrees. */
const straitDegrees = 45;
/** Kilometres of a shallow strait after which friction leaves 1/e of a swell's energy. */
const frictionKm = 145;

const degreesPerRay = 360 / rayCount;

/** Weights of rays by their angle from the middle; the sum of the weights is 1. */
function sharesByTurn(weight: (degrees: number) => number): number[] {
  const weights = Array.from({ length: rayCount }, (_, ray) =>
    weight(Math.min(ray, rayCount - ray) * degreesPerRay),
  );
  const sum = weights.reduce((one, other) => one + other, 0);
  return weights.map((one) => one / sum);
}

const apart = (one: number, other: number) => (one - other + 2 * rayCount) % rayCount;

const spread = sharesByTurn((degrees) => Math.cos((degrees * Math.PI) / 360) ** (2 * spreading));
const turned = sharesByTurn((degrees) => Math.exp(-degrees / turnDegrees));
/** The energy, after turning, along each ray of a swell from the middle direction. */
const arriving = spread.map((_, ray) =>
  spread.reduce((sum, share, from) => sum + share * (turned[apart(ray, from)] as number), 0),
);

type Kilometres = ArrayLike<number>;

const openness = (km: number) =>
  Math.max(0, Math.min(1, (km - oceanKm[0]) / (oceanKm[1] - oceanKm[0])));

/** Share of energy left along each ray after a strait, by the length of the land beside it. */
function leftByStraits(km: Kilometres): number[] {
  const left = new Array<number>(rayCount).fill(1);
  const at = (ray: number) => km[apart(ray, 0)] as number;
  for (let first = 0; first < rayCount; first += 1) {
    if (openness(at(first)) === 0 || openness(at(first - 1)) > 0) continue;
    let width = 1;
    while (width < rayCount && openness(at(first + width)) > 0) width += 1;
    if (width * degreesPerRay > straitDegrees) continue;
    const length = Math.max(at(first - 1), at(first + width));
    for (let ray = first; ray < first + width; ray += 1) {
      left[apart(ray, 0)] = Math.exp(-length / frictionKm);
    }
  }
  return left;
}

/** Energy of an ocean swell along each ray, 0 to 1. */
const oceanAlong = (km: Kilometres) =>
  leftByStraits(km).map((left, ray) => left * openness(km[ray] as number));

/**
 * Computes the share, by height, of an ocean swell that arrives from each of sixteen directions.
 * @param km kilometres to the first shore on each ray
 * @param beyond rays from a place closer to the land in each direction, where swell can turn in
 */
export function swellShares(
  km: Kilometres,
  beyond: readonly (Kilometres | undefined)[] = [],
): number[] {
  const here = oceanAlong(km);
  const there = beyond.map((one) => one && oceanAlong(one));
  return directions.map((_, direction) => {
    const middle = direction * raysPerDirection;
    let energy = 0;
    for (let ray = 0; ray < rayCount; ray += 1) {
      const open = openness(km[ray] as number);
      energy += (here[ray] as number) * (arriving[apart(ray, middle)] as number);
      const next = there[Math.round(ray / raysPerDirection) % directions.length];
      if (open === 1 || !next) continue;
      for (let from = 0; from < rayCount; from += 1) {
        const comes = (next[from] as number) * (arriving[apart(from, middle)] as number);
        energy += (1 - open) * comes * (turned[apart(ray, from)] as number);
      }
    }
    return Math.sqrt(Math.min(1, energy));
  });
}
