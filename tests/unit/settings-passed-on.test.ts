import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readText = (file: string) => readFileSync(file, 'utf8');
const declared = [...readText('src/server/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
  ([, name = '']) => name,
);

/** Of the machine: PATH is the shell's. */
const notSettings = ['PATH'];
/** Set by the image, whose folders and port they are. */
const ofImage = ['PORT', 'HOST', 'DATA_DIR', 'CONTENT_DIR', 'BACKUP_DIR'];

test('.env.example has every setting that the server reads', () => {
  const listed = [...readText('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(declared.length).toBeGreaterThan(30);
  expect(listed.toSorted()).toEqual(
    declared.filter((name) => !notSettings.includes(name)).toSorted(),
  );
});

test('the compose file passes every setting on to the instances', () => {
  const passed = [...readText('deploy/compose.yaml').matchAll(/^ {4}([A-Z0-9_]+): /gm)].map(
    ([, name = '']) => name,
  );
  const missing = declared.filter(
    (name) => !passed.includes(name) && ![...notSettings, ...ofImage].includes(name),
  );
  expect(missing).toEqual([]);
});
