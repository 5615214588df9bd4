import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import { maxUploadBytes, tooManyBytes } from '../../../contract/media.ts';
import { storageFailure } from '../database/engine.ts';
import type { Services } from '../http/context.ts';
import { invalid, PublicError, tooLarge } from '../http/errors.ts';
import { uploadFolder } from './store.ts';

const formBytes = 16 * 1024;
const nameLength = 200;

export interface ReceivedFile {
  /** Path on disk; the caller moves or deletes the file. */
  path: string;
  name: string;
  bytes: number;
}

/** The name of a picture: its path without folder, extension and invisible characters. */
export function readableName(name: string): string {
  const last = basename(name.replaceAll('\\', '/')).normalize('NFC');
  const visible = last.replace(/[\p{Cc}\p{Cf}]/gu, '');
  const [, stem = ''] = /^(.*?)(?:[.][a-z0-9]{1,5})?$/i.exec(visible.trim()) ?? [];
  return stem.trim().slice(0, nameLength) || 'Picture';
}

/** Streams the file of a form to disk. After a failure the caller must read or close the rest of the body. */
async function readForm(body: Readable, type: string, path: string): Promise<ReceivedFile> {
  let file: { stream: Readable; name: string; written: Promise<number> } | undefined;
  const form = new Busboy({
    headers: { 'content-type': type },
    limits: { fileSize: maxUploadBytes, files: 1, fields: 5, fieldSize: 1024, parts: 6 },
  });
  const reading = new Promise<void>((resolve, reject) => {
    function stop(error: Error) {
      body.unpipe(form);
      file?.stream.destroy();
      reject(error);
    }
    form.on('file', (field, stream, name) => {
      if (field !== 'file' || file) {
        stream.resume();
        return;
      }
      const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      const written = pipeline(stream, target).then(() => target.bytesWritten);
      written.catch(stop);
      stream.on('limit', () => stop(tooLarge(tooManyBytes)));
      file = { stream, name, written };
    });
    form.once('finish', resolve).once('error', stop);
    let bytes = 0;
    // A client may send endless data before the file, between parts or in another part.
    body.on('data', (chunk: Uint8Array) => {
      bytes += chunk.length;
      if (bytes > maxUploadBytes + formBytes) stop(tooLarge(tooManyBytes));
    });
    body.once('error', stop).pipe(form);
  });
  try {
    await reading;
  } catch (error) {
    await file?.written.catch(() => undefined);
    throw error;
  }
  const bytes = (await file?.written) ?? 0;
  if (!file || bytes === 0) {
    throw invalid('Choose a picture to upload.', { file: ['Choose a picture to upload.'] });
  }
  return { path, name: readableName(file.name), bytes };
}

/** Reads the rest of a body, because clients read the response only after sending the whole body. */
async function discard(body: Readable) {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > maxUploadBytes + formBytes) return;
  }
}

/** Receives an upload in a file of `folder`; a failure leaves no file. @throws 400, 413, or a storage error */
export async function receiveFile(request: Request, folder: string): Promise<ReceivedFile> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type) || !request.body) {
    throw invalid('Send the picture as multipart/form-data, in a part named “file”.');
  }
  if (Number(request.headers.get('Content-Length') ?? 0) > maxUploadBytes + formBytes) {
    throw tooLarge(tooManyBytes);
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const body = Readable.fromWeb(request.body as ReadableStream);
  try {
    return await readForm(body, type, path);
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof PublicError && error.status === 413) throw error;
    await discard(body).catch(() => undefined);
    if (error instanceof PublicError || storageFailure(error)) throw error;
    const { message } = error as Error;
    throw invalid(`The upload broke off: ${message}. Nothing was stored. Please upload it again.`);
  }
}

const uploadHours = 24;

/** Deletes files that a crash left during an upload. @returns their number */
export async function purgeUploads({ config, clock }: Pick<Services, 'config' | 'clock'>) {
  const folder = uploadFolder(config);
  const names = await readdir(folder).catch(() => []);
  let count = 0;
  for (const name of names) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs > clock().getTime() - uploadHours * 3_600_000) continue;
    await rm(join(folder, name));
    count += 1;
  }
  return count;
}
