import { curve } from '../../kit/outline.ts';
import { shape } from '../../kit/print.ts';
import { kelp, mix, ochre, paper, rust, sand } from '../../palette.ts';
import { area, groundOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { hills, lit } from '../land.ts';
import { distant, lighthouse, shoalOf } from '../landmarks.ts';
import { giantCuttlefish } from '../named.ts';
import { ridgeOf, rockOf } from '../rock.ts';
import type { Stage } from '../scene.ts';

/** Flat stones laid on each other, eggs and shade under their edges. */
function slabs(stage: Stage) {
  const { r, near, mid } = stage;
  const rows = [
    { y: 566, wide: 120, colour: mix(mid, ochre, 0.3), near: 0.4 },
    { y: 640, wide: 170, colour: mix(near, ochre, 0.38), near: 0.7 },
    { y: 734, wide: 230, colour: mix(near, rust, 0.4), near: 1 },
  ];
  return rows.flatMap(({ y, wide, colour, near: n }, row) => {
    const parts = [];
    for (let x = -60 + row * 30; x < 1240; x += wide * r.between(0.72, 0.95)) {
      const w = wide * r.between(0.8, 1.15);
      const high = wide * r.between(0.24, 0.36);
      const at = y + r.between(-14, 14);
      parts.push(
        rockOf(
          [
            [x - w * 0.56, at],
            [x - w * 0.4, at - high],
            [x + w * 0.36, at - high * r.between(0.8, 1.1)],
            [x + w * 0.58, at + 4],
            [x + w * 0.5, at + high],
            [x - w * 0.5, at + high],
          ],
          r.chance(0.5) ? colour : mix(colour, sand, 0.2),
          r,
          { grain: 'strata', rough: 4, step: 60, near: n },
        ),
      );
    }
    return parts;
  });
}

/** Winter on the stones by Point Lowly: rivals spread and banded, a female between, an impostor in her colours. */
export const stonyPoint: Hand = {
  draw: (stage) => {
    const { r, near, mid } = stage;
    const floor = ridgeOf(
      [
        [-40, 560],
        [300, 548],
        [700, 556],
        [1240, 540],
      ],
      mix(near, mid, 0.4),
      r,
      {
        grain: 'smooth',
        rough: 6,
      },
    );
    const parts = slabs(stage);
    return groundOf(
      [floor, ...parts].map(({ svg, line, near }) => ({ svg, line, near })),
      {
        open: area(200, 280, 800, 240),
        floor: [],
        growth: 'none',
      },
    );
  },
  hour: 'dawn',
  surface: 196,
  above: (stage) => {
    const { surface: y = 196 } = stage;
    const shore = curve(
      `560,${y + 8}^ 680,${y - 16} 860,${y - 26} 1080,${y - 30} 1260,${y - 36}^ 1260,${y + 8}^`,
    );
    const saltbush = curve(
      `760,${y - 20}^ 900,${y - 40} 1100,${y - 44} 1260,${y - 54}^ 1260,${y - 30}^ 1000,${y - 26}`,
    );
    return (
      hills(stage, lit(mix('#A87A62', paper, 0.35), stage), 70) +
      shape(saltbush, lit(mix('#8E8F52', kelp, 0.2), stage)) +
      lighthouse(1010, y - 34, 78, stage) +
      shape(shore, lit('#A8663E', stage))
    );
  },
  cast: (stage) => {
    const green = stage.mid;
    return {
      behind: distant(
        shoalOf(
          [
            [550, 276, 150, 6, 1],
            [1080, 476, 140, -4, 0],
            [670, 330, 110, 0, 1],
          ] as const,
          (x, y, long, angle, flip) =>
            giantCuttlefish(x, y, long, angle, { flip: flip > 0, base: mix(rust, green, 0.4) }),
        ),
        0.35,
      ),
      front:
        giantCuttlefish(950, 326, 370, 5) +
        giantCuttlefish(250, 370, 390, -5, { flip: true }) +
        giantCuttlefish(590, 452, 220, 2, {
          banded: false,
          base: mix(ochre, sand, 0.3),
          light: mix(sand, paper, 0.3),
        }) +
        giantCuttlefish(806, 470, 150, -6, {
          banded: false,
          base: mix(ochre, sand, 0.38),
          light: mix(sand, paper, 0.3),
        }),
    };
  },
};
