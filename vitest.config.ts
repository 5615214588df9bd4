import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { testAll } from './tests/support/test-all.ts';

// This file is separate from vite.config.ts, since unit and server tests need no pages.
export default defineConfig({
  test: {
    include: [
      '{src,scripts}/**/*.test.ts',
      `tests/${testAll ? '{unit,content,http,security,failures,release}' : '{unit,content,http,security}'}/**/*.test.ts`,
    ],
    tags: [{ name: 'slow', description: 'Run by `npm run test:all` alone' }],
    // Test files share the modules of their worker, which halves the run time.
    isolate: false,
    globalSetup: 'tests/support/databases-setup.ts',
    // Many tests wait for processes and timeouts, so even a single core runs two files in parallel.
    maxWorkers: Math.max(2, availableParallelism()),
    // Slow tests start several processes at once.
    testTimeout: testAll ? 60_000 : 20_000,
    hookTimeout: 60_000,
  },
});
