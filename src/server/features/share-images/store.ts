import { readLibraryAddress, variantName } from '../../../domain/pictures/library-pictures.ts';
import { drawInChildProcess } from '../../platform/drawing/draw-in-child-process.ts';
import { createDrawnFiles, type SharedDrawings } from '../../platform/http/drawn-files.ts';
import type { HeavyWork } from '../../platform/http/heavy-work.ts';
import { fileName } from '../../platform/media/pictures.ts';
import type { MediaStore } from '../../platform/media/store.ts';
import { site } from '../../platform/site-content/site-content.ts';
import type { DrawnCard, ShareCard } from './draw.ts';

/** Cache size in bytes, for about 100 images; the store that instances share has the others. */
const cacheBytes = 8 * 1024 * 1024;

/** Version of the drawing; increase it when the drawing changes. */
const edition = 3;

/** Reads the card's picture in this process, which has the library's settings, and draws in another. */
export const drawWith = (library: Pick<MediaStore, 'read'>) => async (card: ShareCard) => {
  const address = readLibraryAddress(card.picture);
  const content =
    address && (await library.read(fileName(address.key, variantName(address.width, 'jpg'))));
  const drawn: DrawnCard = { card, brand: site.name, content };
  return drawInChildProcess(import.meta.resolve('./draw.ts'), 'drawShareCard', drawn);
};

export const createShareStore = (
  draw: (card: ShareCard) => Promise<Buffer>,
  heavyWork: Pick<HeavyWork, 'draw'>,
  shared: SharedDrawings,
) => createDrawnFiles(draw, { cacheBytes, edition: () => [edition, site.name], heavyWork, shared });
