import { random } from '../../kit/random.ts';
import { blot, disc, ribbon } from '../kit/pen.ts';
import { lerp, type Pen, wave } from '../kit/stage.ts';

/** A sea fan in the plane of the picture: branches that fork and bend with the surge. */
type Twig = {
  x: number;
  y: number;
  angle: number;
  long: number;
  wide: number;
  level: number;
  twigs: Twig[];
};

/** A sea fan: forked twigs in one plane. */
export function fan(size: number, seed: number, forks = 6): Twig {
  const r = random(seed);
  const grow = (angle: number, long: number, wide: number, level: number): Twig => ({
    x: 0,
    y: 0,
    angle,
    long,
    wide,
    level,
    twigs:
      level >= forks
        ? []
        : Array.from(
            { length: level < 4 ? (r.chance(0.42) ? 3 : 2) : 2 },
            (_, i, all = level < 4 ? 2.5 : 2) =>
              grow(
                ((i + 0.5) / all - 0.5) * r.between(0.75, 1.05) + r.between(-0.12, 0.12),
                long * r.between(0.72, 0.9),
                wide * 0.7,
                level + 1,
              ),
          ),
  });
  return grow(0, size * 0.26, size * 0.035, 0);
}

/** Draws a fan from its foot; `bend` is how far the water leans it. */
export function drawFan(
  pen: Pen,
  twig: Twig,
  x: number,
  y: number,
  angle: number,
  bend: number,
  colour: string,
) {
  const a = angle + twig.angle + bend * (0.25 + twig.level * 0.14);
  const ex = x + Math.cos(a) * twig.long;
  const ey = y + Math.sin(a) * twig.long;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(
    lerp(x, ex, 0.5) - Math.sin(a) * bend * 6,
    lerp(y, ey, 0.5) + Math.cos(a) * bend * 6,
    ex,
    ey,
  );
  pen.strokeStyle = colour;
  pen.lineWidth = Math.max(1.6, twig.wide);
  pen.stroke();
  for (const t of twig.twigs) drawFan(pen, t, ex, ey, a * 0.82 + angle * 0.18, bend, colour);
}

export const tufts = (seed: number) => {
  const r = random(seed);
  return Array.from({ length: 34 }, () => ({
    a: r.between(-1.25, 1.25),
    far: r.between(0.35, 1),
    size: r.between(0.09, 0.17),
    phase: r(),
  }));
};

/** Soft coral: a pale trunk with tufts. */
export function softCoral(
  pen: Pen,
  t: number,
  { x, y, size, lean }: { x: number; y: number; size: number; lean: number },
  list: ReturnType<typeof tufts>,
  [colour, light, stem]: readonly [tufts: string, light: string, stem: string],
) {
  const sway = 0.09 * wave(t, 1, x / 900) + 0.03 * wave(t, 2, y / 700);
  const place = (a: number, far: number) => {
    const b = lean + a * 0.72 + sway * (0.4 + far);
    return { x: x + Math.sin(b) * size * far, y: y - Math.cos(b) * size * far };
  };
  for (const f of list) {
    if (f.far < 0.5) continue;
    blot(
      pen,
      ribbon(
        [{ x, y }, place(f.a * 0.5, f.far * 0.5), place(f.a, f.far)],
        (s) => size * lerp(0.07, 0.02, s),
      ),
      stem,
    );
  }
  for (const f of list) {
    const p = place(f.a, f.far);
    const swell = size * f.size * (1 + 0.05 * wave(t, 2, f.phase));
    disc(pen, p.x, p.y, swell, swell * 0.86);
    pen.fillStyle = colour;
    pen.fill();
  }
  for (const f of list) {
    const p = place(f.a, f.far);
    for (let i = 0; i < 3; i++) {
      disc(
        pen,
        p.x - size * 0.035 + i * size * 0.035,
        p.y - size * 0.05 + (i % 2) * size * 0.03,
        size * 0.021,
      );
      pen.fillStyle = light;
      pen.fill();
    }
  }
}
