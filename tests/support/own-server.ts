import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { loggedServer } from './logged-server.ts';
import { freePort } from './postgres.ts';

/** Starts a server on a port and a data folder, and waits until it is ready. */
export async function startServer(
  port: number,
  folder: string,
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const logged = loggedServer();
  const server = spawn(process.execPath, [...(logged?.arguments ?? []), 'src/server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: '',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ...logged?.environment,
      ...environment,
    },
    stdio: ['ignore', logged?.file ?? 'ignore', logged?.file ?? 'inherit'],
  });
  await expect(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  }).toPass({ timeout: 20_000 });
  return server;
}

export const ended = (server: ChildProcess) =>
  new Promise((resolve) => server.once('exit', resolve));

/** A site of a test's own: what happens there, e.g. a blocked address, is felt nowhere else. */
export async function openOwnSite(environment: Record<string, string> = {}) {
  const port = await freePort();
  const password = 'a-password-of-its-own';
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-own-'));
  const server = await startServer(port, folder, { ADMIN_PASSWORD: password, ...environment });
  return {
    folder,
    address: `http://127.0.0.1:${port}`,
    password,
    async close() {
      const gone = ended(server);
      server.kill('SIGTERM');
      await gone;
    },
  };
}
