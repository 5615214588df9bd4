import { mix } from '../../palette.ts';
import { box, curve } from '../outline.ts';
import { clip, disc } from '../plate.ts';
import { shape } from '../print.ts';
import { random } from '../random.ts';
import { blot } from '../spots.ts';

/** A clump of tube sponges. */
export function sponges(
  x: number,
  y: number,
  size: number,
  seed: number,
  colour: string,
  shade: string,
  light: string,
) {
  const r = random(seed);
  let out = '';
  for (let i = 0; i < 5; i++) {
    const px = x + (i - 2) * size * 0.26;
    const h = size * r.between(0.55, 1.1) * (i === 2 ? 1.2 : 1);
    const w = size * r.between(0.12, 0.16);
    const lean = (i - 2) * size * 0.08 + r.between(-4, 4);
    const d = curve([
      [px - w * 0.7, y + 8, 1],
      [px - w + lean * 0.5, y - h * 0.5],
      [px - w * 1.05 + lean, y - h, 1],
      [px + w * 1.05 + lean, y - h, 1],
      [px + w + lean * 0.5, y - h * 0.5],
      [px + w * 0.7, y + 8, 1],
    ]);
    out +=
      shape(d, colour) +
      clip(d, shape(box(px + w * 0.1 + lean * 0.6, y - h * 1.2, w * 3, h * 1.4), shade)) +
      shape(disc(px + lean, y - h, w * 1.05, w * 0.4), light) +
      shape(disc(px + lean, y - h + 1, w * 0.72, w * 0.24), shade);
  }
  return out;
}

/** A low heap of sponge and sea squirt. */
export function ascidians(
  x: number,
  y: number,
  size: number,
  seed: number,
  colour: string,
  shade: string,
  light: string,
) {
  const r = random(seed);
  let out = '';
  for (let i = 0; i < 8; i++) {
    const px = x + r.between(-0.8, 0.8) * size;
    const s = size * r.between(0.2, 0.38);
    const py = y - s * 0.4 - (1 - Math.abs(px - x) / size) * size * 0.4;
    const d = blot(px, py, s, r, 0.9);
    out +=
      shape(d, i % 3 ? colour : mix(colour, shade, 0.4)) +
      clip(d, shape(disc(px + s * 0.4, py + s * 0.5, s), mix(colour, shade, 0.7))) +
      shape(disc(px - s * 0.2, py - s * 0.5, s * 0.22, s * 0.14), i % 2 ? light : shade);
  }
  return out;
}
