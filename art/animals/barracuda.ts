import { animal, bars, fishOf } from '../kit/fish.ts';
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
