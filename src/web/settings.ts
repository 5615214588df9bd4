import { query } from './reads.ts';

export const settingsQuery = query('settings', ({ api, read }) => read(api.settings.$get()));
