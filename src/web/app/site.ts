import type { PublicSite } from '../../contract/settings/settings.ts';
import { query } from './reads.ts';

/** Name and texts of the site, the same for every visitor. `settingsQuery` fills it before a page is rendered. */
export const site: PublicSite = {
  name: '',
  strapLine: '',
  description: '',
  timeZone: 'Australia/Sydney',
  email: '',
  author: '',
  reviewAuthor: '',
  socials: [],
  structuredData: { defaultRating: null, availability: null },
  navigation: { header: [], footer: [] },
};

export const setSite = (words: PublicSite) => void Object.assign(site, words);

export const settingsQuery = query('settings', async ({ api, read }) => {
  const settings = await read(api.settings.$get());
  setSite(settings.site);
  return settings;
});
