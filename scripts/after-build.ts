// Compresses what the browser loads once and for all, and prints how much JavaScript the heaviest public page needs.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import zlib from 'node:zlib';
import { publicFiles, publicRoutes } from './lib/client-files.ts';

for (const path of globSync('dist/client/**/*.{js,css,svg,webmanifest,json}')) {
  const body = readFileSync(path);
  writeFileSync(`${path}.br`, zlib.brotliCompressSync(body));
  writeFileSync(`${path}.gz`, zlib.gzipSync(body, { level: 9 }));
}
const heaviest = publicRoutes
  .map((route) => ({ route, bytes: publicFiles(route).javascriptBytes }))
  .reduce((one, other) => (one.bytes > other.bytes ? one : other));
console.log(
  `JavaScript of the heaviest public page (${heaviest.route}): ${(heaviest.bytes / 1000).toFixed(1)} kB brotli`,
);
