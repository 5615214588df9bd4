import { box, curve, type Point } from '../../kit/outline.ts';
import { clip, disc, tone, turned } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { type Random, random } from '../../kit/random.ts';
import { faded, garden, temperate } from '../../kit/scene/garden.ts';
import { depthRule } from '../../kit/scene/sheet.ts';
import { water } from '../../kit/water.ts';
import {
  bottle,
  coral,
  deep,
  dune,
  fern,
  honey,
  ink,
  lagoon,
  mix,
  ochre,
  paper,
  reef,
  rust,
  sand,
  shallow,
} from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

/** Lines of swell standing in from the horizon. */
function swellLines() {
  return clip(
    box(-30, 270, 1660, 120),
    shape(box(-30, 270, 1660, 130), mix(shallow, reef, 0.25)) +
      stroke(
        'M520 284C800 290 1200 288 1640 282M560 304C820 316 1200 312 1640 302M600 330C860 346 1240 342 1640 328',
        mix(reef, deep, 0.2),
        9,
      ) +
      stroke(
        'M520 279C800 285 1200 283 1640 277M560 298C820 310 1200 306 1640 296M600 323C860 339 1240 335 1640 321',
        paper,
        4,
      ),
  );
}

/** Bed and headland in one section. */
function bedAndHeadland(bed: (x: number) => number, r: Random) {
  let out = '';
  const sandLine: Point[] = [];
  for (let x = 470; x <= 1700; x += 46) sandLine.push([x, bed(x) + r.between(-7, 7)]);
  out +=
    shape(`${curve(sandLine, false)}L1700 840L470 840Z`, mix(sand, dune, 0.5)) +
    clip(
      `${curve(sandLine, false)}L1700 840L470 840Z`,
      tone(box(460, 360, 1240, 480), rust, 0, 0.55),
    ) +
    stroke(curve(sandLine, false), paper, 5);
  const land = curve(`
    -40,90^ 60,84 160,96^ 250,92 318,120^ 352,170^ 376,188^ 392,260^ 430,300^ 448,372^ 520,392^
    600,430^ 690,450^ 770,500^ 820,560^ 880,640^ 960,700^ 1100,840^ -40,840^
  `);
  out +=
    shape(land, mix(ochre, honey, 0.35)) +
    clip(
      land,
      shape(
        'M-40 190L200 178L330 196L392 250L392 290L180 250L-40 262ZM-40 350L220 330L420 372L620 470L640 520L400 430L180 396L-40 420ZM-40 520L300 500L700 620L860 760L820 800L640 680L300 570L-40 600Z',
        mix(ochre, rust, 0.5),
      ) +
        tone(box(-40, 380, 1140, 460), rust, 0, 0.95) +
        stroke('M60 120L86 190M210 112L196 176M300 200L310 260M120 270L150 340', rust, 6),
    ) +
    shape(
      curve(`
        -40,94^ -40,60^ 60,56 120,70 200,66 262,78 316,118^ 240,104 150,108 60,98
      `),
      mix(bottle, fern, 0.2),
    );
  return out;
}

export function swell() {
  let out = water(WIDTH, 360, {
    colours: [mix(shallow, paper, 0.5), mix(sand, paper, 0.4), mix(honey, paper, 0.7)],
    top: -30,
    bottom: 360,
    bands: 5,
    seed: 361,
    sway: 8,
  });
  out += shape(disc(1260, 120, 58), mix(honey, paper, 0.2));
  out += swellLines();
  const top: Point[] = [];
  for (let x = 430; x <= 1700; x += 20) {
    const far = Math.min(1, (x - 430) / 700);
    const long = 130 + far * 150;
    const tall = 12 + 44 * Math.exp(-(((x - 690) / 260) ** 2)) + 12 * far;
    top.push([x, 366 - Math.sin((x / long) * Math.PI * 2 + 1.4) ** 3 * tall * 0.8]);
  }
  const bed = (x: number) =>
    x < 470
      ? 360
      : x < 760
        ? 372 + (x - 470) * 0.36
        : x < 900
          ? 476 + (x - 760) * 1.05
          : 623 + (x - 900) * 0.14;
  const body = `${curve(top, false)}L1700 840L430 840Z`;
  out += clip(
    body,
    water(WIDTH, HEIGHT, {
      colours: [mix(shallow, paper, 0.1), lagoon, reef, mix(reef, deep, 0.6), deep],
      top: 320,
      bottom: HEIGHT,
      bands: 8,
      seed: 362,
      sway: 7,
    }),
  );
  // How far down the swell is felt: circles that shrink, and flatten where the bottom is near
  for (const x of [850, 1030, 1210, 1390]) {
    const flat = x < 900 ? 0.5 : 0.88;
    let size = 56;
    for (let y = 444; y + size * flat < bed(x) - 6; ) {
      out += stroke(disc(x, y, size, size * flat), paper, 2 + size * 0.07, 'opacity="0.85"');
      const next = size * 0.6;
      y += (size + next) * flat + 14;
      size = next;
    }
  }
  out += stroke(curve(top, false), paper, 8);
  // White water at the foot
  const r = random(6);
  out += shape(
    curve(`
      420,380^ 440,330 430,286 458,300 480,262 500,308 540,300 556,336 600,344 640,356 690,372^
      560,384
    `),
    paper,
  );
  for (let i = 0; i < 26; i++)
    out += shape(disc(r.between(424, 560), r.between(230, 330), r.between(2, 8)), paper);
  out += shape(
    curve('470,372^ 500,340 530,352 570,362 620,374^ 540,380'),
    mix(shallow, paper, 0.45),
  );
  out += bedAndHeadland(bed, r);
  out +=
    garden(
      (x) => bed(x) - 4,
      800,
      960,
      4,
      40,
      14,
      faded(temperate, deep, 0.1),
      mix(rust, deep, 0.25),
    ) + depthRule(1520, 366, 760, 10, ink);
  // Two who came to look before they got in
  const watch = (x: number, c: string) =>
    shape(
      curve([
        [x - 9, 82],
        [x - 10, 52],
        [x - 6, 34],
        [x + 6, 34],
        [x + 10, 52],
        [x + 9, 82],
      ]),
      c,
    ) +
    shape(disc(x, 25, 8), mix('#C98A63', ink, 0.2)) +
    stroke(`M${x - 4} 80V100M${x + 5} 80V100`, ink, 7);
  return out + turned(watch(0, reef), 226, -8, 0, 1) + turned(watch(0, coral), 262, -2, 0, 1);
}
