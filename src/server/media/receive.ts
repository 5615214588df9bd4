import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import { maxUploadBytes, tooManyBytes } from '../../contract/media.ts';
import type { Services } from '../http/context.ts';
import { invalid, PublicError } from '../http/errors.ts';
import { uploadFolder } from './store.ts';

/** Room for the parts of a form around its file. */
const formBytes = 16 * 1024;
const nameLength = 200;

export interface ReceivedFile {
  /** On disk, to be moved or deleted. */
  path: string;
  /** As its owner named it, without folders or control characters. */
  name: string;
  bytes: number;
}

/** Closes the connection, since the rest of the body would be parsed as the next request. */
const tooLarge = () => new PublicError(413, tooManyBytes, { headers: { Connection: 'close' } });

function readableName(name: string): string {
  const last = basename(name.replaceAll('\\', '/')).normalize('NFC');
  const visible = last.replace(/[\p{Cc}\p{Cf}]/gu, '');
  const [, stem = ''] = /^(.*?)(?:[.][a-z0-9]{1,5})?$/i.exec(visible.trim()) ?? [];
  return stem.trim().slice(0, nameLength) || 'Picture';
}

/** Streams the file of a form to disk, and stops reading where it is too large. */
async function readForm(body: Readable, type: string, path: string): Promise<ReceivedFile> {
  let file: { stream: Readable; name: string; written: Promise<number> } | undefined;
  const form = new Busboy({
    headers: { 'content-type': type },
    limits: { fileSize: maxUploadBytes, files: 1, fields: 5, fieldSize: 1024, parts: 6 },
  });
  form.on('file', (field, stream, name) => {
    if (field !== 'file' || file) {
      stream.resume();
      return;
    }
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const written = pipeline(stream, target).then(() => target.bytesWritten);
    // A full disk ends the reading too.
    written.catch((error: Error) => body.destroy(error));
    stream.on('limit', () => body.destroy(tooLarge()));
    file = { stream, name, written };
  });
  try {
    await pipeline(body, form);
  } catch (error) {
    file?.stream.destroy();
    await file?.written.catch(() => undefined);
    throw error;
  }
  const bytes = (await file?.written) ?? 0;
  if (!file || bytes === 0) {
    throw invalid('Choose a picture to upload.', { file: ['Choose a picture to upload.'] });
  }
  return { path, name: readableName(file.name), bytes };
}

/**
 * Receives the upload of a request in a file of `folder`. Nothing stays there where it fails.
 * @throws 400, 413, and the errors of a full disk
 */
export async function receiveFile(request: Request, folder: string): Promise<ReceivedFile> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type) || !request.body) {
    throw invalid('Send the picture as multipart/form-data, in a part named “file”.');
  }
  if (Number(request.headers.get('Content-Length') ?? 0) > maxUploadBytes + formBytes) {
    throw tooLarge();
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const body = Readable.fromWeb(request.body as ReadableStream);
  try {
    return await readForm(body, type, path);
  } catch (error) {
    await rm(path, { force: true });
    const { code, message } = error as { code?: string; message: string };
    if (error instanceof PublicError || (code && /^E(NOSPC|DQUOT|ROFS|ACCES)/.test(code)))
      throw error;
    throw invalid(`The upload broke off: ${message}. Nothing was stored. Please upload it again.`);
  }
}

const uploadHours = 24;

/** Deletes what a crash in the middle of an upload left behind. @returns how many files */
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
