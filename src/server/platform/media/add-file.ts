import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Picture } from '../../../contract/media.ts';
import type { Actor } from '../audit/audit-log.ts';
import type { Services } from '../http/context.ts';
import type { Encoder } from './encoder.ts';
import {
  addPicture,
  fileName,
  findByHash,
  originalName,
  type PictureFacts,
  thumbnailFile,
} from './pictures.ts';
import type { ReceivedFile } from './receive.ts';
import type { MediaStore } from './store.ts';

export interface MediaLibrary {
  store: MediaStore;
  encoder: Encoder;
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Stores a received file, its thumbnail and its record, unless the library has a picture with the same bytes.
 * A failed step deletes the stored files. @throws 400
 */
export async function addFile(
  services: Pick<Services, 'content' | 'clock' | 'database'>,
  { store: files, encoder }: MediaLibrary,
  file: ReceivedFile,
  actor: Actor,
  facts: PictureFacts = {},
): Promise<{ picture: Picture; isNew: boolean }> {
  const hash = await hashFile(file.path);
  const known = await findByHash(services, hash);
  if (known) return { picture: known, isNew: false };
  // Loads the image library, see encoder.ts.
  const { inspectPicture, makeThumbnail } = await import('./inspect.ts');
  const { type, width, height } = await inspectPicture(file.path);
  const thumbnail = await makeThumbnail(file.path, width);
  const key = randomBytes(8).toString('hex');
  const names = { original: originalName(key), thumbnail: fileName(key, thumbnailFile(width)) };
  try {
    await files.write(names.thumbnail, thumbnail);
    await files.adopt(names.original, file.path);
    const { name, bytes } = file;
    const picture = await addPicture(
      services,
      { key, name, type, width, height, bytes, hash, ...facts },
      actor,
    );
    encoder.wake();
    return { picture, isNew: true };
  } catch (error) {
    await files.remove(Object.values(names)).catch(() => undefined);
    throw error;
  }
}
