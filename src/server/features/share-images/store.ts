import { readLibraryAddress, variantName } from '../../../domain/pictures/library-pictures.ts';
import { drawInChildProcess } from '../../platform/drawing/draw-in-child-process.ts';
import { createDrawnFiles, type SharedDrawings } from '../../platform/http/drawn-files.ts';
import type { HeavyWork } from '../../platform/http/heavy-work.ts';
import { fileName } from '../../platform/media/pictures.ts';
import type { MediaStore } from '../../platform/media/store.ts';
import { site } from '../../platform/site-content/site-content.ts';
import type { DrawnCard, ShareCard } from './draw.ts';

/** Bytes of the memory cache, for about 100 images; the store shared by all instances has more. */
const cacheBytes = 8 * 1024 * 1024;

/** Version of the drawing; increase it when the drawing changes. */
const edition = 3;

/** Reads the picture here, with the library's settings, and draws the card in a child process. */
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
