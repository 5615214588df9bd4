import {
  blush,
  coral,
  deep,
  honey,
  ink,
  lagoon,
  mix,
  ochre,
  reef,
  rust,
  seafloor,
} from '../../palette.ts';
import { branches, litBranches, mound } from '../growth/hard-coral.ts';
import { plate, stipple, stippleFill } from '../kit/layers.ts';
import { blot, trace } from '../kit/pen.ts';
import { type Dot, dots } from '../kit/stage.ts';

const duneLine: Dot[] = dots('-300,716 120,700 480,712 800,694 1150,706 1500,690 1950,704');

export const farSand = plate((pen) => {
  const tone = mix(reef, seafloor, 0.2);
  blot(pen, [...duneLine, ...dots('2100,1200 -400,1200')], tone);
});

// Sand banked up against the plates, with rubble.
export const bankOutline = (dx: number): Dot[] =>
  dots(`
    500,920 640,884 780,848 890,818 966,800 1050,816 1180,838 1380,842 1650,856 2000,850 2000,1200
    600,1200
  `).map((p) => ({ x: p.x + dx, y: p.y }));

export const bank = plate((pen) => {
  blot(pen, bankOutline(0), mix(seafloor, reef, 0.34));
  trace(pen, dots('980,812 1180,846 1400,850 2000,862 2000,930 1300,900 1060,862'));
  stippleFill(pen, stipple(mix(deep, reef, 0.4), 0.4, 13));
});

/** What grows on the bank. */
export const garden = plate((pen) => {
  for (const [x, y, s, c] of [
    [884, 822, 26, mix(coral, ochre, 0.3)],
    [1085, 842, 34, mix(honey, ochre, 0.2)],
    [1310, 868, 30, mix(blush, coral, 0.4)],
    [1530, 876, 40, mix(coral, rust, 0.2)],
  ] as const) {
    litBranches(pen, { x, y, size: s }, c, 2.3, x);
  }
  mound(pen, 1180, 872, 46, mix(ochre, rust, 0.25), mix(rust, ink, 0.2));
  mound(pen, 1425, 892, 58, mix(reef, lagoon, 0.3), mix(deep, reef, 0.4));
});

export const corner = plate((pen) => {
  const tone = mix(ink, deep, 0.25);
  blot(pen, dots('-300,812 80,818 260,858 460,884 640,930 700,1150 -300,1150'), tone);
  for (const [x, y, s] of [
    [40, 836, 40],
    [200, 866, 48],
    [390, 890, 32],
  ] as const)
    branches(pen, x, y, s, tone, 2.3, x);
});
