import { abyss, blush, coral, honey, mix, ochre, paper } from '../../palette.ts';
import { nth } from '../list.ts';
import { box, curve, num, type Point, tube } from '../outline.ts';
import { inside, shaded, shape, stroke } from '../print.ts';
import { type Random, random } from '../random.ts';
import { blot } from '../spots.ts';
import { sunk, tints } from './foot.ts';

function fingerSponge(
  r: Random,
  { colour, h, px, y, w }: { colour: string; h: number; px: number; y: number; w: number },
) {
  const t = tints(colour);
  const lean = r.between(-0.2, 0.2) * h;
  const spine: [number, number, number][] = [
    [px, y + 14, w * 0.5],
    [px + lean * 0.2, y - h * 0.4, w * 0.46],
    [px + lean * 0.6, y - h * 0.8, w * 0.52],
    [px + lean * 0.75, y - h * 0.97, w * 0.4],
    [px + lean * 0.78, y - h, w * 0.2],
  ];
  const d = tube(spine);
  return (
    shape(d, t.base) +
    inside(
      d,
      shape(d, t.light, `transform="translate(${num(-w * 0.62)} 0)"`) +
        shaded(box(px - h, y - h * 0.7, h * 2, h), t.shade, 0, 0.9),
    ) +
    sunk(d, px, y + 6, w * 3, h * 0.3) +
    shape(blot(px + lean * 0.75, y - h * 0.95, w * 0.17, r, 0.6), t.shade)
  );
}

function cupSponge({
  colour,
  px,
  w,
  y,
  h,
}: {
  colour: string;
  px: number;
  w: number;
  y: number;
  h: number;
}) {
  const t = tints(colour);
  const d = curve([
    [px - w * 0.12, y + 14, 1],
    [px - w * 0.14, y - h * 0.25],
    [px - w * 0.46, y - h * 0.75],
    [px - w * 0.52, y - h],
    [px, y - h * 0.92],
    [px + w * 0.5, y - h * 1.04],
    [px + w * 0.44, y - h * 0.7],
    [px + w * 0.13, y - h * 0.25],
    [px + w * 0.12, y + 14, 1],
  ]);
  const rim = curve([
    [px - w * 0.52, y - h],
    [px, y - h * 1.1],
    [px + w * 0.5, y - h * 1.04],
    [px, y - h * 0.9],
  ]);
  return (
    shape(d, t.base) +
    inside(d, shaded(box(px - w, y - h * 0.9, w * 2, h), t.shade, 0.1, 1)) +
    sunk(d, px, y + 6, w, h * 0.35) +
    shape(rim, t.shade) +
    stroke(
      curve(
        [
          [px - w * 0.52, y - h],
          [px, y - h * 0.9],
          [px + w * 0.5, y - h * 1.04],
        ],
        false,
      ),
      t.light,
      4,
    )
  );
}

function fanSponge(
  r: Random,
  { colour, px, w, y, h }: { colour: string; px: number; w: number; y: number; h: number },
) {
  const t = tints(colour);
  const p: Point[] = [[px - w * 0.22, y + 14, 1]];
  for (let i = 0; i <= 7; i++) {
    const a = Math.PI * (0.98 - (i / 7) * 0.96);
    p.push([
      px + Math.cos(a) * w * 0.56 * r.between(0.85, 1.1),
      y - h * 0.42 - Math.sin(a) * h * 0.58 * r.between(0.88, 1.1),
    ]);
  }
  p.push([px + w * 0.2, y + 14, 1]);
  const d = curve(p);
  return (
    shape(d, t.base) +
    inside(
      d,
      shape(
        d,
        t.light,
        `transform="translate(${num(-w * 0.08)} ${num(h * 0.07)})" opacity="0.55"`,
      ) + shaded(box(px - w, y - h * 0.8, w * 2, h), t.shade, 0, 0.9),
    ) +
    sunk(d, px, y + 6, w, h * 0.35)
  );
}

/** Temperate sponges in one clump: fingers, cups, fans and crusts. */
export function spongeClump(
  x: number,
  y: number,
  size: number,
  seed: number,
  colours: string[] = [honey, coral, ochre, blush, mix(honey, paper, 0.5)],
): string {
  const r = random(seed);
  let out = '';
  const finger = (px: number, h: number, w: number, colour: string) => {
    return fingerSponge(r, { colour, h, px, y, w });
  };
  const cup = (px: number, h: number, w: number, colour: string) => {
    return cupSponge({ colour, px, w, y, h });
  };
  const fanned = (px: number, h: number, w: number, colour: string) => {
    return fanSponge(r, { colour, px, w, y, h });
  };
  const forms = [finger, cup, fanned];
  const count = Math.round(r.between(4, 6));
  for (let i = 0; i < count; i++) {
    const px = x + ((i + 0.5) / count - 0.5) * size * 1.1 + r.between(-8, 8);
    const colour = nth(colours, (i + seed) % colours.length);
    const form = r.pick(forms);
    const h = size * r.between(0.38, 0.85) * (form === finger ? 1.1 : 0.75);
    if (form === finger) {
      out +=
        finger(px - size * 0.09, h * 0.72, size * 0.12, colour) +
        finger(px, h, size * 0.13, colour) +
        (r.chance(0.6) ? finger(px + size * 0.1, h * 0.6, size * 0.11, colour) : '');
    } else out += form(px, h, size * r.between(0.38, 0.55), colour);
  }
  for (let i = 0; i < 7; i++)
    out += shape(
      blot(
        x + r.between(-0.66, 0.66) * size,
        y + r.between(4, 18),
        size * r.between(0.04, 0.1),
        r,
        0.5,
      ),
      mix(r.pick(colours), abyss, 0.45),
    );
  return out;
}
