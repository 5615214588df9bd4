import { api, read } from '../api.ts';
import { query } from '../reads.ts';

export const featuredLocationsQuery = query('locations/featured', () =>
  read(api.locations.featured.$get()),
);
