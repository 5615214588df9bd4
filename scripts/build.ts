// Builds the pages, the service workers and the caches for a start. One build runs at a time.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { inputsFolder, isFresh, stampBuild, stampFile } from './lib/build-inputs.ts';
import { withLock } from './lib/lock.ts';

const vite = ['node_modules/vite/bin/vite.js', 'build'];
const serviceWorker = [...vite, '--config', 'vite.service-worker.config.ts'];
const steps = [
  vite,
  serviceWorker,
  [...serviceWorker, '--mode', 'emergency'],
  ['scripts/check-assets.ts'],
  ['scripts/after-build.ts'],
  ['--import', './scripts/compile-cache.mjs', 'scripts/fill-compile-cache.ts'],
];

function build() {
  const startedAt = Date.now();
  // Removed first, so that a failed build has no stamp.
  rmSync(stampFile, { force: true });
  rmSync(inputsFolder, { recursive: true, force: true });
  for (const step of steps) execFileSync(process.execPath, step, { stdio: ['ignore', 2, 2] });
  stampBuild(startedAt);
}

const ifStale = process.argv.includes('--if-stale');
try {
  await withLock(
    'dist/build.lock',
    () => {
      if (!ifStale || !isFresh()) build();
    },
    () => console.error('Waits for another build of this folder.'),
  );
} catch (error) {
  console.error(`The build failed: ${(error as Error).message}`);
  process.exitCode = 1;
}
