import { animal, modelled } from '../kit/fish.ts';
import { nth } from '../kit/list.ts';
import { curve, type Outline, type Point, taper, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { honey, ink, kelp, mix, ochre, paper, rust } from '../palette.ts';
import { fineSpine, off } from './seadragon-spine.ts';

type Spine = [x: number, y: number, half: number][];

/** Nape, trunk and the tail that coils about a stem; the head lies over its upper end. */
const trunk = (belly: number): Spine => [
  [500, -350, 50],
  [548, -290, 52],
  [568, -220, 62],
  [556, -140, 62 + belly * 0.7],
  [532, -50, 66 + belly],
  [524, 40, 58 + belly * 0.6],
  [546, 120, 46],
  [574, 210, 38],
  [576, 300, 31],
  [536, 380, 26],
  [466, 410, 21],
  [408, 376, 17],
  [400, 312, 14],
  [448, 282, 11],
  [486, 312, 8],
];

type Kind = {
  base: string;
  light: string;
  shade: string;
  belly: number;
  snout: { long: number; width: number; bars?: string };
  /** The crown, and what grows about it. */
  crown: Outline;
  /** How far spines stand out of every second ring. */
  spine: number;
  coat: string;
  front?: string;
};

function rings(belly: number, colour: string, spine: number, edge: string) {
  const fine = fineSpine(trunk(belly), 64);
  let lines = '';
  let spines = '';
  for (let i = 8; i < 60; i += 2) {
    const at = nth(fine, i);
    const [a, m, b] = [off(at, 0, at.half), off(at, 9, 0), off(at, 0, -at.half)];
    lines += `M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${m[0].toFixed(1)} ${m[1].toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
    if (i % 4 || i > 48) continue;
    for (const side of [1, -1]) {
      const foot: Point[] = [off(at, -9, at.half * 0.94 * side), off(at, 9, at.half * 0.94 * side)];
      const tip = off(at, 0, (at.half + spine) * side);
      spines += curve([nth(foot, 0), [tip[0], tip[1], 1], nth(foot, 1)]);
    }
  }
  return { lines: stroke(lines, colour, 6), spines: shape(spines, edge) };
}

function head({ base, light, shade, snout, crown }: Kind) {
  const { long, width, bars } = snout;
  const tip = 400 - long;
  const drop = long * 0.2;
  const y = -372;
  const nose = curve([
    [450, y - width * 0.9],
    [400, y - width * 0.55],
    [tip + 20, y + drop - width * 0.5],
    [tip - 4, y + drop - width * 0.66, 1],
    [tip - 16, y + drop + 4],
    [tip + 2, y + drop + width * 0.62, 1],
    [tip + 30, y + drop + width * 0.5],
    [400, y + width * 0.75],
    [450, y + width * 1.5],
  ]);
  return (
    shape(curve(crown), shade) +
    modelled(nose, { base, light, shade }, bars ?? '', { light: 6, shade: 12 }) +
    modelled(
      curve(
        '404,-398 436,-440 500,-452 556,-432 590,-380 580,-320 530,-286 476,-296 424,-328 400,-360',
      ),
      { base, light, shade },
      '',
      { light: 10, shade: 20 },
    ) +
    stroke(curve('520,-430 560,-384 548,-326 510,-296', false), mix(base, shade, 0.7), 7) +
    shape(curve('452,-432^ 446,-468 470,-444^') + curve('440,-330^ 420,-306 462,-312^'), shade) +
    shape(disc(456, -386, 27), mix(base, paper, 0.55)) +
    shape(disc(453, -386, 15), ink) +
    shape(disc(448, -391, 5), paper)
  );
}

function seahorseOf(kind: Kind) {
  const { base, light, shade, belly, spine, coat } = kind;
  const body = tube(fineSpine(trunk(belly), 40).map((p) => [p.x, p.y, p.half]));
  const { lines, spines } = rings(belly, mix(base, shade, 0.6), spine, shade);
  const fin = curve('590,-120^ 640,-150 690,-130 706,-80 690,-30 640,-6 590,-10^');
  const rays = [-120, -96, -70, -44, -22].map((y) => `M604 ${-64 + (y + 70) * 0.7}L694 ${y + 2}`);
  return (
    stroke('M430 480C424 400 452 330 430 250C414 190 430 150 420 110', mix(kelp, ink, 0.35), 22) +
    shape(fin, mix(base, paper, 0.62)) +
    stroke(rays.join(''), mix(base, shade, 0.3), 5) +
    spines +
    modelled(body, { base, light, shade }, coat + lines, { light: 9, shade: 20 }) +
    // The tail's turn about the stem
    stroke('M432 330C428 310 424 290 428 262', mix(kelp, ink, 0.35), 22) +
    head(kind) +
    shape(curve('566,-330^ 600,-336 616,-312 598,-290 562,-298^'), mix(base, paper, 0.5)) +
    (kind.front ?? '')
  );
}

/** Hippocampus whitei, White's seahorse: slender, a long snout, a tall five-pointed crown, low spines. */
export const whitesSeahorse = animal(() => {
  const base = '#D9A92F';
  return seahorseOf({
    base,
    light: mix(base, paper, 0.5),
    shade: mix(base, mix(rust, ink, 0.3), 0.6),
    belly: 14,
    snout: { long: 176, width: 24 },
    crown: `482,-436^ 492,-500 468,-536^ 504,-518 520,-564^ 534,-520 570,-560^ 564,-514 606,-526^ 580,-490
      596,-470^ 556,-420`,
    spine: 13,
    coat: shape(
      spots({ x: 380, y: -360, width: 300, height: 800 }, 60, random(137), () => 5),
      mix(base, paper, 0.6),
    ),
  });
});

/** Hippocampus subelongatus, West Australian seahorse: large, fine brown lines across a long snout. */
export const westAustralianSeahorse = animal(() => {
  const base = '#C9703A';
  const brown = mix(rust, ink, 0.45);
  const lines = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
    const x = 258 + i * 20;
    const y = -337 - i * 4;
    return `M${x - 3} ${y - 26}Q${x + 5} ${y} ${x - 1} ${y + 28}`;
  });
  return seahorseOf({
    base,
    light: mix(base, paper, 0.45),
    shade: mix(base, mix(rust, ink, 0.5), 0.65),
    belly: 40,
    snout: { long: 186, width: 28, bars: stroke(lines.join(''), brown, 7) },
    crown:
      '476,-430^ 490,-480 478,-506^ 508,-494 524,-520^ 540,-494 572,-508^ 566,-474 584,-452^ 560,-420',
    spine: 7,
    coat: stroke(
      [
        'M452 -60Q470 -20 452 24',
        'M480 -120Q500 -70 488 -10Q480 40 492 84',
        'M520 -170Q540 -110 524 -40Q512 30 524 90',
        'M560 -190Q576 -120 562 -50Q552 20 560 80',
      ].join(''),
      mix(base, brown, 0.5),
      7,
    ),
  });
});

/** Hippocampus breviceps, short-head seahorse: tiny, short-snouted, a tall rounded knob of a crown with weed-like threads, white flecks. */
export const shortHeadSeahorse = animal(() => {
  const r = random(139);
  const base = mix(honey, kelp, 0.42);
  const shade = mix(base, mix(ochre, ink, 0.7), 0.7);
  const tufts: [number, number, number][] = [
    [498, -548, -40],
    [516, -566, -12],
    [540, -566, 14],
    [560, -550, 40],
    [572, -500, 66],
    [486, -510, -62],
    [588, -420, 62],
    [604, -360, 80],
    [616, -270, 78],
    [624, -200, 84],
    [440, -440, -40],
  ];
  const threads = tufts.map(([x, y, lean]) => {
    const turn = ((lean - 90) * Math.PI) / 180;
    return [-0.35, 0.05, 0.4]
      .map((d) => {
        const long = r.between(50, 86);
        const a = turn + d;
        return taper(
          [
            [x, y],
            [x + Math.cos(a) * long * 0.6, y + Math.sin(a) * long * 0.6],
            [x + Math.cos(a + 0.35) * long, y + Math.sin(a + 0.35) * long],
          ],
          11,
          4,
        );
      })
      .join('');
  });
  const flecks = spots({ x: 380, y: -360, width: 300, height: 800 }, 38, r, () => r.between(4, 8));
  return (
    shape(threads.join(''), mix(base, kelp, 0.4)) +
    seahorseOf({
      base,
      light: mix(base, paper, 0.45),
      shade,
      belly: 46,
      snout: { long: 74, width: 36 },
      crown: '474,-430^ 494,-490 486,-540 504,-572 534,-580 562,-568 576,-538 566,-490 584,-426^',
      spine: 9,
      coat: inside(tube(trunk(46)), shape(flecks, paper)),
      front: shape(
        [
          disc(520, -410, 7),
          disc(546, -380, 6),
          disc(500, -340, 6),
          disc(524, -500, 7),
          disc(536, -540, 6),
          disc(480, -420, 5),
        ].join(''),
        paper,
      ),
    })
  );
});
