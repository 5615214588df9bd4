import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Animal } from '../../kit/fish.ts';
import { ease, type Pen, TAU } from '../kit/stage.ts';

type Pose = {
  x: number;
  y: number;
  length: number;
  angle: number;
  /** Beats of the tail so far. */
  beat: number;
  /** How far the tail swings, 0 to 1. */
  strength: number;
};

const SLICES = 64;

/**
 * A drawing of an animal that swims to the left, rasterised for lengths of about `size` film units.
 * Seen from the side, a tail that swings towards the eye and away looks shorter: upright slices of
 * the drawing draw together, more of them behind.
 */
export async function swimmer(
  drawing: Animal,
  size: number,
): Promise<(pen: Pen, pose: Pose) => void> {
  const long = size * 2;
  // Room for the highest fins.
  const side = Math.ceil(long * 1.34);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${drawing(side / 2, side / 2, long)}</svg>`;
  const image = await loadImage(await sharp(Buffer.from(svg)).png().toBuffer());
  const bent = createCanvas(side, side);
  const bend = bent.getContext('2d');
  const slice = side / SLICES;
  const margin = (side - long) / 2;
  return (pen, { x, y, length, angle, beat, strength }) => {
    bend.clearRect(0, 0, side, side);
    let at = 0;
    for (let left = 0; left < side; left += slice) {
      const along = (left - margin) / long;
      const swing = Math.sin(TAU * (beat - 0.35 * along));
      const wide = slice * (1 - 0.55 * strength * ease(0.35, 1, along) * swing * swing);
      // Slices overlap a little, so that no seam shows.
      bend.drawImage(image, left, 0, slice + 1, side, at, 0, wide + 1, side);
      at += wide;
    }
    const scale = length / long;
    pen.save();
    pen.translate(x, y);
    pen.rotate(angle);
    pen.drawImage(bent, (-side / 2) * scale, (-side / 2) * scale, side * scale, side * scale);
    pen.restore();
  };
}
