import { type Random, random } from '../../kit/random.ts';
import { mix, paper } from '../../palette.ts';
import { blot, corners } from '../kit/pen.ts';
import { type Dot, dots, ease, lerp, type Pen, TAU, wave } from '../kit/stage.ts';

type Way = (u: number) => { x: number; y: number; z: number };

type Shoal = {
  count: number;
  seed: number;
  /** A closed way in space: `u` 0 to 1 goes once around; z is towards the eye. */
  way: Way;
  x: number;
  y: number;
  start: number;
  /** How far along the way the shoal is strung out. */
  lag: number;
  /** Size of the shoal: along its heading, in height, across. */
  spread: [number, number, number];
  size: number;
  near: string;
  far: string;
  flank: string;
  stripe?: string;
};

/** A shoal: every fish follows one closed way, each in its own place and a moment apart, so all wheel as one. */
export function shoal(o: Shoal): (pen: Pen, t: number, front: boolean) => void {
  const r = random(o.seed);
  const g = () => (r() + r() + r() - 1.5) / 1.5;
  const members = Array.from({ length: o.count }, () => ({
    lag: g() * o.lag,
    x: g() * o.spread[0],
    y: g() * o.spread[1],
    z: g() * o.spread[2],
    size: r.between(0.85, 1.15),
    phase: r(),
    wander: r(),
  }));
  return (pen, t, front) => {
    const list = members
      .map((f) => {
        const u = t + o.start + f.lag;
        const p = o.way(u);
        const q = o.way(u + 0.003);
        const yaw = Math.atan2(q.z - p.z, q.x - p.x);
        const ox = f.x * Math.cos(yaw) - f.z * Math.sin(yaw);
        const oz = f.x * Math.sin(yaw) + f.z * Math.cos(yaw);
        return {
          f,
          yaw,
          z: p.z + oz,
          x: p.x + ox + 9 * wave(t, 2, f.wander),
          y: p.y + f.y + 7 * wave(t, 1, f.wander * 3) + 4 * wave(t, 3, f.phase),
          climb: (q.y - p.y) / (Math.hypot(q.x - p.x, q.z - p.z) || 1),
        };
      })
      .sort((a, b) => a.z - b.z);
    for (const fish of list) {
      if (fish.z > 0 !== front) continue;
      const near = 1100 / (1100 - fish.z);
      const face = Math.cos(fish.yaw);
      const long = o.size * fish.f.size * near;
      const bend = 0.13 * wave(t, 20, fish.f.phase);
      pen.save();
      pen.translate(o.x + fish.x * near, o.y + fish.y * near);
      const wide = Math.sign(face || 1) * Math.max(0.28, Math.abs(face));
      pen.rotate(Math.atan(fish.climb) * Math.sign(wide) * 0.8);
      pen.scale(wide * long, long);
      const close = ease(-420, 420, fish.z);
      const dark = mix(o.far, o.near, close);
      // Flanks flash when they turn towards the light.
      const flash = ease(0.15, 0.95, Math.abs(Math.sin(fish.yaw + 0.6)));
      const flank = mix(o.flank, paper, flash * lerp(0.25, 0.85, close));
      corners(pen, [
        { x: -0.72, y: bend * 0.4 },
        { x: -1.2, y: -0.36 + bend },
        { x: -1, y: bend * 0.9 },
        { x: -1.2, y: 0.36 + bend },
      ]);
      pen.fillStyle = o.stripe ? mix(o.far, o.stripe, lerp(0.5, 1, close)) : dark;
      pen.fill();
      const tail = bend * 0.5;
      blot(
        pen,
        [
          ...dots('1,0.02 0.55,-0.27 0,-0.33 -0.5,-0.13'),
          { x: -0.86, y: -0.04 + tail },
          { x: -0.86, y: 0.05 + tail },
          ...dots('-0.5,0.14 0,0.31 0.55,0.25'),
        ],
        dark,
      );
      blot(
        pen,
        [
          ...dots('0.96,0.06 0.5,-0.06 -0.1,-0.1'),
          { x: -0.8, y: tail },
          ...dots('-0.45,0.13 0,0.28 0.5,0.23'),
        ],
        flank,
      );
      if (o.stripe)
        blot(
          pen,
          [...dots('0.5,-0.13 0,-0.2'), { x: -0.82, y: tail - 0.02 }, { x: 0, y: -0.11 }],
          mix(o.far, o.stripe, lerp(0.4, 1, close)),
        );
      pen.restore();
    }
  };
}

/** Small fish that hold their place in the current. */
export function hover(o: {
  seed: number;
  count: number;
  tints: readonly string[];
  size: [number, number];
  place(r: Random): Dot;
}): (pen: Pen, t: number) => void {
  const r = random(o.seed);
  const list = Array.from({ length: o.count }, () => ({
    ...o.place(r),
    size: r.between(o.size[0], o.size[1]),
    a: r(),
    b: r(),
    way: r.chance(0.85) ? -1 : 1,
    tint: r.pick(o.tints),
  }));
  return (pen, t) => {
    for (const f of list) {
      const bend = 0.2 * wave(t, 26, f.a);
      pen.save();
      pen.translate(
        f.x + 20 * wave(t, 1, f.a) + 8 * wave(t, 3, f.b),
        f.y + 15 * wave(t, 2, f.b) + 8 * wave(t, 1, f.a * 2),
      );
      pen.rotate(0.16 * Math.sin(TAU * (t + f.a + 0.25)));
      pen.scale(f.way * f.size, f.size);
      corners(pen, [
        { x: -0.6, y: 0 },
        { x: -1.35, y: -0.45 + bend },
        { x: -0.95, y: bend },
        { x: -1.35, y: 0.45 + bend },
      ]);
      pen.fillStyle = f.tint;
      pen.fill();
      blot(
        pen,
        [
          ...dots('1,0 0.4,-0.44 -0.4,-0.26'),
          { x: -0.85, y: bend * 0.4 },
          ...dots('-0.4,0.24 0.4,0.36'),
        ],
        f.tint,
      );
      pen.restore();
    }
  };
}
