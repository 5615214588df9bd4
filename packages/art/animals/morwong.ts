import { animal, bars, fishOf } from '../kit/fish.ts';
import { coral, ink, mix, paper, rust, sand } from '../palette.ts';

type Coat = { base: string; band: string; bands: readonly string[] };

/** A morwong: thick lips, a long dorsal fin, some free rays of the breast fin, deep fork. */
const morwong = ({ base, band, bands }: Coat) =>
  animal(() => {
    const fin = mix(base, band, 0.45);
    return fishOf({
      base,
      light: mix(base, paper, 0.5),
      shade: mix(base, ink, 0.35),
      body: `
        0,50 30,4 80,-60 160,-140 270,-192 400,-184 540,-136 670,-82 780,-40 850,-30^ 850,30 780,40
        670,72 540,104 400,120 260,116 120,96 40,78
      `,
      fins: [
        ['836,-30^ 900,-100 1000,-156 952,-50 938,0 952,50 1000,150 900,96 836,30^', fin],
        ['240,-184^ 280,-262 350,-256 420,-210 520,-206 640,-160 740,-116 770,-50^ 500,-150', fin],
        ['540,96^ 590,150 640,140 690,64^', fin],
      ],
      marks: bars(bands, band),
      front: [['300,40^ 380,40 470,70 560,110 470,118 380,96 320,76^', mix(fin, paper, 0.2)]],
      eye: [162, -58, 23],
      mouth: '2,60 40,66 76,58',
      gill: '232,-100 264,-30 260,30 226,86',
    });
  });

export const redMorwong = morwong({
  base: mix(coral, rust, 0.4),
  band: mix(rust, ink, 0.35),
  bands: ['60,-90 110,-120 130,-80 90,-40', '300,-210 760,-60 840,-30 600,-60'],
});
export const magpiePerch = morwong({
  base: mix(sand, paper, 0.6),
  band: mix(ink, rust, 0.15),
  bands: [
    '190,-200 300,-230 330,-100 320,60 280,130 210,120 250,0',
    '560,-160 700,-110 720,0 690,100 570,110 610,0',
  ],
});
export const bandedMorwong = morwong({
  base: mix(sand, paper, 0.3),
  band: mix(rust, ink, 0.5),
  bands: [
    '110,-130 150,-160 180,-40 170,90 130,90',
    '230,-210 290,-220 310,0 290,130 236,120',
    '370,-200 430,-190 440,0 420,130 370,130',
    '510,-160 570,-140 570,0 556,110 510,110',
    '650,-110 700,-90 700,0 690,80 650,80',
    '770,-60 806,-50 806,40 770,46',
  ],
});
