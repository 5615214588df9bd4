import { defineConfig } from 'vitest/config';

// These tests need a Docker engine with compose, the ports 80 and 443, and some minutes.
export default defineConfig({
  test: {
    include: ['tests/stack/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 900_000,
    fileParallelism: false,
  },
});
