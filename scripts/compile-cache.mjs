// Caches compiled modules beside the packages. It is JavaScript, since Node's type stripping takes 20 MB for good:
// with every other module in the cache, a process never loads it.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(
  fileURLToPath(new URL('../node_modules/.cache/node-compile-cache', import.meta.url)),
);
