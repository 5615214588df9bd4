import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Segment } from '../../../../contract/mailings.ts';
import { api, read } from '../../app/api.ts';

/** The number of subscribers of a segment, and the tags, regions and sendings to choose from; undefined until loaded. */
export function useAudience(query: Segment) {
  return useQuery({
    queryKey: ['admin', 'mailings', 'audience', query],
    queryFn: () => read(api.admin.mailings.audience.$get({ query })),
    placeholderData: keepPreviousData,
  }).data;
}
