/** Defined by vite.service-worker.config.ts. */
declare const buildFiles: readonly string[];
