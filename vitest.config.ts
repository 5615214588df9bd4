import { defineConfig } from 'vitest/config';

// Apart from vite.config.ts: tests of rules and of the server need no pages.
export default defineConfig({
  test: {
    include: ['{src,tools}/**/*.test.ts', 'tests/{*.test.ts,{unit,faults,security}/**/*.test.ts}'],
    globalSetup: 'tests/support/postgres-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
