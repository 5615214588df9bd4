import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { ago, now, type Services } from '../http/context.ts';
import type { SharedDrawings } from '../http/drawn-files.ts';
import { drawingStore, type MediaStore } from '../media/store.ts';

type DrawingServices = Pick<Services, 'config' | 'database' | 'clock' | 'logger'>;

/** Time after which another instance draws in place of a crashed one. */
const leaseMs = 60_000;
const pollMs = 200;
const keptDays = 30;

/** @returns whether this instance must draw the file */
async function claim(services: DrawingServices, key: string) {
  const row = { key, begunAt: now(services), storedAt: null };
  const claimed = await services.database
    .insertInto('drawnFiles')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(row)
        .where(sql.ref('drawnFiles.begunAt'), '<=', ago(services, leaseMs)),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Drawn files that all instances share: one instance draws each file, which stays for a month in the data
 * folder, or in the bucket of the pictures. Backups leave these files out.
 */
export function openSharedDrawings(services: DrawingServices, pictures: MediaStore) {
  const { config, database, logger } = services;
  const store = drawingStore(config, pictures);
  const fileName = (key: string) => `.drawn/${key}`;
  const row = (key: string) =>
    database.selectFrom('drawnFiles').select('storedAt').where('key', '=', key).executeTakeFirst();

  async function read(key: string) {
    if (!(await row(key))?.storedAt) return undefined;
    const file = await store.read(fileName(key));
    return file && Buffer.from(file);
  }

  async function forget(keys: readonly string[]) {
    if (keys.length > 0) await database.deleteFrom('drawnFiles').where('key', 'in', keys).execute();
  }

  /** Waits while another instance draws. @returns undefined if the drawing failed or timed out */
  async function awaitFile(key: string) {
    const deadline = performance.now() + leaseMs;
    while (performance.now() < deadline) {
      const found = await row(key);
      if (!found) return undefined;
      if (found.storedAt) return read(key);
      await pause(pollMs);
    }
    return undefined;
  }

  async function drawAndStore(key: string, draw: () => Promise<Buffer>) {
    try {
      const file = await draw();
      await store.write(fileName(key), file).then(
        () =>
          database
            .updateTable('drawnFiles')
            .set({ storedAt: now(services) })
            .where('key', '=', key)
            .execute(),
        (error: unknown) => {
          logger.warn(error, 'a drawing could not be stored');
          return forget([key]);
        },
      );
      return file;
    } catch (error) {
      await forget([key]);
      throw error;
    }
  }

  async function drawOnce(key: string, draw: () => Promise<Buffer>) {
    if (await claim(services, key)) return drawAndStore(key, draw);
    return (await awaitFile(key)) ?? draw();
  }

  /** Deletes drawings older than a month, since some of their records no longer exist. @returns the number */
  async function purge() {
    const old = await database
      .selectFrom('drawnFiles')
      .select('key')
      .where('begunAt', '<', ago(services, keptDays * 86_400_000))
      .limit(1000)
      .execute();
    const keys = old.map(({ key }) => key);
    await store.remove(keys.map(fileName));
    await forget(keys);
    return keys.length;
  }

  return { read, drawOnce, purge } satisfies SharedDrawings & { purge: unknown };
}
