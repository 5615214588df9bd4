import { animal, modelled } from '../kit/fish.ts';
import { curve, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape } from '../kit/print.ts';
import { honey, ink, mix, ochre, paper, rust } from '../palette.ts';

/** Octopus tetricus on the ground, its mantle to the right and eight arms that curl. */
export const octopus = animal(() => {
  const base = mix(ochre, rust, 0.3);
  const shade = mix(rust, ink, 0.3);
  const arms = [
    '420,40 300,20 190,60 110,30 90,-30 130,-50',
    '430,60 320,100 210,120 110,170 30,140 20,90',
    '450,80 380,150 300,190 240,250 160,260 140,220',
    '480,90 450,180 400,230 400,290 340,310 330,280',
    '540,90 560,180 540,240 580,290 640,280 630,246',
    '590,80 650,150 690,190 760,230 820,200 800,160',
    '620,60 710,90 800,90 880,130 950,100 940,50',
    '400,10 300,-50 220,-60 190,-120 230,-160 262,-136',
  ];
  const suckers = arms
    .slice(1, 7)
    .flatMap((arm) =>
      arm
        .split(' ')
        .slice(1, 5)
        .map((p) => p.split(',').map(Number)),
    )
    .map(([x = 0, y = 0]) => disc(x, y + 12, 8))
    .join('');
  return (
    arms
      .map((arm, i) =>
        shape(taper(arm, i < 1 || i > 6 ? 54 : 62, 10), i % 2 ? base : mix(base, shade, 0.35)),
      )
      .join('') +
    shape(suckers, mix(honey, paper, 0.4)) +
    modelled(
      curve(`
        380,70 370,0 400,-60 450,-90 500,-150 580,-220 690,-250 780,-220 820,-150 800,-70 740,0
        680,60 620,100 520,110 430,100
      `),
      { base, light: mix(base, honey, 0.6), shade },
      shape(
        [
          disc(640, -150, 16),
          disc(700, -190, 12),
          disc(730, -120, 15),
          disc(660, -70, 12),
          disc(590, -110, 11),
          disc(560, -20, 14),
          disc(630, 10, 11),
        ].join(''),
        mix(base, honey, 0.5),
      ),
      { light: 16, shade: 46 },
    ) +
    shape(disc(446, -70, 34, 30), mix(base, honey, 0.35)) +
    shape(disc(440, -74, 20), honey) +
    shape(curve('422,-76 440,-82 458,-76 440,-68'), ink)
  );
});
