import { query } from '../reads.ts';

export const siteLifeQuery = (id: string) =>
  query(`species/at/${id}`, ({ api, read }) => read(api.species.at[':id'].$get({ param: { id } })));
