import { offlinePages } from '../../src/domain/offline/offline-paths.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** The route files of pages that visitors can save or that are always available offline. */
const routes = [
  'blog.$slug',
  'dive-sites.{-$id}',
  'dive-sites.$id.briefing',
  'gear-reviews.$slug',
  'regions.$slug',
  ...offlinePages.map(({ route }) => route),
];

/** Code that needs a connection. */
const onlineOnly = /web\/admin|routes\/(?!-shared\/)|video-dialog|species\/(?!recorded-life)/;
/** Code of the map, which few saved pages need. */
const mapCode = /dive-sites\/map\/|ui\/map\/|base-map|leaflet/;

type Manifest = Record<string, Chunk>;

/** The files that some routes need, by the build's manifest. */
function routeFiles(
  manifest: Manifest,
  names: readonly string[],
  isLeftOut: (name: string) => boolean,
) {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) {
      files.add(file);
    }
    for (const next of chunk.imports ?? []) visit(next);
    for (const next of chunk.dynamicImports ?? []) if (!isLeftOut(next)) visit(next);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) {
    const isRoute = names.some((route) => name.startsWith(`src/web/routes/${route}.tsx?`));
    if (isEntry || isRoute) visit(name);
  }
  return [...files].filter((file) => /^assets\/.*\.(js|css|woff2?)$/.test(file)).sort();
}

/** Scripts, styles and fonts that saved pages need offline. */
export const offlineFiles = (manifest: Manifest) =>
  routeFiles(manifest, routes, (name) => onlineOnly.test(name) || mapCode.test(name));

/** Files of a route beyond the common offline files. */
function moreFiles(manifest: Manifest, route: string) {
  const others = new Set(offlineFiles(manifest));
  return routeFiles(manifest, [route], (name) => onlineOnly.test(name)).filter(
    (file) => !others.has(file),
  );
}

/** Files of the map beyond the common offline files. */
export const mapFiles = (manifest: Manifest) => moreFiles(manifest, 'map');

/** Files of the trip planner and its map beyond the common offline files. */
export const tripFiles = (manifest: Manifest) => moreFiles(manifest, 'trips');
