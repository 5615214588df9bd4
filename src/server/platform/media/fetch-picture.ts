import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decodedPath } from '../../../contract/history/redirects.ts';
import { maxUploadBytes, type PictureCopy, tooManyBytes } from '../../../contract/media.ts';
import type { Actor } from '../audit/audit-log.ts';
import { storageFailure } from '../database/engine.ts';
import type { Services } from '../http/context.ts';
import { invalid } from '../http/errors.ts';
import {
  maxHops,
  PrivateAddress,
  type Reach,
  redirectTarget,
  requestPublic,
} from '../outbound/public-request.ts';
import { site } from '../site-content/site-content.ts';
import { addFile, type MediaLibrary } from './add-file.ts';
import { type ReceivedFile, readableName } from './receive.ts';
import { uploadFolder } from './store.ts';

const timeoutMs = 30_000;

/** The user agent of requests for pictures of other sites. */
export const pictureUserAgent = (siteUrl: string) =>
  `Mozilla/5.0 (compatible; ${site.name.replace(/[^\w ]/g, '')} import; +${siteUrl})`;

async function* limited(stream: Readable) {
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > maxUploadBytes) throw invalid(tooManyBytes);
    yield chunk as Uint8Array;
  }
}

/** Writes a picture to a new file, which the caller moves or deletes. @throws 400 if it is too large */
export async function writePictureFile(
  { config }: Pick<Services, 'config'>,
  stream: Readable,
  name: string,
): Promise<ReceivedFile> {
  const folder = uploadFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(stream, limited, target);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, name: readableName(decodedPath(name)), bytes: target.bytesWritten };
}

/** Fetches a picture of the public web. @throws 400 with the reason */
export async function fetchPicture(
  services: Pick<Services, 'config'>,
  from: URL,
  reach: Reach & { userAgent: string; signal: AbortSignal },
): Promise<ReceivedFile> {
  const asking = {
    ...reach,
    accept: 'image/avif,image/webp,image/jpeg,image/png,image/*;q=0.5',
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), reach.signal]),
  };
  let url = from;
  for (let hop = 0; hop <= maxHops; hop += 1) {
    const answer = await requestPublic('GET', url, asking);
    const target = redirectTarget(url, answer);
    if (!target && answer.statusCode === 200) {
      return await writePictureFile(services, answer, url.pathname);
    }
    answer.destroy();
    if (!target) throw invalid(`its site answers ${answer.statusCode}`);
    url = target;
  }
  throw invalid('its site leads in a circle');
}

/** The reason why a picture could not be fetched. */
export function pictureProblem(error: unknown): string {
  if (error instanceof PrivateAddress) return 'its address is not one of the public web';
  const { name, code, message } = error as Error & { code?: string };
  if (code === 'ENOTFOUND') return 'its host does not exist';
  if (code === 'EAI_AGAIN') return 'this server can not look up the names of other sites';
  return name === 'TimeoutError' || code ? 'its site does not answer' : message;
}

/** Whether this server's storage failed. Network failures are those of the other site. */
export function isStorageFailure(error: unknown): boolean {
  const failure = storageFailure(error);
  return failure !== undefined && failure !== 'unreachable';
}

/** Copies a picture of the public web into the library. @throws 400 with the reason; storage errors */
export async function copyPicture(
  services: Services,
  library: MediaLibrary,
  { address, alt = '' }: PictureCopy,
  actor: Actor,
  reach: Reach & { signal: AbortSignal },
) {
  const { config } = services;
  const asking = { ...reach, userAgent: pictureUserAgent(config.siteUrl) };
  const file = await fetchPicture(services, new URL(address), asking).catch((error: unknown) => {
    throw isStorageFailure(error) ? error : invalid(pictureProblem(error));
  });
  try {
    return await addFile(services, library, file, actor, { alt });
  } finally {
    await rm(file.path, { force: true });
  }
}

/** Whether the host failed, so that its other pictures would fail too. */
export const isHostFailure = (error: unknown) =>
  (error as Error).name === 'TimeoutError' || 'code' in (error as object);
