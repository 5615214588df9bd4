import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { dune, ink, mix, ochre, paper, rust } from '../palette.ts';

/** Cephaloscyllium laticeps at rest: broad head, pot belly, dark saddles, two fins far back. */
export const draughtboardShark = animal(() => {
  const base = mix(dune, ochre, 0.2);
  const saddle = mix(rust, ink, 0.4);
  const fin = mix(base, saddle, 0.45);
  return (
    shape(curve('830,-8^ 880,-50 950,-84 1000,-80 980,-30 990,20 930,34 870,24 830,20^'), fin) +
    shape(curve('520,-66^ 560,-130 620,-150 640,-110 646,-50^'), fin) +
    shape(curve('690,-36^ 720,-82 766,-92 778,-60 780,-20^'), fin) +
    modelled(
      curve(`
        0,20 20,-30 80,-70 180,-98 300,-108 430,-96 560,-68 700,-38 850,-12^ 850,20 700,36 560,54
        430,74 300,86 180,84 70,66 14,44
      `),
      { base, light: mix(base, paper, 0.45), shade: saddle },
      shape(
        [
          '130,-120 200,-120 210,-20 170,10 130,-20',
          '290,-130 380,-130 380,-10 340,30 296,-10',
          '450,-110 520,-100 520,0 490,30 456,0',
          '600,-80 664,-70 664,0 630,24 604,0',
          '760,-50 820,-40 820,10 780,10',
        ]
          .map((o) => curve(o))
          .join(''),
        saddle,
      ) +
        shape(
          spots({ x: 20, y: -90, width: 820, height: 150 }, 42, random(5), () => 7),
          saddle,
          'opacity="0.7"',
        ),
      { light: 12, shade: 24 },
    ) +
    shape(curve('220,60^ 270,70 350,110 360,134 280,130 226,100^'), fin) +
    [0, 1, 2, 3]
      .map((i) => stroke(`M${170 + i * 16} -24Q${176 + i * 16} 4 ${170 + i * 16} 24`, saddle, 5))
      .join('') +
    shape(curve('76,-44 96,-56 120,-48 98,-38'), ink) +
    stroke(curve('4,30 60,44 120,40', false), saddle, 6) +
    shape(disc(22, 4, 6), saddle)
  );
});
