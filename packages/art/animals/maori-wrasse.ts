import { animal, bars, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { shape, stroke } from '../kit/print.ts';
import { deep, mix, paper, reef, shallow } from '../palette.ts';

/** Cheilinus undulatus: a hump on the brow, fat lips, two lines behind the eye. */
export const maoriWrasse = animal(() => {
  const green = mix('#3E8F8A', '#5F8F5A', 0.3);
  const fin = mix(green, deep, 0.35);
  const scales = [240, 320, 400, 480, 560, 640, 720].flatMap((x, i) =>
    [-120, -60, 0, 60, 110].map(
      (y) => `${x},${y - 30} ${x + 10},${y + (i % 2) * 12} ${x},${y + 30} ${x - 6},${y}`,
    ),
  );
  return (
    fishOf({
      base: green,
      light: mix(green, shallow, 0.5),
      shade: mix(green, deep, 0.7),
      body: `
        8,56^ 20,0 40,-60 60,-150 110,-220 180,-240 240,-214 340,-206 470,-196 600,-160 720,-112
        810,-80 856,-74^ 856,74 810,84 720,116 600,160 470,190 330,190 200,166 100,130 40,96
      `,
      fins: [
        ['840,-72^ 920,-104 990,-96 1000,0 990,96 920,104 840,72^', fin],
        ['300,-196^ 400,-236 560,-232 700,-206 790,-190 810,-130 790,-76^ 540,-180', fin],
        ['530,166^ 620,222 740,210 810,180 800,80^', fin],
        ['280,180^ 330,190 400,260 330,250^', fin],
      ],
      marks: bars(scales, mix(green, paper, 0.35)),
      front: [['320,40^ 380,10 440,20 480,80 440,130 380,110^', fin]],
      eye: [176, -70, 21],
      iris: '#E8B04A',
      gill: '262,-130 300,-50 298,40 256,120',
    }) +
    stroke('M206 -72Q260 -84 300 -66M204 -58Q254 -60 290 -36', mix(deep, reef, 0.3), 8) +
    shape(curve('-4,50 30,36 70,50 80,70 60,96 20,100 -6,80'), mix(green, paper, 0.3))
  );
});
