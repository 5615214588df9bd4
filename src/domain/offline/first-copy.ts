/**
 * Marks the request for the first copy of a saved page, which the server counts. This file is
 * separate from `offline-paths.ts` because every page loads that file.
 */
export const firstCopyHeader = 'x-first-copy';
