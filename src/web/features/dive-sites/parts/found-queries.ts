import { type SiteQuery, siteSearchParams } from '../../../../domain/dive-sites/list.ts';
import { api, read } from '../../../app/api.ts';
import { useAnswer } from '../../../ui/use-answer.ts';

/** The cards of all matching sites, for ordering without telling the server the position. */
export function useAllCards(search: SiteQuery, isWanted: boolean) {
  const params = siteSearchParams({ ...search, q: search.q || undefined });
  const key = isWanted ? String(new URLSearchParams(params)) : undefined;
  return useAnswer(key, () => read(api['dive-sites'].$get({ query: params }))).value;
}

/** The matching sites for a map; the previous ones until the next have loaded. */
export function useMapSites(search: SiteQuery, isWanted: boolean) {
  const params = siteSearchParams({ ...search, q: search.q || undefined, page: undefined });
  const key = isWanted ? String(new URLSearchParams(params)) : undefined;
  return useAnswer(key, () => read(api['dive-sites'].map.$get({ query: params }))).value;
}
