import { query } from '../../app/reads.ts';

export const siteLifeQuery = (id: string) =>
  query(`species/at/${id}`, ({ api, read }) => read(api.species.at[':id'].$get({ param: { id } })));

export const speciesListQuery = (q: string) =>
  query(`species/list/${q}`, ({ api, read }) =>
    read(api.species.$get({ query: { q: q || undefined } })),
  );

export const surveyedQuery = (q: string) =>
  query(`species/surveyed/${q}`, async ({ api, read }) =>
    q.length < 2 ? [] : await read(api.species.surveyed.$get({ query: { q } })),
  );

export const surveyedSitesQuery = (rlsId: number) =>
  query(`species/surveyed-sites/${rlsId}`, ({ api, read }) =>
    read(api.species.surveyed[':rlsId'].sites.$get({ param: { rlsId: String(rlsId) } })),
  );

export const speciesQuery = (slug: string) =>
  query(`species/slug/${slug}`, ({ api, read }) =>
    read(api.species[':slug'].$get({ param: { slug } })),
  );

export const recordedSpeciesQuery = (id: number, limit?: number) =>
  query(`species/at/${id}/recorded/${limit ?? 'all'}`, ({ api, read }) =>
    read(
      api.species.at[':id'].recorded.$get({
        param: { id: String(id) },
        query: { limit: limit === undefined ? undefined : String(limit) },
      }),
    ),
  );
