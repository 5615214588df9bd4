import { api, read } from '../../app/api.ts';

export const readSiteLife = (id: string) => read(api.species.at[':id'].$get({ param: { id } }));

export const readSpeciesList = (q: string) =>
  read(api.species.$get({ query: { q: q || undefined } }));

export const readSurveyed = async (q: string) =>
  q.length < 2 ? [] : read(api.species.surveyed.$get({ query: { q } }));

export const readSurveyedSites = (rlsId: number) =>
  read(api.species.surveyed[':rlsId'].sites.$get({ param: { rlsId: String(rlsId) } }));

export const readSpecies = (slug: string) => read(api.species[':slug'].$get({ param: { slug } }));

/** @param limit undefined reads them all */
export const readRecordedSpecies = (id: number, limit: number | undefined) =>
  read(
    api.species.at[':id'].recorded.$get({
      param: { id: String(id) },
      query: { limit: limit === undefined ? undefined : String(limit) },
    }),
  );
