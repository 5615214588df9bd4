import { query } from '../../reads.ts';

const dayOf = (date: string | undefined) => ({ days: '1', ...(date && { from: date }) });

/** High and low water on a day; today at the site without one. */
export const tidesQuery = (id: string, date: string | undefined) =>
  query(`dive-sites/id/${id}/tides/${date ?? 'today'}`, ({ api, read }) =>
    read(api['dive-sites'][':id'].tides.$get({ param: { id }, query: dayOf(date) })),
  );
/** Light on a day; today at the site without one. */
export const lightQuery = (id: string, date: string | undefined) =>
  query(`dive-sites/id/${id}/light/${date ?? 'today'}`, ({ api, read }) =>
    read(api['dive-sites'][':id'].light.$get({ param: { id }, query: dayOf(date) })),
  );
