import { api, read } from '../../app/api.ts';

/** The animals that a site's text names, and the number of species that surveys recorded. */
export const readSiteLife = (id: string) => read(api.species.at[':id'].$get({ param: { id } }));

/** The sites where surveys recorded a species. @param rlsId the species' id of Reef Life Survey */
export const readSurveyedSites = (rlsId: number) =>
  read(api.species.surveyed[':rlsId'].sites.$get({ param: { rlsId: String(rlsId) } }));

/** @param limit undefined reads all species */
export const readRecordedSpecies = (id: number, limit: number | undefined) =>
  read(
    api.species.at[':id'].recorded.$get({
      param: { id: String(id) },
      query: { limit: limit === undefined ? undefined : String(limit) },
    }),
  );
