import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { maxUploadBytes, tooManyBytes } from '../../../contract/media.ts';
import type { Services } from '../../platform/http/context.ts';
import { invalid } from '../../platform/http/errors.ts';
import type { ReceivedFile } from '../../platform/media/receive.ts';
import { uploadFolder } from '../../platform/media/store.ts';
import {
  mostHops,
  PrivateAddress,
  type Reach,
  redirectTarget,
  requestPublic,
} from '../../platform/outbound/public-request.ts';
import type { Zip } from './exports/zip.ts';

const timeoutMs = 30_000;

const fileName = (path: string) => {
  const name = path.split('/').at(-1) ?? '';
  return name.replace(/[.][a-z0-9]{1,5}$/i, '').slice(0, 200) || 'Picture';
};

async function* limited(stream: Readable) {
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > maxUploadBytes) throw invalid(tooManyBytes);
    yield chunk as Uint8Array;
  }
}

/** Writes a picture to a file of its own, which the caller adopts or deletes. @throws 400 if it is too large */
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
  return { path, name: fileName(decodeURI(name)), bytes: target.bytesWritten };
}

/** The folder of an old site's pictures, the same in addresses and in a ZIP of it. */
const folderOfPictures = /(?:^|\/)(?:content\/images|wp-content\/uploads|uploads|images)\/(.+)$/;

/** The pictures of a ZIP by their path within that folder. */
export function pictureEntries({ entries }: Zip): Map<string, string> {
  const found = [...entries.keys()].flatMap((name) => {
    const place = folderOfPictures.exec(name)?.[1];
    return place ? [[place, name] as const] : [];
  });
  return new Map(found);
}

export function pictureInZip(entries: ReadonlyMap<string, string>, url: URL): string | undefined {
  const place = folderOfPictures.exec(decodeURI(url.pathname))?.[1];
  return place ? entries.get(place) : undefined;
}

/** Fetches a picture of the public web. @throws 400 with the reason in words */
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
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const answer = await requestPublic('GET', url, asking);
    const target = redirectTarget(url, answer);
    if (!target && answer.statusCode === 200) {
      return await writePictureFile(services, answer, url.pathname);
    }
    answer.destroy();
    if (!target) throw invalid(`the old site answers ${answer.statusCode}`);
    url = target;
  }
  throw invalid('the old site leads in a circle');
}

/** The reason why a picture could not be fetched. */
export function pictureProblem(error: unknown): string {
  if (error instanceof PrivateAddress) return 'its address is not one of the public web';
  const { name, code, message } = error as Error & { code?: string; status?: number };
  if (name === 'TimeoutError') return 'the old site does not answer';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its host does not exist';
  if (code) return 'the old site does not answer';
  return message;
}

/** Whether a failure is of the host, so that its other pictures would fail too. */
export const isHostFailure = (error: unknown) =>
  (error as Error).name === 'TimeoutError' || 'code' in (error as object);
