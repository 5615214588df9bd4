import { animal, modelled } from '../kit/fish.ts';
import { curve, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { deep, ink, kelp, mix, paper, reef, shallow } from '../palette.ts';

/** An eagle ray flying to the left, one wing raised: duck's bill, pointed wings, whip of a tail. */
export const eagleRay = animal(() => {
  const base = mix(mix(kelp, reef, 0.5), deep, 0.25);
  const shade = mix(base, ink, 0.45);
  const belly = mix(paper, shallow, 0.3);
  const near = curve('160,30 240,40 360,90 430,190 470,330^ 540,220 600,110 640,40 500,0 300,-20');
  return (
    shape(taper('600,10 760,10 900,40 1180,30', 22, 3), shade) +
    shape(
      curve('170,-10^ 280,-60 350,-170 390,-330^ 480,-220 560,-100 640,-10^'),
      mix(base, shade, 0.4),
    ) +
    inside(
      curve('170,-10^ 280,-60 350,-170 390,-330^ 480,-220 560,-100 640,-10^'),
      stroke(curve('180,-20 280,-70 350,-180 384,-320', false), mix(base, paper, 0.35), 12),
    ) +
    shape(near, base) +
    inside(
      near,
      shape(curve('400,200 470,330 560,210 640,60 560,90'), belly, 'opacity="0.55"') +
        shape(
          [
            disc(300, 30, 14),
            disc(370, 60, 14),
            disc(440, 50, 14),
            disc(430, 120, 13),
            disc(510, 60, 14),
            disc(470, 190, 11),
          ].join(''),
          mix(shallow, paper, 0.4),
        ),
    ) +
    modelled(
      curve(
        '10,10 30,-20 90,-44 180,-60 300,-56 440,-34 580,-8 650,14 580,34 440,44 280,50 160,48 60,36',
      ),
      { base, light: mix(base, paper, 0.35), shade },
      '',
      { light: 10, shade: 22 },
    ) +
    shape(curve('600,-6^ 630,-40 660,-34 660,8^'), shade) +
    shape(disc(110, -20, 13), ink) +
    stroke(curve('10,16 50,26 100,28', false), shade, 6)
  );
});
