/** Files of all saved pages; defined by vite.service-worker.config.ts, as are those below. */
declare const buildFiles: readonly string[];
/** Additional scripts and styles of the map. */
declare const mapFiles: readonly string[];
/** Additional scripts of the trip planner and its map. */
declare const tripFiles: readonly string[];
