import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { HeavyWork } from './heavy-work.ts';

interface Options {
  cacheBytes: number;
  /** Inputs of a drawing besides its subject: its version, the name of the site. */
  edition: () => readonly unknown[];
  /** The queue of drawings, one at a time, so that requests do not slow pages down. */
  heavyWork: Pick<HeavyWork, 'draw'>;
}

/** Draws each file once, in the queue, and caches it by what it shows. */
export function createDrawnFiles<Subject>(
  draw: (subject: Subject) => Promise<Buffer>,
  { cacheBytes, edition, heavyWork }: Options,
) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: (file) => file.length,
  });
  const drawing = new Map<string, Promise<Buffer>>();

  async function drawNext(key: string, subject: Subject) {
    try {
      const file = await heavyWork.draw(() => draw(subject));
      cache.set(key, file);
      return file;
    } finally {
      drawing.delete(key);
    }
  }

  return {
    fileKey: (subject: Subject) =>
      createHash('sha1')
        .update(JSON.stringify([edition(), subject]))
        .digest('base64url'),
    known: (key: string): Promise<Buffer> | Buffer | undefined =>
      cache.get(key) ?? drawing.get(key),
    async readFile(subject: Subject): Promise<Buffer> {
      const key = this.fileKey(subject);
      const known = this.known(key);
      if (known) return known;
      const pending = drawNext(key, subject);
      drawing.set(key, pending);
      return pending;
    },
  };
}
