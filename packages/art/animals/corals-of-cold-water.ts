import { animal, modelled } from '../kit/fish.ts';
import { curve, num, type Point, taper, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { type Random, random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { coral, ink, kelp, mix, paper, rust, sand } from '../palette.ts';

/** A knob of rock under a colony, its middle at 500. */
function rock(y: number, half: number, colour: string) {
  const d = curve(
    `${500 - half},${y + 70} ${500 - half * 0.8},${y + 16} ${500 - half * 0.3},${y - 12} ${500 + half * 0.3},${y - 6} ${500 + half * 0.85},${y + 20} ${500 + half},${y + 70} ${500 + half * 0.4},${y + 92} ${500 - half * 0.5},${y + 88}`,
  );
  return modelled(
    d,
    { base: colour, light: mix(colour, paper, 0.3), shade: mix(colour, ink, 0.45) },
    '',
    { light: 10, shade: 28 },
  );
}

/** Melithaea zimmeri: a flat fan, a joint at each fork, dusted with white polyps. */
export const zimmersSeaFan = animal(() => {
  const r = random(73);
  const base = mix('#D8502A', coral, 0.3);
  const joint = mix(base, rust, 0.4);
  let branches = '';
  let joints = '';
  let polyps = '';
  const grow = (x: number, y: number, turn: number, long: number, wide: number, level: number) => {
    const end: Point = [x + Math.cos(turn) * long, y + Math.sin(turn) * long];
    const mid: Point = [(x + end[0]) / 2 + r.between(-9, 9), (y + end[1]) / 2 + r.between(-5, 5)];
    branches += taper([[x, y], mid, end], wide, wide * 0.82);
    branches += disc(end[0], end[1], wide * 0.41);
    if (level < 4) joints += disc(end[0], end[1], wide * 0.52);
    if (level > 1)
      for (const k of [0.3, 0.75])
        polyps += disc(
          x + (end[0] - x) * k + r.between(-1, 1) * wide * 0.5,
          y + (end[1] - y) * k,
          5,
        );
    if (level === 5) return;
    const open = r.between(0.3, 0.46);
    const next = wide * 0.76;
    // The fan stays within its half-circle: outer branches turn up again.
    const lift = (a: number) => a + (-Math.PI / 2 - a) * 0.04;
    if (level < 2 || r.chance(0.8))
      grow(end[0], end[1], lift(turn - open), long * r.between(0.8, 0.93), next, level + 1);
    grow(end[0], end[1], lift(turn + open), long * r.between(0.8, 0.93), next, level + 1);
  };
  grow(500, 330, -1.7, 112, 44, 0);
  grow(492, 300, -2.5, 122, 32, 1);
  grow(510, 300, -0.62, 126, 32, 1);
  return (
    rock(320, 150, mix(kelp, ink, 0.45)) +
    shape(branches, base) +
    shape(joints, joint) +
    shape(polyps, mix(sand, coral, 0.12))
  );
});

/** Plesiastrea versipora: a low dome, luminous green, dotted with round cups. */
export const greenCoral = animal(() => {
  const r = random(38);
  const base = '#5F9A5A';
  const shade = mix(base, ink, 0.45);
  const dome = curve(
    '20,190 30,80 110,-30 240,-120 400,-166 540,-160 690,-132 820,-60 920,30 980,120 984,190 860,226 640,244 400,246 180,232',
  );
  let rims = '';
  let pits = '';
  let hearts = '';
  for (let row = 0; row < 9; row++) {
    const v = -0.9 + row * 0.235;
    const y = 60 + Math.sin(v * 1.25) * 210;
    const flat = Math.max(0.45, Math.cos(v * 0.9 - 0.5));
    for (let x = 20 + (row % 2) * 34; x < 990; x += 68) {
      const px = x + r.between(-9, 9);
      const py = y + ((px - 500) / 500) ** 2 * 62 + r.between(-6, 6);
      const s = r.between(20, 25);
      const side = 1 - Math.abs((px - 500) / 500) ** 3 * 0.4;
      rims += disc(px, py, s * 1.16 * side, s * flat * 1.1);
      pits += disc(px, py + 1, s * 0.72 * side, s * flat * 0.68);
      hearts += disc(px, py + 2, s * 0.3 * side, s * flat * 0.28);
    }
  }
  return (
    modelled(
      curve(
        '-40,250 30,186 200,200 500,206 800,196 960,180 1040,246 900,300 600,316 300,312 60,300',
      ),
      { base: mix(kelp, ink, 0.5), light: mix(kelp, ink, 0.3), shade: mix(kelp, ink, 0.75) },
      '',
      { light: 10, shade: 30 },
    ) +
    modelled(
      dome,
      { base, light: mix(base, paper, 0.4), shade },
      shape(rims, mix(base, '#B7E07A', 0.6)) +
        shape(pits, mix(base, ink, 0.38)) +
        shape(hearts, mix(base, '#B7E07A', 0.8)),
      { light: 8, shade: 36 },
    )
  );
});

/** A floret: a cluster of polyps at the end of a branch. */
function floret(x: number, y: number, size: number, colour: string, r: Random) {
  const bits = Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * Math.PI * 2 + r();
    return blot(x + Math.cos(a) * size * 0.55, y + Math.sin(a) * size * 0.5, size * 0.5, r);
  });
  const light = Array.from({ length: 3 }, () =>
    disc(x + r.between(-0.6, 0.5) * size, y - r.between(0, 0.7) * size, size * 0.16),
  );
  return (
    shape(blot(x, y, size * 0.8, r) + bits.join(''), colour) +
    shape(light.join(''), mix(colour, paper, 0.5))
  );
}

/** Stems of the soft coral, each with its width at the foot. */
const softStems: [Point[], number][] = [
  [
    [
      [500, 290],
      [470, 120],
      [360, 0],
      [280, -60],
    ],
    62,
  ],
  [
    [
      [505, 290],
      [560, 120],
      [660, 10],
      [730, -50],
    ],
    62,
  ],
  [
    [
      [500, 300],
      [490, 80],
      [520, -80],
      [500, -220],
    ],
    74,
  ],
  [
    [
      [480, 170],
      [360, 120],
      [260, 110],
      [190, 80],
    ],
    46,
  ],
  [
    [
      [525, 170],
      [640, 130],
      [740, 120],
      [812, 90],
    ],
    46,
  ],
  [
    [
      [490, 20],
      [430, -90],
      [390, -160],
      [350, -190],
    ],
    40,
  ],
  [
    [
      [515, 20],
      [590, -80],
      [620, -150],
      [660, -180],
    ],
    40,
  ],
];

/** Dendronephthya australis: pinkish-red florets on pale clear stems that rods stiffen. */
export const cauliflowerSoftCoral = animal(() => {
  const r = random(29);
  const stem = mix(mix(paper, '#E7B7C4', 0.55), sand, 0.2);
  const pinks = ['#C7375A', '#A8325F', '#D65A6E', '#93306B'];
  const rods = (line: Point[]) =>
    line
      .slice(1)
      .flatMap(([x, y], i) => {
        const [px, py] = line[i] ?? [x, y];
        return [0.15, 0.35, 0.55, 0.75, 0.9].map(
          (k) =>
            `M${num(px + (x - px) * k + r.between(-14, 14))} ${num(py + (y - py) * k)}l${num(r.between(-8, 8))} ${num(-22)}`,
        );
      })
      .join('');
  const heads = softStems.flatMap(([line, wide]) => {
    const [ex, ey] = line.at(-1) ?? [0, 0];
    const [mx, my] = line[2] ?? [0, 0];
    return [
      ...Array.from({ length: 7 }, (_, i) => [
        ex + Math.cos(i * 0.9) * 62 * (i ? 1 : 0),
        ey + Math.sin(i * 0.9) * 54 * (i ? 1 : 0),
      ]),
      [mx - wide * 0.4, my + 4],
      [mx + wide * 0.4, my - 10],
    ];
  });
  const sorted = heads.sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0));
  return (
    shape(curve('330,330 420,296 500,300 580,294 680,330 600,356 400,356'), mix(sand, kelp, 0.4)) +
    softStems
      .map(([line, wide]) => {
        const d = tube(
          line.map(([x, y], i): [number, number, number] => [x, y, (wide / 2) * (1 - i * 0.13)]),
        );
        return (
          shape(d, stem) +
          inside(d, stroke(rods(line), '#D98CA0', 5)) +
          stroke(d, mix(stem, '#B05A78', 0.4), 4)
        );
      })
      .join('') +
    sorted
      .map(([x = 0, y = 0], i) => floret(x, y, 40 + (i % 3) * 5, pinks[i % 4] ?? '#C7375A', r))
      .join('')
  );
});
