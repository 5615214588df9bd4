import { animal, bars, fishOf } from '../kit/fish.ts';
import { coral, honey, ink, mix, ochre, paper } from '../palette.ts';

/** Amphiprion: orange with three white bars, rounded fins. */
export const clownAnemonefish = animal(() => {
  const orange = mix(coral, honey, 0.35);
  const edge = mix(ink, ochre, 0.2);
  return fishOf({
    base: orange,
    light: mix(orange, paper, 0.35),
    shade: mix(orange, ochre, 0.6),
    body: `
      4,20^ 50,-60 140,-140 260,-190 400,-196 550,-160 680,-100 780,-64^ 784,64 680,110 550,162
      400,190 260,176 140,130 50,72
    `,
    fins: [
      ['770,-62^ 840,-110 920,-124 980,-90 1000,0 980,90 920,124 840,108 770,62^', orange],
      ['230,-176^ 300,-244 400,-250 480,-226 560,-250 660,-230 720,-160 690,-96^', orange],
      ['480,176^ 560,250 650,230 710,166 690,104^', orange],
      ['290,176^ 330,262 390,270 420,182^', orange],
    ],
    marks:
      bars(
        [
          '196,-240 300,-240 292,-100 330,-10 280,220 190,220 226,90 206,-60',
          '446,-260 574,-260 560,-60 590,40 540,240 440,240 470,80 430,-20',
          '724,-160 788,-160 790,160 726,160 740,0',
        ],
        edge,
      ) +
      bars(
        [
          '212,-240 288,-240 280,-100 316,-10 268,220 202,220 238,90 218,-60',
          '462,-260 560,-260 546,-60 574,40 526,240 454,240 484,80 446,-20',
          '736,-160 780,-160 780,160 738,160 752,0',
        ],
        paper,
      ),
    front: [['350,30^ 410,0 470,20 480,80 440,116 380,90^', mix(orange, paper, 0.2)]],
    eye: [130, -52, 32],
    iris: mix(honey, ochre, 0.4),
    mouth: '6,28 40,40 70,36',
    depth: { shade: 26 },
  });
});
