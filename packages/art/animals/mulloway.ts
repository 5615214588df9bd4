import { animal, fishOf } from '../kit/fish.ts';
import { ink, mix, ochre, paper, shallow } from '../palette.ts';

/** Argyrosomus japonicus, the jewfish of east coast divers: long, silver bronze, a tail that ends in a soft point. */
export const mulloway = animal(() => {
  const silver = mix(mix(paper, shallow, 0.5), ochre, 0.2);
  const fin = mix(silver, ink, 0.35);
  return fishOf({
    base: silver,
    light: mix(silver, ink, 0.3),
    shade: mix(silver, ink, 0.35),
    body: `
      0,36 50,-20 130,-80 240,-120 370,-126 510,-106 650,-68 770,-34 850,-26^ 850,26 770,32 650,50
      510,76 370,92 230,94 110,84 30,60
    `,
    fins: [
      ['836,-26^ 900,-70 970,-66 1000,6 960,60 900,66 836,26^', fin],
      ['230,-116^ 290,-196 350,-180 420,-116^', fin],
      ['430,-118^ 520,-150 660,-120 770,-80 780,-34^', fin],
      ['600,56^ 630,110 680,60^', fin],
      ['270,90^ 310,160 360,92^', fin],
    ],
    front: [['290,30^ 350,20 430,60 440,90 350,76^', fin]],
    eye: [140, -40, 21],
    mouth: '2,42 60,56 120,50',
    gill: '220,-70 252,-10 246,40 216,76',
    depth: { light: 26, shade: 28 },
  });
});
