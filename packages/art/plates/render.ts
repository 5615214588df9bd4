import sharp from 'sharp';
import { random } from '../kit/random.ts';
import { composePlate } from './compose.ts';
import { type PlateFacts, seedOf } from './facts.ts';

/** The tooth of the paper, fine enough for the encoders to keep the files small. */
export function addTooth(pixels: Buffer, seed: number) {
  const r = random(seed);
  for (let at = 0; at < pixels.length; at += 3) {
    const lift = (r() - 0.5) * 5;
    for (let c = 0; c < 3; c++) {
      pixels[at + c] = Math.max(0, Math.min(255, (pixels[at + c] ?? 0) + lift));
    }
  }
}

/** The pixels of a plate. @returns a function, since an image of sharp is encoded once */
export async function masterOf(facts: PlateFacts, size: { width: number; height: number }) {
  const { data } = await sharp(Buffer.from(composePlate(facts, size)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addTooth(data, seedOf(facts.slug));
  return () => sharp(data, { raw: { ...size, channels: 3 } });
}
