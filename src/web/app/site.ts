import { isBelow } from '../../contract/paths.ts';
import type { PublicSettings, PublicSite } from '../../contract/settings/settings.ts';
import type { SitePart } from '../../contract/site-parts.ts';
import { releasedCategories } from '../../domain/publishing/categories.ts';

/** Name and texts of the site, the same for every visitor. The root route sets this object before other routes read it. */
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

/** The browser's settings, from the first page or a later call; the server reads them for each page. */
let cachedSettings: PublicSettings | undefined;

export function takeSettings(settings: PublicSettings) {
  // Resets optional keys that the answer leaves out.
  Object.assign(
    site,
    {
      ...{ brand: undefined, categories: undefined, off: undefined, offPaths: undefined },
      ...{ guide: undefined, pages: undefined },
    },
    settings.site,
  );
  if (typeof window !== 'undefined') cachedSettings = settings;
}

export async function readSettings(): Promise<PublicSettings> {
  const { api, read } = await import('./api.ts');
  const settings = await read(api.settings.$get());
  takeSettings(settings);
  return settings;
}

export const currentSettings = async (): Promise<PublicSettings> =>
  cachedSettings ?? readSettings();

/** The categories of articles and reviews. */
export const categories = () => site.categories ?? releasedCategories;

/** Whether a part of the site is switched on. */
export const isOn = (part: SitePart) => !site.off?.includes(part);

/** Whether an address is in a part of the site that is switched off. */
export const isOff = (address: string) =>
  site.offPaths?.some((path) => isBelow(address, path)) ?? false;

/** Makes the next `currentSettings` read the settings again, after a write changed them. */
export const forgetSettings = () => {
  cachedSettings = undefined;
};
