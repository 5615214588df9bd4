import { api, read } from './api.ts';
import { query } from './reads.ts';

export const settingsQuery = query('settings', () => read(api.settings.$get()));
