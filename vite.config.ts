import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { recordInputs } from './scripts/lib/build-inputs.ts';
import { pageChunks } from './scripts/lib/page-chunks.ts';
import { ownContent } from './scripts/own-content.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const emptyModule = '\0nothing';

/** Removes unused parts of the chart readers: a decompressor, a writer and an old format. */
const chartReadersInUse: Plugin = {
  name: 'chart-readers-in-use',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === 'pbf' && importer?.includes('/node_modules/')) {
      return fileOf('src/web/ui/map/chart/pbf-reader.ts');
    }
    if (!importer?.includes('/pmtiles/')) return undefined;
    if (source === 'fflate') return fileOf('src/web/ui/map/chart/no-inflate.ts');
    return source === './v2' ? emptyModule : undefined;
  },
  load: (id) => (id === emptyModule ? 'export default {}' : undefined),
};

const hashCharacters = 'base36';

/** Half of the chart library consists of styles that no map uses. */
const treeshake = {
  moduleSideEffects: [{ test: /@protomaps\/basemaps/, sideEffects: false }],
};

export default defineConfig(({ command }) => ({
  plugins: [
    chartReadersInUse,
    tailwindcss(),
    ownContent(),
    recordInputs('pages'),
    tanstackStart({
      srcDirectory: 'src/web',
      client: { entry: 'app/client' },
      server: { entry: 'app/server' },
      router: {
        entry: 'app/router',
        generatedRouteTree: 'app/route-tree.gen.ts',
        codeSplittingOptions: {
          // Every page loads the route files, so these parts of a route load with its page only.
          defaultBehavior: [
            ['loader', 'component', 'errorComponent', 'notFoundComponent', 'pendingComponent'],
          ],
        },
      },
    }),
    react(),
  ],
  resolve: {
    // React contains the hook that the shim adds to older versions of React.
    alias: [
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      // The bundle cannot be tree-shaken, and the chart does not use half of the bundle.
      {
        find: 'protomaps-leaflet',
        replacement: fileOf('node_modules/protomaps-leaflet/src/index.ts'),
      },
      // The bundle contains a decompressor, which the browser has too.
      { find: /^pmtiles$/, replacement: fileOf('node_modules/pmtiles/index.ts') },
      // The alias replaces the bundle only; the stylesheet and the sources keep their addresses.
      { find: /^leaflet$/, replacement: fileOf('src/web/ui/map/leaflet.ts') },
    ],
  },
  worker: {
    format: 'es',
    plugins: () => [chartReadersInUse],
    rolldownOptions: {
      treeshake,
      output: { hashCharacters, entryFileNames: 'assets/chart-worker-[hash:7].js' },
    },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        // Few visitors send a report, so pages do not contain the names of the files for reports.
        modulePreload: {
          resolveDependencies: (file, files) => (/\/(?:open-report|send)-/.test(file) ? [] : files),
        },
        // No map of the site shows the pictures that Leaflet's stylesheet names.
        assetsInlineLimit: (path) => (path.includes('/leaflet/') ? false : undefined),
        rolldownOptions: {
          treeshake,
          output: {
            // Every page loads all file names, so only files found by name have more than a hash.
            hashCharacters,
            chunkFileNames: ({ name }) =>
              `assets/${/^(?:consent-bar|open-report|send)$/.test(name) ? `${name}-` : ''}[hash:7].js`,
            // Files are few, since each costs 600 bytes of headers and small files compress badly.
            codeSplitting: {
              groups: [{ name: 'frame', tags: ['$initial'], priority: 9 }, ...pageChunks()],
            },
          },
        },
      },
    },
    // Development runs modules unbundled, and CommonJS packages such as React must stay external.
    ssr:
      command === 'build'
        ? {
            resolve: { noExternal: true },
            // The server's pages name stylesheets and fonts by the hashes of its own build.
            build: { rolldownOptions: { output: { hashCharacters } } },
          }
        : {},
  },
}));
