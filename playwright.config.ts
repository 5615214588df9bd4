import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findInstalledChromium } from './scripts/lib/chromium.ts';
import { testAll } from './tests/support/test-all.ts';

process.env.E2E_PASSWORD ??= 'browser-test-password';
// Workers load this file again and read these values from the environment.
process.env.E2E_TEMPLATE ??= mkdtempSync(join(tmpdir(), 'bottom-time-template-'));
process.env.E2E_LOGS ??= mkdtempSync(join(tmpdir(), 'bottom-time-logs-'));

export default defineConfig({
  testDir: 'tests/e2e',
  grepInvert: testAll ? [] : /@slow/,
  // One worker more than cores, because tests also wait for animations, debounces and servers.
  workers: Number(process.env.E2E_WORKERS ?? availableParallelism() + 1),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A busy machine may starve a browser. The run lists each test that needed a retry: fix it.
  retries: 1,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  globalSetup: './tests/e2e/global-setup.ts',
  globalTeardown: './tests/e2e/search-log.ts',
  use: {
    trace: 'off',
    // A test's routes do not see requests of a service worker; offline.spec.ts sets 'allow'.
    serviceWorkers: 'block',
    // Animations would slow tests down; specs about animations enable them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findInstalledChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The browser blocks other hosts, because a Playwright route would disable its HTTP cache.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
