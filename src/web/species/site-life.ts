import { query } from '../reads.ts';

/** The life of a dive site. */
export const siteLifeQuery = (id: string) =>
  query(`species/at/${id}`, ({ api, read }) => read(api.species.at[':id'].$get({ param: { id } })));
