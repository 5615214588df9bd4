import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testAll } from '../support/test-all.ts';

const startMs = 90_000;

test.skipIf(!testAll)('the server of npm run dev renders pages', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-dev-'));
  const environment = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: folder,
    LINK_CHECKS: 'off',
    ADMIN_PASSWORD: 'a password of the test',
  };
  const server = spawn(process.execPath, ['scripts/dev.ts'], { env: environment });
  onTestFinished(async () => {
    server.kill();
    await new Promise((resolve) => server.once('close', resolve));
    rmSync(folder, { recursive: true });
  });
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no address was printed')), startMs);
    server.stdout.on('data', (chunk) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(chunk)) ?? [];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  for (const path of ['/about', '/admin']) {
    expect((await fetch(address + path)).status, path).toBe(200);
  }
});
