/** Files of all saved pages; both are defined by vite.service-worker.config.ts. */
declare const buildFiles: readonly string[];
/** Scripts and styles that the map needs besides. */
declare const mapFiles: readonly string[];
/** Scripts that the trip planner and its map need besides. */
declare const tripFiles: readonly string[];
