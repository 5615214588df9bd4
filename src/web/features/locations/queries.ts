import { query } from '../../app/reads.ts';

export const featuredLocationsQuery = query('locations/featured', ({ api, read }) =>
  read(api.locations.featured.$get()),
);
