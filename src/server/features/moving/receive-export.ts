import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { exportTooLarge, maxExportBytes } from '../../../contract/moving.ts';
import { storageFailure } from '../../platform/database/engine.ts';
import type { Services } from '../../platform/http/context.ts';
import { invalid, PublicError } from '../../platform/http/errors.ts';
import { uploadFolder } from '../../platform/media/store.ts';

/** Closes the connection, since the rest of the body would be parsed as the next request. */
const tooLarge = () => new PublicError(413, exportTooLarge, { headers: { Connection: 'close' } });

async function* limited(body: Readable) {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > maxExportBytes) throw tooLarge();
    yield chunk as Uint8Array;
  }
}

/** Streams the body of a request to a file among the uploads. @returns its name there @throws 400, 413 */
export async function receiveExport(
  { config }: Pick<Services, 'config'>,
  request: Request,
): Promise<string> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxExportBytes) throw tooLarge();
  if (!request.body) throw invalid('Choose the file of the export.');
  const folder = uploadFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `move-${randomUUID()}`;
  const path = join(folder, name);
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(Readable.fromWeb(request.body as ReadableStream), limited, target);
    if (target.bytesWritten === 0) throw invalid('This file is empty. Export and choose it again.');
    return name;
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof PublicError || storageFailure(error)) throw error;
    throw invalid('The upload broke off. Nothing was stored. Please choose the file again.');
  }
}
