/** Marks the request for the first copy of a saved page, which the server counts. Alone, since every page loads `offline-paths.ts`. */
export const firstCopyHeader = 'x-first-copy';
