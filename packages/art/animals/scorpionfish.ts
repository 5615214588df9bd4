import { animal, eye, modelled, type Tones } from '../kit/fish.ts';
import { curve, type Outline, type Point, taper } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { coral, honey, ink, kelp, mix, ochre, paper, rust, sand } from '../palette.ts';

const mottle = (seed: number, size: number, gap: number) =>
  spots({ x: 20, y: -330, width: 980, height: 640 }, gap, random(seed), () => size);

/** A fin whose spines stand free at their tips, the membrane cut in between. */
function bunting(roots: [Point, Point], tips: Point[], fill: string, line: string, cut = 26) {
  const [[x0, y0], [x1, y1]] = roots;
  const edge = tips.flatMap(([x, y], i): Point[] => {
    const next = tips[i + 1];
    const tip: Point = [x, y, 1];
    return next ? [tip, [x * 0.4 + next[0] * 0.6, (y + next[1]) / 2 + cut]] : [tip];
  });
  const d = curve([[x0, y0, 1], ...edge, [x1, y1, 1]]);
  const spines = tips.map(([x, y], i) => {
    const t = i / (tips.length - 1);
    return stroke(`M${x0 + (x1 - x0) * t} ${y0 + (y1 - y0) * t}L${x} ${y}`, line, 8);
  });
  return shape(d, fill) + spines.join('');
}

const rayed = (outline: Outline, rays: string, fill: string, line: string, marks = '') => {
  const d = curve(outline);
  return shape(d, fill) + inside(d, stroke(rays, line, 7) + marks);
};

const tones = (base: string): Tones => ({
  base,
  light: mix(base, paper, 0.4),
  shade: mix(base, ink, 0.4),
});

const tassels = (list: readonly Outline[], colour: string) =>
  list.map((line) => shape(taper(line, 20, 6), colour)).join('');

/** Scorpaena jacksoniensis: squat, big-headed, red, with skin tassels and small dark spots on the chest. */
export const easternRedScorpionfish = animal(() => {
  const base = mix(coral, rust, 0.3);
  const dark = mix(rust, ink, 0.3);
  const pale = mix(base, sand, 0.55);
  const blotches =
    shape(mottle(61, 40, 150), mix(base, dark, 0.45)) +
    shape(mottle(67, 26, 130), pale, 'opacity="0.6"') +
    shape(mottle(63, 7, 46), dark, 'opacity="0.7"');
  const finMarks = shape(mottle(69, 15, 58), mix(base, dark, 0.6));
  const tips: Point[] = [
    [276, -246],
    [316, -294],
    [362, -322],
    [408, -326],
    [454, -314],
    [500, -298],
    [544, -280],
    [586, -258],
    [626, -232],
    [662, -206],
    [690, -176],
    [704, -214],
  ];
  const chest = spots({ x: 210, y: 96, width: 120, height: 80 }, 28, random(71), () => 7);
  return (
    rayed(
      '820,-62^ 890,-98 960,-102 992,-70 1000,0 992,72 960,104 890,98 820,58^',
      'M826 -30L980 -86M830 -14L1000 -40M830 4L1000 6M830 20L1000 50M826 36L960 100',
      mix(base, pale, 0.3),
      dark,
      finMarks,
    ) +
    rayed(
      '672,-130^ 700,-236 746,-246 790,-216 820,-160 830,-40^ 740,-50^',
      'M690 -110L716 -230M730 -100L764 -230M770 -90L806 -180',
      mix(base, pale, 0.2),
      dark,
      finMarks,
    ) +
    bunting(
      [
        [270, -170],
        [700, -110],
      ],
      tips,
      mix(base, dark, 0.25),
      dark,
    ) +
    rayed(
      '580,110^ 604,214 650,252 706,226 760,160 780,60^',
      'M610 100L640 240M650 96L690 236M700 80L740 190',
      mix(base, pale, 0.2),
      dark,
      finMarks,
    ) +
    rayed(
      '330,130^ 350,226 400,258 460,240 480,200 460,110^',
      'M360 130L400 250M390 130L440 240M420 130L470 210',
      mix(base, dark, 0.15),
      dark,
    ) +
    modelled(
      curve(
        '4,44^ 24,0 66,-46 110,-84 140,-134 184,-146 214,-128 250,-172 330,-196 430,-190 540,-160 660,-118 770,-78 840,-60^ 840,56 770,74 660,104 540,134 420,152 300,158 190,144 100,116 40,84',
      ),
      tones(base),
      blotches + shape(chest, mix(dark, ink, 0.6)),
      { light: 12, shade: 34 },
    ) +
    tassels(
      [
        '150,-140 140,-186 156,-214',
        '196,-134 214,-168 236,-176',
        '60,-36 44,-66 50,-86',
        '90,108 84,138 94,160',
        '140,128 130,160 144,182',
        '210,50 226,76 222,104',
        '520,-40 548,-20 556,6',
        '610,-20 636,-4 640,20',
        '700,0 724,12 728,32',
        '560,50 586,64 590,88',
      ],
      pale,
    ) +
    stroke(curve('4,44 60,62 118,64 160,48', false), mix(dark, ink, 0.3), 12) +
    stroke(curve('120,0 170,20 214,26', false), dark, 9) +
    stroke(curve('250,-120 290,-50 292,30 256,110', false), dark, 8) +
    rayed(
      '316,-20^ 400,-64 480,-50 536,0 548,66 520,128 470,168 410,176 350,140 312,80^',
      'M320 10L480 -50M320 20L530 0M320 30L548 60M320 40L520 126M320 50L466 168M320 58L400 170',
      mix(base, pale, 0.28),
      dark,
      finMarks,
    ) +
    eye(166, -88, 32, honey)
  );
});

/** Gymnapistes marmoratus: mottled brown, no scales, thirteen spines with deep-cut membranes, a spine under the eye. */
export const soldier = animal(() => {
  const base = mix(ochre, kelp, 0.6);
  const dark = mix(base, ink, 0.55);
  const pale = mix(base, sand, 0.6);
  const tips: Point[] = Array.from({ length: 13 }, (_, i) => [
    226 + i * 36,
    -226 - Math.sin(((i + 1.5) / 13) * Math.PI) * 72 + i * 3,
  ]);
  const finMarks = shape(mottle(83, 18, 74), mix(base, dark, 0.6));
  return (
    rayed(
      '830,-52^ 890,-84 960,-90 990,-60 1000,0 990,62 960,92 890,86 830,50^',
      'M836 -26L980 -76M840 -10L1000 -30M840 6L1000 16M840 22L980 66',
      mix(base, pale, 0.35),
      dark,
      finMarks,
    ) +
    rayed(
      '676,-110^ 690,-196 730,-214 780,-196 824,-140 836,-30^ 740,-40^',
      'M700 -100L716 -206M736 -90L760 -204M776 -80L806 -160',
      mix(base, pale, 0.25),
      dark,
      finMarks,
    ) +
    bunting(
      [
        [210, -140],
        [680, -90],
      ],
      tips,
      mix(base, dark, 0.2),
      dark,
      54,
    ) +
    rayed(
      '560,96^ 590,174 650,196 730,180 790,130 806,50^',
      'M600 90L626 184M650 84L680 190M700 76L736 176',
      mix(base, pale, 0.25),
      dark,
      finMarks,
    ) +
    rayed(
      '300,110^ 320,190 370,226 420,206 430,110^',
      'M330 110L370 220M360 110L406 206',
      mix(base, dark, 0.2),
      dark,
    ) +
    modelled(
      curve(
        '4,24^ 20,-20 60,-70 116,-116 176,-146 260,-158 380,-154 510,-134 640,-102 760,-68 850,-50^ 850,50 760,66 640,94 510,118 380,132 260,132 150,116 70,86 24,58',
      ),
      tones(base),
      shape(mottle(81, 46, 150), mix(base, dark, 0.65)) +
        shape(mottle(87, 22, 100), pale, 'opacity="0.7"') +
        shape(mottle(89, 7, 50), dark),
      { light: 12, shade: 28 },
    ) +
    stroke(curve('4,24 54,44 110,40', false), dark, 11) +
    stroke(curve('236,-100 276,-40 276,30 240,92', false), dark, 8) +
    shape(taper('96,-14 150,0 226,26', 22, 4), pale) +
    stroke(curve('96,-4 150,10 222,32', false), dark, 5) +
    rayed(
      '300,0^ 370,-36 440,-26 490,16 500,70 470,118 410,134 350,116 304,70^',
      'M304 20L430 -26M304 26L490 20M304 32L500 72M304 40L466 116M304 48L410 130',
      mix(base, pale, 0.4),
      dark,
      finMarks,
    ) +
    eye(136, -64, 27, honey)
  );
});
