import { animal, bars, fishOf } from '../kit/fish.ts';
import { honey, ink, mix, paper } from '../palette.ts';

/** Chaetodon: a disc with a small snout, a dark bar through the eye, an eyespot behind. */
export const butterflyfish = animal(() => {
  const yellow = mix(honey, '#F5CE3A', 0.55);
  return fishOf({
    base: mix(paper, yellow, 0.15),
    light: paper,
    shade: mix(yellow, ink, 0.2),
    body: `
      0,20^ 60,-6 130,-50 200,-150 310,-250 450,-292 600,-262 720,-170 790,-60 840,-44^ 840,44
      790,60 720,160 600,240 450,266 310,230 200,140 120,64 50,38
    `,
    fins: [
      ['826,-44^ 880,-76 990,-84 1000,0 990,84 880,76 826,44^', yellow],
      ['300,-250^ 380,-330 480,-342 620,-320 740,-260 790,-150 790,-60^', yellow],
      ['440,250^ 560,310 690,280 770,200 790,60^', yellow],
      ['330,230^ 360,320 410,250^', paper],
    ],
    marks:
      bars(['640,-300 900,-200 900,200 640,280 720,160 750,0 720,-160'], yellow) +
      bars(
        ['150,-170 206,-190 216,-60 196,60 180,120 130,90 160,0', '800,-70 826,-70 826,70 800,70'],
        ink,
      ) +
      bars(['640,-190 700,-200 720,-150 690,-110 640,-130'], mix(ink, yellow, 0.1)),
    front: [['350,20^ 410,0 460,30 450,70 400,60^', mix(paper, yellow, 0.5)]],
    eye: [176, -44, 24],
    depth: { shade: 24 },
  });
});
