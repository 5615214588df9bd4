import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { recordInputs } from './scripts/lib/build-inputs.ts';
import { mapFiles, offlineFiles, tripFiles } from './scripts/lib/offline-files.ts';

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
const names: Record<string, string> = {
  production: 'service-worker',
  emergency: 'emergency-worker',
};
const served = (files: string[]) => JSON.stringify(files.map((file) => `/${file}`));

/** Builds the service worker after the pages; the mode `emergency` builds the small one. */
export default defineConfig(({ mode }) => ({
  define: {
    buildFiles: served(offlineFiles(manifest)),
    mapFiles: served(mapFiles(manifest)),
    tripFiles: served(tripFiles(manifest)),
    'process.env.NODE_ENV': '"production"',
  },
  plugins: [recordInputs(`service-worker-${mode}`)],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    lib: {
      entry: `src/service-worker/${names[mode] ?? names.production}.ts`,
      formats: ['iife'],
      name: 'serviceWorker',
      fileName: () => `${names[mode] ?? names.production}.js`,
    },
  },
}));
