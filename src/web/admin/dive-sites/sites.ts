import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, read } from '../../api.ts';

/** Whole dive sites that hold a text, by name. */
export const sitesQuery = (text: string) =>
  queryOptions({
    queryKey: ['admin', 'list', 'dive-sites', text],
    queryFn: async () =>
      (await read(api['dive-sites'].search.$get({ query: { q: text } }))).sort((one, other) =>
        one.name.localeCompare(other.name),
      ),
  });

/** Lists refetch; the public pages of dive sites are read anew when they are next visited. */
export async function refreshSites(queryClient: QueryClient) {
  queryClient.removeQueries({ queryKey: ['dive-sites'] });
  await queryClient.invalidateQueries({ queryKey: ['admin', 'list', 'dive-sites'] });
}
