// Caches compiled modules beside the packages. This file is JavaScript, because Node's type
// stripping takes 20 MB permanently: with every other module in the cache, a process never loads
// the type stripper.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(
  fileURLToPath(new URL('../node_modules/.cache/node-compile-cache', import.meta.url)),
);
