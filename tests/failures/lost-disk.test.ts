// Removes the disk of the database during writes and restores its copies on another disk.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { copyIntervalMs } from '../../src/server/platform/copies/worker.ts';
import { type Site, startSite } from './site.ts';

const ending: Array<() => unknown> = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-disk-'));
  ending.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Mounts a loop device, or returns the reason why not. After `vanish`, access fails with EIO. */
function loopDisk(): { folder: string; vanish(): void } | { reason: string } {
  if (process.getuid?.() !== 0) return { reason: 'only root can mount a loop device' };
  const folder = newFolder();
  const image = join(newFolder(), 'image');
  writeFileSync(image, '');
  truncateSync(image, 300_000_000);
  const made = spawnSync('mkfs.ext4', ['-q', '-F', image]);
  const mounted = spawnSync('mount', ['-o', 'loop', image, folder], { encoding: 'utf8' });
  if (made.status !== 0 || mounted.status !== 0) {
    return { reason: `this machine mounts no loop device: ${mounted.stderr}` };
  }
  ending.push(() => execFileSync('umount', ['-l', folder]));
  // The flag 2 of EXT4_IOC_SHUTDOWN skips the last flush of the journal.
  const shutdown = 'open D, "<", $ARGV[0]; my $how = pack "L", 2; ioctl D, 0x8004587D, $how or die';
  return { folder, vanish: () => execFileSync('perl', ['-e', shutdown, folder]) };
}

/** Writes articles until one is refused. @returns the times of acknowledgement, and the refusal */
async function writeUntilRefused(site: Site) {
  const acknowledged: number[] = [];
  for (;;) {
    const slug = `write-${acknowledged.length}`;
    const body = { title: slug, slug, content: '<p>Words.</p>' };
    const answer = await site.call('/api/articles', body).catch(() => undefined);
    if (answer?.status !== 201) return { acknowledged, refusal: await answer?.json() };
    acknowledged.push(Date.now());
    await pause(100);
  }
}

const withoutRestic = spawnSync('restic', ['version']).status !== 0;

test('a disk that vanishes during writes loses at most the changes since the last copy', {
  timeout: 180_000,
}, async (context) => {
  if (withoutRestic) return context.skip('there is no restic');
  const disk = loopDisk();
  if ('reason' in disk) return context.skip(disk.reason);
  const repository = join(newFolder(), 'copies');
  const environment = { RESTIC_REPOSITORY: repository, RESTIC_PASSWORD: 'salt water' };
  const dataDir = join(disk.folder, 'data');
  const site = await startSite({ dataDir, environment });
  ending.push(() => site.kill());
  await site.signIn();
  const writing = writeUntilRefused(site);
  const state = join(dataDir, '.backup-state.json');
  const limit = Date.now() + 90_000;
  while (!existsSync(state) && Date.now() < limit) await pause(200);
  const { lastAt } = JSON.parse(readFileSync(state, 'utf8')) as { lastAt: string };
  await pause(2000);

  disk.vanish();
  const { acknowledged, refusal } = await writing;
  expect(refusal).toMatchObject({ error: expect.stringContaining('othing was saved') });
  await site.kill();
  expect(() => writeFileSync(join(dataDir, 'more'), '')).toThrow(/EIO/);

  const start = performance.now();
  const fresh = join(newFolder(), 'data');
  const script = fileURLToPath(new URL('../../scripts/restore.ts', import.meta.url));
  const settings = { PATH: process.env.PATH ?? '', DATA_DIR: fresh, ...environment };
  const said = execFileSync(process.execPath, [script, 'latest'], {
    env: settings,
    encoding: 'utf8',
  });
  expect(said).toMatch(/^Restored the backup of /);
  const again = await startSite({ dataDir: fresh });
  ending.push(() => again.kill());
  const seconds = (performance.now() - start) / 1000;
  await again.signIn();
  const answer = await again.call('/api/articles?admin=true');
  const slugs = ((await answer.json()) as Array<{ slug: string }>).map(({ slug }) => slug);
  const restored = slugs.filter((slug) => slug.startsWith('write-')).length;
  for (let write = 0; write < restored; write++) expect(slugs).toContain(`write-${write}`);
  const before = acknowledged.filter((time) => time <= Date.parse(lastAt)).length;
  console.log(
    `${restored} of ${acknowledged.length} writes came back, ${before} were older than the copy; back after ${seconds.toFixed(1)} s`,
  );
  expect(restored).toBeGreaterThanOrEqual(before);
  expect(before).toBeGreaterThan(10);
  expect(seconds).toBeLessThan(300);
  // A copy takes up to 30 s, so no change older than five minutes is lost.
  expect(copyIntervalMs).toBeLessThanOrEqual(4.5 * 60_000);
});
