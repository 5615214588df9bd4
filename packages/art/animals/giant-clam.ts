import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { deep, ink, mix, paper, reef, sand } from '../palette.ts';

/** Tridacna gaping upwards: fluted shell, a spotted mantle between its lips. */
export const giantClam = animal(() => {
  const shell = mix(sand, paper, 0.35);
  const mantle = mix(reef, '#3A5FC0', 0.5);
  const shade = mix(shell, ink, 0.4);
  return (
    modelled(
      curve(
        '30,-40^ 110,-130 190,-60 280,-170 380,-80 500,-190 620,-80 720,-170 810,-60 890,-130 970,-40^ 500,60',
      ),
      { base: mix(shell, shade, 0.3), light: shell, shade },
    ) +
    modelled(
      curve(
        '50,0^ 130,-90 210,-30 300,-120 390,-40 500,-140 610,-40 700,-120 790,-30 870,-90 950,0^ 800,30 500,44 200,30',
      ),
      { base: mantle, light: mix(mantle, paper, 0.4), shade: deep },
      shape(
        [
          disc(150, -30, 12),
          disc(250, -40, 12),
          disc(320, -70, 12),
          disc(420, -30, 12),
          disc(500, -80, 13),
          disc(580, -30, 12),
          disc(690, -70, 12),
          disc(760, -30, 12),
          disc(860, -40, 12),
        ].join(''),
        mix('#7FE0D0', paper, 0.2),
      ),
    ) +
    modelled(
      curve(
        '10,-30^ 100,50 190,-10 290,70 390,0 500,84 610,0 710,70 810,-10 900,50 990,-30^ 960,90 860,180 700,230 500,240 300,230 140,180 40,90',
      ),
      { base: shell, light: paper, shade },
      stroke(
        'M190 0Q230 120 330 220M390 10Q400 130 440 230M610 10Q600 130 560 230M810 0Q770 120 670 220',
        mix(shell, shade, 0.6),
        16,
      ),
      { light: 18, shade: 50 },
    )
  );
});
