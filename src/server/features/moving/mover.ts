import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordPaths } from '../../../contract/paths.ts';
import type { Actor } from '../../platform/audit/audit-log.ts';
import type { Row } from '../../platform/database/tables.ts';
import { listLivePaths } from '../../platform/history/live-paths.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { PublicError } from '../../platform/http/errors.ts';
import { hourlyMs, recordRuns } from '../../platform/jobs/job-runs.ts';
import { createSerialWorker } from '../../platform/jobs/serial-worker.ts';
import type { MediaLibrary } from '../../platform/media/add-file.ts';
import { pictureUserAgent } from '../../platform/media/fetch-picture.ts';
import { uploadFolder } from '../../platform/media/store.ts';
import { publicWeb, type Reach } from '../../platform/outbound/public-request.ts';
import { claimRows } from '../../platform/queue/queue.ts';
import { nextTurn } from '../../platform/turns/turns.ts';
import { addressKey } from './addresses.ts';
import { callTimeoutMs, makeOrderedArchive } from './archives.ts';
import { readChoices } from './choices.ts';
import { firstCharacters, isZip, openZip, type Zip } from './exports/zip.ts';
import { createPictureImporter } from './import-pictures.ts';
import { type Moving, movePost } from './move-post.ts';
import { outKind, readList } from './queries.ts';
import { failMove, readMove } from './read-move.ts';

const pollIntervalMs = 10_000;
/** Lease in milliseconds, after which another instance continues a killed instance's import. */
const leaseMs = 15 * 60_000;

export type Mover = ReturnType<typeof createMover>;

/** Maps addresses of the old site to paths of records, from this export and earlier ones. */
async function readPaths(
  { database, config }: Services,
  { id }: Row<'moves'>,
  leavesPages: boolean,
): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('movedPosts')
    .select(['addresses', 'slug', 'type', 'resource', 'recordId'])
    .where(({ eb, or }) => or([eb('moveId', '=', id), eb('recordId', 'is not', null)]))
    .execute();
  const found = new Map<string, string>();
  for (const { addresses, slug, type, resource, recordId } of rows) {
    if (type === 'page' && leavesPages && !recordId) continue;
    for (const address of readList(addresses)) {
      found.set(addressKey(new URL(address, config.siteUrl)), recordPaths[resource](slug));
    }
  }
  return found;
}

/** Reads uploaded exports, imports those that the owner has started, and makes archives. */
export function createMover(services: Services, library: MediaLibrary, reach: Partial<Reach> = {}) {
  const { database, config, logger, clock } = services;
  const userAgent = pictureUserAgent(config.siteUrl);
  const uploaded = ({ file }: Row<'moves'>) => join(uploadFolder(config), file);

  async function claimNext() {
    // SQLite has a single instance, so any claim is left from a crash.
    const before = (ms: number) =>
      new Date(clock().getTime() - (config.databaseUrl ? ms : 0)).toISOString();
    const [row] = await claimRows(services, 'moves', {
      due: (moves) =>
        moves
          .where('state', 'in', ['waiting', 'started'])
          .where(({ eb, or }) =>
            or([
              eb('claimedAt', 'is', null),
              eb('claimedAt', '<=', before(callTimeoutMs + leaseMs)),
              // Only an import renews its claim, at each post.
              eb('claimedAt', '<=', before(leaseMs)).and('state', '=', 'started'),
            ]),
          )
          .orderBy('id')
          .limit(1),
      set: { claimedAt: now(services) },
    });
    return row;
  }

  /** @returns whether the import should continue */
  async function renew({ id }: Row<'moves'>): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('moves')
      .set({ claimedAt: now(services) })
      .where('id', '=', id)
      .where('state', '=', 'started')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  const release = ({ id }: Row<'moves'>) =>
    database.updateTable('moves').set({ claimedAt: null }).where('id', '=', id).execute();

  const nextPost = ({ id }: Row<'moves'>) =>
    database
      .selectFrom('movedPosts')
      .selectAll()
      .where('moveId', '=', id)
      .where('doneAt', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();

  async function movePosts(move: Row<'moves'>, moving: Moving, signal: AbortSignal) {
    for (;;) {
      if (signal.aborted) return release(move);
      if (!(await renew(move))) return undefined;
      const post = await nextPost(move);
      if (!post) break;
      await movePost(moving, post);
      await nextTurn();
    }
    await database
      .updateTable('moves')
      .set({ state: 'done', claimedAt: null, finishedAt: now(services) })
      .where('id', '=', move.id)
      .execute();
    return rm(uploaded(move), { force: true });
  }

  async function runImport(move: Row<'moves'>, signal: AbortSignal) {
    const choices = readChoices(move.choices);
    const actor = JSON.parse(move.actor) as Actor;
    const file = uploaded(move);
    const isHere = existsSync(file);
    if (!isHere && /\.zip$/i.test(move.fileName)) {
      const problem =
        'The uploaded file is kept for a day and is gone. Choose it again: what has come stays.';
      return failMove(services, move.id, problem);
    }
    let zip: Zip | undefined;
    try {
      if (isHere && isZip(await firstCharacters(file))) zip = await openZip(file);
    } catch (error) {
      if (!(error instanceof PublicError)) throw error;
      return failMove(services, move.id, error.message);
    }
    try {
      const known = await readPaths(services, move, choices.pages === 'leave');
      const pictures = createPictureImporter(services, library, {
        ...{ ...publicWeb, ...reach, userAgent, signal, zip, actor },
        oldSite: choices.oldSite,
      });
      const livePaths = await listLivePaths(services);
      const newPath = (key: string) => known.get(key);
      const moving = { services, choices, actor, pictures, newPath, livePaths };
      await movePosts(move, moving, signal);
    } finally {
      zip?.close();
    }
  }

  async function run(signal: AbortSignal) {
    while (!signal.aborted) {
      const move = await claimNext();
      if (!move) return;
      if (move.kind === outKind) await makeOrderedArchive(services, move);
      else if (move.state === 'waiting') await readMove(services, move);
      else await runImport(move, signal);
    }
  }

  return createSerialWorker(
    recordRuns(services, 'bringing in posts of other sites', hourlyMs, run),
    (error) => logger.error(error, 'an export could not be brought in'),
    pollIntervalMs,
  );
}
