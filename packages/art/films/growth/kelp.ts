import { type Random, random } from '../../kit/random.ts';
import { blot, disc, ribbon } from '../kit/pen.ts';
import { clamp, type Dot, lerp, type Pen, TAU, wave } from '../kit/stage.ts';

type Kelp = {
  x: number;
  base: number;
  height: number;
  /** How far the top swings. */
  sway: number;
  lean: number;
  phase: number;
  nodes: number;
  blade: number;
  stem: number;
  seed: number;
  colours: { stem: string; blade: string; shade: string; float: string; edge?: string };
};

function knotsOf(k: Kelp, r: Random) {
  return Array.from({ length: k.nodes }, (_, i) => ({
    s: clamp((i + 0.6 + r.between(-0.25, 0.25)) / k.nodes),
    side: i % 2 ? 1 : -1,
    length: k.blade * r.between(0.7, 1.15),
    width: r.between(0.085, 0.125),
    tilt: r.between(0.95, 1.75),
    phase: r.between(-0.08, 0.08),
    ruffle: r() * TAU,
    front: r.chance(0.5),
  }));
}

type Knot = ReturnType<typeof knotsOf>[number];

function drawLeaf(
  pen: Pen,
  { t, at, knot, k }: { t: number; at: (s: number, t: number) => Dot; knot: Knot; k: Kelp },
) {
  const root = at(knot.s, t);
  const lift = at(Math.min(1, knot.s + 0.02), t);
  const up = Math.atan2(lift.x - root.x, root.y - lift.y);
  // The blade streams after the water: it lags behind the stipe by a little more than its node.
  const flow =
    0.42 * wave(t, 1, k.phase + 0.2 - 0.2 * knot.s + knot.phase) +
    0.12 * wave(t, 2, k.phase + knot.phase * 3);
  const small = 0.55 + 0.45 * Math.sin(Math.PI * clamp(knot.s * 0.86 + 0.12));
  const length = knot.length * small;
  let angle = up + knot.side * knot.tilt - flow * 0.55;
  const line: Dot[] = [root];
  let { x, y } = root;
  const steps = 14;
  for (let i = 1; i <= steps; i++) {
    const s = i / steps;
    const curl =
      0.16 * wave(t, 2, knot.phase * 4 + k.phase - s * 0.55) +
      0.1 * wave(t, 1, knot.phase * 5 - s * 0.4);
    angle += (knot.side * 0.075 + curl * 0.55 - flow * 0.06) * (9 / steps);
    x += (Math.sin(angle) * length) / steps;
    y -= (Math.cos(angle) * length) / steps;
    line.push({ x, y });
  }
  const wide = length * knot.width;
  const edge = (s: number, out: number) => {
    const profile =
      s < 0.12
        ? (s / 0.12) * 0.25
        : (0.25 + 0.75 * Math.sin(Math.PI * Math.min(1, (s - 0.12) / 0.6) * 0.5)) *
          (1 - Math.max(0, (s - 0.42) / 0.58) ** 1.5);
    return (
      wide *
      profile *
      (1 + 0.17 * Math.sin(s * 30 + knot.ruffle + out * 2) + 0.06 * Math.sin(s * 53 + out))
    );
  };
  if (k.colours.edge) {
    const back = line.map((p) => ({ x: p.x - 2.2, y: p.y - 2 }));
    blot(
      pen,
      ribbon(
        back,
        (s) => edge(s, 0),
        (s) => edge(s, 1),
      ),
      k.colours.edge,
    );
  }
  blot(
    pen,
    ribbon(
      line,
      (s) => edge(s, 0),
      (s) => edge(s, 1),
    ),
    k.colours.blade,
  );
  const under = knot.side > 0;
  blot(
    pen,
    ribbon(
      line,
      (s) => (under ? 0.8 : edge(s, 0)),
      (s) => (under ? edge(s, 1) : 0.8),
    ),
    k.colours.shade,
  );
  const first = line[1] ?? root;
  const far = length * 0.09;
  const a = Math.atan2(first.y - root.y, first.x - root.x);
  disc(
    pen,
    root.x + Math.cos(a) * far,
    root.y + Math.sin(a) * far,
    length * 0.075,
    length * 0.042,
    a,
  );
  pen.fillStyle = k.colours.float;
  pen.fill();
}

/** Giant kelp, Macrocystis: blades to either side of a stipe, each on its own float. */
export function giantKelp(k: Kelp): (pen: Pen, t: number) => void {
  const r = random(k.seed);
  const knots = knotsOf(k, r);
  const at = (s: number, t: number): Dot => ({
    x:
      k.x +
      k.lean * s * s +
      k.sway *
        s ** 1.25 *
        (wave(t, 1, k.phase - 0.2 * s) + 0.28 * wave(t, 2, k.phase * 2.3 - 0.35 * s)) +
      k.height * 0.012 * Math.sin(s * 11 + k.seed),
    y: k.base - k.height * s,
  });
  return (pen, t) => {
    const stem = Array.from({ length: 25 }, (_, i) => at(i / 24, t));
    const leaf = (knot: (typeof knots)[number]) => {
      drawLeaf(pen, { t, at, knot, k });
    };
    for (const knot of knots) if (!knot.front) leaf(knot);
    blot(
      pen,
      ribbon(stem, (s) => lerp(k.stem, k.stem * 0.55, s)),
      k.colours.stem,
    );
    for (const knot of knots) if (knot.front) leaf(knot);
  };
}
