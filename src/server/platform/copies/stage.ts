import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inWorkFolder } from '../backup/make.ts';
import { dumpName, fingerprint, type Manifest, writeManifest } from '../backup/manifest.ts';
import { copySqlite } from '../backup/sqlite.ts';
import { databaseFile } from '../database/open.ts';
import { bucketAddress } from '../media/bucket.ts';
import type { CopiesConfig } from './restic.ts';

/** Folder in DATA_DIR for the content of the next copy; backup archives leave it out. */
export const stageName = '.backup-stage';
const piecesName = 'database';
const settingsName = 'settings.env';

/**
 * Bytes of a piece: four pages of SQLite. restic stores a changed file in chunks of about a megabyte, so
 * a database in small files adds less to the repository at each change.
 */
const pieceBytes = 16 * 1024;

/** The path of a piece. A folder has sixteen pieces, since restic stores a changed folder's whole list. */
function piecePath(index: number) {
  const digits = index.toString(16).padStart(5, '0');
  return join(digits.slice(0, -3), ...digits.slice(-3));
}

async function isSame(file: string, content: Buffer) {
  const kept = await readFile(file).catch(() => undefined);
  return kept?.equals(content) ?? false;
}

/** Writes the changed pieces of a file, and removes pieces beyond its end. */
async function split(file: string, folder: string) {
  const handle = await open(file);
  let index = 0;
  try {
    for (;;) {
      const buffer = Buffer.alloc(pieceBytes);
      const { bytesRead } = await handle.read(buffer, 0, pieceBytes, index * pieceBytes);
      if (bytesRead === 0) break;
      const piece = join(folder, piecePath(index++));
      const content = buffer.subarray(0, bytesRead);
      if (await isSame(piece, content)) continue;
      await mkdir(dirname(piece), { recursive: true });
      await writeFile(piece, content);
    }
  } finally {
    await handle.close();
  }
  for (; existsSync(join(folder, piecePath(index))); index++) {
    await rm(join(folder, piecePath(index)));
  }
}

/** Joins the pieces of a database into a file. */
export async function joinDatabase(stage: string, file: string) {
  const handle = await open(file, 'wx', 0o600);
  try {
    for (let index = 0; ; index++) {
      const piece = await readFile(join(stage, piecesName, piecePath(index))).catch(
        () => undefined,
      );
      if (!piece) return;
      await handle.write(piece);
    }
  } finally {
    await handle.close();
  }
}

const stageSqlite = ({ dataDir }: CopiesConfig, folder: string) =>
  inWorkFolder(dataDir, async (work) => {
    const copy = join(work, dumpName.sqlite);
    const contents = await copySqlite(databaseFile(dataDir), copy);
    await split(copy, join(folder, piecesName));
    return { ...contents, files: { [dumpName.sqlite]: await fingerprint(copy) } };
  });

/** Whether the owner's folder of texts, outside DATA_DIR, exists. */
export const hasContent = ({ contentDir }: Pick<CopiesConfig, 'contentDir'>) =>
  contentDir !== undefined && existsSync(contentDir);

/** Updates the stage: the manifest, the settings and, on SQLite, the database in pieces. */
export async function writeStage(config: CopiesConfig, time: Date): Promise<Manifest> {
  const folder = join(config.dataDir, stageName);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const content = config.databaseUrl
    ? { migrations: [], tables: {}, files: {} }
    : await stageSqlite(config, folder);
  const manifest: Manifest = {
    format: 1,
    createdAt: time.toISOString(),
    kind: 'copy',
    engine: config.databaseUrl ? 'postgres' : 'sqlite',
    ...(config.bucket && { bucket: bucketAddress(config.bucket) }),
    ...(hasContent(config) && { contentDir: config.contentDir }),
    ...content,
  };
  await writeManifest(folder, manifest);
  await writeFile(join(folder, settingsName), config.settingLines, { mode: 0o600 });
  return manifest;
}
