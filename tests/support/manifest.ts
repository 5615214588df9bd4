import { readFileSync } from 'node:fs';
import zlib from 'node:zlib';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

const folder = 'dist/client/';

/** What the browser loads first for a public route's page, by the build's own manifest. */
export function publicFilesOf(route: string) {
  const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8')) as Record<
    string,
    Chunk
  >;
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
    if (chunk.isEntry || name.startsWith(`src/web/routes/${route}`)) visit(name);
  }
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const javascriptBytes = scripts
    .map((file) => zlib.brotliCompressSync(readFileSync(folder + file)).length)
    .reduce((sum, length) => sum + length, 0);
  return { files: scripts, sources: [...sources], javascriptBytes };
}
