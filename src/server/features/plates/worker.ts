import { plateFacts, plateSize } from '../../../domain/pictures/plates.ts';
import type { PlateComposer } from '../../platform/drawing/plate-composer.ts';
import type { Services } from '../../platform/http/context.ts';
import { createSerialWorker } from '../../platform/jobs/serial-worker.ts';
import { variantFile } from '../../platform/media/pictures.ts';
import type { MediaStore } from '../../platform/media/store.ts';
import { findUses, rewriteUses } from '../../platform/media/uses.ts';
import { claimPlate, failPlate } from './claims.ts';
import { plateAddress, plateFileNames, plateKey, plateKeyIn, plateVariants } from './keys.ts';
import { type PlatedRow, readPlated, readPlatedSite, removeOrphans } from './rows.ts';

/** After a change the work begins at once; this finds what other instances left and what is due again. */
const pollIntervalMs = 30_000;

type PlateServices = Pick<Services, 'database' | 'content' | 'clock' | 'logger'>;
export type PlateWorker = ReturnType<typeof createPlateWorker>;

export const keyOfRow = (row: PlatedRow) => plateKey(row.id, plateFacts(row));

const isCurrent = (row: PlatedRow, key: string) => {
  const taken = plateKeyIn(row.id, row.imageUrl);
  return row.plate === plateAddress(key) && (taken === undefined || taken === key);
};

/** Draws the plates of sites that have none of the release's, one at a time, and again when their facts change. */
export function createPlateWorker(
  services: PlateServices,
  store: MediaStore,
  composer: PlateComposer,
) {
  const { database, content, logger } = services;

  /** No edit: versions stay. @returns the keys that it replaces; undefined where the site's facts changed meanwhile */
  async function link(siteId: number, key: string) {
    const address = plateAddress(key);
    return content.write('dive-sites', async (transaction, touch) => {
      const row = await readPlatedSite(transaction, siteId);
      if (!row || keyOfRow(row) !== key) return undefined;
      const former = [plateKeyIn(siteId, row.plate), plateKeyIn(siteId, row.imageUrl)].filter(
        (other) => other !== undefined && other !== key,
      ) as string[];
      await transaction
        .updateTable('diveSites')
        .set({ plate: address })
        .where('id', '=', siteId)
        .execute();
      for (const each of new Set(former)) {
        for (const resource of await rewriteUses(transaction, each, address)) touch(resource);
      }
      await transaction
        .updateTable('plates')
        .set({ state: 'ready', claimedAt: null, retryAt: null })
        .where('siteId', '=', siteId)
        .where('key', '=', key)
        .execute();
      return former;
    });
  }

  /** Keeps what a record in the bin still shows. */
  async function removeUnused(key: string) {
    if ((await findUses(database, key)).length > 0) return;
    await store.remove(plateFileNames(key));
  }

  async function draw(row: PlatedRow, key: string) {
    const { width } = plateSize;
    const files = await composer.draw({ facts: plateFacts(row), width, files: plateVariants });
    for (const [index, variant] of plateVariants.entries()) {
      await store.write(variantFile(key, variant), files[index] ?? Buffer.alloc(0));
    }
    for (const unused of (await link(row.id, key)) ?? [key]) await removeUnused(unused);
  }

  async function drawWanted(signal: AbortSignal) {
    for (const row of await readPlated(database)) {
      const key = keyOfRow(row);
      if (signal.aborted) return;
      if (isCurrent(row, key) || !(await claimPlate(services, row.id, key))) continue;
      try {
        await draw(row, key);
      } catch (error) {
        logger.error({ err: error, site: row.id }, 'a plate could not be drawn');
        await failPlate(services, row.id, key);
      }
    }
  }

  const worker = createSerialWorker(
    async (signal) => {
      await removeOrphans(database, removeUnused);
      if (composer.isPresent()) await drawWanted(signal);
    },
    (error) => logger.error(error, 'the plates could not be read'),
    pollIntervalMs,
  );

  return {
    run: worker.run,
    start() {
      content.onChange((resource) => {
        if (resource === 'dive-sites') worker.wake();
      });
      return worker.start();
    },
  };
}
