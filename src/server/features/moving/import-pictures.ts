import { rm } from 'node:fs/promises';
import { libraryAddress } from '../../../domain/pictures/library-pictures.ts';
import type { Actor } from '../../platform/audit/audit-log.ts';
import type { Services } from '../../platform/http/context.ts';
import { addFile, hashFile, type MediaLibrary } from '../../platform/media/add-file.ts';
import {
  fetchPicture,
  isHostFailure,
  isStorageFailure,
  pictureProblem,
  writePictureFile,
} from '../../platform/media/fetch-picture.ts';
import type { ReceivedFile } from '../../platform/media/receive.ts';
import type { Reach } from '../../platform/outbound/public-request.ts';
import { pictureCandidates, wholeAddress } from './addresses.ts';
import type { Zip } from './exports/zip.ts';
import { pictureEntries, pictureInZip } from './picture-files.ts';

/** Maximum of new pictures per run of an import. */
const maxPictures = 5000;
/** Consecutive failures of a host after which this run sends it no more requests. */
const maxFailures = 3;

type ImportedPicture = { src: string } | { problem: string };

export type PictureImporter = ReturnType<typeof createPictureImporter>;

interface Options extends Reach {
  userAgent: string;
  signal: AbortSignal;
  oldSite: string;
  zip: Zip | undefined;
  actor: Actor;
}

/** Copies pictures of an old site into the library, each once. */
export function createPictureImporter(
  services: Services,
  library: MediaLibrary,
  { oldSite, zip, actor, ...reach }: Options,
) {
  const { database } = services;
  const entries = zip ? pictureEntries(zip) : new Map<string, string>();
  const failures = new Map<string, number>();
  const problems = new Map<string, string>();
  let isNew = false;
  let count = 0;

  async function findKnown(column: 'address' | 'digest', value: string) {
    const row = await database
      .selectFrom('movedPictures')
      .innerJoin('media', 'media.id', 'movedPictures.pictureId')
      .select(['media.id', 'media.key', 'media.width', 'media.height'])
      .select(['media.focalX', 'media.focalY'])
      .where(`movedPictures.${column}`, '=', value)
      .executeTakeFirst();
    if (!row) return undefined;
    const { id, key, width, height, focalX: x, focalY: y } = row;
    return { id, src: libraryAddress({ key, width, height, focalPoint: { x, y } }) };
  }

  async function receive(url: URL): Promise<ReceivedFile> {
    for (const candidate of pictureCandidates(url)) {
      const entry = zip?.entries.get(pictureInZip(entries, candidate) ?? '');
      if (zip && entry) return writePictureFile(services, await zip.open(entry), entry.fileName);
    }
    if ((failures.get(url.host) ?? 0) >= maxFailures) throw new Error('its site does not answer');
    let last: unknown;
    for (const candidate of pictureCandidates(url)) {
      try {
        const file = await fetchPicture(services, candidate, reach);
        failures.delete(url.host);
        return file;
      } catch (error) {
        reach.signal.throwIfAborted();
        if (isStorageFailure(error)) throw error;
        last = error;
      }
    }
    if (isHostFailure(last)) failures.set(url.host, (failures.get(url.host) ?? 0) + 1);
    throw last;
  }

  async function remember(address: string, digest: string, pictureId: number) {
    await database
      .insertInto('movedPictures')
      .values({ address, digest, pictureId })
      .onConflict((conflict) => conflict.column('address').doUpdateSet({ digest, pictureId }))
      .execute();
  }

  async function store(address: string, file: ReceivedFile, alt: string): Promise<ImportedPicture> {
    const digest = await hashFile(file.path);
    const same = await findKnown('digest', digest);
    if (same) {
      await remember(address, digest, same.id);
      return { src: same.src };
    }
    const { picture: added } = await addFile(services, library, file, actor, {
      alt: alt.slice(0, 500),
    });
    await remember(address, digest, added.id);
    isNew = true;
    count += 1;
    return { src: added.src };
  }

  async function importNew(url: URL, alt: string): Promise<ImportedPicture> {
    if (count >= maxPictures) return { problem: 'one export brings 5,000 pictures at most' };
    let file: ReceivedFile | undefined;
    try {
      file = await receive(url);
      return await store(url.href, file, alt);
    } catch (error) {
      reach.signal.throwIfAborted();
      if (isStorageFailure(error)) throw error;
      return { problem: pictureProblem(error) };
    } finally {
      if (file) await rm(file.path, { force: true });
    }
  }

  return {
    /** @param given the address in the old text */
    async importPicture(given: string, alt: string): Promise<ImportedPicture> {
      const url = wholeAddress(given, oldSite);
      if (!url) return { problem: 'the address of the old site is not known' };
      const known = await findKnown('address', url.href);
      if (known) return { src: known.src };
      const failed = problems.get(url.href);
      if (failed) return { problem: failed };
      const imported = await importNew(url, alt);
      if ('problem' in imported) problems.set(url.href, imported.problem);
      return imported;
    },
    /** Resolves once all sizes of the new pictures are made. */
    async whenReady() {
      if (isNew) await library.encoder.run();
      isNew = false;
    },
  };
}
