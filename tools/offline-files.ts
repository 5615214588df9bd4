interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** The pages that visitors can save or that are always there, by their route's file. */
const routes = [
  'blog.$slug',
  'dive-sites.{-$id}',
  'emergency',
  'gear-reviews.$slug',
  'regions.$slug',
  'saved',
];

/** Code that needs a connection, or that no saved page needs. */
const onlineOnly =
  /web\/admin|routes\/|dive-sites\/map\/|ui\/chart\/|base-map|video-dialog|species\/|leaflet/;

/** The scripts, styles and fonts with which saved pages work offline, by the build's manifest. */
export function offlineFiles(manifest: Record<string, Chunk>): string[] {
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
    for (const next of chunk.dynamicImports ?? []) if (!onlineOnly.test(next)) visit(next);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) {
    const isRoute = routes.some((route) => name.startsWith(`src/web/routes/${route}.tsx?`));
    if (isEntry || isRoute) visit(name);
  }
  return [...files].filter((file) => /^assets\/.*\.(js|css|woff2)$/.test(file)).sort();
}
