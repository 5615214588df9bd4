import { curve, type Outline, type Point, parsePoints, taper } from '../kit/outline.ts';
import { inside, placeFlat, shape, stroke } from '../kit/print.ts';
import { type Random, random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import {
  blush,
  coral,
  honey,
  ink,
  mix,
  ochre,
  paper,
  reef,
  rust,
  sand,
  shallow,
} from '../palette.ts';

type CuttlefishOptions = {
  flip?: boolean;
  base?: string;
  shade?: string;
  light?: string;
  mark?: string;
  fin?: string;
  banded?: boolean;
};

const arm = (points: Outline, from: number, colour: string) =>
  shape(taper(points, from, 4), colour);

/** The fin that runs right round the mantle. */
function finSkirt(fin: string, r: Random) {
  let out = '';
  const skirt: Point[] = [];
  const top: Point[] = parsePoints(
    '390,-100 450,-150 540,-184 640,-194 740,-182 840,-146 920,-92 985,-20',
  );
  const bottom: Point[] = parsePoints(
    '1004,24 950,96 870,150 770,186 660,196 550,182 460,146 400,96',
  );
  for (const [i, p] of [...top, ...bottom].entries()) {
    skirt.push([p[0] + r.between(-3, 3), p[1] + (i % 2 ? 9 : -7)]);
  }
  const finOutline = curve(skirt);
  out += shape(finOutline, fin);
  let rays = '';
  for (let i = 0; i < 46; i++) {
    const a = (i / 46) * Math.PI * 2;
    rays += `M${(690 + Math.cos(a) * 280).toFixed(1)} ${(Math.sin(a) * 145).toFixed(1)}L${(690 + Math.cos(a) * 340).toFixed(1)} ${(Math.sin(a) * 210).toFixed(1)}`;
  }
  out += inside(
    finOutline,
    stroke(rays, mix(fin, reef, 0.45), 4) +
      shape(
        curve('380,60 560,130 760,140 940,60 1010,20 1010,230 380,230'),
        mix(fin, reef, 0.4),
        'opacity="0.6"',
      ),
  );
  out += stroke(finOutline, mix(fin, paper, 0.6), 5);
  return out;
}

/** Mantle with its coat, and flaps of skin along the back. */
function mantleWithCoat(
  r: Random,
  {
    base,
    shade,
    banded,
    light,
    mark,
  }: { base: string; shade: string; banded: boolean; light: string; mark: string },
) {
  let out = '';
  const mantle = curve(`
    372,-84 430,-128 520,-156 620,-162 720,-150 820,-118 900,-74 962,-16 978,8 958,34 890,84
    800,122 690,144 580,142 480,122 400,86 366,20
  `);
  out += shape(mantle, base);
  let coat = shape(
    curve('360,40 480,76 620,96 780,78 900,34 990,10 980,200 360,200'),
    shade,
    'opacity="0.75"',
  );
  if (banded) {
    for (let i = 0; i < 13; i++) {
      const bx = 410 + i * 42;
      const w = 13 + (i % 3) * 4;
      coat += shape(
        curve([
          [bx, -180],
          [bx + 26, -90],
          [bx + 8 + r.between(-8, 8), -10],
          [bx + 30, 80],
          [bx + 10, 170],
          [bx + 10 + w * 0.6, 170],
          [bx + 34 + w, 80],
          [bx + 10 + w, -10],
          [bx + 26 + w, -90],
          [bx + w, -180],
        ]),
        i % 2 ? light : mark,
      );
    }
  } else
    coat += shape(
      spots({ x: 380, y: -160, width: 600, height: 300 }, 34, r, () => 8, 0.8),
      mark,
      'opacity="0.7"',
    );
  coat += shape(
    spots({ x: 380, y: -170, width: 600, height: 140 }, 44, r, () => 5, 0.8),
    light,
    'opacity="0.9"',
  );
  out += inside(mantle, coat);
  out += stroke(
    curve('400,-108 460,-140 560,-160 660,-156 770,-132', false),
    mix(light, paper, 0.5),
    7,
  );
  // Flaps of skin along the back
  for (let i = 0; i < 5; i++)
    out += shape(
      curve([
        [470 + i * 84, -148 + i * i * 4, 1],
        [490 + i * 84, -166 + i * i * 5],
        [506 + i * 84, -168 + i * i * 5],
        [520 + i * 84, -146 + i * i * 4, 1],
      ]),
      base,
    );
  return out;
}

/** Near arms: broad blades, the upper pair lifted. */
function nearArms({
  base,
  light,
  shade,
  banded,
  mark,
}: {
  base: string;
  light: string;
  shade: string;
  banded: boolean;
  mark: string;
}) {
  let out = arm('286,-60 230,-110 176,-168 150,-226 158,-262', 62, base);
  out += arm('276,-20 190,-36 110,-30 40,4 6,60', 70, mix(base, light, 0.2));
  out += arm('280,30 206,60 140,106 104,168 112,210', 72, base);
  out += arm('300,62 252,112 220,160 206,220 222,262', 62, mix(base, shade, 0.3));
  const line = (p: Outline) => stroke(curve(p, false), banded ? light : mark, 6, 'opacity="0.9"');
  out +=
    line('270,-44 200,-50 120,-42 60,-12') +
    line('276,16 206,44 146,86 112,140') +
    line('276,-70 232,-118 182,-176 160,-222');
  return out;
}

/** Sepia apama, the giant cuttlefish. `banded` is the male's show: zebra bars and spread arms. `x`, `y` are its middle; it looks left. */
export function giantCuttlefish(
  x: number,
  y: number,
  length: number,
  angle = 0,
  options: CuttlefishOptions = {},
) {
  const {
    flip,
    base = mix(ochre, coral, 0.25),
    shade = mix(rust, ink, 0.25),
    light = mix(honey, sand, 0.35),
    mark = mix(rust, ink, 0.5),
    fin = mix(shallow, blush, 0.4),
    banded = true,
  } = options;
  const r = random(41);
  // Far arms, then the fin that runs right round the mantle
  let out =
    arm('300,30 210,20 120,50 60,110 64,150', 56, shade) +
    arm('300,-20 220,-70 140,-100 70,-84 44,-60', 52, shade);
  out += finSkirt(fin, r);
  out += mantleWithCoat(r, { base, shade, banded, light, mark });
  // Head
  const head = curve('410,-74 360,-96 300,-92 256,-64 236,-10 246,50 286,86 350,96 408,76 424,0');
  out +=
    shape(head, base) +
    inside(
      head,
      shape(curve('230,40 300,56 420,50 430,120 230,120'), shade, 'opacity="0.8"') +
        shape(
          spots({ x: 240, y: -100, width: 190, height: 120 }, 26, r, () => 5),
          light,
          'opacity="0.8"',
        ),
    );
  out += nearArms({ base, light, shade, banded, mark });
  // The W of its pupil
  out +=
    shape(curve('268,-40 300,-66 344,-58 358,-26 336,4 294,4 270,-14'), mix(honey, paper, 0.35)) +
    stroke(curve('268,-42 302,-68 346,-60 360,-26', false), shade, 8);
  out += stroke(
    'M286 -34C288 -14 300 -12 306 -24C312 -36 320 -36 324 -24C328 -12 340 -12 344 -34',
    ink,
    8,
  );
  return placeFlat(out, { x, y, scale: length / 1000, angle, flip, middle: '-500 0' });
}
