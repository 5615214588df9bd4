// Fails the build if the server's pages name a stylesheet or font that the browser's build lacks.
import { existsSync, globSync, readFileSync } from 'node:fs';

const named = new Set(
  globSync('dist/server/**/*.js').flatMap(
    (path) => readFileSync(path, 'utf8').match(/\/assets\/[\w.-]+\.(?:css|woff2)/g) ?? [],
  ),
);
if (named.size === 0) throw new Error('The pages name no stylesheet.');
const missing = [...named].filter((address) => !existsSync(`dist/client${address}`));
if (missing.length > 0) throw new Error(`The browser’s build lacks ${missing.join(', ')}.`);
