import { animal, modelled } from '../kit/fish.ts';
import { curve, taper, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { honey, ink, mix, ochre, paper } from '../palette.ts';

/** Hippocampus abdominalis, upright, its tail about a stem; 1000 units from crown to coil. */
export const seahorse = animal(() => {
  const base = mix(honey, ochre, 0.35);
  const shade = mix(ochre, ink, 0.35);
  const body = tube([
    [470, -330, 52],
    [520, -250, 58],
    [530, -140, 92],
    [500, -30, 112],
    [500, 80, 90],
    [540, 190, 56],
    [570, 290, 42],
    [540, 380, 34],
    [460, 410, 28],
    [410, 360, 24],
    [440, 310, 20],
    [490, 330, 14],
  ]);
  const rings = [-250, -200, -150, -100, -50, 0, 50, 100, 150, 200, 250, 300].map(
    (y, i) => `M${y < 100 ? 400 : 470 + i * 2} ${y}q60 26 ${y < 100 ? 220 : 130} 6`,
  );
  return (
    stroke('M430 470C400 300 470 200 400 80', mix(ochre, ink, 0.5), 20) +
    shape(curve('590,-120^ 670,-150 720,-90 700,-10 620,0^'), mix(honey, paper, 0.4)) +
    modelled(
      body,
      { base, light: mix(base, paper, 0.45), shade },
      stroke(rings.join(''), mix(base, shade, 0.5), 8),
      { light: 10, shade: 26 },
    ) +
    shape(taper('430,-380 330,-350 250,-330', 62, 40), base) +
    shape(curve('236,-352^ 256,-356 262,-312 240,-308^'), shade) +
    modelled(
      curve('400,-420 440,-460 510,-460 560,-410 550,-340 490,-310 420,-330 390,-370'),
      { base, light: mix(base, paper, 0.45), shade },
      '',
      { light: 10, shade: 26 },
    ) +
    shape(curve('470,-450^ 480,-500 510,-480 530,-510 540,-460 560,-430^'), shade) +
    shape(
      [
        disc(440, -60, 9),
        disc(500, 0, 9),
        disc(470, 60, 8),
        disc(540, -90, 8),
        disc(520, 130, 8),
      ].join(''),
      shade,
    ) +
    shape(disc(436, -392, 22), paper) +
    shape(disc(432, -392, 13), ink)
  );
});
