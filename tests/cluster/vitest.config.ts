import { defineConfig } from 'vitest/config';

// Separate from the other tests: needs a build, the programs of PostgreSQL and half a minute.
export default defineConfig({
  test: {
    include: ['tests/cluster/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
