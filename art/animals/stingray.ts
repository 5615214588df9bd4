import { animal, modelled } from '../kit/fish.ts';
import { curve, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape } from '../kit/print.ts';
import { deep, ink, mix, paper, reef, sand } from '../palette.ts';

/** A stingray gliding over the ground, seen from above its side; with spots it is the blue-spotted kind. */
const ray = (base: string, spot?: string) =>
  animal(() => {
    const shade = mix(base, ink, 0.4);
    const dots = [
      [180, -20],
      [250, -60],
      [330, -30],
      [410, -70],
      [480, -20],
      [300, 30],
      [400, 20],
      [220, 30],
      [540, 10],
    ].map(([x = 0, y = 0], i) => disc(x, y, 13 + (i % 3) * 4, 9 + (i % 3) * 3));
    return (
      shape(taper('600,0 760,-30 880,-10 1000,-40', 34, 5), shade) +
      shape(curve('780,-34^ 800,-70 850,-74 830,-28^'), shade) +
      modelled(
        curve(`
          0,40 30,-10 120,-76 260,-120 380,-126 500,-96 620,-30 660,0 600,30 640,70 560,84 480,76
          400,94 300,84 220,98 130,80 60,84 16,70
        `),
        { base, light: mix(base, paper, 0.4), shade },
        shape(curve('150,0 240,-50 380,-60 520,-20 600,4 480,20 300,26'), mix(base, shade, 0.3)) +
          (spot ? shape(dots.join(''), spot) : ''),
        { light: 12, shade: 20 },
      ) +
      shape(disc(196, -62, 22, 18) + disc(250, -78, 18, 14), shade) +
      shape(disc(190, -66, 9) + disc(246, -82, 7), mix(sand, paper, 0.4))
    );
  });

export const smoothStingray = ray(mix(deep, '#6A6F70', 0.6));
export const blueSpottedRay = ray(mix(sand, '#B58A4A', 0.55), mix(reef, '#2E7FD0', 0.7));
