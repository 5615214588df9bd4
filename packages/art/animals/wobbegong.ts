import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { honey, ink, mix, paper, rust, sand } from '../palette.ts';

/** Orectolobus lying on the ground: flat, fringed about the mouth, saddles down the back, two fins set far back. */
export const wobbegong = animal(() => {
  const base = mix(honey, '#8A6A3A', 0.55);
  const saddle = mix(rust, ink, 0.35);
  const body = curve(`
    0,40 20,-10 80,-48 170,-70 290,-76 420,-66 560,-46 700,-24 840,-8 960,-26^ 1000,-10 990,22
    900,34 780,44 640,56 480,66 300,76 160,80 60,72
  `);
  const fringe = [20, 46, 76, 108, 142, 178]
    .map((x, i) => stroke(`M${x} ${62 + i * 3}q-12 16 -22 12m20 -8q-2 18 -8 24`, base, 9))
    .join('');
  return (
    shape(curve('560,-44^ 590,-96 640,-108 668,-84 660,-28^'), mix(base, ink, 0.25)) +
    shape(curve('690,-26^ 720,-72 764,-80 784,-58 776,-14^'), mix(base, ink, 0.25)) +
    fringe +
    modelled(
      body,
      { base, light: mix(base, sand, 0.5), shade: saddle },
      shape(
        [
          '150,-90 230,-90 250,-10 210,30 160,10',
          '310,-90 400,-90 410,0 370,40 320,10',
          '470,-70 550,-60 550,10 510,40 476,10',
          '620,-50 690,-40 690,20 650,44 622,14',
          '750,-30 810,-24 810,24 776,36 752,10',
          '880,-20 930,-20 930,24 890,24',
        ]
          .map((o) => curve(o))
          .join(''),
        saddle,
      ) +
        shape(
          spots({ x: 20, y: -70, width: 940, height: 140 }, 44, random(8), () => 9),
          mix(sand, paper, 0.4),
          'opacity="0.75"',
        ),
      { light: 10, shade: 22 },
    ) +
    shape(curve('210,56^ 250,64 330,96 344,120 270,124 214,100^'), mix(base, saddle, 0.5)) +
    shape(curve('500,56^ 540,60 600,84 606,102 548,102 504,84^'), mix(base, saddle, 0.5)) +
    shape(disc(92, -26, 9), ink) +
    stroke(curve('14,44 60,52 110,50', false), saddle, 6)
  );
});
