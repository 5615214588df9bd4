import { animal, fishOf } from '../kit/fish.ts';
import { honey, ink, mix, ochre, paper } from '../palette.ts';

/** Pempheris: a hatchet of a fish, one short high fin, a long one under it, a very large eye. */
export const bullseye = animal(() => {
  const bronze = mix(honey, ochre, 0.5);
  const fin = mix(bronze, ink, 0.3);
  return fishOf({
    base: bronze,
    light: mix(bronze, paper, 0.45),
    shade: mix(bronze, ink, 0.4),
    body: `
      0,-10 60,-70 150,-110 260,-130 400,-130 560,-104 720,-64 850,-36^ 850,20 720,34 580,64
      440,130 320,190 220,196 130,150 60,80
    `,
    fins: [
      ['836,-34^ 900,-90 1000,-120 960,-40 948,0 960,40 1000,104 900,70 836,18^', fin],
      ['280,-120^ 320,-236 370,-244 440,-120^', fin],
      ['330,176^ 420,200 560,140 700,90 830,50 830,18^ 560,60', fin],
    ],
    front: [['280,0^ 340,-10 420,30 420,56 340,46^', mix(fin, paper, 0.2)]],
    eye: [130, -26, 52],
    mouth: '4,10 40,44 80,64',
    depth: { shade: 28 },
  });
});
