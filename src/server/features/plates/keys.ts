import { createHash } from 'node:crypto';
import {
  centre,
  libraryAddress,
  readLibraryAddress,
} from '../../../domain/pictures/library-pictures.ts';
import { type PlateFacts, plateSize } from '../../../domain/pictures/plates.ts';
import { variantFile, variantsUpTo } from '../../platform/media/pictures.ts';

/** Increase it when the composer of packages/art/ draws other plates from the same facts. */
const edition = 5;

const siteDigits = 8;

const siteHex = (siteId: number) => siteId.toString(16).padStart(siteDigits, '0');

/** The key of a plate among the library's pictures: eight digits of the site, eight of its facts. */
export function plateKey(siteId: number, facts: PlateFacts): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([edition, facts]))
    .digest('hex');
  return siteHex(siteId) + hash.slice(0, 16 - siteDigits);
}

export function plateKeyIn(siteId: number, src: string | null): string | undefined {
  const key = src ? readLibraryAddress(src)?.key : undefined;
  return key?.startsWith(siteHex(siteId)) ? key : undefined;
}

export const plateAddress = (key: string) =>
  libraryAddress({ key, ...plateSize, focalPoint: centre });

export const plateVariants = variantsUpTo(plateSize.width);

export const plateFileNames = (key: string) =>
  plateVariants.map((variant) => variantFile(key, variant));
