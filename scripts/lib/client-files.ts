import { readdirSync, readFileSync } from 'node:fs';
import { partOfRoute } from './page-chunks.ts';

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
}

const folder = 'dist/client/';

/** File names of the public routes, without extension. */
export const publicRoutes = readdirSync('src/web/routes')
  .filter((name) => name.endsWith('.tsx') && !/^(__root|admin)/.test(name))
  .map((name) => name.slice(0, -'.tsx'.length));

const readManifest = () =>
  JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

/** The path of the built file of a lazily loaded source file. */
export function builtPath(source: string): string {
  const chunk = readManifest()[source];
  if (!chunk) throw new Error(`the build has no file of its own for ${source}`);
  return `/${chunk.file}`;
}

/** The initial files of a public route's page, by the build's manifest. */
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
  const part = partOfRoute(route);
  for (const [name, chunk] of Object.entries(manifest)) {
    if (
      chunk.isEntry ||
      (part !== undefined && chunk.name === part) ||
      name === `src/web/routes/${route}.tsx` ||
      // TanStack Start preloads the route's component and its not-found component.
      name.startsWith(`src/web/routes/${route}.tsx?tsr-split=`)
    )
      visit(name);
  }
  return { files: [...files].filter((file) => file.endsWith('.js')), sources: [...sources] };
}
