import { animal, fishOf } from '../kit/fish.ts';
import { shape } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { coral, ink, mix, paper, rust } from '../palette.ts';

/** Plectropomus leopardus: long grouper, red, sprinkled with small blue spots. */
export const coralTrout = animal(() => {
  const red = mix(coral, rust, 0.25);
  const fin = mix(red, rust, 0.4);
  return fishOf({
    base: red,
    light: mix(red, paper, 0.35),
    shade: mix(red, ink, 0.4),
    body: `
      0,30^ 60,-26 150,-86 270,-128 400,-138 550,-122 690,-88 800,-60 850,-54^ 850,54 800,56
      690,80 550,112 400,130 270,124 150,100 40,66
    `,
    fins: [
      ['838,-54^ 900,-96 990,-128 980,-50 962,0 980,54 990,126 900,92 838,52^', fin],
      ['250,-120^ 290,-178 390,-184 490,-158 560,-176 660,-180 740,-140 760,-72^', fin],
      ['560,106^ 610,176 690,180 750,130 750,62^', fin],
      ['270,118^ 320,190 370,186 370,120^', fin],
    ],
    front: [['290,20^ 350,0 420,30 440,80 390,92 320,70^', fin]],
    marks: shape(
      spots({ x: 40, y: -130, width: 800, height: 250 }, 40, random(6), () => 6.5),
      mix('#7FC4E8', paper, 0.2),
    ),
    eye: [178, -54, 22],
    mouth: '2,38 70,50 138,40',
    gill: '256,-84 290,-20 286,40 250,100',
  });
});
