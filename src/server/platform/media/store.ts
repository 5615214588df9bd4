import { copyFile, mkdir, open, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { openBucket } from './bucket.ts';

/** The store of picture files. Names are `originals/<key>` and `<key>/<width>.<format>`. */
export interface MediaStore {
  /** Checks that the store works. @throws PublicError with the reason for the owner */
  check(): Promise<void>;
  adopt(name: string, file: string): Promise<void>;
  write(name: string, content: Uint8Array): Promise<void>;
  /** @returns undefined if there is no such file */
  read(name: string): Promise<Uint8Array | undefined>;
  remove(names: readonly string[]): Promise<void>;
}

/** The file name of the owner's PDF guide in the store. */
export const guideFile = (address: string) => address.slice(1);

type StoreConfig = Pick<Config, 'dataDir' | 'bucket'>;

/** Folder of unfinished uploads, which backups leave out. */
export const uploadFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, '.uploads');
const mediaFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'media');

async function flush(file: string) {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Opens a folder. A file receives its name only when it is complete. */
function openFolder(folder: string): MediaStore {
  return {
    async check() {
      await mkdir(folder, { recursive: true });
    },
    async adopt(name, file) {
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true });
      await flush(file);
      await rename(file, target).catch(async (error: NodeJS.ErrnoException) => {
        // The two folders may be separate mounts.
        if (error.code !== 'EXDEV') throw error;
        await copyFile(file, `${target}.part`);
        await flush(`${target}.part`);
        await rename(`${target}.part`, target);
      });
    },
    async write(name, content) {
      const target = join(folder, name);
      const unfinished = `${target}.part`;
      await mkdir(dirname(target), { recursive: true });
      try {
        await writeFile(unfinished, content, { flush: true });
        await rename(unfinished, target);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async read(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(names) {
      for (const name of names) await rm(join(folder, name), { force: true });
      const folders = new Set(names.map((name) => dirname(join(folder, name))));
      // A picture's folder is now empty; rmdir fails on folders with files, such as `originals`.
      for (const each of folders) await rmdir(each).catch(() => undefined);
    },
  };
}

/** The store of drawings, named `.drawn/<key>`: the data folder, or the bucket of the pictures. */
export const drawingStore = ({ dataDir, bucket }: StoreConfig, pictures: MediaStore): MediaStore =>
  bucket ? pictures : openFolder(dataDir);

export const openMediaStore = (config: StoreConfig): MediaStore =>
  config.bucket ? openBucket(config.bucket) : openFolder(mediaFolder(config));
