import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json';

const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md']).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** The anchors of a document's headings, as GitHub makes them. */
const anchors = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The relative links of a document that lead to no file or no heading. */
function brokenLinks({ file, text }: (typeof documents)[number]) {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return links.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const linked = path ? join(dirname(file), path) : file;
    if (!existsSync(linked)) return true;
    return anchor !== undefined && !anchors(linked).includes(anchor);
  });
}

test('a link to a missing file or heading is found', () => {
  const text =
    '[a](absent.md) [b](#absent) [c](docs/settings.md#settings) [d](https://e.example/f)';
  expect(brokenLinks({ file: 'README.md', text })).toEqual(['absent.md', '#absent']);
});

test('every relative link of the documents leads to a file and a heading', () => {
  expect(documents.length).toBeGreaterThan(40);
  const broken = documents.flatMap((document) =>
    brokenLinks(document).map((target) => `${document.file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

const readText = (file: string) => readFileSync(file, 'utf8');

test('the front door is short: README under 5 kB, ARCHITECTURE under 6 kB', () => {
  expect(Buffer.byteLength(readText('README.md'))).toBeLessThan(5000);
  expect(Buffer.byteLength(readText('ARCHITECTURE.md'))).toBeLessThan(6000);
});

test('docs/settings.md and .env.example have every setting of the server and no other', () => {
  const names = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name).sort();
  const read = names(readText('src/server/config.ts'), /^ {2}([A-Z][A-Z0-9_]+): setting\(/gm);
  expect(read.length).toBeGreaterThan(25);
  expect(names(readText('.env.example'), /^([A-Z][A-Z0-9_]+)=/gm)).toEqual(read);
  const rows = readText('docs/settings.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1] ?? '');
  expect(names(rows.join(), /`([A-Z][A-Z0-9_]+)`/g)).toEqual(read);
});

test('docs/commands.md has every npm script', () => {
  const text = readText('docs/commands.md');
  const isNamed = (name: string) =>
    ['start', 'test'].includes(name)
      ? text.includes(`\`npm ${name}\``)
      : new RegExp(`npm run ${name}[\` ]`).test(text);
  const shown = Object.keys(scripts).filter((name) => !['prestart', 'postinstall'].includes(name));
  expect(shown.filter((name) => !isNamed(name))).toEqual([]);
});

test('every npm script that the documents name exists', () => {
  const named = documents
    .filter(({ file }) => !file.startsWith('packages/') && !file.startsWith('docs/decisions/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/npm run ([a-z][a-z0-9:-]*)/g)].map(([, name = '']) => ({ file, name })),
    );
  const known = [...Object.keys(scripts), 'render', 'check'];
  const missing = named.filter(({ name }) => !known.includes(name));
  expect(missing).toEqual([]);
});

test('decision records are numbered once each and state their status', () => {
  const records = documents.filter(({ file }) => /decisions.\d{4}-/.test(file));
  const numbers = records.map(({ file }) => file.slice('docs/decisions/'.length).slice(0, 4));
  expect(numbers.length).toBeGreaterThan(10);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(
    records.filter(({ text }) => !/\*\*Status[:.]/.test(text)).map(({ file }) => file),
  ).toEqual([]);
});
