import { coral, deep, ink, mix, paper, reef, shallow } from '../palette.ts';
import { curve, type Point, random, shape, stroke, tube } from '../print.ts';

type Joint = [number, number];
export type Pose = {
  head: Joint;
  /** Where the face looks, in degrees; 180 is left. */
  face: number;
  shoulder: Joint;
  hip: Joint;
  kneeA: Joint;
  ankleA: Joint;
  finA: Joint;
  kneeB: Joint;
  ankleB: Joint;
  finB: Joint;
  elbowA: Joint;
  handA: Joint;
  elbowB: Joint;
  handB: Joint;
};

/** A diver is about 1000 units from crown to fin tips and looks left. A is the near side. */
export const poses = {
  swim: {
    head: [70, -12],
    face: 190,
    shoulder: [160, 14],
    hip: [420, 30],
    kneeA: [606, 66],
    ankleA: [752, -2],
    finA: [1050, -34],
    kneeB: [590, 40],
    ankleB: [752, 70],
    finB: [1036, 132],
    elbowA: [214, 140],
    handA: [100, 168],
    elbowB: [190, 120],
    handB: [70, 132],
  },
  /** Flat trim, knees bent, fins up: the frog kick. */
  hover: {
    head: [70, -8],
    face: 185,
    shoulder: [160, 14],
    hip: [424, 34],
    kneeA: [610, 62],
    ankleA: [636, -104],
    finA: [900, -190],
    kneeB: [600, 48],
    ankleB: [640, -76],
    finB: [912, -122],
    elbowA: [206, 140],
    handA: [76, 120],
    elbowB: [190, 124],
    handB: [58, 98],
  },
  /** Upright in mid-water. */
  hang: {
    head: [-6, 60],
    face: 172,
    shoulder: [14, 160],
    hip: [44, 420],
    kneeA: [-10, 604],
    ankleA: [52, 766],
    finA: [-70, 1030],
    kneeB: [60, 612],
    ankleB: [110, 770],
    finB: [60, 1050],
    elbowA: [90, 284],
    handA: [-36, 330],
    elbowB: [-30, 276],
    handB: [-128, 220],
  },
  /** Going up slowly: one hand above, looking towards the surface. */
  rise: {
    head: [-8, 64],
    face: 222,
    shoulder: [24, 162],
    hip: [70, 420],
    kneeA: [60, 612],
    ankleA: [130, 776],
    finA: [112, 1060],
    kneeB: [110, 606],
    ankleB: [206, 752],
    finB: [256, 1036],
    elbowA: [104, 280],
    handA: [-10, 330],
    elbowB: [-60, 60],
    handB: [-70, -80],
  },
} satisfies Record<string, Pose>;

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
  const limb = (a: Joint, b: Joint, c: Joint, w: [number, number, number]) =>
    tube([
      [a[0], a[1], w[0]],
      [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, w[0] * 0.96],
      [b[0], b[1], w[1]],
      [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2, w[1] * 0.94],
      [c[0], c[1], w[2]],
    ]);
  const blade = (ankle: Joint, tip: Joint, colour: string, dark: string, knee: Joint) => {
    const dx = tip[0] - ankle[0];
    const dy = tip[1] - ankle[1];
    const l = Math.hypot(dx, dy);
    const [vx, vy] = [dx / l, dy / l];
    const q = (a: number, o: number): Point => [
      ankle[0] + vx * a - vy * o,
      ankle[1] + vy * a + vx * o,
    ];
    const c = (a: number, o: number): Point => [...q(a, o), 1] as Point;
    const kx = knee[0] - ankle[0];
    const ky = knee[1] - ankle[1];
    const side = kx * -vy + ky * vx > 0 ? -1 : 1;
    return (
      shape(
        curve([
          c(-24, 30 * side),
          q(60, 34 * side),
          q(130, 40 * side),
          q(l * 0.7, 48 * side),
          c(l, 62 * side),
          c(l + 10, 2 * side),
          q(l * 0.7, -8 * side),
          q(120, -20 * side),
          q(40, -30 * side),
          c(-10, -24 * side),
        ]),
        colour,
      ) +
      shape(
        curve([
          c(-26, 32 * side),
          q(40, 36 * side),
          q(110, 26 * side),
          q(120, -6 * side),
          q(60, -30 * side),
          c(-12, -28 * side),
        ]),
        dark,
      )
    );
  };
  const farSuit = shade;
  let out = '';
  // Far limbs
  out += blade(p.ankleB, p.finB, mix(fin, ink, 0.4), shade, p.kneeB);
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
  // Cylinder on the back
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
  // Trunk
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
  // Head
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
  const k = length / 1000;
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${flip ? -k : k} ${k})">${out}</g>`;
}

/** Bubbles on their way up from a regulator: they grow and spread. */
export function bubbles(
  x: number,
  y: number,
  height: number,
  count: number,
  seed: number,
  colour = mix(shallow, paper, 0.4),
  size = 9,
) {
  const r = random(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const t = (i + r()) / count;
    const s = size * (0.35 + t * 1.1) * r.between(0.45, 1.1);
    const bx = x + r.between(-1, 1) * (10 + t * height * 0.1) + Math.sin(t * 9 + seed) * 12;
    const by = y - t * height;
    // Small ones are round, large ones flatten to caps.
    out +=
      s > size * 0.9
        ? shape(
            curve([
              [bx - s * 1.3, by + s * 0.45, 1],
              [bx - s * 0.9, by - s * 0.5],
              [bx, by - s * 0.95],
              [bx + s * 0.95, by - s * 0.45],
              [bx + s * 1.3, by + s * 0.5, 1],
              [bx, by + s * 0.2],
            ]),
            colour,
            'opacity="0.9"',
          )
        : `<circle cx="${bx.toFixed(1)}" cy="${by.toFixed(1)}" r="${s.toFixed(1)}" fill="none" stroke="${colour}" stroke-width="${Math.max(1.5, s * 0.3).toFixed(1)}"/>`;
  }
  return out;
}
