import { type SiteQuery, siteSearchParams } from '../../../../domain/dive-sites/list.ts';
import { api, read } from '../../../app/api.ts';
import { useAnswer } from '../../../ui/use-answer.ts';

/**
 * The cards of all matching sites, which the browser sorts by distance.
 * The previous cards remain until the next load succeeds.
 */
export function useAllCards(search: SiteQuery, isWanted: boolean) {
  // The service worker answers this request offline, because it contains `fields`.
  const params = {
    fields: 'summary' as const,
    ...siteSearchParams({ ...search, q: search.q || undefined }),
  };
  const key = isWanted ? String(new URLSearchParams(params)) : undefined;
  return useAnswer(key, () => read(api['dive-sites'].$get({ query: params })));
}

/** The matching sites for a map; the previous sites remain until the next load succeeds. */
export function useMapSites(search: SiteQuery, isWanted: boolean) {
  const params = siteSearchParams({ ...search, q: search.q || undefined, page: undefined });
  const key = isWanted ? String(new URLSearchParams(params)) : undefined;
  return useAnswer(key, () => read(api['dive-sites'].map.$get({ query: params })));
}
