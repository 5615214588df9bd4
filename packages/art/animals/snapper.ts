import { animal, fishOf } from '../kit/fish.ts';
import { shape } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { blush, coral, ink, mix, paper, shallow } from '../palette.ts';

/** Chrysophrys auratus: pink with blue specks, steep brow, forked tail. */
export const snapper = animal(() => {
  const pink = mix(blush, coral, 0.35);
  const fin = mix(pink, coral, 0.4);
  return fishOf({
    base: pink,
    light: mix(pink, paper, 0.5),
    shade: mix(pink, ink, 0.3),
    body: `
      4,60^ 30,-20 70,-104 150,-176 260,-216 390,-214 530,-166 660,-100 770,-48 836,-34^ 840,34
      770,46 660,84 530,124 390,148 260,148 140,126 50,96
    `,
    fins: [
      ['820,-34^ 890,-96 1000,-172 960,-60 944,0 964,66 1000,160 890,88 820,32^', fin],
      [
        '230,-206^ 270,-276 340,-290 420,-280 510,-256 600,-206 680,-160 730,-120 740,-66^ 500,-170',
        fin,
      ],
      ['560,112^ 620,166 690,160 740,110 750,56^', fin],
      ['270,140^ 310,220 360,226 380,146^', fin],
    ],
    front: [['280,40^ 350,20 460,60 500,100 430,98 330,84^', mix(fin, paper, 0.25)]],
    marks: shape(
      spots({ x: 130, y: -180, width: 600, height: 180 }, 62, random(3), () => 8),
      mix(shallow, '#5FB6E0', 0.5),
    ),
    eye: [168, -64, 30],
    mouth: '6,70 50,72 96,64',
    gill: '250,-100 284,-30 280,40 246,104',
  });
});
