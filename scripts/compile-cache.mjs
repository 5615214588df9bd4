// Keeps compiled modules beside the packages. JavaScript, since Node's stripping of types costs 20 MB that stay:
// with every other module in the cache, a process never loads it.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(
  fileURLToPath(new URL('../node_modules/.cache/node-compile-cache', import.meta.url)),
);
