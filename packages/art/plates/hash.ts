import sharp from 'sharp';

/** Columns and rows of the small picture that is compared. */
const columns = 9;
const rows = 8;

/** Bits of a picture: whether each cell is lighter than the one to its right. */
export async function differenceHash(svg: string): Promise<boolean[]> {
  const grey = await sharp(Buffer.from(svg))
    .resize(columns, rows, { fit: 'fill', kernel: 'lanczos3' })
    .greyscale()
    .raw()
    .toBuffer();
  const bits: boolean[] = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns - 1; x++)
      bits.push((grey[y * columns + x] ?? 0) > (grey[y * columns + x + 1] ?? 0));
  return bits;
}

export const distance = (a: readonly boolean[], b: readonly boolean[]) =>
  a.reduce((sum, bit, i) => sum + (bit === b[i] ? 0 : 1), 0);
