import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { HeavyWork } from './heavy-work.ts';

/** Store of drawings shared by all instances. */
export interface SharedDrawings {
  read(key: string): Promise<Buffer | undefined>;
  drawOnce(key: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

interface Options {
  cacheBytes: number;
  /** Inputs of a drawing other than its subject, such as its version and the site's name. */
  edition: () => readonly unknown[];
  /** The queue that draws one file at a time, so that drawings do not slow pages down. */
  heavyWork: Pick<HeavyWork, 'draw'>;
  shared: SharedDrawings;
}

/** Shares running work between requests for the same key. */
function shareWork<Result>() {
  const running = new Map<string, Promise<Result>>();
  return {
    running: (key: string) => running.get(key),
    run(key: string, work: () => Promise<Result>) {
      const known = running.get(key);
      if (known) return known;
      const begun = work().finally(() => running.delete(key));
      running.set(key, begun);
      return begun;
    },
  };
}

/** Draws each file once, in the queue, and stores it under a hash of its inputs. */
export function createDrawnFiles<Subject>(
  draw: (subject: Subject) => Promise<Buffer>,
  { cacheBytes, edition, heavyWork, shared }: Options,
) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: (file) => file.length,
  });
  const finding = shareWork<Buffer | undefined>();
  const drawing = shareWork<Buffer>();

  function keep(key: string, file: Buffer) {
    cache.set(key, file);
    return file;
  }

  const fileKey = (subject: Subject) =>
    createHash('sha1')
      .update(JSON.stringify([edition(), subject]))
      .digest('base64url');

  return {
    fileKey,
    /** @param limit throws if the client may not request a new drawing */
    async readFile(subject: Subject, limit: () => unknown = () => undefined): Promise<Buffer> {
      const key = fileKey(subject);
      const known = cache.get(key) ?? drawing.running(key);
      if (known) return known;
      const stored = await finding.run(key, () => shared.read(key));
      if (stored) return keep(key, stored);
      if (!drawing.running(key)) await limit();
      return drawing.run(key, async () =>
        keep(key, await shared.drawOnce(key, () => heavyWork.draw(() => draw(subject)))),
      );
    },
  };
}
