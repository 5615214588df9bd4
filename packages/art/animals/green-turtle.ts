import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { ink, kelp, mix, ochre, paper, sand } from '../palette.ts';

/** Chelonia mydas in flight, seen from above and the side: four pairs of flank plates, long front flippers. */
export const greenTurtle = animal(() => {
  const shell = mix(kelp, ochre, 0.3);
  const seam = mix(shell, sand, 0.5);
  const skin = mix(kelp, sand, 0.35);
  const dark = mix(kelp, ink, 0.5);
  const flipper = (d: string, colour: string) =>
    shape(curve(d), seam) +
    inside(curve(d), shape(curve(d), colour, 'transform="translate(6 10)"'));
  const back = curve(`
    210,10 250,-80 340,-156 470,-192 610,-184 740,-132 840,-50 900,20^ 820,64 700,96 560,110
    400,100 280,64
  `);
  const plates = [
    '300,-60 360,-140 430,-170 440,-70 400,0 330,10',
    '446,-172 560,-180 580,-72 540,10 420,10 456,-70',
    '576,-180 680,-150 720,-62 660,20 560,14 596,-70',
    '696,-142 780,-84 830,-20 760,30 680,24 736,-60',
  ];
  return (
    flipper(
      '330,-120^ 300,-220 250,-320 170,-380 220,-290 230,-200 260,-110^',
      mix(dark, skin, 0.3),
    ) +
    flipper('780,-60^ 860,-110 930,-126 900,-70 830,-20^', mix(dark, skin, 0.3)) +
    shape(curve('880,10^ 930,20 950,36 900,44 860,34^'), skin) +
    modelled(
      curve('230,30 180,46 110,52 40,40 6,10 10,-26 50,-54 110,-54 170,-40 240,-30'),
      { base: skin, light: mix(skin, paper, 0.3), shade: dark },
      shape(
        [
          [60, -30],
          [100, -36],
          [140, -28],
          [90, -6],
          [130, 6],
          [170, -4],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 15, 12))
          .join(''),
        dark,
      ),
      { light: 8, shade: 16 },
    ) +
    modelled(
      back,
      { base: shell, light: seam, shade: dark },
      shape(plates.map((p) => curve(p)).join(''), mix(shell, dark, 0.45)) + shape('', seam),
      { light: 14, shade: 34 },
    ) +
    inside(
      back,
      stroke('M262 40Q520 70 900 20M440 -60L420 110M580 -60L560 110M720 -40L690 110', seam, 9),
    ) +
    flipper(
      '300,50^ 360,80 380,140 330,250 240,350 150,400 190,300 210,200 230,110 250,60^',
      skin,
    ) +
    [
      [330, 130],
      [296, 190],
      [262, 250],
      [222, 310],
    ]
      .map(([x = 0, y = 0]) => shape(disc(x, y, 20, 26), dark))
      .join('') +
    flipper('760,76^ 830,100 900,160 910,200 840,180 770,130^', skin) +
    shape(disc(62, -10, 12), ink) +
    shape(disc(58, -14, 4), paper) +
    stroke(curve('6,14 40,24 70,22', false), dark, 6)
  );
});
