import { animal, modelled } from '../kit/fish.ts';
import { curve, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { coral, deep, honey, mix, paper } from '../palette.ts';

/** A chromodorid crawling: frilled mantle, two horns in front, the plume of gills behind. */
export const nudibranch = animal(() => {
  const body = mix('#6B4FA0', '#3F6FC0', 0.5);
  const rim = honey;
  const mantle = curve(`
    30,60 50,0 110,-60 220,-96 360,-110 520,-112 660,-96 780,-50 830,10 800,66 700,80 560,70
    420,84 280,70 150,86
  `);
  return (
    shape(curve('700,60^ 820,50 940,70 1000,110 900,124 720,110^'), mix(body, paper, 0.25)) +
    [-40, -18, 4, 26, 48]
      .map((a, i) =>
        shape(
          taper(
            `690,-90 ${700 + a * 1.2},${-170 - (i % 2) * 24} ${712 + a * 2.2},${-220 + Math.abs(a) * 0.9}`,
            30,
            8,
          ),
          i % 2 ? coral : mix(coral, honey, 0.4),
        ),
      )
      .join('') +
    shape(mantle, rim) +
    modelled(
      curve(`
        62,50 84,4 140,-44 240,-76 370,-90 520,-92 650,-78 750,-40 790,10 770,44 690,56 560,48
        420,62 290,48 160,62
      `),
      { base: body, light: mix(body, paper, 0.45), shade: mix(body, deep, 0.6) },
      stroke(curve('150,10 300,-30 480,-40 640,-30 730,0', false), mix(body, paper, 0.7), 14) +
        shape(
          [
            disc(240, 20, 13),
            disc(340, 10, 11),
            disc(450, 14, 13),
            disc(560, 8, 11),
            disc(650, 16, 12),
          ].join(''),
          rim,
        ),
      { light: 12, shade: 26 },
    ) +
    shape(taper('150,-50 130,-120 140,-170', 34, 16), coral) +
    shape(taper('216,-70 210,-140 226,-190', 34, 16), mix(coral, honey, 0.3)) +
    shape(disc(140, -170, 10) + disc(226, -190, 10), paper)
  );
});
