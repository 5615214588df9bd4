import { queryOptions } from '@tanstack/react-query';
import { api, read } from './api.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => read(api.settings.$get()),
});
