import { mix } from '../../palette.ts';
import { nth } from '../list.ts';
import { box, curve, num, type Point, polygon } from '../outline.ts';
import { clip, disc, tone } from '../plate.ts';
import { shape } from '../print.ts';
import { random } from '../random.ts';
import { blot } from '../spots.ts';
import { fan } from './coral.ts';
import type { Growth } from './garden.ts';

/** Rock: a broken outline, its lit top and its stippled foot. */
export function rock(
  points: Point[],
  colour: string,
  shade: string,
  light: string,
  seed: number,
  bottom: number,
) {
  const r = random(seed);
  const line: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [x0, y0] = nth(points, i);
    const [x1, y1] = nth(points, i + 1);
    const steps = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / 46));
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      line.push([
        x0 + (x1 - x0) * t + (s ? r.between(-9, 9) : 0),
        y0 + (y1 - y0) * t + (s ? r.between(-12, 12) : 0),
        r.chance(0.5) ? 1 : 0,
      ]);
    }
  }
  line.push(nth(points, points.length - 1));
  const d = `${curve(line, false)}L${num(nth(line, line.length - 1)[0])} ${bottom}L${num(nth(line, 0)[0])} ${bottom}Z`;
  const [, minY] = line.reduce((a, b) => (b[1] < a[1] ? b : a));
  let cracks = '';
  let facets = '';
  for (let i = 0; i + 2 < line.length; i += 2) {
    const [x, y] = nth(line, i);
    const [x2, y2] = nth(line, i + 2);
    const l = r.between(50, 190);
    if (i % 4 === 0)
      facets += polygon([
        [x, y - 4],
        [nth(line, i + 1)[0], nth(line, i + 1)[1] - 4],
        [x2, y2 - 4],
        [x2 + r.between(-30, 10), y2 + l * r.between(0.5, 0.9)],
        [x + r.between(-10, 34), y + l],
      ]);
    else
      cracks += polygon([
        [x, y + 8],
        [x + r.between(6, 16), y + 12],
        [x + r.between(-16, 24), y + l * 1.3],
        [x + r.between(-24, 8), y + l * 0.7],
      ]);
  }
  const top = [
    ...line.map(([x, y]) => [x + 2, y + (r.chance(0.3) ? 2 : r.between(5, 17))] as Point),
  ].reverse();
  return (
    shape(d, colour) +
    clip(
      d,
      shape(facets, mix(colour, light, 0.3)) +
        shape(cracks, shade) +
        tone(
          box(
            nth(line, 0)[0] - 20,
            minY + 40,
            nth(line, line.length - 1)[0] - nth(line, 0)[0] + 40,
            bottom - minY,
          ),
          shade,
          0,
          1,
        ) +
        shape(`${curve(line, false)}${curve(top, false).replace('M', 'L')}Z`, light),
    )
  );
}

/** A jetty pile with its coat of sponge and ascidian. */
export function pile(
  x: number,
  top: number,
  bottom: number,
  width: number,
  seed: number,
  colour: string,
  shade: string,
  growth?: Growth,
  from = 0.25,
) {
  const r = random(seed);
  const lean = r.between(-8, 8);
  const d = polygon([
    [x - width / 2 + lean, top],
    [x + width / 2 + lean, top],
    [x + width / 2, bottom],
    [x - width / 2, bottom],
  ]);
  let out =
    shape(d, colour) + clip(d, shape(box(x + width * 0.08, top, width, bottom - top), shade));
  if (growth)
    for (let i = 0; i < (bottom - top) / 5; i++) {
      const t = from + (1 - from) * r() ** 0.8;
      const y = top + (bottom - top) * t;
      const across = r.between(-0.6, 0.6);
      const px = x + across * width;
      const tint = mix(
        r.pick(growth.tints),
        growth.shade,
        across > 0.1 ? 0.5 : across > -0.15 ? 0.25 : 0.05,
      );
      const s = r.between(0.05, 0.15) * width * (Math.abs(across) > 0.45 ? 1.25 : 1);
      out += shape(blot(px, y, s, r, r.between(0.7, 1.5)), tint);
      if (r.chance(0.16)) out += shape(disc(px - s * 0.25, y - s * 0.3, s * 0.28), growth.light);
      if (i % 17 === 5 && width > 50)
        out += fan(
          px + Math.sign(across) * width * 0.2,
          y,
          width * 0.75,
          seed + i,
          tint,
          across > 0 ? -35 : -145,
        );
    }
  return out;
}
