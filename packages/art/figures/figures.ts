import { minutesByDepth, yourNumber } from './air.ts';
import { litreOfGas, slowAscent } from './ascents.ts';
import { roadsClimb, waitToFly } from './flying.ts';
import { shoreWinds, swellHeights } from './shore.ts';
import { airWeighs, atTheSurface } from './weighting.ts';

/** The figures of articles by the name of their file in public/art/figures. */
export const figures: Record<string, () => string> = {
  'litre-of-gas': litreOfGas,
  'slow-ascent': slowAscent,
  'your-number': yourNumber,
  'minutes-by-depth': minutesByDepth,
  'wait-to-fly': waitToFly,
  'roads-climb': roadsClimb,
  'at-the-surface': atTheSurface,
  'air-weighs': airWeighs,
  'swell-heights': swellHeights,
  'shore-winds': shoreWinds,
};

export const figureFile = (name: string) => `art/figures/${name}.svg`;
