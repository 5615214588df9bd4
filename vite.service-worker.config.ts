import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { mapFiles, offlineFiles, tripFiles } from './tools/offline-files.ts';

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
const served = (files: string[]) => JSON.stringify(files.map((file) => `/${file}`));

/** The service worker, built after the pages whose files it stores. */
export default defineConfig({
  define: {
    buildFiles: served(offlineFiles(manifest)),
    mapFiles: served(mapFiles(manifest)),
    tripFiles: served(tripFiles(manifest)),
    'process.env.NODE_ENV': '"production"',
  },
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    lib: {
      entry: 'src/service-worker/service-worker.ts',
      formats: ['iife'],
      name: 'serviceWorker',
      fileName: () => 'service-worker.js',
    },
  },
});
