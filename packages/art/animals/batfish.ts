import { animal, bars, fishOf } from '../kit/fish.ts';
import { ink, mix, paper, reef, shallow } from '../palette.ts';

/** Platax: a tall plate of a fish, two dark bars before, long swept fins. */
export const batfish = animal(() => {
  const silver = mix(paper, shallow, 0.5);
  const fin = mix(reef, ink, 0.45);
  return fishOf({
    base: silver,
    light: mix(paper, silver, 0.3),
    shade: mix(silver, ink, 0.35),
    body: `
      10,30^ 30,-60 90,-160 190,-250 320,-300 470,-290 610,-220 720,-110 780,-50 840,-44^ 840,44
      780,50 720,110 610,210 470,280 320,290 190,240 90,150 30,80
    `,
    fins: [
      ['826,-44^ 880,-80 980,-110 1000,0 980,110 880,80 826,44^', fin],
      ['300,-290^ 420,-380 560,-440 720,-460 720,-360 730,-230 770,-60^', fin],
      ['300,280^ 420,370 560,430 720,450 720,350 730,220 770,60^', fin],
      ['260,260^ 260,350 300,440 340,330 340,280^', ink],
    ],
    marks: bars(
      [
        '110,-240 170,-260 190,-40 170,240 120,220 140,0',
        '280,-320 350,-320 380,0 350,320 280,320 310,0',
      ],
      fin,
    ),
    front: [['400,20^ 460,0 510,30 500,80 440,60^', mix(fin, silver, 0.4)]],
    eye: [148, -70, 28],
    depth: { shade: 26 },
  });
});
