import { mapPath, tripsPath } from '../../../domain/offline/offline-paths.ts';

/** A page to store. */
export interface Copied {
  path: string;
  title: string;
  /** The region with which it is saved. */
  region?: string | undefined;
  /** On the region's own page: how many pages make the region whole. */
  regionPages?: number | undefined;
}

export const mapCopy: Copied = { path: mapPath, title: 'The map' };

/** What trips are planned and taken away with. */
export const tripsCopy: Copied = { path: tripsPath, title: 'The trip planner' };
