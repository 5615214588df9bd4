/** Files that stored pages need. `vite.service-worker.config.ts` defines these constants. */
declare const buildFiles: readonly string[];
/** Additional scripts and styles of the map. */
declare const mapFiles: readonly string[];
/** Additional scripts of the trip planner and its map. */
declare const tripFiles: readonly string[];
