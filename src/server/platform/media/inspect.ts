import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { maxPixels } from '../../../contract/media.ts';
import { servedSize } from '../../../domain/pictures/library-pictures.ts';
import { invalid } from '../http/errors.ts';
import { encodeOne, encodeStripped } from './encode.ts';
import { thumbnailWidth } from './pictures.ts';

const taken = 'Upload a JPEG, PNG, WebP or AVIF picture.';
const heic =
  'This is a HEIC photograph, which this site can not read. Save it as JPEG and upload that. On an iPhone, Settings › Camera › Formats › Most Compatible takes JPEG photographs.';
const damaged = 'This picture is damaged and can not be read. Save it again and upload that.';

const refusals: Record<string, string> = {
  'image/heic': heic,
  'image/heif': heic,
  'image/heic-sequence': heic,
  'image/heif-sequence': heic,
  'image/gif': `GIF pictures are not taken. ${taken}`,
  'application/xml': `This is no photograph; SVG drawings are not taken. ${taken}`,
};

const readable = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif']);

const refuse = (sentence: string) => invalid(sentence, { file: [sentence] });

/** Reads the type and size of an uploaded file from its content. @throws 400 with a sentence for the owner */
export async function inspectPicture(file: string) {
  const type = (await fileTypeFromFile(file))?.mime ?? 'unknown';
  if (!readable.has(type)) throw refuse(refusals[type] ?? `This file is no picture. ${taken}`);
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse(damaged);
    });
  if (metadata.format === 'heif' && metadata.compression !== 'av1') throw refuse(heic);
  const { width, height } = metadata.autoOrient;
  if (width * height > maxPixels) {
    const megapixels = Math.round((width * height) / 1_000_000);
    throw refuse(
      `This picture has ${megapixels} megapixels; 50 are the most we take. Save it smaller and upload that.`,
    );
  }
  return { type, ...servedSize(width, height) };
}

/** Makes a thumbnail, which decodes the whole file. @throws 400 if the file cannot be decoded */
export const makeThumbnail = (file: string, width: number) =>
  encodeOne(file, Math.min(width, thumbnailWidth), 'jpg').catch(() => {
    throw refuse(damaged);
  });

/** Re-encodes a visitor's file, so that only its pixels remain. @throws 400 with a message */
export async function stripPicture(file: string) {
  const { width, height } = await inspectPicture(file);
  const { exif } = await sharp(file).metadata();
  const content = await encodeStripped(file, width).catch(() => {
    throw refuse(damaged);
  });
  return { content, width, height, exif };
}
