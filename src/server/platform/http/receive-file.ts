import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { storageFailure } from '../database/engine.ts';
import { invalid, PublicError, tooLarge } from './errors.ts';

interface Limit {
  maxBytes: number;
  /** The message for a larger file. */
  tooLarge: string;
}

const limitedTo = (limit: Limit) =>
  async function* limited(body: Readable) {
    let bytes = 0;
    for await (const chunk of body) {
      bytes += (chunk as Uint8Array).length;
      if (bytes > limit.maxBytes) throw tooLarge(limit.tooLarge);
      yield chunk as Uint8Array;
    }
  };

/** Streams the body of a request to a new file, and deletes it on an error. @throws 400, 413, or a storage error */
export async function receiveFile(request: Request, path: string, limit: Limit): Promise<void> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit.maxBytes)
    throw tooLarge(limit.tooLarge);
  if (!request.body) throw invalid('Choose a file.');
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    // `fromWeb` throws for a body that was already read, so it runs before the file is opened.
    // An open stream would leave its file, and nothing would handle its errors.
    const body = Readable.fromWeb(request.body as ReadableStream);
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(body, limitedTo(limit), target);
    if (target.bytesWritten === 0) throw invalid('This file is empty. Choose another one.');
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof PublicError || storageFailure(error)) throw error;
    throw invalid('The upload broke off. Nothing was stored. Please choose the file again.');
  }
}
