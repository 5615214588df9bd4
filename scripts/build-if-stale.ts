// Builds the pages unless the build at hand was made of the very same sources.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readContentDir } from '../src/server/config.ts';

const stamp = 'dist/sources.sha256';
const sources = globSync([
  'src/{web,contract,domain,service-worker}/**/*',
  'content/**/*',
  `${readContentDir() ?? 'content'}/**/*.{json,md}`,
  'public/**/*',
  'vite.config.ts',
  'vite.service-worker.config.ts',
  'scripts/lib/offline-files.ts',
  'package-lock.json',
])
  .filter((path) => statSync(path).isFile() && !path.endsWith('.gen.ts'))
  .sort();
const hash = createHash('sha256');
for (const path of sources) {
  // Compares pictures and films by size, since reading them all would slow every start.
  hash
    .update(path)
    .update(path.startsWith('public/') ? String(statSync(path).size) : readFileSync(path));
}
const digest = hash.digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest) {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 2, 2] });
  writeFileSync(stamp, digest);
}
