import { animal, modelled } from '../kit/fish.ts';
import { along, curve, type Point, parsePoints, taper, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { group, inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { coral, honey, ink, mix, paper, rust } from '../palette.ts';

const red = mix('#B5263A', coral, 0.25);
const pale = mix(honey, paper, 0.55);

/** A fin cut like a feather: rays from one root that end apart, pale between bands. */
function featherFin(root: [Point, Point], tips: Point[], r: ReturnType<typeof random>) {
  const [a, b] = root;
  const edge: Point[] = tips.flatMap((p, i): Point[] => {
    const next = tips[i + 1];
    if (!next) return [[p[0], p[1], 1]];
    const x = (p[0] + next[0]) / 2;
    const y = (p[1] + next[1]) / 2;
    const mid: Point = [x + ((a[0] + b[0]) / 2 - x) * 0.24, y + ((a[1] + b[1]) / 2 - y) * 0.24];
    return [[p[0], p[1], 1], mid];
  });
  const d = curve([[a[0], a[1], 1], ...edge, [b[0], b[1], 1]]);
  const rays = tips
    .map((p, i) => {
      const t = i / (tips.length - 1);
      return `M${(a[0] + (b[0] - a[0]) * t).toFixed(1)} ${(a[1] + (b[1] - a[1]) * t).toFixed(1)}L${p[0]} ${p[1]}`;
    })
    .join('');
  const dots = tips.flatMap((p) =>
    [0.35, 0.55, 0.75].map((t) =>
      disc(
        a[0] + (p[0] - a[0]) * t + r.between(-8, 8),
        a[1] + (p[1] - a[1]) * t + r.between(-8, 8),
        8,
      ),
    ),
  );
  return (
    shape(d, mix(red, paper, 0.32)) + inside(d, shape(dots.join(''), pale)) + stroke(rays, red, 7)
  );
}

/** Solenostomus paradoxus, ornate ghost pipefish: head down, spines and tassels, a tube snout, a large pair of pelvic fins. */
export const ornateGhostPipefish = animal(() => {
  const r = random(149);
  const spine: [number, number, number][] = [
    [200, 10, 40],
    [280, -6, 46],
    [360, -10, 50],
    [450, -4, 58],
    [540, 0, 60],
    [620, 2, 44],
    [690, 4, 30],
    [770, 4, 22],
    [830, 4, 20],
  ];
  const body = tube(spine);
  const line = parsePoints('230,0 330,-10 440,-6 560,0 680,4 800,4');
  const tassels = along(line, 17).flatMap(({ x, y, t }, i) => {
    const half = 54 - Math.abs(t - 0.5) * 40;
    return [-1, 1].map((side) => {
      const long = r.between(34, 78) * (i % 2 ? 1 : 0.7);
      return shape(
        taper(
          [
            [x, y + side * half * 0.7],
            [x + 8, y + side * (half * 0.8 + long * 0.6)],
            [x + r.between(14, 36), y + side * (half * 0.8 + long)],
          ],
          17,
          4,
        ),
        i % 3 ? red : mix(red, ink, 0.25),
      );
    });
  });
  const bands = [300, 380, 470, 560, 640, 710, 780].map(
    (x, i) => `M${x} -70q${i % 2 ? 22 : -16} 70 4 140`,
  );
  const spots = Array.from({ length: 40 }, () =>
    disc(r.between(200, 830), r.between(-60, 60), r.between(4, 9)),
  );
  const snoutTassels = [
    '60,16 50,50 62,84',
    '96,16 90,44 100,70',
    '130,-12 126,-40 138,-66',
    '30,16 20,44 26,70',
    '190,-30 180,-76 196,-112',
    '214,-34 224,-80 216,-118',
  ];
  const fish =
    featherFin(
      [
        [800, -8],
        [840, 14],
      ],
      parsePoints('930,-130 968,-96 992,-56 1004,-14 1002,30 984,74 956,110 920,138'),
      r,
    ) +
    featherFin(
      [
        [430, -40],
        [470, -46],
      ],
      parsePoints('476,-170 506,-182 536,-178 560,-160 574,-130'),
      r,
    ) +
    featherFin(
      [
        [600, -30],
        [690, -20],
      ],
      parsePoints('620,-110 650,-122 684,-122 716,-110 740,-86'),
      r,
    ) +
    featherFin(
      [
        [610, 34],
        [690, 26],
      ],
      parsePoints('624,112 654,126 690,126 722,112 744,88'),
      r,
    ) +
    tassels.join('') +
    shape(snoutTassels.map((t) => taper(parsePoints(t), 12, 4)).join(''), red) +
    modelled(
      curve(
        '0,-22^ 12,-26 40,-16 110,-18 170,-30 210,-46 260,-46 280,0 262,46 214,50 170,32 110,18 40,16 14,26 0,22^',
      ),
      { base: mix(red, paper, 0.12), light: mix(red, paper, 0.5), shade: mix(red, ink, 0.35) },
      stroke('M44 -30v60M76 -30v60M108 -30v60M142 -34v68', pale, 9),
      { light: 6, shade: 12 },
    ) +
    modelled(
      body,
      { base: mix(red, paper, 0.12), light: mix(red, paper, 0.5), shade: mix(red, ink, 0.35) },
      stroke(bands.join(''), mix(rust, ink, 0.15), 22) + shape(spots.join(''), pale),
      { light: 8, shade: 16 },
    ) +
    featherFin(
      [
        [370, 40],
        [450, 50],
      ],
      parsePoints('392,220 430,246 474,256 520,250 560,230 592,198 610,160'),
      r,
    ) +
    shape(disc(214, -4, 24), pale) +
    shape(disc(212, -4, 13), ink) +
    shape(disc(207, -9, 4), paper);
  return group(fish, 'transform="rotate(-52 500 0)"');
});
