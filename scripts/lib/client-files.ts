import { readdirSync, readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

const folder = 'dist/client/';

/** Every public route's file, without its ending. */
export const publicRoutes = readdirSync('src/web/routes')
  .filter((name) => name.endsWith('.tsx') && !/^(__root|admin)/.test(name))
  .map((name) => name.slice(0, -'.tsx'.length));

const readManifest = () =>
  JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

/** The path of the built file that holds a source file loaded on use. */
export function builtPath(source: string): string {
  const chunk = readManifest()[source];
  if (!chunk) throw new Error(`the build has no file of its own for ${source}`);
  return `/${chunk.file}`;
}

/** The first files of a public route's page, by the build's own manifest. */
export function publicFiles(route: string) {
  const manifest = readManifest();
  const files = new Set<string>();
  const sources = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    sources.add(name);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const [name, chunk] of Object.entries(manifest)) {
    if (
      chunk.isEntry ||
      name === `src/web/routes/${route}.tsx` ||
      // Its page, and its words for what is not found: TanStack Start preloads both.
      name.startsWith(`src/web/routes/${route}.tsx?tsr-split=`)
    )
      visit(name);
  }
  return { files: [...files].filter((file) => file.endsWith('.js')), sources: [...sources] };
}
