import { type BackupConfig, makeBackup } from '../../platform/backup/make.ts';

/** Makes the archive for moving out; runs in its own process. @returns its path */
export async function makeArchive({ config, time }: { config: BackupConfig; time: string }) {
  const { file } = await makeBackup(config, 'move-out', new Date(time));
  return file;
}
