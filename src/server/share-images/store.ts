import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ShareCard } from './draw.ts';

/** Bytes of pictures that are kept: some 400 of them. */
const memoryLimit = 32 * 1024 * 1024;

/** Counted up when the same card is drawn otherwise than before. */
const edition = 1;

/** Draws by what is loaded only then: fonts, a layout engine and an image library weigh some 50 MB. */
const drawLater = async (card: ShareCard) => (await import('./draw.ts')).drawShareCard(card);

export type ShareStore = ReturnType<typeof createShareStore>;

/**
 * Keeps pictures by what they show: other words make another picture, and what nobody asks for
 * any more falls out in time. One is drawn after another, so that pages need not wait for a crowd.
 */
export function createShareStore(draw: (card: ShareCard) => Promise<Buffer> = drawLater) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: memoryLimit,
    sizeCalculation: (picture) => picture.length,
  });
  const drawing = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  async function drawInTurn(key: string, card: ShareCard) {
    const turn = last.then(() => draw(card));
    last = turn.catch(() => {});
    try {
      const picture = await turn;
      kept.set(key, picture);
      return picture;
    } finally {
      drawing.delete(key);
    }
  }

  return {
    /** Names what a card's picture shows. */
    keyOf: (card: ShareCard) =>
      createHash('sha1')
        .update(JSON.stringify([edition, card]))
        .digest('base64url'),
    /** The picture of a card, drawn once however many ask. */
    async pictureOf(card: ShareCard): Promise<Buffer> {
      const key = this.keyOf(card);
      const known = kept.get(key) ?? drawing.get(key);
      if (known) return known;
      const pending = drawInTurn(key, card);
      drawing.set(key, pending);
      return pending;
    },
  };
}
