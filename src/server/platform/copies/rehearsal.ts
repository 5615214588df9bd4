import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { inWorkFolder } from '../backup/make.ts';
import { dumpName, filesFolder } from '../backup/manifest.ts';
import { checkUnpacked } from '../backup/restore.ts';
import { openSqlite } from '../database/open.ts';
import { originalName } from '../media/pictures.ts';
import { type CopiesConfig, CopiesError } from './restic.ts';
import { fetchSnapshot, snapshotBytes } from './snapshots.ts';

/** The keys of pictures that are in the restored database but not among the copied files. */
async function missingPictures(folder: string, paths: string[]) {
  const database = openSqlite(join(folder, dumpName.sqlite));
  try {
    const rows = await database.selectFrom('media').select('key').execute();
    const copied = new Set(paths);
    return rows
      .map(({ key }) => key)
      .filter((key) => !copied.has(join(filesFolder, 'media', originalName(key))));
  } finally {
    await database.destroy();
  }
}

/**
 * Restores the latest copy into a scratch folder and checks it as a restore would.
 * @throws Error with a sentence about the fault of the copy
 */
export async function rehearseRestore(config: CopiesConfig) {
  const start = performance.now();
  const bytes = await snapshotBytes(config, 'latest');
  const { bavail, bsize } = await statfs(config.dataDir);
  // The disk briefly holds the database twice.
  if (bavail * bsize < bytes * 2) {
    const needed = Math.ceil((bytes * 2) / 1_000_000);
    throw new CopiesError(`a rehearsal needs ${needed} MB free at ${config.dataDir}`, '');
  }
  return inWorkFolder(config.dataDir, async (folder) => {
    await fetchSnapshot(config, 'latest', folder);
    const manifest = await checkUnpacked(config, folder);
    const paths = Object.keys(manifest.files).filter((path) => path.startsWith(`${filesFolder}/`));
    if (manifest.engine === 'sqlite' && !manifest.bucket) {
      const [missing] = await missingPictures(folder, paths);
      if (missing) throw new CopiesError(`the copy lacks the picture ${missing}`, '');
    }
    return {
      createdAt: manifest.createdAt,
      rows: Object.values(manifest.tables).reduce((sum, count) => sum + count, 0),
      files: paths.length,
      seconds: Math.round((performance.now() - start) / 1000),
    };
  });
}
