import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ownContent } from './scripts/own-content.ts';

export default defineConfig({
  plugins: [
    tailwindcss(),
    ownContent(),
    tanstackStart({
      srcDirectory: 'src/web',
      router: {
        generatedRouteTree: 'route-tree.gen.ts',
        codeSplittingOptions: {
          // Every page loads what stays in the route files, heads above all: a loader makes its page's head.
          defaultBehavior: [
            ['loader', 'component', 'errorComponent', 'notFoundComponent'],
            ['pendingComponent'],
          ],
        },
      },
    }),
    react(),
  ],
  resolve: {
    // React has what the shim brings to older versions of it.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // Its bundle cannot be tree-shaken, and half of it is styles and layers that the chart has no use for.
      'protomaps-leaflet': fileURLToPath(
        new URL('node_modules/protomaps-leaflet/src/index.ts', import.meta.url),
      ),
    },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        // Leaflet's stylesheet names icons that no map of ours shows.
        assetsInlineLimit: (file) => (file.includes('/leaflet/dist/images/') ? false : undefined),
        rolldownOptions: {
          treeshake: {
            moduleSideEffects: [{ test: /@protomaps\/basemaps/, sideEffects: false }],
          },
          output: {
            // Every page loads the names of all files: a shorter hash saves a little on each.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // What every page loads is one file: it compresses better than many.
            codeSplitting: { groups: [{ name: 'frame', tags: ['$initial'] }] },
          },
        },
      },
    },
    ssr: { resolve: { noExternal: true } },
  },
});
