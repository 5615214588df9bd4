import { animal, bars, fishOf } from '../kit/fish.ts';
import { disc } from '../kit/plate.ts';
import { shape } from '../kit/print.ts';
import { coral, ink, mix, ochre, paper } from '../palette.ts';

/** Othos dentex: a long sea perch, blue flecks above, yellow blotches below, a wide grin. */
export const harlequinFish = animal(() => {
  const base = mix(coral, ochre, 0.35);
  const fin = mix(base, ink, 0.15);
  const flecks = [
    [90, -40],
    [130, -70],
    [210, -96],
    [260, -60],
    [320, -110],
    [370, -70],
    [430, -112],
    [480, -64],
    [540, -100],
    [600, -54],
    [650, -84],
    [710, -40],
    [760, -60],
    [300, -30],
    [420, -26],
    [540, -20],
    [660, -10],
  ];
  return (
    fishOf({
      base,
      light: mix(base, paper, 0.4),
      shade: mix(base, ink, 0.35),
      body: `
        0,20 40,-20 110,-74 210,-118 340,-142 480,-138 620,-112 740,-78 820,-56^ 830,56 740,76
        620,104 480,126 340,132 210,118 110,92 40,62
      `,
      fins: [
        ['806,-54^ 880,-84 980,-92 1000,0 980,92 880,84 806,56^', fin],
        ['240,-124^ 290,-196 370,-186 460,-168 540,-176 660,-178 760,-120 790,-60^ 500,-110', fin],
        ['560,112^ 610,166 690,158 746,112 760,70^', fin],
        ['300,124^ 330,120 392,184 366,196 326,168', fin],
      ],
      marks:
        bars(
          [
            '230,60 290,40 320,76 280,110 236,96',
            '370,50 440,34 460,80 410,110 366,92',
            '510,40 570,26 600,64 556,96 510,82',
            '640,26 700,20 716,54 670,74 640,60',
          ],
          mix('#E8C94A', paper, 0.2),
        ) + shape(flecks.map(([x = 0, y = 0]) => disc(x, y, 10, 7)).join(''), '#4A7FD0'),
      front: [['280,50^ 340,10 404,20 414,66 360,104 300,92', mix(base, '#E8C94A', 0.35)]],
      eye: [168, -62, 19],
      iris: '#E8C94A',
      gill: '240,-96 272,-30 268,40 236,100',
    }) + bars(['4,24 60,40 128,44 132,52 60,54 8,42'], mix(ink, base, 0.2))
  );
});
