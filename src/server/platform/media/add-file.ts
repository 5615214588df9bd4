import { randomBytes } from 'node:crypto';
import type { Picture } from '../../../contract/media.ts';
import type { Actor } from '../audit/audit-log.ts';
import type { Services } from '../http/context.ts';
import type { Encoder } from './encoder.ts';
import {
  addPicture,
  fileName,
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

/** Stores a received file and its thumbnail, then the record. Nothing stays where a step fails. @throws 400 */
export async function addFile(
  services: Pick<Services, 'content' | 'clock'>,
  { store: files, encoder }: MediaLibrary,
  file: ReceivedFile,
  actor: Actor,
  facts: PictureFacts = {},
): Promise<Picture> {
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
    const added = await addPicture(
      services,
      { key, name, type, width, height, bytes, ...facts },
      actor,
    );
    encoder.wake();
    return added;
  } catch (error) {
    await files.remove(Object.values(names)).catch(() => undefined);
    throw error;
  }
}
