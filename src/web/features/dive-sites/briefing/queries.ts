import { api, read } from '../../../app/api.ts';

const site = api['dive-sites'][':id'];

const dayQuery = (date: string | undefined) => ({ days: '1', ...(date && { from: date }) });

export const readTides = (id: string, date: string | undefined) =>
  read(site.tides.$get({ param: { id }, query: dayQuery(date) }));

export const readLight = (id: string, date: string | undefined) =>
  read(site.light.$get({ param: { id }, query: dayQuery(date) }));
