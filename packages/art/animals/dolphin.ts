import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { deep, ink, mix, paper, shallow } from '../palette.ts';

/** Tursiops: beak, a fin that sweeps back, flukes seen from the side. */
export const dolphin = animal(() => {
  const base = mix(deep, '#7A8F98', 0.55);
  const shade = mix(base, ink, 0.45);
  return (
    shape(curve('430,-120^ 460,-190 520,-226 560,-220 546,-160 566,-104^'), shade) +
    shape(curve('850,30^ 900,0 980,-30 1000,-20 960,40 990,100 970,116 900,90 850,60^'), shade) +
    modelled(
      curve(`
        0,-6 40,-24 90,-36 130,-84 220,-116 340,-130 480,-122 620,-86 740,-30 860,34^ 860,58 740,46
        600,60 440,74 300,66 180,40 100,16 30,12
      `),
      { base, light: mix(base, paper, 0.3), shade: mix(base, shade, 0.4) },
      shape(
        curve('20,6 130,-10 260,20 420,36 600,30 720,34 600,110 150,100'),
        mix(paper, shallow, 0.35),
      ),
      { light: 12, shade: 14 },
    ) +
    shape(curve('260,20^ 320,50 370,120 366,156 300,130 240,70 230,40^'), shade) +
    shape(disc(148, -38, 10), ink) +
    stroke(curve('4,-4 60,-6 110,-20', false), shade, 6)
  );
});
