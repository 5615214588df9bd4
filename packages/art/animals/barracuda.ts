import { animal, bars, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { shape } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { deep, ink, mix, paper, reef, shallow } from '../palette.ts';

/** Sphyraena barracuda: an arrow with an underbite, two small dorsal fins set far apart. */
export const barracuda = animal(() => {
  const silver = mix(paper, shallow, 0.4);
  const fin = mix(reef, ink, 0.4);
  return fishOf({
    base: silver,
    light: mix(reef, deep, 0.3),
    shade: mix(shallow, ink, 0.35),
    body: `
      0,10^ 90,-18 190,-44 320,-62 470,-66 620,-58 760,-38 870,-24^ 872,22^ 760,36 620,54 470,62
      320,58 190,46 60,30
    `,
    fins: [
      ['860,-24^ 910,-60 1000,-104 950,-30 940,0 950,30 1000,102 910,58 860,22^', fin],
      ['440,-60^ 456,-112 500,-96 530,-58^', fin],
      ['650,-52^ 670,-106 716,-80 740,-40^', fin],
      ['650,48^ 670,102 716,76 740,36^', fin],
    ],
    marks: bars(
      [300, 370, 440, 510, 580, 650, 720, 790].map(
        (x) => `${x},-90 ${x + 26},-90 ${x + 12},-8 ${x - 4},-10`,
      ),
      mix(reef, deep, 0.4),
    ),
    front: [['262,14^ 310,8 344,34 300,40^', fin]],
    eye: [168, -16, 20],
    mouth: '0,14 70,10 130,16',
    depth: { light: 12, shade: 16 },
  });
});

/** Sphyraena barracuda, grown: a heavy jaw with fangs, ink spots behind, white tips on a tail of two curves. */
export const greatBarracuda = animal(() => {
  const r = random(29);
  const silver = mix(paper, shallow, 0.38);
  const fin = mix(mix(reef, ink, 0.55), deep, 0.3);
  const back = mix(deep, reef, 0.35);
  const blots = [
    [560, 24, 13],
    [618, 34, 10],
    [664, 16, 15],
    [700, 34, 9],
    [742, 14, 14],
    [776, 24, 9],
    [806, 8, 12],
    [590, 2, 8],
  ]
    .map(([x = 0, y = 0, size = 0]) => blot(x, y, size, r, 0.8))
    .join('');
  return (
    fishOf({
      base: silver,
      light: back,
      shade: mix(shallow, ink, 0.3),
      body: `
        8,-8^ 90,-40 180,-62 300,-76 450,-82 610,-72 750,-48 866,-30^ 868,28 750,44 610,62 450,72 300,70
        190,62 100,48 -6,34^ -16,20
      `,
      fins: [
        [
          '852,-30^ 900,-66 1000,-128 968,-60 936,-34 950,0 936,34 968,60 1000,126 900,64 852,28^',
          fin,
        ],
        ['430,-76^ 440,-138 496,-116 540,-72^', fin],
        ['652,-62^ 668,-132 722,-96 752,-46^', fin],
        ['656,54^ 672,122 724,88 752,44^', fin],
        ['360,66^ 384,112 424,104 436,68^', fin],
      ],
      marks: shape(blots, mix(ink, deep, 0.3)),
      front: [['270,20^ 330,12 372,44 316,56^', fin]],
      eye: [176, -24, 21],
      mouth: '-4,10 80,4 150,14',
      depth: { light: 26, shade: 22 },
    }) +
    shape(
      'M24 8l6 17l8 -18zM52 6l5 14l8 -15zM84 4l5 13l8 -13zM112 6l4 11l7 -10zM38 10l5 -12l6 10z',
      paper,
    ) +
    shape(curve('964,-106^ 1000,-128 986,-98^') + curve('964,104^ 1000,126 986,96^'), paper) +
    shape(curve('674,-112^ 668,-132 690,-116^') + curve('678,104^ 672,122 692,106^'), paper)
  );
});
