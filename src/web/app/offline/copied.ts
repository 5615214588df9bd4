import { mapPath, tripsPath } from '../../../domain/offline/offline-paths.ts';

export interface Copied {
  path: string;
  title: string;
  region?: string | undefined;
  /** The number of pages of the complete region; only set on the region's own page. */
  regionPages?: number | undefined;
}

/** The name of a window event, fired after an attempt to store or remove a copy. */
export const copiesChanged = 'copies-changed';

export const mapCopy: Copied = { path: mapPath, title: 'The map' };

export const tripsCopy: Copied = { path: tripsPath, title: 'The trip planner' };
