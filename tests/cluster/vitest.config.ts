import { defineConfig } from 'vitest/config';

// These tests run separately, because they need a build, the programs of PostgreSQL and 30 seconds.
export default defineConfig({
  test: {
    include: ['tests/cluster/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
