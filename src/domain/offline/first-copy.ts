/**
 * Marks the request for the first copy of a saved page; the server counts these requests. This
 * file is separate from `offline-paths.ts`, because every page loads `offline-paths.ts`.
 */
export const firstCopyHeader = 'x-first-copy';
