import { useEffect, useState } from 'react';
import type { MapSite } from '../../../../contract/dive-sites/dive-sites.ts';
import type { SiteQuery } from '../../../../domain/dive-sites/list.ts';
import { type Query, useReads } from '../../../app/reads.ts';
import { followPromise } from '../../../ui/follow-promise.ts';
import { mapSitesQuery } from '../parts/found-queries.ts';

/** The last answer stays until the next is there. */
export function useLatest<Value>(query: Query<Value> | undefined): Value | undefined {
  const reads = useReads();
  const [value, setValue] = useState(() => query && reads.peek(query));
  const key = query?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is known by its key
  useEffect(() => (query ? followPromise(reads.ensure(query), setValue) : undefined), [reads, key]);
  return value;
}

/** Every site that a query finds, for a map. */
export const useRows = (query: SiteQuery, isWanted: boolean): MapSite[] | undefined =>
  useLatest(isWanted ? mapSitesQuery(query) : undefined);
