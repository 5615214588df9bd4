import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../api.ts';

export const featuredLocationsQuery = queryOptions({
  queryKey: ['locations', 'featured'],
  queryFn: () => read(api.locations.featured.$get()),
});
