import {
  blush,
  coral,
  deep,
  honey,
  ink,
  kelp as kelpColour,
  mix,
  ochre,
  paper,
  reef,
  rust,
  shallow,
} from '../../palette.ts';
import { box, curve, type Point } from '../outline.ts';
import { disc, tone } from '../plate.ts';
import { shape } from '../print.ts';
import { type Random, random } from '../random.ts';
import { blot } from '../spots.ts';
import { boulderCoral, fan, plateCoral, staghorn } from './coral.ts';
import { ascidians, sponges } from './sponges.ts';

/** What grows and in which colours; `cool` waters have fans, sponges and ascidians but no reef-building corals. */
export type Growth = { tints: string[]; shade: string; light: string; cool?: boolean };

export const tropic: Growth = {
  tints: [coral, blush, honey, mix(reef, shallow, 0.45), mix(coral, ochre, 0.5)],
  shade: mix(deep, coral, 0.18),
  light: mix(blush, paper, 0.4),
};

export const temperate: Growth = {
  tints: [ochre, honey, mix(kelpColour, honey, 0.3), blush, mix(coral, ochre, 0.3)],
  shade: mix(ink, rust, 0.3),
  light: mix(honey, paper, 0.4),
  cool: true,
};

/** The same garden further off or deeper, where the water takes the warm colours. */
export const faded = (g: Growth, into: string, t: number): Growth => ({
  ...g,
  tints: g.tints.map((c) => mix(c, into, t)),
  shade: mix(g.shade, into, t),
  light: mix(g.light, into, t),
});

/** The hummock that a growth stands on, with what is small on it: hides where its foot was cut. */
function hummock(x: number, y: number, half: number, r: Random, foot: string, g: Growth) {
  const top: Point[] = [];
  const steps = 7;
  for (let i = 0; i <= steps; i++) {
    const across = (i / steps) * 2 - 1;
    const arch = (1 - across * across) * half * 0.2;
    top.push([
      x + across * half * r.between(0.94, 1.06),
      y + 9 - arch - (i % 2) * half * r.between(0.02, 0.1),
    ]);
  }
  const under: Point[] = [
    [x + half * 0.7, y + 13 + half * 0.12],
    [x - half * 0.1, y + 15 + half * r.between(0.12, 0.2)],
    [x - half * 0.74, y + 13 + half * 0.1],
  ];
  let out =
    tone(box(x - half * 0.86, y - half * 0.42, half * 1.72, half * 0.42 + 8), foot, 0, 0.72) +
    shape(curve([...top, ...under]), foot);
  for (let i = 0; i < 6; i++) {
    const across = r.between(-0.84, 0.84);
    const size = half * r.between(0.05, 0.13);
    const px = x + across * half;
    const py = y + 9 - (1 - across * across) * half * 0.14 + r.between(0, half * 0.16);
    const tint = mix(r.pick(g.tints), foot, r.between(0.3, 0.6));
    out += shape(blot(px, py, size, r, 0.7), tint);
    if (i % 3 === 0)
      out += shape(disc(px - size * 0.2, py - size * 0.3, size * 0.24), mix(tint, g.light, 0.5));
  }
  return out;
}

/**
 * Corals and sponges along a line, biggest first, some near one another and some apart.
 * @param foot the ink of the ground, out of which they then grow
 */
export function garden(
  line: (x: number) => number,
  from: number,
  to: number,
  count: number,
  size: number,
  seed: number,
  g: Growth,
  foot?: string,
) {
  const r = random(seed);
  const ground = random(seed + 1009);
  let out = '';
  const places = Array.from(
    { length: count },
    (_, i) => from + ((i + r.between(0.1, 0.9)) / count) * (to - from),
  );
  for (const [i, x] of places.entries()) {
    const y = line(x) + r.between(2, 14);
    const s = size * r.between(0.6, 1.15);
    const tint = r.pick(g.tints);
    const what = (i * 3 + r.whole(0, 1)) % 5;
    const shadeOf = mix(tint, g.shade, 0.55);
    if (what === 0)
      out += fan(x, y, s * 1.5, seed + i, mix(tint, g.shade, 0.15), -90 + r.between(-16, 16));
    else if (what === 2 || (g.cool && what === 1))
      out += sponges(x, y, s * r.between(0.6, 0.95), seed + i, tint, shadeOf, g.light);
    else if (g.cool && what === 3)
      out += ascidians(x, y, s * 0.7, seed + i, tint, shadeOf, g.light);
    else if (what === 1) out += staghorn(x, y, s * 0.95, seed + i, tint, g.light);
    else if (what === 3)
      out += plateCoral(x, y - s * 0.42, s * 1.7, seed + i, tint, shadeOf, g.light);
    else out += boulderCoral(x, y, s * 0.62, seed + i, tint, shadeOf, g.light);
    if (foot)
      out += hummock(
        x,
        y,
        s * (what === 0 ? 0.5 : 0.82) * ground.between(0.9, 1.15),
        ground,
        foot,
        g,
      );
  }
  return out;
}
