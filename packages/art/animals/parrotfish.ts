import { animal, bars, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { shape } from '../kit/print.ts';
import { coral, deep, mix, paper, reef } from '../palette.ts';

const green = '#3FA796';

/** Scarus: a beak of fused teeth, big scales, the tail's tips drawn out. */
export const parrotfish = animal(() => {
  const fin = mix(green, '#2E78B8', 0.6);
  const scales = [230, 310, 390, 470, 550, 630].flatMap((x, i) =>
    [-80, -20, 40].map(
      (y) => `${x},${y - 26} ${x + 26},${y + (i % 2) * 10} ${x},${y + 26} ${x + 12},${y}`,
    ),
  );
  return (
    fishOf({
      base: green,
      light: mix(green, paper, 0.4),
      shade: mix(green, deep, 0.55),
      body: `
        10,10^ 50,-60 130,-124 250,-158 390,-160 540,-132 680,-90 800,-66 850,-62^ 850,62
        800,64 680,88 540,130 390,152 250,146 130,108 50,64
      `,
      fins: [
        ['838,-60^ 900,-90 1000,-150 968,-50 960,0 968,50 1000,148 900,92 838,60^', fin],
        ['230,-150^ 280,-196 420,-210 580,-196 720,-160 780,-124 760,-72^ 480,-130', fin],
        ['470,136^ 560,186 680,168 770,120 760,70^', fin],
      ],
      marks:
        bars(scales, mix(green, coral, 0.55)) +
        shape(curve('0,-6 90,-20 180,-16 200,0 100,4 0,12'), mix(coral, paper, 0.2)),
      front: [['270,10^ 330,-14 400,10 440,60 380,70 310,50^', fin]],
      eye: [172, -66, 22],
      iris: mix(coral, paper, 0.3),
      gill: '232,-96 262,-30 258,40 226,100',
    }) + shape(curve('-4,-14^ 40,-26^ 50,8 40,40^ 6,34 -6,12'), mix(paper, reef, 0.25))
  );
});
