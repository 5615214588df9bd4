import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { ink, mix, paper, rust } from '../palette.ts';

/** Haliotis rubra from its side: an ear of rough, red-brown shell, a row of holes, the dark frill of the foot. */
export const blacklipAbalone = animal(() => {
  const base = mix(rust, '#9A5038', 0.5);
  const shade = mix(base, ink, 0.45);
  const foot = mix(ink, base, 0.18);
  const shell = curve(
    '30,150 20,60 80,-70 200,-170 360,-220 540,-214 720,-160 860,-60 950,60 980,150 800,190 500,204 200,190',
  );
  return (
    shape(
      curve(
        '0,170 60,150 940,150 1000,176 970,206 920,190 870,214 800,196 730,222 650,202 570,228 480,206 400,230 310,206 240,222 160,200 90,210 40,196',
      ),
      foot,
    ) +
    modelled(
      shell,
      { base, light: mix(base, paper, 0.32), shade },
      stroke(
        'M90 180Q120 -40 330 -120M190 200Q200 20 420 -90M320 210Q320 70 540 -60M480 214Q480 100 680 -20M650 214Q660 130 800 20',
        mix(base, ink, 0.28),
        15,
      ) +
        stroke(
          curve('690,-90 760,-120 810,-80 790,-30 740,-40 746,-74', false),
          mix(base, paper, 0.4),
          15,
        ),
      { light: 18, shade: 34 },
    ) +
    // The open holes stand along the front edge, smaller towards the spire.
    shape(
      [
        disc(140, 20, 22, 17),
        disc(226, -34, 20, 15),
        disc(312, -76, 18, 14),
        disc(398, -104, 16, 12),
        disc(478, -120, 14, 10),
        disc(552, -126, 11, 8),
      ].join(''),
      mix(ink, base, 0.12),
    )
  );
});
