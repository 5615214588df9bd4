import { parsePairs } from '../../kit/outline.ts';
import { mix } from '../../palette.ts';
import { blot, trace } from '../kit/pen.ts';
import type { Place } from '../kit/space.ts';
import { type Pen, through } from '../kit/stage.ts';
import { pale, type Rim, type Show, seam, skin, skinDark } from './turtle-skin.ts';

export const frontFlipper: Rim = parsePairs(`
    0,-0.15 0.16,-0.24 0.4,-0.24 0.68,-0.15 0.94,0.04 1.14,0.3 1.2,0.46 1.08,0.44 0.88,0.33
    0.66,0.26 0.44,0.22 0.22,0.24 0,0.24
  `);

export const hindFlipper: Rim = parsePairs(
  '0,-0.12 0.2,-0.15 0.42,-0.06 0.54,0.1 0.5,0.22 0.34,0.24 0.16,0.18 0,0.16',
);

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

/** A flipper from its root, with rows of scales. */
export function flipper(
  pen: Pen,
  show: Show,
  root: Place,
  side: 1 | -1,
  outline: Rim,
  pose: FlipperPose,
) {
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
  const rows = outline === frontFlipper ? 9 : 4;
  const reach = outline === frontFlipper ? 1.12 : 0.5;
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < 3; j++) {
      const l = 0.1 + ((i + (j % 2) * 0.4) / rows) * reach;
      const base =
        outline === frontFlipper
          ? through(parsePairs('0,-0.13 0.4,-0.17 0.68,-0.08 0.94,0.12 1.2,0.44'), l)
          : -0.08 + l * 0.2;
      const c = base + j * 0.115;
      const big = (0.062 - j * 0.012) * (outline === frontFlipper ? 1 : 0.8);
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
