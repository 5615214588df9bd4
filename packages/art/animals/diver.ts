import { curve, type Point, tube } from '../kit/outline.ts';
import { placeFlat, shape, stroke } from '../kit/print.ts';
import { coral, deep, ink, mix, paper, reef, shallow } from '../palette.ts';
import { blade, limb } from './diver-limbs.ts';
import { type Pose, poses } from './diver-poses.ts';

export type DiverOptions = {
  flip?: boolean;
  pose?: keyof typeof poses;
  suit?: string;
  shade?: string;
  trim?: string;
  tank?: string;
  fin?: string;
  glass?: string;
  skin?: string;
};

/** A point by the trunk: `along` it from the shoulder, `out` from it towards the back. */
type TrunkPoint = (along: number, out: number) => Point;

/** Cylinder on the back. */
function cylinder(at: TrunkPoint, tank: string, shade: string) {
  let out = '';
  const cyl = curve([
    [...at(-30, 66), 1] as Point,
    at(-48, 78),
    at(-54, 96),
    at(-48, 116),
    [...at(-26, 128), 1] as Point,
    [...at(244, 132), 1] as Point,
    at(262, 122),
    at(266, 96),
    at(262, 72),
    [...at(246, 62), 1] as Point,
  ]);
  out += shape(cyl, tank);
  out += shape(
    curve([
      [...at(-30, 66), 1] as Point,
      at(-48, 80),
      [...at(-44, 92), 1] as Point,
      [...at(250, 88), 1] as Point,
      [...at(260, 70), 1] as Point,
      [...at(246, 60), 1] as Point,
    ]),
    mix(tank, reef, 0.5),
  );
  out +=
    stroke(curve([at(40, 60), at(40, 132)], false), shade, 14) +
    stroke(curve([at(150, 60), at(150, 134)], false), shade, 14);
  out += shape(curve([at(-54, 84), at(-84, 82), at(-90, 98), at(-84, 112), at(-54, 110)]), shade);
  return out;
}

/** The trunk with the jacket's wing and the weight belt. */
function torso(at: TrunkPoint, suit: string, trim: string, shade: string) {
  let out = '';
  const trunk = curve([
    at(-34, 16),
    at(-22, 52),
    at(40, 70),
    at(130, 62),
    at(220, 52),
    at(290, 50),
    at(320, 10),
    at(300, -46),
    at(220, -58),
    at(120, -68),
    at(30, -64),
    at(-26, -34),
  ]);
  out += shape(trunk, suit);
  out += shape(
    curve([
      at(-22, 46),
      at(30, 66),
      at(140, 66),
      at(226, 62),
      at(262, 30),
      at(266, -44),
      at(226, -74),
      at(120, -70),
      at(96, -20),
      at(50, 0),
      at(0, 6),
    ]),
    trim,
  );
  out += shape(
    curve([at(266, -44), at(226, -76), at(120, -72), at(110, -44), at(200, -44), at(250, -20)]),
    mix(trim, ink, 0.4),
  );
  out += stroke(curve([at(264, 34), at(270, -36)], false), shade, 20);
  return out;
}

/** The head with hood, mask, second stage and hose. */
function headWithMask({
  p,
  by,
  bx,
  suit,
  skin,
  shade,
  trim,
  glass,
  at,
}: {
  p: Pose;
  by: number;
  bx: number;
  suit: string;
  skin: string;
  shade: string;
  trim: string;
  glass: string;
  at: TrunkPoint;
}) {
  let out = '';
  const f = (p.face * Math.PI) / 180;
  const [fx, fy] = [Math.cos(f), Math.sin(f)];
  const [tx, ty] = [-fy, fx];
  // crown side is away from the trunk
  const crown =
    (p.head[0] - p.shoulder[0]) * tx + (p.head[1] - p.shoulder[1]) * ty > 0 ||
    by * ty + bx * tx > 0.2
      ? 1
      : -1;
  const h = (a: number, o: number): Point => [
    p.head[0] + fx * a + tx * o * crown,
    p.head[1] + fy * a + ty * o * crown,
  ];
  out += shape(
    tube([
      [p.head[0], p.head[1], 44],
      [(p.head[0] + p.shoulder[0]) / 2, (p.head[1] + p.shoulder[1]) / 2, 36],
      [p.shoulder[0], p.shoulder[1], 42],
    ]),
    suit,
  );
  out += shape(
    curve([
      h(44, 30),
      h(10, 54),
      h(-36, 44),
      h(-54, 0),
      h(-36, -46),
      h(14, -50),
      h(46, -24),
      h(52, 4),
    ]),
    suit,
  );
  out += shape(
    curve([h(30, 28), h(44, -6), h(34, -40), h(18, -30), h(16, 16)]),
    mix('#C98A63', skin, 0.35),
  );
  out += stroke(curve([h(30, 14), h(-20, 24), h(-52, 16)], false), shade, 12);
  out +=
    shape(curve([h(28, 34), h(62, 28), h(66, -4), h(48, -14), h(28, -6)]), trim) +
    shape(curve([h(44, 26), h(60, 22), h(62, 2), h(46, -4)]), glass);
  out +=
    shape(curve([h(40, -22), h(74, -16), h(82, -36), h(66, -54), h(38, -48)]), shade) +
    shape(curve([h(72, -24), h(80, -34), h(70, -46), h(62, -36)]), mix(shade, shallow, 0.4));
  out += stroke(curve([h(52, -46), h(16, -76), at(-40, 30), at(-76, 84)], false), shade, 11);
  return out;
}

/** A diver in one of the poses of diver-poses.ts. */
export function diver(x: number, y: number, length: number, angle = 0, options: DiverOptions = {}) {
  const {
    flip,
    pose = 'swim',
    suit = mix(deep, ink, 0.55),
    shade = mix(ink, '#000000', 0.2),
    trim = reef,
    tank = mix(paper, shallow, 0.35),
    fin = coral,
    glass = shallow,
    skin = mix(suit, reef, 0.25),
  } = options;
  const p: Pose = poses[pose];
  // Unit vectors along the trunk and out of the back
  const ax = p.hip[0] - p.shoulder[0];
  const ay = p.hip[1] - p.shoulder[1];
  const size = Math.hypot(ax, ay);
  const [ux, uy] = [ax / size, ay / size];
  const [bx, by] = [uy, -ux];
  const at = (along: number, out: number): Point => [
    p.shoulder[0] + ux * along + bx * out,
    p.shoulder[1] + uy * along + by * out,
  ];

  const farSuit = shade;
  // Far limbs
  let out = blade(p.ankleB, p.finB, mix(fin, ink, 0.4), shade, p.kneeB);
  out += shape(limb(p.hip, p.kneeB, p.ankleB, [50, 36, 24]), farSuit);
  out +=
    shape(
      limb([p.shoulder[0] + ux * 20, p.shoulder[1] + uy * 20], p.elbowB, p.handB, [34, 26, 20]),
      farSuit,
    ) +
    shape(
      curve([
        [p.handB[0] - 24, p.handB[1] - 14],
        [p.handB[0] + 12, p.handB[1] - 20],
        [p.handB[0] + 20, p.handB[1] + 14],
        [p.handB[0] - 16, p.handB[1] + 18],
      ]),
      farSuit,
    );
  out += cylinder(at, tank, shade);
  out += torso(at, suit, trim, shade);
  // Near leg and fin
  out += blade(p.ankleA, p.finA, fin, shade, p.kneeA);
  out += shape(limb(p.hip, p.kneeA, p.ankleA, [54, 38, 25]), suit);
  out += stroke(
    curve(
      [
        [p.hip[0] + bx * 26, p.hip[1] + by * 26],
        [(p.hip[0] + p.kneeA[0]) / 2 + bx * 28, (p.hip[1] + p.kneeA[1]) / 2 + by * 28],
        [p.kneeA[0] + bx * 14, p.kneeA[1] + by * 14],
      ],
      false,
    ),
    mix(suit, shallow, 0.3),
    7,
  );
  out += headWithMask({ p, by, bx, suit, skin, shade, trim, glass, at });
  // Near arm
  const hand = p.handA;
  out +=
    shape(
      limb([p.shoulder[0] + ux * 26, p.shoulder[1] + uy * 26], p.elbowA, p.handA, [36, 28, 21]),
      mix(suit, shallow, 0.07),
    ) +
    shape(
      curve([
        [hand[0] - 30, hand[1] - 12],
        [hand[0] + 8, hand[1] - 22],
        [hand[0] + 22, hand[1] + 12],
        [hand[0] - 14, hand[1] + 20],
      ]),
      shade,
    );
  out += stroke(
    curve(
      [at(10, -6), [(p.elbowA[0] + p.shoulder[0]) / 2 + 8, (p.elbowA[1] + p.shoulder[1]) / 2 - 8]],
      false,
    ),
    mix(suit, shallow, 0.3),
    6,
  );
  return placeFlat(out, { x, y, scale: length / 1000, angle, flip });
}
