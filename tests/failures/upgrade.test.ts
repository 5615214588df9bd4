// Tests `bottom-time upgrade` on full disks. The script of deploy/ runs at its real paths, on small
// disks in a separate mount namespace.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'bottom-time-upgrade-'));
const archive = join(folder, 'bottom-time-2.0.0.tar.gz');
const script = resolve('deploy/bottom-time');
const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0;

/** Packs 200 MB so that the last gzip member, and the size that gzip reports, are small. */
beforeAll(() => {
  const release = join(folder, 'bottom-time-2.0.0');
  mkdirSync(join(release, 'dist', 'server'), { recursive: true });
  writeFileSync(join(release, 'RELEASE'), '2.0.0\n');
  writeFileSync(join(release, 'dist', 'server', 'server.js'), '');
  writeFileSync(join(release, 'large'), Buffer.alloc(200 * 1024 * 1024));
  const tar = join(folder, 'release.tar');
  spawnSync('tar', ['--create', `--file=${tar}`, `--directory=${folder}`, 'bottom-time-2.0.0']);
  const content = readFileSync(tar);
  const end = content.length - 1024;
  const members = [content.subarray(0, end), content.subarray(end)].map((part) => gzipSync(part));
  writeFileSync(archive, Buffer.concat(members));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Upgrades with /opt and /var/lib on disks of these MB. @returns output and resulting files */
function upgrade({ opt, data }: { opt: number; data: number }) {
  const commands = [
    `mount -t tmpfs -o size=${opt}m tmpfs /opt`,
    `mount -t tmpfs -o size=${data}m tmpfs /var/lib`,
    'mkdir -p /opt/bottom-time/releases/1.0.0 /var/lib/bottom-time',
    'ln -s /opt/bottom-time/releases/1.0.0 /opt/bottom-time/current',
    `sh ${script} upgrade ${archive}; echo "ended with $?"`,
    'ls -A /opt/bottom-time/releases; readlink /opt/bottom-time/current',
  ];
  const { stdout, stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', commands.join('\n')], {
    encoding: 'utf8',
  });
  return { said: stderr.trim(), left: stdout.trim().split('\n').slice(-3) };
}

const unchanged = ['ended with 1', '1.0.0', '/opt/bottom-time/releases/1.0.0'];

describe.runIf(canMount)('bottom-time upgrade', () => {
  test.each([
    ['releases', { opt: 50, data: 300 }, 'the disk of /opt/bottom-time/releases is too full'],
    ['data', { opt: 300, data: 50 }, 'the disk of /var/lib/bottom-time is too full'],
    [
      'releases that fills up while it unpacks',
      { opt: 150, data: 300 },
      'the disk of /opt/bottom-time/releases is too full',
    ],
  ])('fails on a full disk of %s with a message and changes nothing', (_disk, sizes, sentence) => {
    const { said, left } = upgrade(sizes);
    expect(said).toMatch(
      new RegExp(`^bottom-time: ${sentence}: this needs \\d+ MB[.] Nothing was`),
    );
    expect(left).toEqual(unchanged);
  });

  test('reports a damaged archive on a disk with enough space', () => {
    const content = readFileSync(archive);
    writeFileSync(archive, content.subarray(0, content.length / 2));
    const { said, left } = upgrade({ opt: 400, data: 300 });
    expect(said).toMatch(/can not be unpacked: it is damaged[.] Nothing was changed$/);
    expect(left).toEqual(unchanged);
    writeFileSync(archive, content);
  });
});
