import { type SiteQuery, siteSearchParams } from '../../../../domain/dive-sites/list.ts';
import { api, read } from '../../../app/api.ts';
import { useAnswer } from '../../../ui/use-answer.ts';

/** The cards of every site that fits, which the browser orders by itself where no server may know the position. */
export function useAllCards(search: SiteQuery, isWanted: boolean) {
  const params = siteSearchParams({ ...search, q: search.q || undefined });
  const key = isWanted ? String(new URLSearchParams(params)) : undefined;
  const readCards = () => read(api['dive-sites'].$get({ query: { ...params, fields: 'summary' } }));
  return useAnswer(key, readCards).value;
}

/** The sites that fit, as a map shows them; the last ones until the next are there. */
export function useMapSites(search: SiteQuery, isWanted: boolean) {
  const params = siteSearchParams({ ...search, q: search.q || undefined, page: undefined });
  const key = isWanted ? String(new URLSearchParams(params)) : undefined;
  return useAnswer(key, () => read(api['dive-sites'].map.$get({ query: params }))).value;
}
