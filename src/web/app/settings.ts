import { query } from './reads.ts';
import { setSite } from './site.ts';

export const settingsQuery = query('settings', async ({ api, read }) => {
  const settings = await read(api.settings.$get());
  setSite(settings.site);
  return settings;
});
