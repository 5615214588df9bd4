import { type SiteQuery, siteSearchParams } from '../../../../domain/dive-sites/list.ts';
import { query } from '../../../app/reads.ts';

/** The cards of every site that fits, which the browser orders by itself where no server may know the position. */
export const allCardsQuery = (search: SiteQuery) => {
  const params = siteSearchParams({ ...search, q: search.q || undefined });
  return query(`dive-sites/all/${new URLSearchParams(params)}`, ({ api, read }) =>
    read(api['dive-sites'].$get({ query: { ...params, fields: 'summary' } })),
  );
};

/** The sites that fit, as a map shows them. */
export const mapSitesQuery = (search: SiteQuery) => {
  const params = siteSearchParams({ ...search, q: search.q || undefined, page: undefined });
  return query(`dive-sites/map/${new URLSearchParams(params)}`, ({ api, read }) =>
    read(api['dive-sites'].map.$get({ query: params })),
  );
};
