import { animal, bars, fishOf } from '../kit/fish.ts';
import { blush, coral, ink, mix, paper, rust } from '../palette.ts';

type Coat = { base: string; patch: string; patches: readonly string[] };

/** Caesioperca: small, slim perch that hang in clouds over the reef; the tail a crescent. */
const seaPerch = ({ base, patch, patches }: Coat) =>
  animal(() => {
    const fin = mix(base, patch, 0.3);
    return fishOf({
      base,
      light: mix(base, paper, 0.45),
      shade: mix(base, ink, 0.3),
      body: `
        0,20^ 50,-36 130,-92 240,-126 370,-128 510,-106 650,-70 770,-36 840,-30^ 840,30 770,36
        650,66 510,100 370,120 240,116 120,86 40,52
      `,
      fins: [
        ['828,-30^ 890,-90 1000,-156 956,-50 944,0 956,50 1000,150 890,86 828,30^', fin],
        ['210,-116^ 250,-186 360,-196 480,-180 600,-176 720,-130 750,-40^', fin],
        ['520,94^ 570,160 660,146 720,90 730,40^', fin],
        ['250,112^ 290,190 340,116^', fin],
      ],
      marks: bars(patches, patch),
      front: [['290,20^ 350,0 430,40 440,70 360,66^', mix(fin, paper, 0.25)]],
      eye: [150, -40, 30],
      mouth: '4,30 50,44 90,38',
      depth: { shade: 26 },
    });
  });

export const barberPerch = seaPerch({
  base: mix(coral, blush, 0.3),
  patch: mix(rust, ink, 0.5),
  patches: ['430,-30 500,-60 560,-10 540,50 450,50'],
});
export const butterflyPerch = seaPerch({
  base: mix(blush, coral, 0.25),
  patch: ink,
  patches: ['500,-30 560,-54 610,-10 590,34 520,34'],
});
