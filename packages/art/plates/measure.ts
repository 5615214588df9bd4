import sharp from 'sharp';
import type { Animal } from '../kit/fish.ts';
import { resetIds } from '../kit/print.ts';

const side = 720;
const length = 300;
const leastAlpha = 40;

/** How far a drawing reaches left, right, up and down of its middle, as shares of its length. */
export async function measureExtent(draw: Animal): Promise<[number, number, number, number]> {
  resetIds();
  const drawing = draw(side / 2, side / 2, length, 0, false)
    .replace(/<filter[\s\S]*?<\/filter>/g, '')
    .replace(/ ?filter="url\(#[^"]*\)"/g, '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${drawing}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, right, top, bottom] = [side, 0, side, 0];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if ((data[(y * side + x) * 4 + 3] ?? 0) > leastAlpha) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  const share = (at: number) => Math.round(((at - side / 2) / length) * 100) / 100;
  return [share(left), share(right), share(top), share(bottom)];
}
