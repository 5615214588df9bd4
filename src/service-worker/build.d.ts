/** Files of all saved pages; both are defined by vite.service-worker.config.ts. */
declare const buildFiles: readonly string[];
/** Scripts and styles that the map needs besides. */
declare const mapFiles: readonly string[];
/** Scripts and fonts that the PDF and the map of a trip need besides. */
declare const tripFiles: readonly string[];
