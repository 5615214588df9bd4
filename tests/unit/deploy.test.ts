import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settings } from '../../src/server/platform/config/environment.ts';
import { allocatorSettings, heapFlags } from '../support/unit-settings.ts';

const readText = (file: string) => readFileSync(file, 'utf8');
/** Names of the settings; PATH is not a setting of the site. */
const names = Object.keys(settings.shape).filter((name) => name !== 'PATH');
const dockerfile = readText('deploy/Dockerfile');
const compose = parse(readText('deploy/compose.yaml'), { merge: true });

/** Names with a value set by the image. */
const ofImage = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, list = '']) =>
  [...list.matchAll(/(\w+)=/g)].map(([, name = '']) => name),
);
/** Names of settings that compose.yaml replaces or extends. */
const ofCompose = [
  'SITE_URL',
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'TRUST_PROXY',
  'BACKUPS_KEPT',
  'METRICS_HOST',
];

test('the image and npm start limit memory as the systemd unit does', () => {
  for (const [name, value] of Object.entries(allocatorSettings)) {
    expect(dockerfile).toContain(` ${name}=${value}`);
  }
  const { scripts } = JSON.parse(readText('package.json'));
  const command = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '[]');
  expect(command).toEqual(expect.arrayContaining([...heapFlags]));
  expect(scripts.start).toContain(heapFlags.join(' '));
});

test('compose.yaml passes every setting of environment.ts to each instance', () => {
  expect(names.length).toBeGreaterThan(30);
  for (const instance of ['app-1', 'app-2', 'app-3']) {
    const { environment } = compose.services[instance];
    const missing = names.filter((name) => !(name in environment || ofImage.includes(name)));
    expect(missing, instance).toEqual([]);
    const changed = names.filter(
      (name) =>
        name in environment && !ofCompose.includes(name) && environment[name] !== `\${${name}:-}`,
    );
    expect(changed, instance).toEqual([]);
  }
});

test('.env.example names every setting of environment.ts', () => {
  const example = readText('.env.example');
  expect(names.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
});

test('every image that the Dockerfile and the compose files start from is pinned by digest', () => {
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
  for (const { services } of [compose, parse(readText('deploy/compose.sqlite.yaml'))]) {
    for (const { image, build } of Object.values<{ image: string; build?: unknown }>(services)) {
      if (!build) images.push(image);
    }
  }
  expect(images.length).toBeGreaterThan(3);
  expect(images.filter((image) => !/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image))).toEqual(
    [],
  );
});

test('docs/deploy.md and the changelog name the release of package.json', () => {
  const { version } = JSON.parse(readText('package.json'));
  expect(readText('docs/deploy.md')).toContain(`\nVERSION=v${version}\n`);
  expect(readText('CHANGELOG.md')).toMatch(
    new RegExp(`^## ${version.replaceAll('.', '[.]')} — `, 'm'),
  );
});

const hasShellcheck = spawnSync('shellcheck', ['--version']).status === 0;

test.skipIf(!hasShellcheck)(
  'shellcheck (of Debian) finds no fault in the scripts of deploy/',
  () => {
    const { status, stdout } = spawnSync(
      'shellcheck',
      ['deploy/install.sh', 'deploy/recover.sh', 'deploy/bottom-time'],
      {
        encoding: 'utf8',
      },
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  },
);
