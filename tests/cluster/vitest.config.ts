import { defineConfig } from 'vitest/config';

// These tests run separately: they are slow, and need a build and the programs of PostgreSQL.
export default defineConfig({
  test: {
    include: ['tests/cluster/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
