import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sitePrint } from '../../../domain/dive-sites/look.ts';
import { readLibraryAddress, variantName } from '../../../domain/pictures/library-pictures.ts';
import { platePath } from '../../../domain/pictures/pictures.ts';
import type { PlateComposer } from '../../platform/drawing/plate-composer.ts';
import { fileName } from '../../platform/media/pictures.ts';
import type { MediaStore } from '../../platform/media/store.ts';
import type { Poster } from './poster.ts';

const publicFolder = fileURLToPath(new URL('../../../../public', import.meta.url));

export interface PlateSource {
  composer: PlateComposer;
  library: Pick<MediaStore, 'read'>;
}

async function keptPlate({ plate, facts }: Poster, library: PlateSource['library']) {
  const address = plate && readLibraryAddress(plate);
  const kept =
    address && (await library.read(fileName(address.key, variantName(address.width, 'jpg'))));
  if (kept) return Buffer.from(kept);
  const large = platePath(facts.slug).replace('.jpg', '-960.avif');
  return existsSync(publicFolder + large) ? readFile(publicFolder + large) : undefined;
}

/** Drawn at `width` where the composer is present, else the largest stored file (1200 or 960 px), else a print. */
export async function posterPlate(poster: Poster, width: number, source: PlateSource) {
  const { composer, library } = source;
  if (composer.isPresent()) {
    const files = [{ width, format: 'jpg' as const, quality: 82 }];
    const [drawn] = await composer.draw({ facts: poster.facts, width, files });
    if (drawn) return drawn;
  }
  return (await keptPlate(poster, library)) ?? readFile(publicFolder + sitePrint(poster));
}
