// The image installs `dependencies`: the packages that the server and its scripts import.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  engines: { node: string };
  scripts: Record<string, string>;
};
const dependencies = Object.keys(manifest.dependencies).sort();
const declared = new Set([...dependencies, ...Object.keys(manifest.devDependencies)]);

/** Packages that `import.meta.resolve` resolves for the first share image or poster. */
const fontPackages = ['bricolage-grotesque', 'instrument-sans', 'newsreader'].map(
  (family) => `@fontsource/${family}`,
);

/** Packages whose files the server resolves and serves, without importing them. */
const servedPackages = ['swagger-ui-dist'];

/** The scripts that the image runs. */
const productionScripts = globSync('scripts/{admin-password,backup,restore,import,db-*}.ts');

const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const staticImport = /^\s*(?:import|export)\s(?!type\s)[^;'"]*?from\s*['"]([^'"]+)['"]/gm;
const typeImport = /^\s*(?:import|export)\s+type\s[^;'"]*?from\s*['"]([^'"]+)['"]/gm;
const sideEffectImport = /^\s*import\s*['"]([^'"]+)['"]/gm;
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]/g;
const styleImport = /(?:@import\s+|url\()["']([^"'$]+)["']/g;

/** Names of the packages that files import by these forms. */
function importedPackages(files: readonly string[], forms: readonly RegExp[]): string[] {
  const specifiers = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return forms.flatMap((form) => [...text.matchAll(form)].map(([, specifier = '']) => specifier));
  });
  const outside = specifiers.filter(
    (specifier) =>
      !/[$]|^([./#]|node:|virtual:|content\/|data:|https?:)/.test(specifier) &&
      !builtinModules.includes(specifier),
  );
  return [...new Set(outside.map(packageName))].sort();
}

const isTest = (path: string) => /[.]test[.]tsx?$/.test(path);

test('dependencies are the packages that the server and the scripts of the image import, and no others', () => {
  const files = [
    ...globSync('src/{server,domain,contract}/**/*.ts').filter((path) => !isTest(path)),
    ...productionScripts,
  ];
  expect(files.length).toBeGreaterThan(100);
  const atRunTime = importedPackages(files, [staticImport, sideEffectImport, dynamicImport]);
  expect([...new Set([...atRunTime, ...fontPackages, ...servedPackages])].sort()).toEqual(
    dependencies,
  );
});

test('the font packages are those that share images and posters name', () => {
  const texts = ['platform/drawing/fonts.ts', 'features/posters/pdf.ts'].map((path) =>
    readFileSync(`src/server/${path}`, 'utf8'),
  );
  expect(texts[0]).toContain('`@fontsource/$' + '{family}/');
  const named = texts.join('').matchAll(/\bfont(?:File)?\('([a-z-]+)'/g);
  const families = new Set([...named].map(([, family]) => family));
  expect([...families].map((family) => `@fontsource/${family}`).sort()).toEqual(fontPackages);
});

test('every package that any file imports is declared', () => {
  const files = globSync(['{src,tests,scripts}/**/*.{ts,tsx,css}', '*.config.ts']);
  const packages = importedPackages(files, [
    staticImport,
    typeImport,
    sideEffectImport,
    dynamicImport,
    styleImport,
  ]);
  const isDeclared = (name: string) =>
    declared.has(name) || declared.has(`@types/${name.replace('@', '').replace('/', '__')}`);
  expect(packages.length).toBeGreaterThan(40);
  expect(packages.filter((name) => !isDeclared(name))).toEqual([]);
});

test.skipIf(!existsSync('dist/server/server.js'))(
  'the built pages contain their packages and import none',
  () => {
    const files = globSync('dist/server/**/*.js');
    expect(files.length).toBeGreaterThan(0);
    expect(importedPackages(files, [staticImport, sideEffectImport])).toEqual([]);
  },
);

test('engines requires the version of Node that the project installs', () => {
  expect(manifest.engines.node).toBe(`>=${manifest.devDependencies.node}`);
});

test('Dependabot watches every folder with a package.json, Dockerfile or compose.yaml', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: { 'package-ecosystem': string; directory?: string; directories?: string[] }[];
  };
  const watched = (ecosystem: string) =>
    updates
      .filter((update) => update['package-ecosystem'] === ecosystem)
      .flatMap(({ directory, directories = [] }) => [
        ...directories,
        ...(directory ? [directory] : []),
      ])
      .sort();
  const folders = (pattern: string) =>
    globSync(pattern)
      .map((file) => `/${dirname(file) === '.' ? '' : dirname(file)}`)
      .sort();
  expect(watched('npm')).toEqual(folders('{package.json,packages/*/package.json}'));
  expect(watched('docker')).toEqual(folders('{,deploy/}Dockerfile'));
  expect(watched('docker-compose')).toEqual(folders('{,deploy/}compose.yaml'));
});
