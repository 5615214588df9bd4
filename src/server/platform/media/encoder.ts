import { widthsUpTo } from '../../../domain/pictures/library-pictures.ts';
import { storageFailure } from '../database/engine.ts';
import type { Row } from '../database/tables.ts';
import { ago, now, type Services } from '../http/context.ts';
import { PublicError } from '../http/errors.ts';
import { hourlyMs, recordRuns } from '../jobs/job-runs.ts';
import { createSerialWorker } from '../jobs/serial-worker.ts';
import { claimRows } from '../queue/queue.ts';
import { originalName, variantFile } from './pictures.ts';
import type { MediaStore } from './store.ts';

/** Time after which another instance may claim the picture of a crashed instance. */
const claimMinutes = 10;
const pollIntervalMs = 10_000;

const unreadable =
  'This picture could not be read. Delete it, save the file again and upload that.';
const missing = 'The uploaded file of this picture is missing. Delete it and upload it again.';
const waitingForStore = 'The store of the pictures is full or does not answer. It is tried again.';

export type Encoder = ReturnType<typeof createEncoder>;
type EncoderServices = Pick<Services, 'database' | 'clock' | 'logger'>;
type MediaRow = Row<'media'>;

async function claimNext(services: EncoderServices): Promise<MediaRow | undefined> {
  const expired = ago(services, claimMinutes * 60_000);
  const [row] = await claimRows(services, 'media', {
    due: (pictures) =>
      pictures
        .where(({ eb, or, and }) =>
          or([
            eb('state', '=', 'waiting'),
            and([eb('state', '=', 'working'), eb('claimedAt', '<', expired)]),
          ]),
        )
        .orderBy('id')
        .limit(1),
    set: { state: 'working', claimedAt: now(services), sizesMade: 0, problem: null },
  });
  return row;
}

export function createEncoder(services: EncoderServices, store: MediaStore) {
  const { database, logger } = services;

  const update = (id: number, columns: Partial<Omit<MediaRow, 'id' | 'createdAt'>>) =>
    database.updateTable('media').set(columns).where('id', '=', id).execute();

  async function makeSizes(row: MediaRow, signal: AbortSignal) {
    const original = await store.read(originalName(row.key));
    if (!original) return update(row.id, { state: 'failed', problem: missing, claimedAt: null });
    // The image library is loaded with the first picture, because it takes about 20 MB of memory.
    const { encodeSize } = await import('./encode.ts');
    let sizesMade = 0;
    for (const width of widthsUpTo(row.width)) {
      if (signal.aborted) return update(row.id, { state: 'waiting', claimedAt: null });
      for (const { format, content } of await encodeSize(original, width)) {
        await store.write(variantFile(row.key, width, format), content);
      }
      sizesMade += 1;
      await update(row.id, { sizesMade });
    }
    return update(row.id, { state: 'ready', problem: null, claimedAt: null });
  }

  /** Encodes a picture. @returns whether to continue with the next picture */
  async function encode(row: MediaRow, signal: AbortSignal): Promise<boolean> {
    try {
      await makeSizes(row, signal);
      return true;
    } catch (error) {
      const isStore = error instanceof PublicError || storageFailure(error) !== undefined;
      logger.error({ err: error, key: row.key }, 'a picture could not be encoded');
      await update(row.id, {
        state: isStore ? 'waiting' : 'failed',
        problem: isStore ? waitingForStore : unreadable,
        claimedAt: null,
      });
      return !isStore;
    }
  }

  async function encodeWaiting(signal: AbortSignal) {
    for (;;) {
      const row = signal.aborted ? undefined : await claimNext(services);
      if (!row || !(await encode(row, signal))) return;
    }
  }

  return createSerialWorker(
    recordRuns(services, 'making the sizes of pictures', hourlyMs, encodeWaiting),
    (error) => logger.error(error, 'the waiting pictures could not be read'),
    pollIntervalMs,
  );
}
