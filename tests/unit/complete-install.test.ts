import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bottom-time-install-'));
  // The real npm would replace the packages that this test needs.
  writeFileSync(join(folder, 'npx'), '#!/bin/sh\necho "npx $*"\nenv | grep ^npm_\nexit 7\n');
  chmodSync(join(folder, 'npx'), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the last step of `npm ci` with the user agent of an npm. */
function complete(userAgent: string, environment: Record<string, string> = {}) {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/complete-install.ts'], {
    env: { PATH: `${folder}:/usr/bin:/bin`, npm_config_user_agent: userAgent, ...environment },
    encoding: 'utf8',
  });
  return { status, stdout };
}
const debian12 = 'npm/9.2.0 node/v18.20.4 linux x64 workspaces/false';

test('an install by the npm of Node 18 is repeated by npm 11, whose exit code counts', () => {
  const { status, stdout } = complete(debian12);
  expect(stdout).toContain('\nnpx --yes --package=node@24 --package=npm@11 -- npm ci\n');
  expect(stdout).not.toContain('npm_config_user_agent');
  expect(status).toBe(7);
});

test('an install by the npm of Node 24, or a repeated install, is not repeated', () => {
  const left = { status: 0, stdout: '' };
  expect(complete('npm/11.19.1 node/v24.21.0 linux x64 workspaces/false')).toEqual(left);
  expect(complete(debian12, { INSTALLING_AGAIN: 'yes' })).toEqual(left);
});
