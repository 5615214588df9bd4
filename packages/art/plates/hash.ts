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

const distance = (a: readonly boolean[], b: readonly boolean[]) =>
  a.reduce((sum, bit, i) => sum + (bit === b[i] ? 0 : 1), 0);

/** The bits of the picture in a mirror: each row from its end, and lighter is darker. */
const mirrored = (bits: readonly boolean[]) =>
  bits.map((_, i) => {
    const column = i % (columns - 1);
    return !bits[i - column + (columns - 2 - column)];
  });

/** Bits between a picture and another, or that one's mirror image where it is nearer. */
export const leastApart = (a: readonly boolean[], b: readonly boolean[]) =>
  Math.min(distance(a, b), distance(a, mirrored(b)));
