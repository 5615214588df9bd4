import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Segment } from '../../../../contract/mailings.ts';
import { api, read } from '../../../app/api.ts';
import { useGuard } from '../../app/session.tsx';

/** The number of subscribers of a segment, and the tags, regions and sendings to choose from; undefined until loaded. */
export function useAudience(query: Segment) {
  const guard = useGuard();
  return useQuery({
    queryKey: ['admin', 'mailings', 'audience', query],
    queryFn: () => guard(() => read(api.admin.mailings.audience.$get({ query }))),
    placeholderData: keepPreviousData,
  }).data;
}
