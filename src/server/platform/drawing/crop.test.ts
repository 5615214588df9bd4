import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cropAround } from './crop.ts';

/** 120 by 80 pixels, black, with a white column of 10 pixels from `left`. */
const withColumn = (left: number) =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: '#000' } })
    .composite([
      {
        input: { create: { width: 10, height: 80, channels: 3, background: '#fff' } },
        left,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

const brightnessAt = async (picture: Buffer, left: number) =>
  (
    await sharp(picture)
      .extract({ left, top: 40, width: 1, height: 1 })
      .greyscale()
      .raw()
      .toBuffer()
  )[0];

test('a crop has its focus in the middle, or as near to the middle as the edges allow', async () => {
  const size = { width: 40, height: 80 };
  const middle = await cropAround(await withColumn(75), size, [66.6, 50]);
  expect(await sharp(middle).metadata()).toMatchObject(size);
  expect(await brightnessAt(middle, 20)).toBeGreaterThan(240);
  const edge = await cropAround(await withColumn(0), size, [4, 50]);
  expect(await brightnessAt(edge, 4)).toBeGreaterThan(240);
});
