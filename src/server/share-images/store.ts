import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { MediaStore } from '../media/store.ts';
import { site } from '../site-content.ts';
import type { ShareCard } from './draw.ts';

/** Room for some 400 images. */
const cacheBytes = 32 * 1024 * 1024;

/** Increase it when the drawing of cards changes. */
const edition = 1;

/** Loads fonts, layout engine and image library, some 50 MB, with the first image. */
export const drawWith = (library: Pick<MediaStore, 'read'>) => async (card: ShareCard) =>
  (await import('./draw.ts')).drawShareCard(card, library);

export type ShareStore = ReturnType<typeof createShareStore>;

/** Draws one image at a time, so that requests for images do not slow pages down. */
export function createShareStore(draw: (card: ShareCard) => Promise<Buffer>) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: (picture) => picture.length,
  });
  const drawing = new Map<string, Promise<Buffer>>();
  let lastDrawing: Promise<unknown> = Promise.resolve();

  async function drawNext(key: string, card: ShareCard) {
    const turn = lastDrawing.then(() => draw(card));
    lastDrawing = turn.catch(() => {});
    try {
      const picture = await turn;
      cache.set(key, picture);
      return picture;
    } finally {
      drawing.delete(key);
    }
  }

  return {
    keyOf: (card: ShareCard) =>
      createHash('sha1')
        .update(JSON.stringify([edition, site.name, card]))
        .digest('base64url'),
    /** The image of a card, drawn once for concurrent requests. */
    async pictureOf(card: ShareCard): Promise<Buffer> {
      const key = this.keyOf(card);
      const cached = cache.get(key) ?? drawing.get(key);
      if (cached) return cached;
      const pending = drawNext(key, card);
      drawing.set(key, pending);
      return pending;
    },
  };
}
