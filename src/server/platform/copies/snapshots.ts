import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { listFiles, noRoom, otherFiles } from '../backup/make.ts';
import {
  dumpName,
  filesFolder,
  fingerprint,
  readManifest,
  writeManifest,
} from '../backup/manifest.ts';
import { restoreUnpacked } from '../backup/restore.ts';
import { storageFailure } from '../database/engine.ts';
import { type CopiesConfig, hostArguments, openRepository, runRestic } from './restic.ts';
import { hasContent, joinDatabase, stageName, writeStage } from './stage.ts';

const summary = z.object({
  message_type: z.literal('summary'),
  snapshot_id: z.string(),
  data_added: z.number(),
});

/** Copies the site's data into the repository. @param known whether the repository has copies @throws CopiesError */
export async function makeSnapshot(config: CopiesConfig, known: boolean, time: Date) {
  await openRepository(config, known);
  const manifest = await writeStage(config, time);
  const places = [stageName, ...(await otherFiles(config))];
  if (config.contentDir && hasContent(config)) places.push(config.contentDir);
  const how = ['--json', '--quiet', ...hostArguments, '--exclude', '*.part'];
  const output = await runRestic(config, ['backup', ...how, '--', ...places]);
  const last = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  const { snapshot_id: id, data_added: addedBytes } = summary.parse(last);
  return { id, addedBytes, manifest };
}

/** Deletes old copies, except all of the last day, one per hour of the last week, and one per day for `daysKept` days. @throws CopiesError */
export async function forgetOldSnapshots(config: CopiesConfig) {
  const { daysKept } = config.copies;
  if (daysKept === 0) return;
  // Removes old locks, which a killed process left behind.
  await runRestic(config, ['unlock', '--quiet']);
  const kept = [
    ...['--keep-within', '1d', '--keep-within-hourly', '7d'],
    ...['--keep-within-daily', `${daysKept}d`],
  ];
  const which = [...hostArguments, '--group-by', 'host'];
  await runRestic(config, ['forget', '--quiet', ...which, ...kept, '--prune']);
}

const sizes = z.object({ total_size: z.number() });

/** Bytes that a restored copy takes on the disk. @throws CopiesError */
export async function snapshotBytes(config: CopiesConfig, id: string) {
  const output = await runRestic(config, ['stats', '--json', ...hostArguments, id]);
  return sizes.parse(JSON.parse(output)).total_size;
}

/** Restores a copy into a folder with the layout of an unpacked backup. @throws CopiesError */
export async function fetchSnapshot(config: CopiesConfig, id: string, folder: string) {
  const raw = join(folder, 'copy');
  await mkdir(raw);
  const found = id === 'latest' ? [...hostArguments, id] : [id];
  try {
    await runRestic(config, ['restore', '--quiet', ...found, '--target', raw]);
    const stage = join(raw, stageName);
    const manifest = await readManifest(stage);
    if (manifest.engine === 'sqlite') await joinDatabase(stage, join(folder, dumpName.sqlite));
    await rm(stage, { recursive: true });
    // The owner's texts lie outside DATA_DIR; deploy/recover.sh restores them.
    const [, top] = manifest.contentDir?.split('/') ?? [];
    if (top) await rm(join(raw, top), { recursive: true, force: true });
    await mkdir(join(folder, filesFolder));
    for (const name of await readdir(raw)) {
      await rename(join(raw, name), join(folder, filesFolder, name));
    }
    const { files } = manifest;
    // restic has already verified these files, so their current hashes are valid.
    for (const path of await listFiles(join(folder, filesFolder))) {
      files[join(filesFolder, path)] = await fingerprint(join(folder, filesFolder, path));
    }
    await writeManifest(folder, manifest);
  } catch (error) {
    if (storageFailure(error) === 'full') throw new Error(noRoom(folder), { cause: error });
    throw error;
  } finally {
    await rm(raw, { recursive: true, force: true });
  }
}

/** Restores a copy into a stopped site. @param id a snapshot's id, or `latest` @throws as `restoreUnpacked` */
export const restoreSnapshot = (config: CopiesConfig, id: string, time: Date) =>
  restoreUnpacked(
    config,
    `The copy ${id} of ${config.copies.repository}`,
    (folder) => fetchSnapshot(config, id, folder),
    time,
  );
