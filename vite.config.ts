import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { recordInputs } from './scripts/lib/build-inputs.ts';
import { pageChunks } from './scripts/lib/page-chunks.ts';
import { ownContent } from './scripts/own-content.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const nothing = '\0nothing';

/** The browser unpacks the chart by itself, reads one version of its format and writes none. */
const chartReadersInUse: Plugin = {
  name: 'chart-readers-in-use',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === 'pbf' && importer?.includes('/node_modules/')) {
      return fileOf('src/web/ui/map/chart/pbf-reader.ts');
    }
    if (!importer?.includes('/pmtiles/')) return undefined;
    if (source === 'fflate') return fileOf('src/web/ui/map/chart/no-inflate.ts');
    return source === './v2' ? nothing : undefined;
  },
  load: (id) => (id === nothing ? 'export default {}' : undefined),
};

const hashCharacters = 'base36';

/** Half of the chart's library is styles of its own, which no map uses. */
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
          // Every page loads what stays in the route files, heads above all: a loader makes its page's head.
          defaultBehavior: [
            ['loader', 'component', 'errorComponent', 'notFoundComponent', 'pendingComponent'],
          ],
        },
      },
    }),
    react(),
  ],
  resolve: {
    // React has what the shim brings to older versions of it.
    alias: [
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      // Its bundle cannot be tree-shaken, and half of it is styles and layers that the chart has no use for.
      {
        find: 'protomaps-leaflet',
        replacement: fileOf('node_modules/protomaps-leaflet/src/index.ts'),
      },
      // Its bundle holds another unpacker than the browser's.
      { find: /^pmtiles$/, replacement: fileOf('node_modules/pmtiles/index.ts') },
      // The bundle alone; its stylesheet and its sources keep their addresses.
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
        // Few visitors send a report, so pages do not load the names of its files.
        modulePreload: {
          resolveDependencies: (file, files) => (/\/(?:open-report|send)-/.test(file) ? [] : files),
        },
        // No map of ours shows the pictures that its stylesheet names.
        assetsInlineLimit: (path) => (path.includes('/leaflet/') ? false : undefined),
        rolldownOptions: {
          treeshake,
          output: {
            // Every page loads the names of all files; only those of these are read by name.
            hashCharacters,
            chunkFileNames: ({ name }) =>
              `assets/${/^(?:consent-bar|open-report|send)$/.test(name) ? `${name}-` : ''}[hash:7].js`,
            // Few larger files: each costs 600 bytes of headers, and small ones compress badly.
            codeSplitting: {
              groups: [{ name: 'frame', tags: ['$initial'], priority: 9 }, ...pageChunks()],
            },
          },
        },
      },
    },
    // Development runs modules as they are, and CommonJS such as React's only from outside.
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
