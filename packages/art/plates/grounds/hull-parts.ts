import { curve, num, type Point } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { mix, ochre } from '../../palette.ts';
import { darker, lighter, type Stage } from '../scene.ts';
import { iron } from './hull.ts';
import type { Piece } from './machinery.ts';

/** Of timber where the text says so, else of iron. */
const frameColour = (stage: Stage) =>
  /timber|wooden|schooner|whaler|hulk/i.test(stage.facts.description)
    ? mix(stage.near, ochre, 0.3)
    : iron(stage);

const rib = (x: number, high: number, lean: number, thick: number) =>
  curve([
    [x, 4, 1],
    [x - high * 0.16, -high * 0.45],
    [x + lean, -high, 1],
    [x + lean + thick * 0.7, -high, 1],
    [x - high * 0.16 + thick * 1.2, -high * 0.42],
    [x + thick * 1.4, 4, 1],
  ]);

/** Frames in a row along a keel, seen from beside it. */
function ribsBeside(stage: Stage): Piece {
  const { r } = stage;
  const colour = frameColour(stage);
  const count = r.whole(6, 10);
  const gap = r.between(25, 34);
  const peak = r.between(0.2, 0.8);
  const long = (count - 1) * gap;
  let svg = '';
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const high = r.chance(0.14)
      ? r.between(18, 30)
      : (100 - Math.abs(t - peak) * 70) * r.between(0.78, 1);
    svg += shape(
      rib(-long / 2 + i * gap, high, r.between(2, 12), r.between(6, 9)),
      i % 2 ? colour : lighter(colour, 0.14),
    );
  }
  const half = long / 2;
  svg += shape(
    `M${num(-half - 34)} -6L${num(half + 40)} -10V6H${num(-half - 30)}Z`,
    darker(colour, 0.25),
  );
  return {
    svg,
    edge: [
      [-half - 20, -8],
      [half + 30, -10],
    ],
    left: half + 36,
    right: half + 42,
  };
}

/** Frames seen along the keel, one pair behind the other. */
function ribsAlong(stage: Stage): Piece {
  const { r } = stage;
  const colour = frameColour(stage);
  const count = r.whole(4, 6);
  let svg = '';
  for (let i = count - 1; i >= 0; i--) {
    const k = 1 - i * 0.13;
    const [x, y] = [i * 21, -i * 7];
    const high = () => -100 * k * (r.chance(0.2) ? 0.5 : r.between(0.8, 1));
    const [a, b] = [high(), high()];
    const tone = i ? mix(colour, stage.far, i * 0.11) : colour;
    svg +=
      stroke(
        `M${num(x - 62 * k)} ${num(y + a)}Q${num(x - 78 * k)} ${num(y + a * 0.35)} ${num(x)} ${num(y)}Q${num(x + 78 * k)} ${num(y + b * 0.35)} ${num(x + 62 * k)} ${num(y + b)}`,
        tone,
        9 * k,
      ) + shape(`M${num(x - 10 * k)} ${num(y - 8)}h${num(20 * k)}v12h${num(-20 * k)}Z`, tone);
  }
  return {
    svg,
    edge: [
      [-60, -12],
      [60, -10],
    ],
    left: 76,
    right: 120,
  };
}

export const ribs = (stage: Stage): Piece => stage.r.pick([ribsBeside, ribsAlong])(stage);

/** A keel on the ground with the stumps of floors across it. */
export function keel(stage: Stage): Piece {
  const colour = frameColour(stage);
  let stumps = '';
  for (let x = -120; x <= 120; x += 30)
    stumps += `M${x} -4l${num(stage.r.between(-16, 16))} ${num(-stage.r.between(14, 44))}`;
  return {
    svg:
      stroke(stumps, colour, 9) +
      shape('M-168 -14L160 -4L164 8H-172Z', darker(colour, 0.2)) +
      stroke('M-164 -14L158 -5', lighter(colour, 0.2), 3),
    edge: [
      [-160, -14],
      [150, -6],
    ],
    left: 170,
    right: 164,
  };
}

/** Sheets of her side that lean on each other. */
export function plating(stage: Stage): Piece {
  const { r } = stage;
  const body = iron(stage);
  let svg = '';
  const edge: Point[] = [];
  const count = r.whole(2, 4);
  for (let i = 0; i < count; i++) {
    const x = -120 + i * (200 / count) + r.between(-14, 14);
    const high = r.between(46, 100);
    const lean = r.between(-36, 44);
    const wide = r.between(56, 96);
    const points: Point[] = [
      [x, 4, 1],
      [x + lean, -high, 1],
      [x + lean + wide * 0.4, -high * 0.86, 1],
      [x + lean + wide * 0.62, -high * 1.02, 1],
      [x + lean + wide, -high * 0.8, 1],
      [x + wide, 4, 1],
    ];
    const d = curve(points);
    const tone = i % 2 ? darker(body, 0.2) : body;
    svg +=
      shape(d, lighter(tone, 0.22)) +
      inside(
        d,
        shape(d, tone, 'transform="translate(3 6)"') +
          stroke(`M${num(x - 40)} ${num(-high * 0.5)}h240`, darker(tone, 0.35), 2) +
          shape(
            disc(x + lean * 0.7 + wide * 0.5, -high * 0.68, 6) +
              disc(x + lean * 0.4 + wide * 0.4, -high * 0.3, 6),
            darker(tone, 0.7),
          ),
      );
    edge.push([x + lean + 4, -high + 2], [x + lean + wide * 0.9, -high * 0.84]);
  }
  return { svg, edge, left: 130, right: 150, solid: 'ragged' };
}

const torn = (x: number, top: number): Point[] => [
  [x, top, 1],
  [x - 14, top * 0.8, 1],
  [x + 12, top * 0.62, 1],
  [x - 10, top * 0.4, 1],
  [x + 16, top * 0.2, 1],
  [x + 10, 6, 1],
];

function shell(stage: Stage, outline: Point[], holes: number): string {
  const { r, water } = stage;
  const body = iron(stage);
  const d = curve(outline);
  let gaps = '';
  let frames = '';
  for (let i = 0; i < holes; i++) {
    const [x, y] = [-46 + i * 34 + r.between(-8, 8), -r.between(44, 72)];
    gaps += curve([
      [x, y, 1],
      [x + 20, y - 8],
      [x + 27, y + 12, 1],
      [x + 22, y + 34],
      [x + 4, y + 30, 1],
    ]);
    frames += `M${num(x + 9)} ${num(y - 8)}v46M${num(x + 18)} ${num(y - 8)}v46`;
  }
  return (
    shape(d, lighter(body, 0.22)) +
    inside(
      d,
      shape(d, body, 'transform="translate(2 5)"') +
        shape('M-140 -26H160V20H-140Z', darker(body, 0.45)) +
        stroke('M-140 -78H160M-140 -54H160M-140 -30H160', darker(body, 0.3), 1.6, 'opacity="0.6"') +
        shape(gaps, water[2] ?? stage.far) +
        inside(gaps || 'M0 0Z', stroke(frames, darker(body, 0.2), 3)),
    )
  );
}

/** Her bow, torn off behind; light falls through it where the frames are open. */
export function bowPart(stage: Stage): Piece {
  const clipper = /barque|clipper|schooner|sailing|iron ship/i.test(stage.facts.description);
  const stem: Point[] = clipper
    ? [
        [-70, 6, 1],
        [-78, -30],
        [-96, -78],
        [-124, -104, 1],
      ]
    : [
        [-74, 6, 1],
        [-82, -50],
        [-90, -106, 1],
      ];
  const outline: Point[] = [...stem, [-20, -96], ...torn(72, -92), [60, 6, 1]];
  const sprit = clipper ? stroke('M-112 -98L-168 -122', iron(stage), 6) : '';
  return {
    svg: sprit + shell(stage, outline, 3),
    edge: [
      [-110, -102],
      [-20, -96],
      [66, -92],
    ],
    left: clipper ? 170 : 92,
    right: 92,
    solid: 'ragged',
  };
}

/** Her stern, torn off before it; with rudder and screw where she had one. */
export function sternPart(stage: Stage): Piece {
  const steam = /steam|collier|boiler|engine|propeller/i.test(stage.facts.description);
  const body = iron(stage);
  const outline: Point[] = [
    [-118, -100, 1],
    [-104, -72],
    [-60, -54],
    [-46, 6, 1],
    [60, 6, 1],
    ...torn(84, -92).reverse(),
    [0, -92],
  ];
  return {
    svg:
      shape('M-88 -58L-56 -52V2H-92Z', darker(body, 0.2)) +
      shell(stage, outline, steam ? 1 : 2) +
      (steam
        ? stroke('M-66 -22L-40 -22', darker(body, 0.4), 6) +
          shape(
            'M-66 -22q-14 -22 0 -30q12 8 0 30ZM-66 -22q14 16 4 24q-14 -2 -4 -24Z',
            lighter(body, 0.16),
          )
        : ''),
    edge: [
      [-112, -98],
      [0, -93],
      [80, -92],
    ],
    left: 120,
    right: 104,
    solid: 'ragged',
  };
}

/** Slate stacked as it was in the hold. */
export function slates(stage: Stage): Piece {
  const { r, mid } = stage;
  let svg = '';
  for (const [x, count] of [
    [-86, r.whole(5, 8)],
    [4, r.whole(8, 11)],
    [92, r.whole(3, 6)],
  ] as const)
    for (let i = 0; i < count; i++) {
      const dx = x + r.between(-4, 4);
      svg += shape(
        `M${num(dx - 42)} ${-i * 8}l80 -2l4 -7l-82 2Z`,
        i % 2 ? darker(mid, 0.25) : lighter(mid, 0.12),
      );
    }
  return {
    svg,
    edge: [
      [-120, -50],
      [4, -84],
      [130, -36],
    ],
    left: 132,
    right: 138,
  };
}

/** Railway iron in rows. */
export function rails(stage: Stage): Piece {
  const body = iron(stage);
  let svg = '';
  for (let i = 0; i < 7; i++) {
    const y = -i * 8;
    svg +=
      stroke(
        `M${-170 + i * 16} ${y}L${130 + i * 11} ${y - 12}`,
        i % 2 ? body : darker(body, 0.2),
        5,
      ) + stroke(`M${-168 + i * 16} ${y - 2}L${128 + i * 11} ${y - 14}`, lighter(body, 0.22), 1.4);
  }
  return {
    svg,
    edge: [
      [-90, -56],
      [170, -68],
    ],
    left: 172,
    right: 196,
  };
}

/** A length of mast with its bands. */
export function mast(stage: Stage): Piece {
  const body = iron(stage);
  return {
    svg:
      shape('M-190 -12L170 -34L172 -24L-188 8Z', body) +
      shape('M-190 -12L170 -34L170 -31L-190 -6Z', lighter(body, 0.22)) +
      stroke('M-110 -18l2 20M-20 -24l2 20M70 -29l2 17', darker(body, 0.35), 6),
    edge: [
      [-170, -14],
      [150, -34],
    ],
    left: 190,
    right: 174,
  };
}
