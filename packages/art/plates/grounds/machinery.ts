import { num, type Point } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { darker, lighter, type Stage } from '../scene.ts';
import { iron } from './hull.ts';

/** A piece of a wreck: 100 units high, its foot at 0,0, placed by whoever lays out the plate. */
export type Piece = {
  svg: string;
  /** Its upper edge, where growth holds. */
  edge: Point[];
  /** Units to the left and the right of its foot. */
  left: number;
  right: number;
  /** Whether growth covers its face: not where one looks between its parts. */
  solid?: 'whole' | 'ragged';
};

const poly = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

const dots = (places: readonly (readonly [number, number])[], size: number) =>
  places.map(([x, y]) => disc(x, y, size)).join('');

/** A boiler with its furnaces towards us. */
function boilerEnd(stage: Stage): Piece {
  const { r } = stage;
  const body = iron(stage);
  const drum = 'M-20 -100L84 -94Q112 -50 84 -6L-20 0Z';
  const doors: [number, number][] = r.chance(0.5)
    ? [
        [-42, -34],
        [2, -34],
        [-20, -22],
      ]
    : [
        [-40, -36],
        [0, -36],
      ];
  const tubes: [number, number][] = Array.from({ length: 14 }, (_, i) => [
    -47 + (i % 7) * 9,
    i < 7 ? -66 : -75,
  ]);
  return {
    svg:
      shape(drum, body) +
      inside(
        drum,
        shape('M-30 -104L110 -98V-82L-30 -84Z', lighter(body, 0.2)) +
          stroke('M26 -100Q42 -50 26 0M62 -98Q80 -50 62 0', darker(body, 0.35), 2.4),
      ) +
      shape(disc(-20, -50, 50), darker(body, 0.2)) +
      `<circle cx="-20" cy="-50" r="45" fill="none" stroke="${lighter(body, 0.12)}" stroke-width="2.5"/>` +
      shape(dots(doors, 12) + dots(tubes, 2.6), darker(body, 0.75)),
    edge: [
      [-30, -99],
      [40, -97],
      [84, -92],
    ],
    left: 70,
    right: 100,
    solid: 'whole',
  };
}

/** A boiler that lies along the picture, its shell holed. */
function boilerSide(stage: Stage): Piece {
  const { r } = stage;
  const body = iron(stage);
  const drum = 'M-112 -88H96Q120 -44 96 0H-112Q-92 -44 -112 -88Z';
  const x = r.between(-60, 20);
  const hole = poly([
    [x, -70],
    [x + 22, -78],
    [x + 46, -62],
    [x + 40, -38],
    [x + 12, -34],
    [x - 6, -50],
  ]);
  const rivets = Array.from({ length: 30 }, (_, i): [number, number] => [
    [-74, -14, 46][i % 3] ?? 0,
    -82 + Math.floor(i / 3) * 8,
  ]);
  return {
    svg:
      shape(drum, body) +
      inside(
        drum,
        shape('M-130 -92H130V-70H-130Z', lighter(body, 0.2)) +
          shape('M-130 -26H130V10H-130Z', darker(body, 0.4)) +
          stroke('M-70 -90V4M-10 -90V4M50 -90V4', darker(body, 0.35), 2.4) +
          shape(dots(rivets, 1.4), darker(body, 0.5)) +
          shape(hole, darker(body, 0.75)),
      ) +
      shape('M-112 -88Q-92 -44 -112 0Q-134 -44 -112 -88Z', darker(body, 0.25)) +
      shape('M-30 -86v-14h30v14Z', darker(body, 0.1)),
    edge: [
      [-104, -86],
      [0, -87],
      [94, -86],
    ],
    left: 128,
    right: 112,
    solid: 'whole',
  };
}

/** A boiler on its end, the tubes open at the top. */
function boilerOnEnd(stage: Stage): Piece {
  const body = iron(stage);
  const drum = 'M-46 -88V-6Q0 10 46 -6V-88Z';
  const tubes = Array.from({ length: 15 }, (_, i): [number, number] => [
    -28 + (i % 5) * 14,
    -94 + Math.floor(i / 5) * 6,
  ]);
  return {
    svg:
      shape(drum, body) +
      inside(
        drum,
        shape('M-50 -96H-22V20H-50Z', lighter(body, 0.2)) +
          shape('M22 -96H50V20H22Z', darker(body, 0.4)) +
          stroke('M-50 -62Q0 -50 50 -62M-50 -30Q0 -18 50 -30', darker(body, 0.35), 2.4),
      ) +
      shape(disc(0, -88, 46, 14), lighter(body, 0.14)) +
      shape(disc(0, -88, 40, 11), darker(body, 0.5)) +
      shape(dots(tubes, 2.6), darker(body, 0.85)) +
      shape(disc(-4, -40, 11, 12), darker(body, 0.75)),
    edge: [
      [-44, -92],
      [0, -101],
      [44, -92],
    ],
    left: 48,
    right: 48,
    solid: 'whole',
  };
}

/** One boiler: its end, its side, or on its end. */
export const boiler = (stage: Stage): Piece =>
  stage.r.pick([boilerEnd, boilerSide, boilerOnEnd, boilerSide])(stage);

/** What is left of a boiler: half its shell, with the tubes inside. */
export function boilerShell(stage: Stage): Piece {
  const body = iron(stage);
  return {
    svg:
      shape('M-90 0Q-96 -84 -10 -92Q76 -88 84 -30L60 -36Q40 -70 -10 -70Q-62 -64 -62 0Z', body) +
      shape('M-62 0Q-62 -64 -10 -70Q40 -70 60 -36L52 0Z', darker(body, 0.7)) +
      stroke('M-52 -14H56M-54 -26H58M-50 -38H56M-42 -50H44', lighter(body, 0.1), 3.4) +
      shape('M-86 -40Q-70 -88 -10 -92Q-60 -80 -76 -36Z', lighter(body, 0.2)),
    edge: [
      [-70, -66],
      [-10, -90],
      [60, -70],
    ],
    left: 92,
    right: 86,
  };
}

/** An engine of two or three cylinders over their rods and cranks. */
export function engine(stage: Stage): Piece {
  const { r } = stage;
  const body = iron(stage);
  const count = r.pick([2, 3]);
  let svg = shape('M-74 -14H74L80 0H-80Z', darker(body, 0.25));
  let edge: Point[] = [];
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * (count === 2 ? 62 : 48);
    const wide = (count === 2 ? 24 : 18) + i * 3;
    const top = -94 - i * 3;
    svg +=
      stroke(`M${x} -64L${x} -22`, darker(body, 0.5), 5) +
      shape(disc(x, -24, 12), darker(body, 0.35)) +
      shape(
        `M${x - 22} -12L${x - 14} -64H${x - 6}L${x - 11} -12ZM${x + 22} -12L${x + 14} -64H${x + 6}L${x + 11} -12Z`,
        body,
      ) +
      shape(
        `M${x - wide} -62V${top + 6}Q${x} ${top - 4} ${x + wide} ${top + 6}V-62Z`,
        i % 2 ? darker(body, 0.12) : body,
      ) +
      shape(`M${x - wide} -74V${top + 6}H${x - wide + 9}V-74Z`, lighter(body, 0.22)) +
      stroke(`M${x - wide} -66H${x + wide}M${x - wide} -86H${x + wide}`, darker(body, 0.4), 2);
    edge = [...edge, [x - wide + 4, top + 3], [x + wide - 4, top + 3]];
  }
  return { svg, edge, left: 82, right: 82 };
}

/** The screw on the end of its shaft, its lower blades in the ground. */
export function screw(stage: Stage): Piece {
  const body = iron(stage);
  const turn = stage.r.between(0, 1.5);
  const blades = [0, 1, 2, 3].map((i) => {
    const a = turn + (i * Math.PI) / 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at = (out: number, side: number) =>
      `${num(c * out - s * side)} ${num(-38 + s * out + c * side)}`;
    return {
      far: i % 2,
      d: `M${at(8, -8)}Q${at(36, -34)} ${at(60, -10)}Q${at(62, 14)} ${at(30, 16)}L${at(8, 8)}Z`,
    };
  });
  return {
    svg:
      stroke('M0 -38L150 -22', darker(body, 0.3), 15) +
      shape('M96 -50h14l4 40h-22Z', darker(body, 0.1)) +
      blades.map(({ d, far }) => shape(d, far ? body : lighter(body, 0.14))).join('') +
      shape(disc(0, -38, 13), darker(body, 0.3)) +
      shape(disc(-3, -41, 5), lighter(body, 0.2)),
    edge: [
      [20, -46],
      [70, -40],
      [140, -32],
    ],
    left: 62,
    right: 156,
  };
}

/** A length of shaft on its bearings. */
export function shaft(stage: Stage): Piece {
  const body = iron(stage);
  const bearing = (x: number) =>
    shape(`M${x - 12} -34h24l8 34h-40Z`, darker(body, 0.12)) +
    shape(`M${x - 12} -34h24v6h-24Z`, lighter(body, 0.2));
  const flange = (x: number) => shape(`M${x} -44h8v34h-8Z`, darker(body, 0.25));
  return {
    svg:
      bearing(-96) +
      bearing(40) +
      stroke('M-150 -24L150 -30', body, 15) +
      stroke('M-148 -29L148 -35', lighter(body, 0.22), 3) +
      flange(-40) +
      flange(-30) +
      flange(104),
    edge: [
      [-140, -32],
      [0, -34],
      [140, -38],
    ],
    left: 156,
    right: 156,
  };
}

/** A paddle's shaft, the hub and the stumps of its arms still on it. */
export function paddleShaft(stage: Stage): Piece {
  const body = iron(stage);
  let arms = '';
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2 + 0.2;
    const long = [52, 66, 40][i % 3] ?? 40;
    arms += `M-70 -56L${num(-70 + Math.cos(a) * long)} ${num(-56 + Math.sin(a) * long)}`;
  }
  return {
    svg:
      stroke('M-70 -56L170 -14', darker(body, 0.15), 17) +
      stroke(arms, body, 7) +
      `<circle cx="-70" cy="-56" r="36" fill="none" stroke="${body}" stroke-width="6"/>` +
      shape(disc(-70, -56, 17), darker(body, 0.3)),
    edge: [
      [-90, -94],
      [0, -50],
      [150, -26],
    ],
    left: 132,
    right: 176,
  };
}

/** A winch: its drum between two cheeks. */
export function winch(stage: Stage): Piece {
  const body = iron(stage);
  return {
    svg:
      shape('M-70 0L-52 -70H-34L-30 0ZM34 0L38 -70H56L74 0Z', darker(body, 0.15)) +
      shape('M-44 -72H46V-30H-44Z', body) +
      shape('M-44 -72H46V-60H-44Z', lighter(body, 0.2)) +
      stroke('M-26 -72V-30M-8 -72V-30M10 -72V-30M28 -72V-30', darker(body, 0.35), 3) +
      shape(`${disc(-58, -52, 15, 24)}${disc(60, -52, 15, 24)}`, darker(body, 0.3)),
    edge: [
      [-44, -74],
      [46, -74],
    ],
    left: 76,
    right: 78,
  };
}
