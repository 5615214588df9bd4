import sharp from 'sharp';

/** A point of a picture in percent from its left and its top. */
export type Focus = readonly number[];

/** Scales and crops a picture to a size, with the focus as near to the middle as the edges allow. */
export async function cropAround(
  picture: Buffer | string,
  size: { width: number; height: number },
  [x = 50, y = 50]: Focus,
): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(picture).metadata();
  const scale = Math.max(size.width / width, size.height / height);
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const start = (percent: number, whole: number, part: number) =>
    Math.round(Math.max(0, Math.min(whole - part, (percent / 100) * whole - part / 2)));
  return sharp(picture)
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: start(x, scaled.width, size.width),
      top: start(y, scaled.height, size.height),
      ...size,
    })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
