import { query } from '../../app/reads.ts';

export const siteShelterQuery = (id: string) =>
  query(`dive-sites/id/${id}/shelter`, ({ api, read }) =>
    read(api['dive-sites'][':id'].shelter.$get({ param: { id } })),
  );
