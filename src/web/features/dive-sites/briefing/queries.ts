import { query } from '../../../app/reads.ts';

const dayQuery = (date: string | undefined) => ({ days: '1', ...(date && { from: date }) });

export const tidesQuery = (id: string, date: string | undefined) =>
  query(`dive-sites/id/${id}/tides/${date ?? 'today'}`, ({ api, read }) =>
    read(api['dive-sites'][':id'].tides.$get({ param: { id }, query: dayQuery(date) })),
  );
export const lightQuery = (id: string, date: string | undefined) =>
  query(`dive-sites/id/${id}/light/${date ?? 'today'}`, ({ api, read }) =>
    read(api['dive-sites'][':id'].light.$get({ param: { id }, query: dayQuery(date) })),
  );
