import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { S3mini } from 's3mini';
import type { Config } from '../config/config.ts';
import { PublicError } from '../http/errors.ts';
import type { MediaStore } from './store.ts';

type BucketConfig = NonNullable<Config['bucket']>;

const timeoutMs = 20_000;
/** Cache size for about 200 encoded pictures, so that a page's pictures are not fetched for every visitor. */
const cacheBytes = 16 * 1024 * 1024;

/** The bucket's URL in path style, which every S3-compatible service supports. */
export const bucketAddress = ({ endpoint, name }: BucketConfig) =>
  `${endpoint.replace(/(?<!\/)\/+$/, '')}/${name}`;

/** The error for an unreachable bucket, with its name and without its keys. */
function unavailable({ name }: BucketConfig, cause: unknown) {
  const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
  return Object.assign(
    new PublicError(
      503,
      `The bucket “${name}”, where pictures are stored, can not be used at the moment. Nothing was lost: try again, and check the S3 settings of this site if it goes on.`,
      { headers: { 'Retry-After': '30' } },
    ),
    { cause: reason },
  );
}

/** Pictures in an S3-compatible bucket. Encoded files are cached, because they never change. */
export function openBucket(config: BucketConfig): MediaStore {
  // The module is loaded here, because most sites store their pictures in a folder.
  const opened = import('s3mini').then(
    ({ S3mini }) =>
      new S3mini({
        accessKeyId: config.accessKeyId,
        secretAccessKey: config.secretAccessKey,
        endpoint: bucketAddress(config),
        region: config.region,
        requestAbortTimeout: timeoutMs,
      }),
  );
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: cacheBytes,
    sizeCalculation: (content) => content.length || 1,
  });

  async function attempt<T>(work: (client: S3mini) => Promise<T>): Promise<T> {
    try {
      return await work(await opened);
    } catch (error) {
      throw unavailable(config, error);
    }
  }

  async function check() {
    if (!(await attempt((client) => client.bucketExists()))) {
      throw unavailable(config, new Error('it does not exist, or the key may not read it'));
    }
  }

  /** Running reads, shared by concurrent requests for the same picture. */
  const reading = new Map<string, Promise<Uint8Array | undefined>>();

  async function fetchObject(name: string) {
    const found = await attempt((client) => client.getObjectArrayBuffer(name));
    if (!found) {
      // A missing bucket answers like a missing file.
      await check();
      return undefined;
    }
    const content = new Uint8Array(found);
    if (!name.startsWith('originals/')) cache.set(name, content);
    return content;
  }

  const write = (name: string, content: Uint8Array) =>
    attempt(async (client) => {
      await client.putObject(name, content, 'application/octet-stream');
    });

  return {
    check,
    write,
    adopt: async (name, file) => write(name, await readFile(file)),
    read(name) {
      const cached = cache.get(name);
      if (cached) return Promise.resolve(cached);
      const running = reading.get(name) ?? fetchObject(name).finally(() => reading.delete(name));
      reading.set(name, running);
      return running;
    },
    async remove(names) {
      for (const name of names) {
        cache.delete(name);
        await attempt((client) => client.deleteObject(name));
      }
    },
  };
}
