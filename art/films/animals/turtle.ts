import { parsePairs } from '../../kit/outline.ts';
import { abyss, deep, honey, ink, kelp, mix, ochre, paper, sand, shallow } from '../../palette.ts';
import { blot, corners, disc, trace } from '../kit/pen.ts';
import { attitude, type Place } from '../kit/space.ts';
import { type Dot, ease, type Pen, TAU, through, turn } from '../kit/stage.ts';

/** Half width of the shell from its front (-1) to its end (1). */
const OUTLINE = parsePairs(`
  -1,0.12 -0.9,0.42 -0.7,0.63 -0.4,0.77 -0.05,0.8 0.3,0.72 0.6,0.53 0.85,0.27 1,0.03
`);

const width = (u: number) => through(OUTLINE, u);

/**
 * Strokes of the front flippers: two to a breathing space, then a glide; the whole comes twice in a loop.
 * Gives the lift of the flipper, its sweep back and its twist.
 */
function stroke(t: number) {
  const p = turn(2 * t);
  const q = p / 0.3;
  const force = ease(0, 0.3, q) * (1 - ease(1.6, 2.15, q));
  const a = TAU * q;
  return {
    lift: 0.06 + force * 0.72 * Math.sin(a),
    sweep: 0.62 - force * (0.3 - 0.28 * Math.sin(a - 1.9)),
    twist: 0.08 + force * 0.5 * Math.cos(a),
    nod: force * 0.05 * Math.sin(a + 2.4),
  };
}

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

const skin = mix(kelp, deep, 0.35);
const skinDark = mix(deep, ink, 0.5);
const pale = mix(sand, shallow, 0.25);
const seam = mix(sand, honey, 0.35);
const scute = mix(ochre, kelp, 0.35);
const scuteDark = mix(scute, ink, 0.42);

type Rim = readonly (readonly [number, number])[];

const FRONT: Rim = parsePairs(`
    0,-0.15 0.16,-0.24 0.4,-0.24 0.68,-0.15 0.94,0.04 1.14,0.3 1.2,0.46 1.08,0.44 0.88,0.33
    0.66,0.26 0.44,0.22 0.22,0.24 0,0.24
  `);
const HIND: Rim = parsePairs(
  '0,-0.12 0.2,-0.15 0.42,-0.06 0.54,0.1 0.5,0.22 0.34,0.24 0.16,0.18 0,0.16',
);

type Show = (p: Place) => Place;
type FlipperPose = { lift: number; sweep: number; twist: number; lag: number };

/** Where the flipper has its spot `l` out from the root and `c` across. */
function spotOfFlipper(show: Show, root: Place, side: 1 | -1, pose: FlipperPose) {
  const { lift, sweep, twist, lag } = pose;
  return ([l, c]: readonly [number, number]): Place => {
    // The tip comes after the root.
    const up = lift - lag * l * l;
    const d = {
      x: Math.sin(sweep),
      y: -Math.sin(up) * Math.cos(sweep),
      z: side * Math.cos(up) * Math.cos(sweep),
    };
    const dot = d.x;
    let cx = { x: 1 - d.x * dot, y: -d.y * dot, z: -d.z * dot };
    const n = Math.hypot(cx.x, cx.y, cx.z) || 1;
    cx = { x: cx.x / n, y: cx.y / n, z: cx.z / n };
    const up2 = {
      x: d.y * cx.z - d.z * cx.y,
      y: d.z * cx.x - d.x * cx.z,
      z: d.x * cx.y - d.y * cx.x,
    };
    const k = twist * side;
    const e = {
      x: cx.x * Math.cos(k) + up2.x * Math.sin(k),
      y: cx.y * Math.cos(k) + up2.y * Math.sin(k),
      z: cx.z * Math.cos(k) + up2.z * Math.sin(k),
    };
    return show({
      x: root.x + d.x * l + e.x * c,
      y: root.y + d.y * l + e.y * c,
      z: root.z + d.z * l + e.z * c,
    });
  };
}

function flipper(pen: Pen, show: Show, root: Place, side: 1 | -1, outline: Rim, pose: FlipperPose) {
  const spot = spotOfFlipper(show, root, side, pose);
  const rim = outline.map(spot);
  let area = 0;
  rim.forEach((p, i) => {
    const q = rim[(i + 1) % rim.length];
    if (q) area += p.x * q.y - q.x * p.y;
  });
  const above = area * side < 0;
  blot(
    pen,
    rim.map((p) => ({ x: p.x - 2.2, y: p.y - 2 })),
    seam,
  );
  blot(pen, rim, above ? skin : mix(pale, skin, 0.35));
  pen.save();
  trace(pen, rim);
  pen.clip();
  // Rows of scales, big along the leading edge.
  const rows = outline === FRONT ? 9 : 4;
  const reach = outline === FRONT ? 1.12 : 0.5;
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < 3; j++) {
      const l = 0.1 + ((i + (j % 2) * 0.4) / rows) * reach;
      const base =
        outline === FRONT
          ? through(parsePairs('0,-0.13 0.4,-0.17 0.68,-0.08 0.94,0.12 1.2,0.44'), l)
          : -0.08 + l * 0.2;
      const c = base + j * 0.115;
      const big = (0.062 - j * 0.012) * (outline === FRONT ? 1 : 0.8);
      blot(
        pen,
        [
          [-1, -0.8],
          [0.9, -0.9],
          [1.05, 0.8],
          [-0.9, 0.9],
        ].map(([a = 0, b = 0]) => spot([l + a * big, c + b * big * 0.9])),
        above ? skinDark : mix(skin, pale, 0.25),
      );
    }
  }
  pen.restore();
}

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

/** Neck and head, in profile. */
function drawHead(pen: Pen, t: number, show: (p: Place) => Place, size: number) {
  const yawn = 0.04 * Math.sin(TAU * (t + 0.2));
  const profile = ([x, y]: readonly [number, number]) =>
    show({ x, y: y + yawn * (x + 0.9), z: 0.02 });
  const neck = parsePairs('-0.8,-0.2 -1.02,-0.23 -1.14,-0.25 -1.2,0.1 -1,0.15 -0.76,0.16').map(
    profile,
  );
  blot(pen, neck, mix(skin, pale, 0.3));
  const head = parsePairs(`
      -1.04,-0.26 -1.2,-0.335 -1.38,-0.32 -1.52,-0.22 -1.6,-0.09 -1.585,0 -1.5,0.05 -1.3,0.1
      -1.12,0.1 -1.03,0
    `).map(profile);
  blot(
    pen,
    head.map((p) => ({ x: p.x - 2.2, y: p.y - 2 })),
    seam,
  );
  blot(pen, head, skin);
  pen.save();
  trace(pen, head);
  pen.clip();
  blot(
    pen,
    parsePairs('-1.65,0 -1.45,0 -1.2,0.02 -1,0.06 -1,0.2 -1.6,0.2').map(profile),
    mix(pale, skin, 0.2),
  );
  for (const [x, y, a, b] of [
    [-1.13, -0.23, 0.06, 0.05],
    [-1.25, -0.28, 0.055, 0.04],
    [-1.37, -0.26, 0.05, 0.04],
    [-1.12, -0.09, 0.065, 0.06],
    [-1.25, -0.08, 0.045, 0.05],
    [-1.48, -0.2, 0.045, 0.04],
    [-1.33, -0.05, 0.03, 0.035],
  ] as const) {
    blot(
      pen,
      (
        [
          [x - a, y - b * 0.6],
          [x, y - b],
          [x + a, y - b * 0.5],
          [x + a * 0.8, y + b * 0.8],
          [x - a * 0.7, y + b],
        ] as const
      ).map(profile),
      skinDark,
    );
  }
  pen.restore();
  trace(pen, parsePairs('-1.6,-0.02 -1.5,0 -1.38,0.04').map(profile), false);
  pen.strokeStyle = skinDark;
  pen.lineWidth = size * 0.018;
  pen.stroke();
  const eye = profile([-1.41, -0.13]);
  disc(pen, eye.x, eye.y, size * 0.058, size * 0.05);
  pen.fillStyle = seam;
  pen.fill();
  disc(pen, eye.x - size * 0.004, eye.y, size * 0.042, size * 0.04);
  pen.fillStyle = ink;
  pen.fill();
  disc(pen, eye.x - size * 0.016, eye.y - size * 0.014, size * 0.012);
  pen.fillStyle = paper;
  pen.fill();
}

/** Shell: rim and dome in the pale of the seams, then each scute inside its own edges. */
function drawShell(pen: Pen, show: (p: Place) => Place) {
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

/** A green turtle seen from the side and above, swimming to the left; `size` is half the length of the shell. */
export function turtle(
  pen: Pen,
  o: { x: number; y: number; size: number; t: number; roll: number; yaw: number; pitch: number },
) {
  const { size, t } = o;
  const s = stroke(t);
  const pose = attitude(o.roll, o.yaw, o.pitch);
  const show = (p: Place): Place => {
    const q = pose(p);
    const near = 7 / (7 - q.z);
    return { x: o.x + q.x * size * near, y: o.y + (q.y - s.nod) * size * near, z: q.z };
  };

  const late = stroke(t - 0.006);
  flipper(pen, show, { x: 0.72, y: 0.04, z: -0.36 }, -1, HIND, {
    lift: 0.1 + 0.05 * Math.sin(TAU * 2 * t),
    sweep: 0.95,
    twist: 0.25,
    lag: 0.1,
  });
  flipper(pen, show, { x: -0.68, y: 0.04, z: -0.5 }, -1, FRONT, {
    lift: late.lift,
    sweep: late.sweep,
    twist: late.twist,
    lag: 0.34 * (late.lift - s.lift) * 10 + 0.3 * s.lift,
  });

  drawHead(pen, t, show, size);

  drawShell(pen, show);

  flipper(pen, show, { x: 0.72, y: 0.05, z: 0.34 }, 1, HIND, {
    lift: 0.0 + 0.06 * Math.sin(TAU * 2 * t + 1),
    sweep: 1.0,
    twist: 0.2,
    lag: 0.1,
  });
  flipper(pen, show, { x: -0.66, y: 0.06, z: 0.52 }, 1, FRONT, {
    lift: s.lift,
    sweep: s.sweep,
    twist: s.twist,
    lag: 0.34 * s.lift,
  });
}
