import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

interface Options {
  cacheBytes: number;
  /** What a drawing depends on besides its subject: its version, the name of the site. */
  edition: () => readonly unknown[];
}

/** Draws one file at a time, so that requests do not slow pages down, and caches it by what it shows. */
export function createDrawnFiles<Subject>(
  draw: (subject: Subject) => Promise<Buffer>,
  { cacheBytes, edition }: Options,
) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: (file) => file.length,
  });
  const drawing = new Map<string, Promise<Buffer>>();
  let lastDrawing: Promise<unknown> = Promise.resolve();

  async function drawNext(key: string, subject: Subject) {
    const turn = lastDrawing.then(() => draw(subject));
    lastDrawing = turn.catch(() => {});
    try {
      const file = await turn;
      cache.set(key, file);
      return file;
    } finally {
      drawing.delete(key);
    }
  }

  return {
    keyOf: (subject: Subject) =>
      createHash('sha1')
        .update(JSON.stringify([edition(), subject]))
        .digest('base64url'),
    waiting: () => drawing.size,
    known: (key: string): Promise<Buffer> | Buffer | undefined =>
      cache.get(key) ?? drawing.get(key),
    async fileOf(subject: Subject): Promise<Buffer> {
      const key = this.keyOf(subject);
      const known = this.known(key);
      if (known) return known;
      const pending = drawNext(key, subject);
      drawing.set(key, pending);
      return pending;
    },
  };
}
