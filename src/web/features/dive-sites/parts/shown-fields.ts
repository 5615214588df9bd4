import { createIsomorphicFn } from '@tanstack/react-start';
import type { DiveSiteSummary } from '../../../../contract/dive-sites/dive-sites.ts';

const where = ['id', 'name', 'region', 'latitude', 'longitude'] as const;
const dive = ['skillLevel', 'type', 'access', 'depthRange', 'depthMin', 'depthMax'] as const;
const texts = ['description', 'waterTemp', 'visibility', 'bestTime', 'marineLife'] as const;
const row = [...where, ...dive, 'imageUrl', 'status'] as const;
const card = [...row, ...texts, 'hazards', 'notice', 'featured', 'videoUrl', 'light'] as const;

/** A site in the map's list and as a pin. */
export type RowSite = Pick<DiveSiteSummary, (typeof row)[number]>;
export type CardSite = Pick<DiveSiteSummary, (typeof card)[number]>;

const pick = (site: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(site).filter(([key]) => keys.includes(key)));

/** The server reduces sites to the shown fields, because it writes the list into the page. */
export const toRow = createIsomorphicFn()
  .server((site: RowSite) => pick(site, row) as RowSite)
  .client((site: RowSite) => site);
export const toCard = createIsomorphicFn()
  .server((site: CardSite) => pick(site, card) as CardSite)
  .client((site: CardSite) => site);
