import { parsePairs } from '../../kit/outline.ts';
import { abyss, honey, ink, kelp, mix, ochre } from '../../palette.ts';
import { blot, corners } from '../kit/pen.ts';
import type { Place } from '../kit/space.ts';
import { type Dot, type Pen, TAU, through } from '../kit/stage.ts';
import { pale, type Rim, type Show, seam } from './turtle-skin.ts';

/** Half width of the shell from its front (-1) to its end (1). */
const halfWidths = parsePairs(`
  -1,0.12 -0.9,0.42 -0.7,0.63 -0.4,0.77 -0.05,0.8 0.3,0.72 0.6,0.53 0.85,0.27 1,0.03
`);

const width = (u: number) => through(halfWidths, u);

const dome = (u: number, v: number): Place => ({
  x: u,
  y:
    -0.02 - 0.4 * Math.max(0, 1 - v * v) ** 0.75 * Math.max(0, 1 - ((u + 0.12) / 1.14) ** 2) ** 0.6,
  z: v * width(u),
});

const belly = (u: number, v: number): Place => ({
  x: u,
  y: 0.16 * Math.max(0, 1 - v * v) ** 0.6 * Math.max(0, 1 - u * u) ** 0.4,
  z: v * width(u),
});

const scute = mix(ochre, kelp, 0.35);
const scuteDark = mix(scute, ink, 0.42);

/** A curved surface as patches, far ones first. */
function sheet(pen: Pen, show: Show, of: (u: number, v: number) => Place, colour: string) {
  const steps = 30;
  const patches: { z: number; points: Dot[] }[] = [];
  for (let i = 0; i < steps; i++) {
    for (let j = -7; j < 7; j++) {
      const [u, u2, v, v2] = [-1 + (2 * i) / steps, -1 + (2 * i + 2) / steps, j / 7, (j + 1) / 7];
      const points = [show(of(u, v)), show(of(u2, v)), show(of(u2, v2)), show(of(u, v2))];
      patches.push({ z: points.reduce((sum, p) => sum + p.z, 0), points });
    }
  }
  patches.sort((a, b) => a.z - b.z);
  for (const patch of patches) {
    corners(pen, patch.points);
    pen.fillStyle = colour;
    pen.fill();
    pen.strokeStyle = colour;
    pen.lineWidth = 1;
    pen.stroke();
  }
}

/** One scute, inside its own edges; not drawn where it faces away. */
function plate(pen: Pen, show: Show, points: Rim, tone: string, streak: boolean) {
  const mu = points.reduce((sum, [u]) => sum + u, 0) / points.length;
  const mv = points.reduce((sum, [, v]) => sum + v, 0) / points.length;
  const a = show(dome(mu, mv));
  const b = show(dome(mu + 0.03, mv));
  const c = show(dome(mu, mv + 0.03));
  if ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) < 0) return;
  const edge = points.flatMap(([u, v], i) => {
    const [u2, v2] = points[(i + 1) % points.length] ?? [u, v];
    return [0, 0.34, 0.67].map((k) =>
      show(dome(mu + (u + (u2 - u) * k - mu) * 0.95, mv + (v + (v2 - v) * k - mv) * 0.94)),
    );
  });
  corners(pen, edge);
  pen.fillStyle = tone;
  pen.fill();
  if (!streak) return;
  pen.save();
  corners(pen, edge);
  pen.clip();
  for (let k = 0; k < 9; k++) {
    const angle = (k / 9) * TAU + mu * 5;
    const [ca, sa] = [Math.cos(angle) * 0.22, Math.sin(angle) * 0.22];
    blot(
      pen,
      [
        show(dome(mu + 0.1, mv)),
        show(dome(mu + ca + sa * 0.16, mv + sa - ca * 0.16)),
        show(dome(mu + ca * 1.3, mv + sa * 1.3)),
        show(dome(mu + ca - sa * 0.1, mv + sa + ca * 0.1)),
      ],
      k % 3 === 0 ? mix(honey, scute, 0.35) : scuteDark,
    );
  }
  pen.restore();
}

/** Shell: rim and dome in the pale of the seams, then each scute inside its own edges. */
export function drawShell(pen: Pen, show: Show) {
  sheet(pen, show, belly, pale);
  sheet(pen, show, dome, seam);
  const light = mix(scute, honey, 0.25);
  const U = [-0.96, -0.58, -0.18, 0.22, 0.58, 0.97];
  U.forEach((u, i) => {
    const next = U[i + 1];
    if (next === undefined) return;
    const m = (u + next) / 2;
    plate(
      pen,
      show,
      [
        [u, -0.22],
        [u, 0.22],
        [m, 0.36],
        [next, 0.22],
        [next, -0.22],
        [m, -0.36],
      ],
      light,
      true,
    );
  });
  const C = [-0.93, -0.38, 0.02, 0.4, 0.82];
  for (const side of [-1, 1]) {
    C.forEach((u, i) => {
      const next = C[i + 1];
      if (next === undefined) return;
      const points = [
        [u, 0.3],
        [(u + next) / 2, 0.24],
        [next, 0.3],
        [next, 0.8],
        [u, 0.8],
      ].map(([a = 0, b = 0]) => [a, b * side] as const);
      plate(
        pen,
        show,
        side > 0 ? points.toReversed() : points,
        side > 0 ? mix(scute, ink, 0.12) : light,
        true,
      );
    });
    for (let i = 0; i < 12; i++) {
      const u = -0.99 + i * 0.165;
      const points = [
        [u, 0.84],
        [u + 0.155, 0.84],
        [u + 0.155, 0.98],
        [u + 0.005, 0.98],
      ].map(([a = 0, b = 0]) => [a, b * side] as const);
      plate(pen, show, side > 0 ? points.toReversed() : points, mix(scute, abyss, 0.4), false);
    }
  }
}
