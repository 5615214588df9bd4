import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';

/** Files that no release reads, half of the packages' bytes; licences are copied anyway. */
const unneeded = [
  // Node can't load these, because it doesn't strip types in packages.
  '**/*.{ts,mts,cts,map}',
  '**/*.{md,markdown}',
  'node_modules/better-sqlite3/{deps,src}/**',
  'node_modules/fontkit/dist/browser*',
  'node_modules/harfbuzzjs/test/**',
  'node_modules/pdfkit/.yarn/**',
  'node_modules/pdfkit/js/pdfkit.{browser,standalone}*',
  'node_modules/satori/dist/{experimental,standalone}*',
  'node_modules/swagger-ui-dist/swagger-ui-{es-bundle,standalone}*',
];
const licence = /(^|\/)(licen[cs]e|notice|copying)[^/]*$/i;

/** Whether a file is a SQLite binary for another platform. */
const isForeign = (path: string) =>
  /\/prebuilds\/.*\.node$/.test(path) &&
  !path.endsWith(`/${process.platform}-${process.arch}.node`);

const isNeeded = (path: string) =>
  licence.test(path) || !(isForeign(path) || unneeded.some((glob) => matchesGlob(path, glob)));

/** Copies the installed production packages that npm lists. */
export function copyPackages(target: string) {
  const list = ['ls', '--omit=dev', '--all', '--parseable'];
  const [root = '', ...folders] = execFileSync('npm', list, { encoding: 'utf8' })
    .trim()
    .split('\n');
  for (const folder of folders) {
    const nested = join(folder, 'node_modules');
    cpSync(folder, join(target, relative(root, folder)), {
      recursive: true,
      filter: (path) => path !== nested && isNeeded(relative(root, path)),
    });
  }
}
