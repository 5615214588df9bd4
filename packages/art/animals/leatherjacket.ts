import { animal, bars, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { shape } from '../kit/print.ts';
import { honey, ink, mix, ochre, paper } from '../palette.ts';

/** Meuschenia hippocrepis: a horseshoe on the flank, one strong spine over the eye. */
export const leatherjacket = animal(() => {
  const base = mix(honey, '#7FA04A', 0.4);
  const blue = '#2F6FB0';
  return (
    shape(curve('236,-150^ 216,-290 236,-300 272,-150^'), mix(base, ink, 0.4)) +
    fishOf({
      base,
      light: mix(base, paper, 0.45),
      shade: mix(base, ink, 0.35),
      body: `
        0,20^ 30,-10 100,-66 200,-140 320,-176 450,-172 580,-130 700,-80 790,-50 830,-46^ 830,46
        790,54 700,90 580,140 440,180 320,176 200,130 100,76 20,46
      `,
      fins: [
        ['816,-46^ 880,-90 980,-100 1000,0 980,100 880,90 816,46^', mix(honey, ochre, 0.3)],
        ['450,-164^ 540,-236 640,-226 730,-160 760,-66^', mix(honey, paper, 0.2)],
        ['450,172^ 540,240 640,228 730,164 760,70^', mix(honey, paper, 0.2)],
      ],
      marks:
        bars(
          [
            '330,-20 380,-80 480,-90 540,-30 500,-40 470,-60 400,-50 360,0',
            '60,-10 190,20 190,40 60,20',
            '80,-50 190,-30 190,-14 80,-30',
          ],
          blue,
        ) +
        bars(['380,-20 440,-40 500,-10 480,40 410,40'], mix(ink, base, 0.15)) +
        bars(['700,-24 830,-14 830,0 700,0', '700,20 830,20 830,34 700,40'], blue),
      front: [['270,20^ 310,0 340,30 320,60 280,56^', mix(honey, paper, 0.3)]],
      eye: [232, -84, 22],
    })
  );
});
