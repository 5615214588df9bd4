import { animal, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { shape } from '../kit/print.ts';
import { deep, honey, ink, mix, paper, shallow } from '../palette.ts';

/** Seriola lalandi: a torpedo with a brassy stripe and a yellow tail. */
export const kingfish = animal(() => {
  const back = mix('#3F7F8C', deep, 0.25);
  const yellow = mix(honey, '#F2C230', 0.5);
  return fishOf({
    base: mix(paper, shallow, 0.35),
    light: back,
    shade: mix(shallow, ink, 0.3),
    body: `
      0,16^ 60,-34 150,-78 280,-106 420,-108 570,-86 710,-52 820,-24 872,-14^ 872,16^ 820,26
      710,50 570,78 420,92 280,88 150,68 50,42
    `,
    fins: [
      ['860,-14^ 910,-60 1000,-142 950,-40 936,0 952,44 1000,138 910,60 860,14^', yellow],
      ['440,-104^ 470,-160 520,-150 600,-116 720,-84 800,-52 780,-30^', mix(yellow, back, 0.4)],
      ['540,80^ 570,124 640,96 740,66 800,40 780,28^', mix(yellow, back, 0.3)],
      ['300,86^ 330,128 372,120 360,88^', mix(yellow, back, 0.3)],
    ],
    marks:
      shape(curve('-40,10 120,-40 300,-50 520,-40 760,-14 900,0 900,-200 -40,-200'), back) +
      shape(curve('20,4 150,-26 320,-30 540,-22 880,0 540,4 320,0 150,2'), yellow),
    front: [['262,30^ 320,26 380,52 360,60 300,54^', mix(back, paper, 0.3)]],
    eye: [118, -16, 19],
    mouth: '2,20 40,28 76,26',
    gill: '206,-66 232,-20 228,20 206,58',
    depth: { light: 2, shade: 24 },
  });
});
