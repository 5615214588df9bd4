import { createDrawnFiles, type SharedDrawings } from '../../platform/http/drawn-files.ts';
import type { HeavyWork } from '../../platform/http/heavy-work.ts';
import type { MediaStore } from '../../platform/media/store.ts';
import { site } from '../../platform/site-content/site-content.ts';
import type { ShareCard } from './draw.ts';

/** Room for some 400 images. */
const cacheBytes = 32 * 1024 * 1024;

/** Increase it when the drawing of cards changes. */
const edition = 2;

/** Loads fonts, layout engine and image library, some 50 MB, with the first image. */
export const drawWith = (library: Pick<MediaStore, 'read'>) => async (card: ShareCard) =>
  (await import('./draw.ts')).drawShareCard(card, library);

export const createShareStore = (
  draw: (card: ShareCard) => Promise<Buffer>,
  heavyWork: Pick<HeavyWork, 'draw'>,
  shared: SharedDrawings,
) => createDrawnFiles(draw, { cacheBytes, edition: () => [edition, site.name], heavyWork, shared });
