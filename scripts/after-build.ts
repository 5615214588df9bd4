// Compresses the files that browsers load, once per build.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import zlib from 'node:zlib';

for (const path of globSync('dist/client/**/*.{js,css,svg,webmanifest,json}')) {
  const body = readFileSync(path);
  writeFileSync(`${path}.br`, zlib.brotliCompressSync(body));
  writeFileSync(`${path}.gz`, zlib.gzipSync(body, { level: 9 }));
}
