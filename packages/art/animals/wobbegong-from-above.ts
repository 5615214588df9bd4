import { animal, modelled } from '../kit/fish.ts';
import { nth } from '../kit/list.ts';
import { curve, type Point, parsePoints, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { type Random, random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { ink, mix, paper, sand } from '../palette.ts';

/** The line of the back, which sways a little: what is drawn straight is bent along it. */
const sway = (x: number) => 34 * Math.sin(x / 190 - 0.6) * Math.min(1, x / 500);

const bentPoint = ([x, y, corner]: Point): Point => {
  const slope = (sway(x + 5) - sway(x - 5)) / 10;
  return [x - y * slope, y + sway(x), corner ?? 0];
};

const bent = (outline: string) => parsePoints(outline).map(bentPoint);

const other = (outline: string) =>
  outline.replace(/,(-?)([\d.]+)/g, (_, minus, y) => `,${minus ? '' : '-'}${y}`);

/** Both sides of a body whose lower edge is given from the snout to the tip of the tail. */
const bothSides = (half: string) => `${half} ${other(half).split(' ').reverse().join(' ')}`;

type Wobbegong = {
  base: string;
  shade: string;
  /** Lower edge of the body from the snout to the tail. */
  half: string;
  pectoral: string;
  pelvic: string;
  dorsals: [string, string];
  tail: string;
  eye: [x: number, y: number];
  /** Skin flaps, under the head. */
  beard: string;
  coat: string;
  finCoat: string;
};

/** Eyes on low ridges, a wide spiracle behind each. */
const face = (base: string, [x, y]: [number, number]) =>
  [y, -y]
    .map((side) => {
      const [ex, ey] = bentPoint([x, side]);
      const [sx, sy] = bentPoint([x + 40, side * 1.14]);
      return (
        shape(disc(sx, sy, 21, 12), mix(base, ink, 0.78)) +
        stroke(`M${sx - 20} ${sy - 6}q20 -12 40 0`, mix(base, paper, 0.35), 5) +
        shape(disc(ex, ey, 20, 15), mix(base, ink, 0.4)) +
        shape(disc(ex - 2, ey - 3, 16, 11), mix(base, paper, 0.3)) +
        shape(disc(ex - 2, ey - 2, 9, 6.5), ink)
      );
    })
    .join('');

const seenFromAbove = (kind: Wobbegong) =>
  animal(() => {
    const { base, shade, finCoat } = kind;
    const light = mix(base, paper, 0.4);
    const fin = (outline: string, colour: string) => {
      const d = curve(bent(outline));
      return (
        shape(d, shade) + inside(d, shape(d, colour, 'transform="translate(-5 -9)"') + finCoat)
      );
    };
    const body = curve(bent(bothSides(kind.half)));
    return (
      kind.beard +
      fin(kind.tail, base) +
      fin(other(kind.pectoral), mix(base, shade, 0.25)) +
      fin(other(kind.pelvic), mix(base, shade, 0.25)) +
      fin(kind.pectoral, base) +
      fin(kind.pelvic, base) +
      modelled(body, { base, light, shade }, kind.coat, { light: 7, shade: 14 }) +
      kind.dorsals.map((d) => fin(d, mix(base, light, 0.25))).join('') +
      face(base, kind.eye)
    );
  });

const dark = mix('#3E2C1C', ink, 0.25);
const brownGrey = mix('#93816A', sand, 0.18);
const mid = mix('#6A5440', brownGrey, 0.15);

/** Saddles across the back, their edges darker and ragged. */
function saddles(r: Random) {
  const places: [x: number, width: number, half: number][] = [
    [66, 54, 74],
    [178, 86, 100],
    [312, 96, 84],
    [440, 84, 74],
    [556, 74, 58],
    [658, 60, 46],
    [752, 52, 38],
    [840, 44, 38],
    [926, 40, 40],
  ];
  return places
    .map(([x, width, half]) => {
      const edge = (sign: number): Point[] =>
        [-1.1, -0.72, -0.5, -0.24, 0, 0.26, 0.5, 0.74, 1.1].map((t, i) =>
          bentPoint([
            x + sign * (width / 2) * (i % 2 ? 1.16 : 0.72) * r.between(0.84, 1.14),
            t * half * sign,
          ]),
        );
      const d = curve([...edge(1), ...edge(-1)]);
      return shape(d, mid) + stroke(d, dark, 9);
    })
    .join('');
}

/** Light blotches of uneven size, never rings. */
function blotches(r: Random, count: number) {
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = 24 + 950 * r() ** 1.35;
    const half = x < 220 ? 100 : Math.max(14, 130 - x * 0.14);
    const [px, py] = bentPoint([x, r.between(-1, 1) * half]);
    d += blot(px, py, r.between(3.5, 8.5), r, 0.8);
  }
  return shape(d, mix(sand, paper, 0.35), 'opacity="0.8"');
}

const flap = (outline: string, colour: string) => shape(taper(bent(outline), 15, 5), colour);

/** Orectolobus halei from above: broad, dark-edged saddles on brown-grey with light blotches, few simple flaps about the mouth. */
export const bandedWobbegong = seenFromAbove({
  base: brownGrey,
  shade: mix(brownGrey, ink, 0.5),
  half: '0,0 4,30 22,62 60,90 110,104 170,104 230,92 310,84 420,72 520,56 620,42 720,32 800,26 880,20 950,14 984,6',
  pectoral: '152,88 166,142 200,190 250,218 300,216 334,188 338,146 322,108 296,72',
  pelvic: '428,58 446,102 480,132 520,140 544,122 540,84 520,48',
  dorsals: [
    '486,-14^ 510,-66 546,-98 578,-102 592,-84 588,-48 584,-4^ 530,2',
    '606,-12^ 630,-58 660,-84 690,-86 702,-70 698,-38 694,-2^ 650,2',
  ],
  tail: '760,-10 830,-44 900,-66 960,-68 996,-50 1000,-26 984,-8 960,24 900,28 800,20',
  eye: [88, 46],
  beard: [
    '6,-22 -20,-34 -34,-30',
    '14,-46 -8,-70 -22,-70',
    '60,-84 46,-112 34,-114',
    '92,-96 84,-124 72,-128',
    '126,-100 122,-126 110,-132',
    '6,22 -20,34 -34,30',
    '14,46 -8,70 -22,70',
    '60,84 46,112 34,114',
    '92,96 84,124 72,128',
    '126,100 122,126 110,132',
  ]
    .map((o) => flap(o, mix(brownGrey, dark, 0.3)))
    .join(''),
  coat: saddles(random(41)) + blotches(random(42), 170),
  finCoat: [
    '140,128 200,140 270,132 350,112 350,152 280,172 210,180 150,166',
    '140,-128 200,-140 270,-132 350,-112 350,-152 280,-172 210,-180 150,-166',
    '420,92 470,98 556,84 560,110 480,126 420,118',
    '420,-92 470,-98 556,-84 560,-110 480,-126 420,-118',
    '490,-40 540,-52 610,-44 610,-72 550,-80 500,-66',
    '610,-36 650,-44 720,-36 720,-60 660,-70 610,-56',
    '846,-80 886,-80 880,40 850,40',
    '940,-80 990,-70 980,40 950,40',
  ]
    .map((o) => shape(curve(bent(o)), mid) + stroke(curve(bent(o)), dark, 8))
    .join(''),
});

const cream = mix('#C9AC78', sand, 0.35);
const line = mix('#5A4028', ink, 0.12);

/** A net of fine dark lines over a field, thicker where they meet. */
function net(r: Random, gap: number) {
  const rows = Math.ceil(560 / gap);
  const columns = Math.ceil(1080 / gap);
  const at = Array.from({ length: rows }, (_, j) =>
    Array.from({ length: columns }, (_, i) =>
      bentPoint([
        -30 + (i + (j % 2) * 0.5 + r.between(-0.26, 0.26)) * gap,
        -280 + (j + r.between(-0.26, 0.26)) * gap,
      ]),
    ),
  );
  let lines = '';
  let knots = '';
  for (let j = 0; j < rows - 1; j++)
    for (let i = 1; i < columns - 1; i++) {
      const [x, y] = nth(nth(at, j), i);
      const ends = [
        nth(nth(at, j + 1), i),
        nth(nth(at, j), i + 1),
        nth(nth(at, j + 1), i + (j % 2 ? 1 : -1)),
      ];
      for (const [ex, ey] of ends)
        if (r.chance(0.76))
          lines += `M${x.toFixed(1)} ${y.toFixed(1)}Q${((x + ex) / 2 + r.between(-0.3, 0.3) * gap).toFixed(1)} ${((y + ey) / 2 + r.between(-0.3, 0.3) * gap).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`;
      if (r.chance(0.26)) knots += blot(x, y, r.between(3.6, 6.6), r);
    }
  return stroke(lines, mix(line, cream, 0.38), 2.6) + shape(knots, line);
}

/** Branching tassels along a line round the head; each forks twice. */
function beard(r: Random) {
  let out = '';
  for (let i = 0; i <= 34; i++) {
    const turn = (-1 + i / 17) * 2.05;
    const round = Math.abs(turn);
    const from: Point = [128 - Math.cos(turn) * 118, Math.sin(turn) * 128];
    const long = r.between(34, 52) * (round < 0.35 ? 0.7 : 1);
    const way = Math.atan2(Math.sin(turn) * 1.1, -Math.cos(turn)) + r.between(-0.2, 0.2);
    const tip = ([x, y]: Point, angle: number, size: number): Point => [
      x + Math.cos(angle) * size,
      y + Math.sin(angle) * size,
    ];
    const fork = tip(from, way, long * 0.55);
    let d = `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${fork[0].toFixed(1)} ${fork[1].toFixed(1)}`;
    for (const spread of [-0.75, -0.1, 0.65]) {
      const end = tip(fork, way + spread, long * r.between(0.42, 0.66));
      const split = tip(end, way + spread * 1.9 + 0.2, long * 0.26);
      d += `M${fork[0].toFixed(1)} ${fork[1].toFixed(1)}L${end[0].toFixed(1)} ${end[1].toFixed(1)}L${split[0].toFixed(1)} ${split[1].toFixed(1)}`;
    }
    out += stroke(d, i % 2 ? mix(cream, line, 0.35) : mix(cream, line, 0.12), 9);
  }
  return out;
}

/** Eucrossorhinus dasypogon from above: head broad and flat in a beard of branching tassels, a fine net of lines all over. */
export const tasselledWobbegong = seenFromAbove({
  base: cream,
  shade: mix(cream, ink, 0.5),
  half: '4,0 8,40 30,88 74,124 130,140 190,138 250,118 330,104 430,88 530,66 620,46 710,32 790,24 870,18 950,12 988,4',
  pectoral: '188,110 200,172 236,226 290,252 338,240 350,202 334,148 308,96',
  pelvic: '450,70 462,122 500,160 548,166 574,142 566,96 540,52',
  dorsals: [
    '520,-12^ 540,-66 574,-102 606,-106 622,-86 618,-46 612,-2^ 560,4',
    '632,-10^ 652,-56 682,-82 708,-84 722,-66 718,-36 712,0^ 670,4',
  ],
  tail: '770,-8 830,-36 900,-56 956,-58 994,-44 1000,-22 984,-6 958,20 900,24 800,18',
  eye: [118, 52],
  beard: beard(random(52)),
  coat:
    shape(
      [
        [206, 70, 110],
        [350, 70, 96],
        [486, 62, 78],
        [610, 50, 56],
        [720, 44, 40],
        [820, 36, 36],
        [910, 34, 36],
      ]
        .map(([x = 0, w = 0, h = 0]) =>
          curve(
            bent(
              `${x - w * 0.5},${-h} ${x + w * 0.3},${-h} ${x + w * 0.62},${-h * 0.5} ${x + w * 0.3},${-h * 0.1} ${x + w * 0.56},${h * 0.4} ${x + w * 0.3},${h} ${x - w * 0.5},${h} ${x - w * 0.26},${h * 0.5} ${x - w * 0.56},${h * 0.1} ${x - w * 0.24},${-h * 0.4}`,
            ),
          ),
        )
        .join(''),
      mix(cream, line, 0.4),
      'opacity="0.7"',
    ) + net(random(53), 26),
  finCoat: net(random(54), 27),
});
