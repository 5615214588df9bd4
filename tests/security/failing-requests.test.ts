import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSite } from '../faults/site.ts';

test('a request that fails at once, later, or where nobody listens does not take the process down', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-failing-'));
  const site = await startSite({ dataDir });
  try {
    expect((await site.call('/fault/throws')).status).toBe(500);
    for (const fault of ['rejects', 'throws-later', 'rejects', 'throws-later']) {
      await (await site.call(`/fault/${fault}`)).text();
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(site.process.exitCode).toBeNull();
    expect((await site.call('/readyz')).status).toBe(200);
    expect(site.said().match(/nobody caught this/g)).toHaveLength(4);
  } finally {
    await site.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
