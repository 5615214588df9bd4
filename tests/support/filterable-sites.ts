import type { FilterableSite } from '../../src/domain/dive-sites/filters-declaration.ts';

/** A shore dive for beginners, with the fields of `rest` replaced. */
export const filterableSite = (
  name: string,
  rest: Partial<FilterableSite> = {},
): FilterableSite => ({
  name,
  state: 'NSW',
  region: 'Sydney',
  type: 'reef',
  access: 'shore',
  depthMin: 5,
  depthMax: 18,
  depthRange: '5–18 m',
  skillLevel: 'Beginner',
  description: 'Kelp and sand.',
  marineLife: null,
  waterTempBySeason: null,
  bestMonths: null,
  tideRule: null,
  permit: null,
  status: null,
  ...rest,
});
