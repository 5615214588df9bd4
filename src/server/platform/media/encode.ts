import sharp, { type Sharp } from 'sharp';
import { maxPixels } from '../../../contract/media.ts';
import { type PictureFormat, pictureFormats } from '../../../domain/pictures/library-pictures.ts';

const whiteBehind = { background: '#ffffff' };

const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 3 }),
  webp: (image) => image.webp({ quality: 78 }),
  // JPEG has no transparency; transparent pixels would become black.
  jpg: (image) => image.flatten(whiteBehind).jpeg({ quality: 80, mozjpeg: true }),
};

/** Opens a file for decoding upright, in sRGB and without its metadata. */
const open = (file: Uint8Array | string) =>
  sharp(file, { limitInputPixels: maxPixels, failOn: 'truncated' }).autoOrient();

/** Encodes one size of a picture in one format. @throws Error if the file can not be decoded */
export const encodeOne = (file: Uint8Array | string, width: number, format: PictureFormat) =>
  encoders[format](open(file).resize({ width })).toBuffer();

/** Encodes a picture as a JPEG of high quality, without metadata. @throws Error if the file can not be decoded */
export const encodeStripped = (file: string, width: number) =>
  open(file).resize({ width }).flatten(whiteBehind).jpeg({ quality: 90 }).toBuffer();

export async function encodeSize(file: Uint8Array, width: number) {
  const { data, info } = await open(file)
    .resize({ width })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { height, channels } = info;
  const encoded: { format: PictureFormat; content: Buffer }[] = [];
  for (const format of pictureFormats) {
    const image = sharp(data, { raw: { width: info.width, height, channels } });
    encoded.push({ format, content: await encoders[format](image).toBuffer() });
  }
  return encoded;
}
