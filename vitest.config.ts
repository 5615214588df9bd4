import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { testAll } from './tests/support/test-all.ts';

// Apart from vite.config.ts: tests of rules and of the server need no pages.
export default defineConfig({
  test: {
    include: [
      '{src,scripts}/**/*.test.ts',
      `tests/${testAll ? '{unit,content,http,security,failures,release}' : '{unit,content,http,security}'}/**/*.test.ts`,
    ],
    tags: [{ name: 'slow', description: 'Run by `npm run test:all` alone' }],
    // Files share the modules that their worker has loaded, which takes half as long.
    isolate: false,
    globalSetup: 'tests/support/databases-setup.ts',
    // Many tests wait for processes and timeouts: two files run side by side on a single core too.
    maxWorkers: Math.max(2, availableParallelism()),
    // Slow tests start processes, several at once.
    testTimeout: testAll ? 60_000 : 20_000,
    hookTimeout: 60_000,
  },
});
