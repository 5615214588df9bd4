import { animal, bars, fishOf } from '../kit/fish.ts';
import { honey, ink, kelp, mix, paper } from '../palette.ts';

/** Pentaceropsis recurvirostris: a long snout, a sail of spines, slanting dark bands. */
export const boarfish = animal(() => {
  const silver = mix(paper, honey, 0.18);
  const band = mix(kelp, ink, 0.55);
  return fishOf({
    base: silver,
    light: paper,
    shade: mix(silver, ink, 0.25),
    body: `
      0,70^ 60,40 130,10 200,-60 280,-170 380,-210 520,-180 660,-110 770,-50 850,-36^ 850,30 770,44
      640,90 500,140 360,170 240,160 140,120 40,100
    `,
    fins: [
      [
        '836,-36^ 890,-80 990,-104 960,-30 950,0 960,40 986,104 890,76 836,32^',
        mix(silver, band, 0.3),
      ],
      [
        '290,-190^ 330,-320 390,-420 440,-456 480,-380 560,-320 680,-230 740,-160 760,-60^',
        mix(silver, band, 0.25),
      ],
      ['490,130^ 540,190 630,170 720,110 760,50^', mix(silver, band, 0.25)],
      ['330,160^ 350,250 410,240 420,160^', band],
    ],
    marks: bars(
      [
        '190,-80 250,-140 300,0 290,150 240,160 250,20',
        '360,-230 460,-220 500,-60 470,60 420,0 410,-120',
        '600,-160 680,-130 700,0 640,100 590,120 640,0',
      ],
      band,
    ),
    front: [['340,50^ 410,40 470,70 500,110 420,110^', mix(silver, band, 0.2)]],
    eye: [250, -70, 26],
    mouth: '2,80 40,86 70,82',
  });
});
