// Compresses what the browser loads once and for all, and prints how much JavaScript /blog needs.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import zlib from 'node:zlib';
import { publicFilesOf } from '../tests/support/manifest.ts';

for (const path of globSync('dist/client/**/*.{js,css,svg,webmanifest,json}')) {
  const body = readFileSync(path);
  writeFileSync(`${path}.br`, zlib.brotliCompressSync(body));
  writeFileSync(`${path}.gz`, zlib.gzipSync(body, { level: 9 }));
}
const { javascriptBytes } = publicFilesOf('blog.index.tsx');
console.log(`JavaScript for /blog: ${(javascriptBytes / 1000).toFixed(1)} kB brotli`);
