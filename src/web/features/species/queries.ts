import { api, read } from '../../app/api.ts';

export const readSiteLife = (id: string) => read(api.species.at[':id'].$get({ param: { id } }));

export const readSurveyedSites = (rlsId: number) =>
  read(api.species.surveyed[':rlsId'].sites.$get({ param: { rlsId: String(rlsId) } }));

/** @param limit undefined reads them all */
export const readRecordedSpecies = (id: number, limit: number | undefined) =>
  read(
    api.species.at[':id'].recorded.$get({
      param: { id: String(id) },
      query: { limit: limit === undefined ? undefined : String(limit) },
    }),
  );
