import { animal, bars, fishOf } from '../kit/fish.ts';
import { shape } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { deep, honey, ink, mix, paper } from '../palette.ts';

type Coat = { base: string; marks: () => string; tail: string };

/** Paraplesiops: stout, a long low fin above, belly fins like two feelers. */
const devilfish = ({ base, marks, tail }: Coat) =>
  animal(() =>
    fishOf({
      base,
      light: mix(base, paper, 0.35),
      shade: mix(base, ink, 0.6),
      body: `
        0,20^ 50,-40 130,-100 240,-140 370,-150 510,-134 650,-100 780,-70 830,-66^ 830,66 780,74
        650,104 510,136 370,146 240,136 120,100 40,60
      `,
      fins: [
        ['820,-64^ 890,-100 970,-96 1000,0 970,96 890,100 820,64^', tail],
        [
          '220,-130^ 260,-210 380,-236 520,-228 660,-230 780,-200 830,-120 800,-70^',
          mix(base, ink, 0.35),
        ],
        ['500,130^ 600,210 740,206 820,140 810,70^', mix(base, ink, 0.35)],
        ['250,130^ 270,220 300,300 320,220 320,140^', mix(base, ink, 0.2)],
      ],
      marks: marks(),
      front: [['300,20^ 360,0 420,30 430,90 370,100 320,66^', mix(tail, base, 0.2)]],
      eye: [156, -54, 28],
      iris: honey,
      mouth: '4,30 60,48 110,40',
    }),
  );

export const easternBlueDevil = devilfish({
  base: mix('#23407A', ink, 0.35),
  tail: mix(honey, '#F2C230', 0.4),
  marks: () =>
    bars(
      [
        '180,-180 230,-180 236,0 220,180 170,180 186,0',
        '370,-180 430,-180 430,0 420,180 370,180 376,0',
        '570,-160 626,-160 626,0 616,160 566,160 572,0',
      ],
      mix(paper, '#9FC4E0', 0.35),
    ),
});
export const southernBlueDevil = devilfish({
  base: mix('#2E63B8', deep, 0.2),
  tail: '#2E63B8',
  marks: () =>
    shape(
      spots({ x: 20, y: -150, width: 800, height: 300 }, 52, random(4), () => 8),
      mix(paper, '#7FC4F0', 0.4),
    ),
});
