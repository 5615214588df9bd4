import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 3456);
process.env.E2E_PASSWORD ??= 'browser-test-password';
// Read by workers too, which load this file again: one folder each for the whole run.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'bottom-time-e2e-'));
process.env.E2E_LOGS ??= mkdtempSync(join(tmpdir(), 'bottom-time-logs-'));

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A busy machine may starve a browser. What passes only the second time is listed as flaky: mend it.
  retries: 1,
  forbidOnly: true,
  reporter: 'list',
  globalTeardown: './tests/e2e/search-log.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command:
      'exec node --import ./tests/support/keep-secrets.ts src/server/main.ts > "$E2E_LOGS/site.log" 2>&1',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA,
      ADMIN_PASSWORD: process.env.E2E_PASSWORD,
      E2E_LOGS: process.env.E2E_LOGS,
      LOG_LEVEL: 'trace',
    },
  },
});
