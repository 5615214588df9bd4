import { mapPath, tripsPath } from '../../../domain/offline/offline-paths.ts';

export interface Copied {
  path: string;
  title: string;
  region?: string | undefined;
  /** On the region's own page: how many pages make the region whole. */
  regionPages?: number | undefined;
}

/** An event of this window: a copy was stored or removed, or could not be. */
export const copiesChanged = 'copies-changed';

export const mapCopy: Copied = { path: mapPath, title: 'The map' };

export const tripsCopy: Copied = { path: tripsPath, title: 'The trip planner' };
