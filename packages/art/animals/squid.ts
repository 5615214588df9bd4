import { animal, modelled } from '../kit/fish.ts';
import { curve, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape } from '../kit/print.ts';
import { blush, honey, ink, mix, paper, shallow } from '../palette.ts';

/** Sepioteuthis australis: fins along the whole mantle, big eye, ten arms held together. */
export const squid = animal(() => {
  const base = mix(blush, shallow, 0.3);
  const shade = mix(base, ink, 0.35);
  return (
    shape(
      curve('360,-60^ 460,-140 640,-160 820,-110 980,0 820,110 640,160 460,140 360,60^'),
      mix(paper, base, 0.5),
    ) +
    [
      '300,-30 180,-40 40,-10',
      '300,-14 160,-10 0,30',
      '300,4 160,20 10,66',
      '300,20 180,50 60,100',
      '300,34 200,70 110,126',
    ]
      .map((arm, i) => shape(taper(arm, 36, 8), i % 2 ? base : mix(base, shade, 0.35)))
      .join('') +
    modelled(
      curve('330,-70 440,-92 600,-88 780,-56 930,-16 960,0 930,16 780,56 600,88 440,92 330,70'),
      { base, light: mix(base, paper, 0.5), shade },
      shape(
        [
          disc(440, -30, 10),
          disc(520, 0, 9),
          disc(600, -40, 10),
          disc(680, 0, 9),
          disc(560, 40, 9),
          disc(760, -20, 8),
          disc(480, 50, 8),
        ].join(''),
        mix(honey, '#8A4A2A', 0.5),
      ),
      { light: 10, shade: 30 },
    ) +
    modelled(
      curve('260,-20 290,-56 350,-64 380,0 350,60 290,56 260,24'),
      { base, light: mix(base, paper, 0.5), shade },
      '',
      { light: 8, shade: 20 },
    ) +
    shape(disc(310, 4, 27), mix(paper, shallow, 0.3)) +
    shape(disc(308, 4, 16), ink)
  );
});
