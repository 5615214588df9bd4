import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Archive } from '../../../contract/moving.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import type { Row } from '../../platform/database/tables.ts';
import { type DatabaseReader, now, type Services } from '../../platform/http/context.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { createChildProcessCaller } from '../../platform/processes/child-process.ts';
import { addMove, outKind } from './queries.ts';

/** Timeout of a call in a child process, in milliseconds. */
export const callTimeoutMs = 60 * 60_000;

/** Calls a function in a separate process, since a large archive takes hundreds of megabytes. */
export const callInChildProcess = createChildProcessCaller({
  heapMb: 768,
  idleMs: 2000,
  maxMs: callTimeoutMs,
});

const maker = new URL('./make-archive.ts', import.meta.url).href;

type Reader = Pick<Services, 'database' | 'config'>;

const archivePath = ({ config }: Pick<Services, 'config'>, name: string) =>
  join(config.backupDir, name);

/** The archives for moving out, newest first, without those whose file is gone. */
export async function listArchives(services: Reader): Promise<Archive[]> {
  const archives: Archive[] = [];
  const rows = await services.database
    .selectFrom('moves')
    .selectAll()
    .where('kind', '=', outKind)
    .orderBy('id', 'desc')
    .execute();
  for (const { id, state, file, problem, createdAt } of rows) {
    const bytes = file
      ? (await stat(archivePath(services, file)).catch(() => undefined))?.size
      : undefined;
    if (state === 'done' && bytes === undefined) continue;
    const told = { id, state: state as Archive['state'], problem, createdAt };
    archives.push({ ...told, bytes: bytes ?? null });
  }
  return archives;
}

/** Orders an archive from the worker. @throws 409 while one is being made */
export async function orderArchive(services: Services, actor: Actor): Promise<void> {
  const { database, clock } = services;
  await database.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom('moves')
      .select('id')
      .where('kind', '=', outKind)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (waiting) throw conflict('An archive is being made already.');
    const inTransaction = { database: transaction, clock };
    await addMove(inTransaction, { file: '', fileName: '', kind: outKind }, actor);
    await audit(inTransaction, {
      ...actor,
      action: 'data_exported',
      resource: 'archive',
      details: 'Archive of everything',
    });
  });
}

/** Makes an archive that the owner has ordered. */
export async function makeOrderedArchive(services: Services, { id }: Row<'moves'>): Promise<void> {
  const { config, database, logger } = services;
  const { dataDir, databaseUrl, backupDir, backupsKept, searchPath, bucket } = config;
  const given = {
    config: { dataDir, databaseUrl, backupDir, backupsKept, searchPath, bucket },
    time: now(services),
  };
  const result = await callInChildProcess<string>(maker, 'makeArchive', given).then(
    (path) => ({ state: 'done', file: basename(path) }),
    (error: Error) => {
      logger.error(error, 'the archive could not be made');
      return { state: 'failed', problem: `The archive could not be made: ${error.message}` };
    },
  );
  await database
    .updateTable('moves')
    .set({ ...result, claimedAt: null, finishedAt: now(services) })
    .where('id', '=', id)
    .execute();
}

async function findArchive({ database }: DatabaseReader, id: number) {
  const row = await database
    .selectFrom('moves')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', outKind)
    .executeTakeFirstOrThrow(() => notFound('This archive is not here any more.'));
  return row;
}

/** Streams the file of an archive. @throws 404 */
export async function openArchive(services: Services, id: number, actor: Actor) {
  const { file, state } = await findArchive(services, id);
  const path = archivePath(services, file);
  const bytes = (await stat(path).catch(() => undefined))?.size;
  if (state !== 'done' || bytes === undefined) throw notFound('This archive is not here any more.');
  await audit(services, { ...actor, action: 'data_exported', resource: 'archive', details: file });
  return { name: file, bytes, stream: Readable.toWeb(createReadStream(path)) as ReadableStream };
}

/** Deletes an archive, finished or failed. @throws 404; 409 while it is being made */
export async function deleteArchive(services: Services, id: number): Promise<void> {
  const { file, state } = await findArchive(services, id);
  if (state === 'waiting') throw conflict('This archive is being made: wait until it is done.');
  if (file) await rm(archivePath(services, file), { force: true });
  await services.database.deleteFrom('moves').where('id', '=', id).execute();
}
