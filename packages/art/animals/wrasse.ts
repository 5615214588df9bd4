import { animal, bars, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { shape } from '../kit/print.ts';
import { coral, deep, ink, kelp, mix, paper } from '../palette.ts';

/** Coris auricularis, a female: white-pink, one red stripe from snout to tail. */
export const westernKingWrasse = animal(() => {
  const base = mix(coral, paper, 0.72);
  const fin = mix(coral, paper, 0.55);
  return fishOf({
    base,
    light: mix(base, paper, 0.6),
    shade: mix(base, ink, 0.25),
    body: `
      0,6 50,-36 130,-82 240,-116 380,-124 540,-108 700,-76 800,-52 860,-48^ 860,48 800,54 700,78
      540,108 380,122 240,112 130,80 50,42
    `,
    fins: [
      ['846,-48^ 910,-72 990,-80 1000,0 990,80 910,72 846,48^', fin],
      ['230,-112^ 270,-158 420,-172 600,-150 760,-112 806,-50^ 500,-100', fin],
      ['490,100^ 560,146 680,136 780,100 804,50^', fin],
      ['290,110^ 330,110 380,160 360,172 316,146', fin],
    ],
    marks: bars(
      ['-10,-12 60,-22 200,-34 420,-36 640,-26 880,-16 880,14 640,14 420,12 200,10 60,10'],
      '#B8322C',
    ),
    front: [['270,24^ 330,6 392,18 400,52 350,72 296,60', mix(coral, paper, 0.66)]],
    eye: [140, -36, 17],
    iris: '#E0A63C',
    mouth: '2,16 34,22 62,16',
    gill: '212,-70 238,-20 238,30 214,70',
  });
});

/** Pictilabrus laticlavius, a male: green, a purple-red stripe that forks along the side. */
export const senatorWrasse = animal(() => {
  const base = '#5C9A4E';
  const fin = mix(base, '#8A3A62', 0.3);
  return fishOf({
    base,
    light: mix(base, paper, 0.4),
    shade: mix(base, ink, 0.35),
    body: `
      0,10 60,-36 150,-90 270,-128 410,-136 560,-120 700,-88 800,-64 850,-60^ 850,60 800,66 700,90
      560,120 410,134 270,124 150,88 60,46
    `,
    fins: [
      ['836,-60^ 900,-92 980,-92 1000,0 980,92 900,92 836,60^', fin],
      ['240,-124^ 290,-178 420,-190 580,-174 730,-140 792,-62^ 500,-110', fin],
      ['480,114^ 560,168 680,156 760,120 790,62^', fin],
      ['290,118^ 330,116 376,172 350,180 310,152', fin],
    ],
    marks: bars(
      [
        '196,-46 340,-66 560,-62 860,-34 860,-10 560,-28 340,-30 210,-18',
        '210,-14 340,6 560,24 860,14 860,36 560,58 340,42 196,10',
        '0,2 120,-14 220,-36 220,-2 120,14',
      ],
      '#8A2F55',
    ),
    front: [['270,26^ 336,0 400,18 408,56 352,80 296,64', mix(base, '#E2B84A', 0.5)]],
    eye: [150, -46, 18],
    iris: '#C9503C',
    mouth: '2,20 36,28 66,22',
  });
});

/** Olisthops cyanomelas, a male: slim, blue-black, a fused beak, bright blue along the edges of the tail. */
export const herringCale = animal(() => {
  const base = mix(mix(deep, ink, 0.35), kelp, 0.08);
  const fin = mix(base, '#2F6FB0', 0.25);
  const blue = '#3F9BE0';
  return (
    fishOf({
      base,
      light: mix(base, paper, 0.28),
      shade: mix(base, ink, 0.6),
      body: `
        0,4 30,-26 90,-54 200,-78 360,-86 540,-78 700,-58 810,-42 860,-40^ 860,40 810,42 700,58
        540,78 360,86 200,78 90,56 30,32
      `,
      fins: [
        ['846,-40^ 900,-66 1000,-96 972,-30 966,0 972,30 1000,96 900,66 846,40^', fin],
        ['200,-76^ 240,-116 420,-128 620,-110 770,-84 812,-40^ 500,-76', fin],
        ['470,74^ 540,112 660,104 770,80 808,40^', fin],
      ],
      front: [['230,20^ 300,0 360,14 366,44 312,62 250,50', mix(fin, paper, 0.14)]],
      marks: bars(['150,-40 220,-30 220,-22 150,-32', '150,40 220,26 220,34 150,48'], blue),
      eye: [120, -22, 15],
      iris: '#D8A23C',
    }) +
    shape(
      curve('852,-42^ 900,-68 1000,-98^ 990,-78 900,-52 852,-30^') +
        curve('852,42^ 900,68 1000,98^ 990,78 900,52 852,30^'),
      blue,
    ) +
    shape(curve('-4,6 8,-14 34,-22 40,6 34,28 8,22'), mix('#7FA59A', paper, 0.25))
  );
});
