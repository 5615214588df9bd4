import { query } from '../reads.ts';

/** The open water around a site, which does not change with the hour. */
export const siteShelterQuery = (id: string) =>
  query(`dive-sites/id/${id}/shelter`, ({ api, read }) =>
    read(api['dive-sites'][':id'].shelter.$get({ param: { id } })),
  );
