import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readContentDir } from '../../src/server/platform/config/config.ts';

/** The files that one pass of the build has read, relative to the root. */
interface Inputs {
  /**
   * Modules. Other files in their folders count as inputs too, such as imported styles and routes.
   */
  modules: string[];
  /** The configuration and what it imports. */
  files: string[];
  /** Folders copied unchanged. */
  folders: string[];
}

/** Folder of the lists of inputs, one file per pass of the build. */
export const inputsFolder = 'dist/inputs';
export const stampFile = 'dist/inputs.sha256';

/** Records what a pass of the build reads, so that a start knows when the build is stale. */
export function recordInputs(pass: string): Plugin {
  let root = '';
  let files: string[] = [];
  let folders: string[] = [];
  const isSource = (path: string) =>
    path !== '' && !path.startsWith('..') && !isAbsolute(path) && !path.includes('node_modules/');
  return {
    name: 'record-inputs',
    configResolved(config) {
      root = config.root;
      files = config.configFileDependencies;
      folders = config.publicDir ? [config.publicDir] : [];
    },
    buildEnd(error) {
      if (error) return;
      const relatives = (paths: string[]) =>
        [...new Set(paths.map((path) => relative(root, path)))].filter(isSource).sort();
      const ids = [...this.getModuleIds()].filter((id) => isAbsolute(id));
      const inputs: Inputs = {
        modules: relatives(ids.map((id) => id.replace(/\?.*$/, ''))),
        files: relatives(files),
        folders: relatives(folders),
      };
      mkdirSync(join(root, inputsFolder), { recursive: true });
      const name = `${pass}-${this.environment.name}.json`;
      writeFileSync(join(root, inputsFolder, name), JSON.stringify(inputs, null, 1));
    },
  };
}

const listFiles = (folder: string, recursive = false) =>
  readdirSync(folder, { withFileTypes: true, recursive })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Every file that the last build depends on. @throws if there is no complete build */
export function listInputs(): string[] {
  const passes = listFiles(inputsFolder).map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Inputs,
  );
  const files = passes.flatMap((inputs) => [...inputs.modules, ...inputs.files]);
  const sources = passes.flatMap(({ modules }) =>
    modules.filter((file) => file.startsWith('src/')),
  );
  const paths = [
    ...files,
    ...[...new Set(sources.map((file) => dirname(file)))].flatMap((folder) => listFiles(folder)),
    ...passes.flatMap((inputs) => inputs.folders.flatMap((folder) => listFiles(folder, true))),
    'package-lock.json',
  ];
  return [...new Set(paths)].filter((path) => !/[.](test|gen)[.]tsx?$/.test(path)).sort();
}

/** Whether only a file's size counts: reading all pictures and films would slow every start. */
const isMedia = (path: string) => /[.](avif|webp|jpe?g|png|webm|mp4|pmtiles|pdf)$/.test(path);

function ownCopy(path: string): string {
  try {
    const folder = path.startsWith('content/') && readContentDir();
    return folder ? readFileSync(join(folder, relative('content', path)), 'utf8') : '';
  } catch {
    return '';
  }
}

function digest(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const content = isMedia(path) ? String(statSync(path).size) : readFileSync(path);
    hash.update(path).update(content).update(ownCopy(path));
  }
  return hash.digest('hex');
}

/** Whether the build was made from the current files. */
export function isFresh(): boolean {
  try {
    return readFileSync(stampFile, 'utf8') === digest(listInputs());
  } catch {
    return false;
  }
}

/** Stamps a build, unless a file changed while it ran. */
export function stampBuild(startedAt: number): void {
  const paths = listInputs();
  if (paths.some((path) => statSync(path).mtimeMs > startedAt)) return;
  writeFileSync(stampFile, digest(paths));
}
