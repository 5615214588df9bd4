import { mapPath, tripsPath } from '../../../domain/offline/offline-paths.ts';
import type { OfflineCopy } from '../saved-records/database.ts';

export type Copied = Pick<OfflineCopy, 'path' | 'title' | 'region' | 'regionPages'>;

/** The name of a window event, fired after an attempt to store or remove a copy. */
export const copiesChanged = 'copies-changed';

export const mapCopy: Copied = { path: mapPath, title: 'The map' };

export const tripsCopy: Copied = { path: tripsPath, title: 'The trip planner' };
