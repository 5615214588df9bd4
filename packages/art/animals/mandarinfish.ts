import { animal, eye, modelled } from '../kit/fish.ts';
import { curve, type Outline } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { deep, ink, mix, paper } from '../palette.ts';

const orange = '#E2702A';
const blue = '#1F57B8';
const green = '#2C8C7C';

/** A fin with rays from its root, its edge in blue. */
const rayed = (outline: Outline, rays: string, fill: string, line: string) => {
  const d = curve(outline);
  return shape(d, fill) + inside(d, stroke(rays, line, 9) + stroke(d, blue, 26));
};

const ribbons = (lines: readonly Outline[]) =>
  lines
    .map(
      (line) =>
        stroke(curve(line, false), mix(blue, ink, 0.35), 36) +
        stroke(curve(line, false), green, 22),
    )
    .join('');

const scrolls: readonly Outline[] = [
  '250,-150 300,-96 270,-40 320,6 290,70 330,120',
  '360,-150 410,-92 376,-30 430,20 396,78 430,140',
  '470,-140 516,-84 486,-24 540,22 506,74 540,120',
  '580,-120 622,-70 594,-18 646,24 614,66 640,100',
  '690,-90 720,-50 700,-10 742,24 716,56 736,80',
  '786,-70 806,-30 790,4 820,34 806,60',
];

const face: readonly Outline[] = [
  '30,60 80,30 130,40 190,84 230,60',
  '60,-10 100,-6 120,10',
  '190,-70 216,-30 210,20',
  '60,104 130,92 200,130',
];

/** Synchiropus splendidus, a male: orange with blue-edged green scrolls, a blunt head, fan fins, a long first spine. */
export const mandarinfish = animal(() => {
  const tail = rayed(
    '836,-46^ 900,-90 966,-92 996,-44 1000,10 990,66 950,98 896,86 836,50^',
    'M830 -20L990 -70M830 -6L1000 -26M830 6L1000 20M830 16L990 60M830 30L960 96',
    orange,
    mix(orange, ink, 0.35),
  );
  const first = rayed(
    '226,-140^ 236,-260 262,-392 290,-430 296,-330 326,-300 352,-240 372,-190 384,-140^',
    'M240 -140L284 -420M270 -140L316 -300M310 -140L350 -240',
    orange,
    mix(blue, ink, 0.1),
  );
  const second = rayed(
    '410,-132^ 430,-230 500,-282 590,-276 680,-240 770,-214 812,-150 790,-60^',
    'M440 -120L470 -280M510 -110L560 -290M590 -100L640 -270M660 -90L720 -250M720 -80L790 -220',
    orange,
    blue,
  );
  const anal = rayed(
    '500,100^ 540,170 620,196 700,190 780,160 800,60^',
    'M540 100L570 190M610 90L640 200M680 80L710 195M740 70L770 170',
    orange,
    blue,
  );
  const belly = rayed(
    '200,110^ 150,190 140,250 190,282 260,290 330,270 370,210 350,120^',
    'M240 110L170 270M270 110L226 290M300 110L290 290M326 110L350 250',
    mix(green, orange, 0.15),
    mix(blue, ink, 0.2),
  );
  const breast = rayed(
    '336,30^ 380,-40 450,-70 520,-50 556,10 560,80 530,140 460,164 390,130 344,80^',
    'M336 50L450 -70M336 52L530 -40M336 54L570 20M336 56L560 96M336 58L520 150M336 62L430 160',
    mix(orange, paper, 0.2),
    mix(blue, paper, 0.1),
  );
  const body = `
    8,40^ 14,-6 50,-60 110,-120 160,-156 230,-160 340,-150 480,-128 620,-100 760,-70 850,-52^ 850,54 760,72
    620,98 480,120 340,134 220,136 120,124 50,96
  `;
  return (
    tail +
    first +
    second +
    anal +
    belly +
    modelled(
      curve(body),
      { base: orange, light: mix(orange, paper, 0.35), shade: mix(orange, ink, 0.4) },
      ribbons(scrolls) + ribbons(face),
      { light: 12, shade: 26 },
    ) +
    stroke(curve('8,44 40,60 78,56', false), mix(deep, ink, 0.4), 10) +
    breast +
    shape(curve('86,-70 100,-126 150,-140 192,-112 192,-64 150,-36 106,-44'), green) +
    eye(142, -88, 38, '#D9472B')
  );
});
