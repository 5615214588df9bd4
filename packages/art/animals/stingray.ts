import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point, parseTriples, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { deep, ink, mix, paper, reef, sand } from '../palette.ts';

/** Points of a ray that lies flat, as snout to tail, middle to right wing, height: seen from its left at a low angle. */
export const seen = (rows: string): Point[] =>
  parseTriples(rows).map(([along, across, height]) => [
    along * 0.97 - across * 0.2,
    40 - across * 0.42 - along * 0.08 - height,
  ]);

/** Both sides of an outline whose left half is given from the snout to the tail. */
const mirrored = (rows: string) =>
  `${rows} ${rows
    .trim()
    .split(/\s+/)
    .slice(1)
    .reverse()
    .map((row) =>
      row.replace(/,(-?)(\d+),/, (_, minus, across) => `,${minus ? '' : '-'}${across},`),
    )
    .join(' ')}`;

type Kind = {
  /** Outline of the left half of the disc. */
  half: string;
  /** The line of the tail, and where its barb stands. */
  tail: string;
  barb: string;
  base: string;
  /** Marks on the back, and along the tail. */
  marks: (base: string) => string;
  tailMarks?: (line: Point[]) => string;
};

const spots = (rows: string, size: number) =>
  seen(rows)
    .map(([x, y], i) =>
      disc(x, y, size + (i % 3) * size * 0.25, (size + (i % 3) * size * 0.25) * 0.6),
    )
    .join('');

/** The far eye first, each on a knob with its spiracle behind. */
const eyes = (base: string) =>
  [56, -54]
    .map((across) => {
      const [knob, hole] = seen(`118,${across},50 160,${across},46`);
      if (!knob || !hole) return '';
      const [x, y] = knob;
      const shade = mix(base, ink, 0.45);
      return (
        shape(
          curve([
            [x - 34, y + 16],
            [x - 26, y - 8],
            [x - 4, y - 18],
            [x + 24, y - 10],
            [x + 52, y + 14],
            [x + 8, y + 24],
          ]),
          shade,
        ) +
        shape(
          curve([
            [x - 30, y + 6],
            [x - 22, y - 10],
            [x - 2, y - 17],
            [x + 22, y - 10],
            [x + 44, y + 8],
            [x + 4, y + 12],
          ]),
          mix(base, paper, 0.22),
        ) +
        shape(disc(hole[0] + 4, hole[1] - 2, 15, 7), mix(base, ink, 0.75)) +
        shape(disc(x - 14, y - 2, 8, 6.5), mix(sand, paper, 0.3)) +
        shape(disc(x - 15, y - 2, 5, 4.5), ink)
      );
    })
    .join('');

export const ray = ({ half, tail, barb, base, marks, tailMarks }: Kind) =>
  animal(() => {
    const shade = mix(base, ink, 0.45);
    const light = mix(base, paper, 0.32);
    const outline = curve(seen(mirrored(half)));
    const line = seen(tail);
    const back = curve(
      seen(
        '30,0,20 90,86,44 200,108,50 330,82,46 450,40,34 560,10,22 560,-26,10 450,-66,14 330,-104,16 200,-128,14 90,-96,12',
      ),
    );
    return (
      shape(taper(line, 46, 7), shade) +
      shape(
        taper(
          line.map(([x, y]) => [x, y - 7]),
          30,
          4,
        ),
        base,
      ) +
      (tailMarks?.(line) ?? '') +
      shape(curve(seen(barb)), light) +
      modelled(
        outline,
        { base, light, shade },
        shape(back, mix(base, shade, 0.5), 'transform="translate(4 16)"') +
          inside(
            back,
            shape(back, light) + shape(back, mix(base, paper, 0.1), 'transform="translate(3 13)"'),
          ) +
          stroke(
            curve(seen('240,0,66 360,0,58 480,0,44 560,0,34'), false),
            shade,
            7,
            'opacity="0.5"',
          ) +
          marks(base),
        { light: 9, shade: 12 },
      ) +
      eyes(base)
    );
  });

/** A smooth stingray that rests on the ground, seen from its side at a low angle. */
export const smoothStingray = ray({
  base: mix(deep, '#6A6F70', 0.6),
  half: '0,0,24 26,40,14 70,104,8 140,196,4 212,282,2 252,316,0 290,310,0 360,246,0 440,150,2 510,72,4 548,62,2 596,58,0 600,30,2 570,8,14',
  tail: '500,0,18 600,2,16 700,-4,20 820,6,18 930,30,10 1040,44,16',
  barb: '670,0,30 740,-2,52 812,-2,58 750,0,36 720,0,28',
  marks: (base) =>
    shape(
      spots(
        '84,92,34 112,104,36 142,112,38 174,116,38 84,-74,24 112,-84,24 142,-92,22 174,-96,20',
        7,
      ),
      mix(base, paper, 0.62),
    ),
});

/** The fold of skin that hangs beneath a fantail's tail to its tip. */
function leaf(line: Point[], depth: number, colour: string) {
  const hung = line.slice(2);
  const drop = (i: number) => depth * Math.sin((Math.PI * (i + 0.4)) / hung.length);
  return shape(
    curve([...hung, ...hung.map(([x, y], i): Point => [x + 14, y + drop(i)]).reverse()]),
    colour,
  );
}

/** A blotched fantail or marble ray: a thick round disc, mottled black, a short tail with a deep fold. */
export const blotchedFantailRay = ray({
  base: mix('#7C7D78', sand, 0.2),
  half: '0,0,26 16,90,14 62,186,8 140,262,4 240,296,2 340,284,0 430,226,2 500,142,4 540,88,2 592,66,0 598,30,2 570,10,16',
  tail: '500,0,22 600,0,24 690,-2,28 790,2,24 890,12,16 1000,24,14',
  barb: '650,0,38 716,-2,58 780,-2,62 724,0,44 694,0,36',
  marks: (base) =>
    shape(
      spots(
        '70,40,30 96,140,12 150,210,6 230,250,4 320,236,2 410,186,4 470,110,10 180,120,36 250,170,22 330,150,26 400,96,36 300,60,50 210,40,62 76,-70,16 140,-150,8 220,-206,4 320,-200,2 410,-140,4 250,-110,24 340,-100,24 180,-60,44 420,-50,34 500,-40,24 480,40,32 380,20,52 560,20,26',
        16,
      ),
      mix(base, ink, 0.6),
    ),
  tailMarks: (line) => leaf(line, 54, mix(ink, sand, 0.14)),
});

/** A blue-spotted fantail ray: an oval disc with blue spots, blue stripes along a tail that ends in a leaf. */
export const blueSpottedRay = ray({
  base: mix(sand, '#B58A4A', 0.55),
  half: '0,0,24 20,70,14 80,160,8 170,226,4 270,246,2 370,228,0 460,174,2 520,104,4 556,80,2 610,62,0 606,30,2 570,14,8',
  tail: '500,0,16 620,2,14 740,-4,18 850,6,16 940,20,10 1040,26,14',
  barb: '760,0,28 826,-2,48 890,-2,52 836,0,34 800,0,26',
  marks: () =>
    shape(
      spots(
        '58,70,24 100,150,8 180,196,4 290,206,4 390,176,6 460,120,10 250,150,20 340,130,24 420,84,32 220,40,58 300,70,46 370,20,54 450,0,42 70,-110,4 130,-176,2 220,-206,2 320,-196,2 410,-150,4 480,-96,6 200,-140,10 300,-136,12 390,-104,16 280,-50,44 350,-70,30 250,-90,22 60,0,36 190,-60,40 520,0,32',
        11,
      ),
      mix(reef, '#2E7FD0', 0.7),
    ),
  tailMarks: (line) =>
    leaf(line, 40, mix('#A08A4E', reef, 0.2)) +
    stroke(
      curve(
        line.map(([x, y]): Point => [x, y - 4]),
        false,
      ),
      mix(reef, '#2E7FD0', 0.7),
      9,
    ),
});
