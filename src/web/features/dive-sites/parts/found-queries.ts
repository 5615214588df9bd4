import { type SiteQuery, siteSearchParams } from '../../../../domain/dive-sites/list.ts';
import { api, read } from '../../../app/api.ts';
import { useAnswer } from '../../../ui/use-answer.ts';

/** The cards of all matching sites, for ordering without telling the server the position; the previous ones until the next have loaded, also after a failure. */
export function useAllCards(search: SiteQuery, isWanted: boolean) {
  // With the fields, the service worker answers it offline.
  const params = {
    fields: 'summary' as const,
    ...siteSearchParams({ ...search, q: search.q || undefined }),
  };
  const key = isWanted ? String(new URLSearchParams(params)) : undefined;
  return useAnswer(key, () => read(api['dive-sites'].$get({ query: params })));
}

/** The matching sites for a map; the previous ones until the next have loaded, also after a failure. */
export function useMapSites(search: SiteQuery, isWanted: boolean) {
  const params = siteSearchParams({ ...search, q: search.q || undefined, page: undefined });
  const key = isWanted ? String(new URLSearchParams(params)) : undefined;
  return useAnswer(key, () => read(api['dive-sites'].map.$get({ query: params })));
}
