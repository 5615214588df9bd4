import { createIsomorphicFn } from '@tanstack/react-start';
import type { DiveSiteSummary, Neighbour } from '../../../../contract/dive-sites/dive-sites.ts';

const where = ['id', 'name', 'region', 'latitude', 'longitude'] as const;
const dive = ['skillLevel', 'type', 'access', 'depthRange', 'depthMin', 'depthMax'] as const;
const texts = ['description', 'waterTemp', 'visibility', 'bestTime', 'marineLife'] as const;
const row = [...where, ...dive, 'imageUrl', 'status'] as const;
const fields = {
  row,
  card: [...row, ...texts, 'hazards', 'notice', 'featured', 'videoUrl', 'light'],
  neighbour: ['id', 'name', 'depthRange', 'distanceKm', 'bearing'],
} as const;

/** A site in the list of the map, and its pin. */
export type RowSite = Pick<DiveSiteSummary, (typeof fields.row)[number]>;
export type CardSite = Pick<DiveSiteSummary, (typeof fields.card)[number]>;

/** Sites on the server, which writes them into its page, have the fields that the page shows. */
const pickShown = createIsomorphicFn()
  .server((kind: keyof typeof fields, site: object): object => {
    const shown: readonly string[] = fields[kind];
    return Object.fromEntries(Object.entries(site).filter(([key]) => shown.includes(key)));
  })
  .client((_kind: keyof typeof fields, site: object): object => site);

export const toRow = (site: RowSite) => pickShown('row', site) as RowSite;
export const toCard = (site: CardSite) => pickShown('card', site) as CardSite;
export const toNeighbour = (site: Neighbour) => pickShown('neighbour', site) as Neighbour;
