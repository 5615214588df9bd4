/** Visibility of a full bar, in metres; more is rare in the surveys. */
const fullMetres = 30;
const fullRem = 4;
const leastRem = 0.15;

/** The height of a month's bar of measured visibility, in rem. */
export const barHeight = (metres: number): number =>
  Math.round(Math.min(1, Math.max(0, metres / fullMetres)) * (fullRem - leastRem) * 100) / 100 +
  leastRem;
