import { animal, bars, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { shape, stroke } from '../kit/print.ts';
import { coral, deep, ink, kelp, mix, paper } from '../palette.ts';

/** Coris auricularis, a female: a cigar of a fish with one low fin along the back, white-pink, one red stripe from snout to tail. */
export const westernKingWrasse = animal(() => {
  const base = mix(coral, paper, 0.72);
  const fin = mix(coral, paper, 0.55);
  const red = '#B8322C';
  return (
    fishOf({
      base,
      light: mix(base, paper, 0.6),
      shade: mix(base, ink, 0.25),
      body: `
        0,10^ 40,-16 110,-52 210,-82 330,-96 470,-98 610,-90 730,-72 820,-56 872,-52^ 872,52 820,56
        730,74 610,94 470,104 330,102 210,90 120,66 50,36 12,24^
      `,
      fins: [
        ['860,-50^ 900,-64 986,-70 978,0 986,70 900,64 860,50^', fin],
        ['190,-78^ 220,-114 330,-136 520,-138 700,-122 842,-110 820,-52^ 500,-86', fin],
        ['470,98^ 500,130 620,128 720,112 846,104 820,52^', fin],
        ['270,98^ 306,100 350,138 334,148 292,126', fin],
      ],
      marks: bars(
        ['-10,-2 60,-14 200,-32 420,-36 640,-30 880,-20 880,10 640,8 420,8 200,4 60,12'],
        red,
      ),
      front: [['268,22^ 326,8 384,20 392,48 344,64 292,54', mix(coral, paper, 0.66)]],
      eye: [136, -22, 16],
      iris: '#E0A63C',
      mouth: '4,18 34,26 58,22',
      gill: '208,-60 232,-16 232,28 210,66',
    }) + stroke(curve('206,-92 340,-114 520,-118 700,-102 822,-84', false), red, 7)
  );
});

/** Pictilabrus laticlavius, a male: stout to the tail, a drawn-out snout, fins like lobes, green, a purple-red stripe that forks along the side. */
export const senatorWrasse = animal(() => {
  const base = '#5C9A4E';
  const fin = mix(base, '#8A3A62', 0.3);
  const purple = '#8A2F55';
  return (
    fishOf({
      base,
      light: mix(base, paper, 0.4),
      shade: mix(base, ink, 0.35),
      body: `
        0,28^ 40,-8 100,-54 180,-112 280,-150 400,-160 540,-150 680,-122 780,-98 836,-92^ 840,92
        780,98 680,122 550,142 410,148 280,136 170,106 80,72 20,54^
      `,
      fins: [
        ['820,-88^ 880,-116 950,-112 990,-62 1000,0 990,62 950,112 880,116 820,88^', fin],
        [
          '220,-130^ 250,-176 360,-196 480,-194 560,-186 640,-214 740,-212 806,-176 812,-100 780,-92^ 500,-140',
          fin,
        ],
        ['470,136^ 520,196 640,206 750,188 806,140 786,92^', fin],
        ['286,134^ 330,134 366,196 336,206 304,172', fin],
      ],
      marks: bars(
        [
          '216,-60 340,-84 540,-82 860,-50 860,-24 540,-46 340,-46 226,-22',
          '226,-26 340,-4 540,22 860,24 860,48 540,58 340,36 216,10',
          '0,28 110,-16 230,-48 230,-4 120,12 20,46',
        ],
        purple,
      ),
      front: [['296,20^ 372,-14 436,10 444,56 386,84 322,64', mix(base, '#E2B84A', 0.5)]],
      eye: [150, -48, 21],
      iris: '#C9503C',
      mouth: '4,40 40,48 76,40',
    }) + stroke(curve('246,-158 360,-176 520,-172 660,-192 780,-180', false), purple, 8)
  );
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
