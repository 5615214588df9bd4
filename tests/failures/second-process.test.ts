import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { failToStart, startSite } from './site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-second-'));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a second process on one SQLite folder fails to start until the first has ended', {
  timeout: 60_000,
}, async () => {
  const first = await startSite({ dataDir });
  expect(await failToStart({ dataDir })).toEqual({
    code: 1,
    output: `Another site is running on ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`,
  });
  expect((await first.call('/healthz')).status).toBe(200);
  await first.kill();
  const second = await startSite({ dataDir });
  second.process.kill('SIGTERM');
  await once(second.process, 'exit');
  const third = await startSite({ dataDir });
  await third.kill();
});
