import { createCanvas, ImageData } from '@napi-rs/canvas';
import { random } from '../../kit/random.ts';
import { rgb } from './layers.ts';
import { corners, disc } from './pen.ts';
import { alpha, ease, HEIGHT, lerp, type Pen, TAU, turn, WIDTH, wave } from './stage.ts';

type Shafts = {
  x: number;
  y: number;
  reach: number;
  from: number;
  to: number;
  count: number;
  colour: string;
  strength: number;
  seed: number;
};

/** Shafts of light that fan out from a sun above the picture; each swings and breathes by itself. */
export function shafts(o: Shafts): (pen: Pen, t: number) => void {
  const r = random(o.seed);
  const list = Array.from({ length: o.count }, (_, i) => ({
    angle: lerp(o.from, o.to, (i + r.between(0.15, 0.85)) / o.count),
    half: r.between(0.012, 0.04),
    long: o.reach * r.between(0.6, 1),
    phase: r(),
    cycles: r.whole(1, 2),
    swing: r.between(0.01, 0.022),
    weight: r.between(0.5, 1),
  }));
  return (pen, t) => {
    for (const s of list) {
      const angle = s.angle + s.swing * wave(t, 1, s.phase * 1.7);
      const half = s.half * (1 + 0.25 * wave(t, s.cycles, s.phase + 0.4));
      const force = o.strength * s.weight * (0.62 + 0.38 * wave(t, s.cycles, s.phase));
      const edge = (a: number, l: number) => ({
        x: o.x + Math.sin(a) * l,
        y: o.y + Math.cos(a) * l,
      });
      for (const share of [1, 0.5]) {
        const far = edge(angle, s.long);
        const g = pen.createLinearGradient(o.x, o.y, far.x, far.y);
        g.addColorStop(0, alpha(o.colour, force));
        g.addColorStop(0.45, alpha(o.colour, force * 0.7));
        g.addColorStop(1, alpha(o.colour, 0));
        corners(pen, [
          edge(angle - half * share, 0),
          edge(angle + half * share, 0),
          edge(angle + half * share, s.long),
          edge(angle - half * share, s.long),
        ]);
        pen.fillStyle = g;
        pen.fill();
      }
    }
  };
}

/** Specks that rise and wander; each fades in and out within its own life, which is one loop long. */
export function motes(o: {
  count: number;
  colour: string;
  size: [number, number];
  seed: number;
  climb: [number, number];
}): (pen: Pen, t: number) => void {
  const r = random(o.seed);
  const list = Array.from({ length: o.count }, () => ({
    x: r.between(-40, WIDTH + 40),
    y: r.between(-20, HEIGHT + 20),
    size: r.between(o.size[0], o.size[1]),
    phase: r(),
    climb: r.between(o.climb[0], o.climb[1]),
    drift: r.between(14, 40),
    tone: r.between(0.35, 0.8),
  }));
  return (pen, t) => {
    for (const m of list) {
      const life = turn(t + m.phase);
      disc(pen, m.x + m.drift * wave(t, 1, m.phase), m.y - (life - 0.5) * m.climb, m.size);
      pen.fillStyle = alpha(o.colour, m.tone * Math.sin(Math.PI * life));
      pen.fill();
    }
  };
}

/**
 * Light on sand: a net of bright lines in perspective. `level` is the far edge of the sand; draws over
 * what the pen has clipped to. The net comes back to itself after one loop.
 */
export function caustics(o: {
  level: number;
  bottom?: number;
  colour: string;
  strength: number;
  scale?: number;
  flow?: number;
}): (pen: Pen, t: number, shift?: number) => void {
  const bottom = o.bottom ?? HEIGHT;
  const wide = WIDTH / 4;
  const high = Math.ceil((bottom - o.level) / 3);
  const [red, green, blue] = rgb(o.colour);
  const canvas = createCanvas(wide, high);
  const net = canvas.getContext('2d');
  const image = new ImageData(wide, high);
  return (pen, t, shift = 0) => {
    for (let row = 0; row < high; row++) {
      const near = (row + 0.5) / high;
      const z = 1 / (0.1 + near * 0.9);
      const v = ((z * 4.6 * (o.scale ?? 1)) % TAU) - 250;
      for (let column = 0; column < wide; column++) {
        const across =
          (column / wide - 0.5 - shift / WIDTH) * 26 * (0.35 + z * 0.65) * (o.scale ?? 1);
        const u = (((across % TAU) + TAU) % TAU) - 250;
        let ix = u;
        let iy = v;
        let light = 1;
        for (const turns of [-2, -1, 1, -1, 1]) {
          const a = TAU * (t * turns + 0.13 * turns * turns);
          const nx = u + Math.cos(a - ix) + Math.sin(a + iy);
          const ny = v + Math.sin(a - iy) + Math.cos(a + ix);
          ix = nx;
          iy = ny;
          light += 1 / Math.hypot((u * 0.005) / Math.sin(ix + a), (v * 0.005) / Math.cos(iy + a));
        }
        const lit = Math.abs(1.17 - (light / 5) ** 1.4) ** 8;
        const at = (row * wide + column) * 4;
        image.data[at] = red;
        image.data[at + 1] = green;
        image.data[at + 2] = blue;
        image.data[at + 3] =
          255 *
          (0.5 * ease(0.075, 0.13, lit) + 0.5 * ease(0.2, 0.34, lit)) *
          o.strength *
          ease(0, 0.2, near);
      }
    }
    net.putImageData(image, 0, 0);
    pen.drawImage(canvas, 0, o.level, WIDTH, bottom - o.level);
  };
}
