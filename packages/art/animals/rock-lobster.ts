import { animal, modelled } from '../kit/fish.ts';
import { curve, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { coral, honey, ink, mix, paper, rust } from '../palette.ts';

/** A spiny lobster: no claws, feelers as long as its body, a ribbed tail with a fan. */
export const rockLobster = animal(() => {
  const base = mix(coral, rust, 0.35);
  const shade = mix(rust, ink, 0.3);
  const light = mix(base, honey, 0.5);
  const legs = [330, 390, 450, 510].map((x, i) =>
    stroke(`M${x} 60L${x - 60 + i * 34} 130L${x - 90 + i * 46} 220`, i % 2 ? base : shade, 18),
  );
  const feeler = (d: string) => shape(taper(d, 24, 3), base);
  return (
    feeler('250,-20 120,-120 -60,-220 -260,-250') +
    feeler('250,0 100,-50 -90,-70 -280,-20') +
    legs.join('') +
    shape(curve('860,40^ 920,0 1000,-10 1010,60 990,130 920,140 860,100^'), base) +
    stroke('M880 70L1000 20M880 76L1004 84', shade, 7) +
    modelled(
      curve('540,-70 640,-84 740,-70 820,-30 880,30 870,90 800,70 700,60 600,70 540,80'),
      { base, light, shade },
      stroke(
        'M610 -90Q580 0 612 80M680 -90Q650 0 682 80M746 -80Q716 0 748 80M806 -50Q780 10 808 80',
        shade,
        11,
      ),
      { light: 14, shade: 30 },
    ) +
    modelled(
      curve('210,10 240,-40 300,-84 400,-108 500,-104 570,-70 590,0 570,70 480,90 360,88 260,60'),
      { base, light, shade },
      shape(
        [
          disc(330, -50, 9),
          disc(390, -70, 9),
          disc(450, -60, 9),
          disc(350, 0, 9),
          disc(420, -16, 9),
          disc(490, -20, 9),
          disc(510, -66, 8),
        ].join(''),
        light,
      ),
      { light: 14, shade: 34 },
    ) +
    shape(curve('230,-30^ 250,-80 266,-90 270,-46^'), base) +
    shape(disc(262, -42, 14), ink) +
    shape(disc(258, -46, 5), paper)
  );
});
