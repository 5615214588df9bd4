import { parsePairs } from '../../kit/outline.ts';
import { ink, mix, paper } from '../../palette.ts';
import { blot, disc, trace } from '../kit/pen.ts';
import { attitude, type Place } from '../kit/space.ts';
import { ease, type Pen, TAU, turn } from '../kit/stage.ts';
import { flipper, frontFlipper, hindFlipper } from './turtle-flipper.ts';
import { drawShell } from './turtle-shell.ts';
import { pale, type Show, seam, skin, skinDark } from './turtle-skin.ts';

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

/** Neck and head, in profile. */
function drawHead(pen: Pen, t: number, show: Show, size: number) {
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
  flipper(pen, show, { x: 0.72, y: 0.04, z: -0.36 }, -1, hindFlipper, {
    lift: 0.1 + 0.05 * Math.sin(TAU * 2 * t),
    sweep: 0.95,
    twist: 0.25,
    lag: 0.1,
  });
  flipper(pen, show, { x: -0.68, y: 0.04, z: -0.5 }, -1, frontFlipper, {
    lift: late.lift,
    sweep: late.sweep,
    twist: late.twist,
    lag: 0.34 * (late.lift - s.lift) * 10 + 0.3 * s.lift,
  });

  drawHead(pen, t, show, size);

  drawShell(pen, show);

  flipper(pen, show, { x: 0.72, y: 0.05, z: 0.34 }, 1, hindFlipper, {
    lift: 0.0 + 0.06 * Math.sin(TAU * 2 * t + 1),
    sweep: 1.0,
    twist: 0.2,
    lag: 0.1,
  });
  flipper(pen, show, { x: -0.66, y: 0.06, z: 0.52 }, 1, frontFlipper, {
    lift: s.lift,
    sweep: s.sweep,
    twist: s.twist,
    lag: 0.34 * s.lift,
  });
}
