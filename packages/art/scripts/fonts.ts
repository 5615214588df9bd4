/*
 * Cuts the fonts of the pages to the characters that nearly every page is written in. Which those
 * are stands in one place, the unicode-range of the cut files in tokens.css; whatever else the full
 * fonts can draw is fetched with them, when a page needs it.
 */

import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { paths } from '../application.ts';

const output = process.env.FONTS_OUTPUT ?? join(paths.styles, 'fonts');

const fonts = [
  {
    name: 'bricolage-grotesque',
    source: '@fontsource/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-800-normal.woff2',
  },
  {
    name: 'instrument-sans',
    source: '@fontsource-variable/instrument-sans',
    file: 'instrument-sans-latin-wght-normal.woff2',
  },
  {
    name: 'newsreader-italic',
    source: '@fontsource/newsreader',
    file: 'newsreader-latin-500-italic.woff2',
  },
];

/** The characters of a unicode-range, such as `U+20-7E, U+A0`. */
function charactersOf(range: string): string {
  const codes = range.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}

const css = await readFile(join(paths.styles, 'tokens.css'), 'utf8');

await mkdir(output, { recursive: true });

for (const { name, source, file } of fonts) {
  const folder = join(paths.packages, source);
  const range = new RegExp(`${name}\\.woff2[^}]*unicode-range:([^;]+);`).exec(css)?.[1];
  if (!range) throw new Error(`tokens.css names no unicode-range for ${name}.woff2`);
  const cut = await subsetFont(await readFile(join(folder, 'files', file)), charactersOf(range), {
    targetFormat: 'woff2',
    // Pairs, joined letters, and figures of one width for measures.
    keepFeatures: ['kern', 'liga', 'tnum'],
    noHinting: true,
    dropTables: ['STAT'],
  });
  await writeFile(join(output, `${name}.woff2`), cut);
  await copyFile(join(folder, 'LICENSE'), join(output, `${name}.LICENSE`));
  console.log(`${name}.woff2 ${(cut.length / 1000).toFixed(1)} kB`);
}
