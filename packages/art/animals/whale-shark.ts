import { curve, type Point, parsePairs } from '../kit/outline.ts';
import { group, inside, place, shaded, shape, slipped, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { abyss, deep, ink, mix, paper, reef, shallow } from '../palette.ts';

type WhaleSharkOptions = {
  flip?: boolean;
  base?: string;
  shade?: string;
  belly?: string;
  mark?: string;
};

// Drawn along y, head at 0, tail at 1000; the body bends to its left as the tail sweeps.
const bend = (py: number) => 96 * Math.sin(((py - 260) / 740) * 1.9) * (py > 260 ? 1 : 0);

function tailOutline() {
  const tx = bend(870);
  return curve([
    [tx - 14, 846, 1],
    [tx + 16, 850, 1],
    [tx + 34, 872],
    [tx + 78, 888],
    [tx + 132, 916],
    [tx + 190, 966, 1],
    [tx + 142, 962],
    [tx + 84, 948],
    [tx + 36, 926, 1],
    [tx + 2, 936],
    [tx - 40, 966],
    [tx - 82, 1006, 1],
    [tx - 74, 966],
    [tx - 48, 916],
    [tx - 22, 880],
  ]);
}

const pectoral = (s: number): string =>
  curve([
    [s * 96, 214, 1],
    [s * 136, 222],
    [s * 186, 248],
    [s * 238, 294],
    [s * 280, 356],
    [s * 296, 404, 1],
    [s * 262, 396],
    [s * 208, 362],
    [s * 150, 330],
    [s * 100, 316, 1],
  ]);

const pelvic = (s: number): string => {
  const bx = bend(560);
  return curve([
    [bx + s * 54, 546, 1],
    [bx + s * 86, 566],
    [bx + s * 112, 604],
    [bx + s * 114, 626],
    [bx + s * 82, 616],
    [bx + s * 46, 602, 1],
  ]);
};

function bellyOutline() {
  return curve([
    [0, 44],
    [52, 50],
    [78, 84],
    [84, 150],
    [86, 220],
    [80, 300],
    [bend(400) + 66, 400],
    [bend(500) + 52, 500],
    [bend(600) + 36, 600],
    [bend(700) + 20, 700],
    [bend(800) + 8, 800],
    [bend(860), 862, 1],
    [bend(800) - 12, 800],
    [bend(700) - 24, 700],
    [bend(600) - 38, 600],
    [bend(500) - 54, 500],
    [bend(400) - 68, 400],
    [-80, 300],
    [-86, 220],
    [-84, 150],
    [-78, 84],
    [-52, 50],
  ]);
}

function gillSlits(base: string) {
  return [0, 1, 2, 3, 4]
    .map((i) =>
      [-1, 1]
        .map((s) =>
          stroke(
            curve(
              [
                [s * (88 - i * 1), 132 + i * 17],
                [s * (70 - i), 140 + i * 17],
                [s * (50 - i), 140 + i * 17],
              ],
              false,
            ),
            mix(base, reef, 0.4),
            3.4,
          ),
        )
        .join(''),
    )
    .join('');
}

function underside({
  body,
  base,
  bellyShape,
  belly,
  dots,
  gills,
}: {
  body: string;
  base: string;
  bellyShape: string;
  belly: string;
  dots: string;
  gills: string;
}) {
  return inside(
    body,
    shape(
      curve([
        [60, -20],
        [130, 60],
        [130, 260],
        [bend(500) + 90, 500],
        [bend(800) + 40, 800],
        [bend(800) + 16, 800],
        [bend(500) + 60, 500],
        [88, 260],
        [84, 80],
        [40, 10],
      ]),
      mix(base, reef, 0.4),
    ) +
      shape(bellyShape, mix(belly, base, 0.28)) +
      inside(
        bellyShape,
        shaded(
          curve([
            [-40, 40],
            [70, 50],
            [86, 220],
            [bend(600) + 36, 600],
            [bend(860), 860],
            [bend(600) + 6, 600],
            [0, 220],
          ]),
          belly,
          0.95,
          0.7,
        ),
      ) +
      dots +
      gills,
  );
}

/** Rhincodon typus from below: flat square head, wing-like pectorals, pale belly, tail caught mid-sweep. It swims up the page at angle 0; `x`, `y` are its middle. */
export function whaleSharkFromBelow(
  x: number,
  y: number,
  length: number,
  angle = 0,
  options: WhaleSharkOptions = {},
) {
  const {
    flip,
    base = deep,
    shade = abyss,
    belly = mix(shallow, paper, 0.45),
    mark = mix(paper, shallow, 0.25),
  } = options;
  const r = random(44);

  const widths: [number, number][] = parsePairs(`
    0,84 8,108 30,121 70,124 120,122 180,121 240,116 320,104 400,92 480,78 560,63 640,47 720,33
    790,25 850,21 880,18
  `);
  const right: Point[] = widths.map(([py, w]) => [bend(py) + w, py]);
  const left: Point[] = widths.map(([py, w]) => [bend(py) - w, py] as Point).reverse();
  const body = curve([[0, -8], ...right, ...left]);
  const tail = tailOutline();

  const anal = curve([
    [bend(720) - 8, 690, 1],
    [bend(720) + 34, 724],
    [bend(750) + 40, 764, 1],
    [bend(750) + 6, 746],
  ]);
  const bellyShape = bellyOutline();
  let dots = '';
  const dot = (px: number, py: number, s: number) =>
    `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${(s * 1.1).toFixed(1)}" fill="${mark}"/>`;
  for (let py = 20; py < 850; py += 19) {
    const w = widths.find(([wy]) => wy >= py)?.[1] ?? 18;
    for (const s of [-1, 1]) {
      for (let k = 0; k < (py < 560 ? 2 : 1); k++) {
        const px = bend(py) + s * (w - 7 - k * 13 + r.between(-2, 2));
        dots += dot(px, py + r.between(-4, 4) + k * 9, (py < 140 ? 2.7 : 4) * r.between(0.7, 1.15));
      }
    }
  }
  const finDots = (s: number): string => {
    let out = '';
    for (let i = 0; i < 26; i++)
      out += dot(s * (110 + 170 * r()), 230 + 160 * r(), r.between(2.4, 4.4));
    return inside(pectoral(s), out);
  };
  const flip2 = (s: number) =>
    shape(pectoral(s), s < 0 ? base : mix(base, reef, 0.35)) +
    inside(
      pectoral(s),
      shaded(
        curve([
          [s * 90, 200, 1],
          [s * 200, 262],
          [s * 262, 332],
          [s * 290, 396, 1],
          [s * 205, 372],
          [s * 90, 330, 1],
        ]),
        belly,
        0.95,
        0.35,
      ),
    ) +
    finDots(s);
  const gills = gillSlits(base);
  const mouth = curve('-96,20^ -48,9 0,6 48,9 96,20^ 84,36 42,42 0,43 -42,42 -84,36');
  const inner = slipped(
    shape(tail, base) +
      inside(tail, shaded(tail, shade, 0, 0.9)) +
      flip2(-1) +
      flip2(1) +
      shape(pelvic(-1), base) +
      shape(pelvic(1), mix(base, reef, 0.3)) +
      shape(body, base) +
      underside({ body, base, bellyShape, belly, dots, gills }) +
      shape(anal, base) +
      shape(mouth, shade) +
      stroke(curve('-96,20 -48,9 0,6 48,9 96,20', false), mix(belly, base, 0.2), 5) +
      `<circle cx="-112" cy="64" r="5" fill="${ink}"/><circle cx="112" cy="64" r="5" fill="${ink}"/>`,
  );
  return place(group(inner, 'transform="translate(-20 -500)"'), x, y, length, angle, flip);
}
