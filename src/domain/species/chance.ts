/** The number of surveys of a site, and of those that recorded an animal. */
interface Sightings {
  recorded: number;
  surveys: number;
}

/** Minimum number of surveys for a comparison with another site. */
export const fewestSurveys = 5;

/** Quantile of the normal distribution for 95 %. */
const z = 1.96;

/**
 * The lower end of Wilson's 95 % interval for the share of surveys that record an animal: 1 of 3
 * surveys counts for less than 10 of 30.
 */
export function minShare({ recorded, surveys }: Sightings): number {
  if (surveys <= 0) return 0;
  const share = recorded / surveys;
  const spread = z * Math.sqrt((share * (1 - share)) / surveys + (z * z) / (4 * surveys ** 2));
  return (share + (z * z) / (2 * surveys) - spread) / (1 + (z * z) / surveys);
}

/** Sorts by chance, the best first, with sites of fewer than five surveys last. */
export function byChance(one: Sightings, other: Sightings): number {
  const isEnough = ({ surveys }: Sightings) => Number(surveys >= fewestSurveys);
  return isEnough(other) - isEnough(one) || minShare(other) - minShare(one);
}
