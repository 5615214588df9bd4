import { commonKelp } from '../../kit/growth/kelp.ts';
import { school } from '../../kit/growth/school.ts';
import { curve, num } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { ink, kelp, mix, paper, sand } from '../../palette.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { bush, lit } from '../land.ts';
import { distant, seen } from '../landmarks.ts';
import { blueGroper, greyReefShark, oldWife, wobbegong } from '../named.ts';
import { ridgeOf, rockOf } from '../rock.ts';

/** A Norfolk Island pine: tiers of level branches, shorter towards the tip. */
const pine = (x: number, y: number, high: number, colour: string) => {
  const tiers = Array.from({ length: 7 }, (_, i) => {
    const half = high * (0.24 - i * 0.03);
    const at = y - high * (0.16 + i * 0.12);
    return curve([
      [x - half, at, 1],
      [x - half * 0.4, at - high * 0.055],
      [x, at - high * 0.085],
      [x + half * 0.4, at - high * 0.055],
      [x + half, at, 1],
      [x, at - high * 0.012],
    ]);
  });
  return (
    stroke(`M${num(x)} ${num(y)}V${num(y - high)}`, colour, high * 0.03) +
    shape(tiers.join(''), colour)
  );
};

/** The small beach that faces west: pines and the headland above, young whalers over the sand of the reserve. */
export const shellyBeach: Hand = {
  draw: (stage) => {
    const { r, near, mid, surface: y = 260 } = stage;
    const floor = sandOf(stage, 500, 600);
    const rocks = rockOf(
      [
        [-60, y + 30],
        [80, y + 44],
        [190, y + 120],
        [170, 480],
        [290, 560],
        [330, 660],
        [460, 720],
        [520, 860],
        [-60, 860],
      ],
      near,
      r,
      { grain: 'strata', rough: 9, step: 54 },
    );
    const weed = mix(kelp, mid, 0.15);
    const fronds = [
      [60, y + 52],
      [150, y + 110],
      [210, 510],
      [280, 566],
      [340, 674],
      [440, 724],
      [120, y + 92],
      [400, 706],
    ]
      .map(([x = 0, py = 0], i) => commonKelp(x, py, 118, 30 + i, { base: weed, stream: 0.45 }))
      .join('');
    return groundOf([floor, { svg: rocks.svg, line: rocks.line }, { svg: fronds }], {
      open: area(420, 320, 700, 300),
      floor: floor.floor,
      growth: 'sparse',
    });
  },
  hour: 'noon',
  surface: 260,
  above: (stage) => {
    const { r, surface: y = 260 } = stage;
    const stone = lit('#C98F4E', stage);
    const head = ridgeOf(
      [
        [-60, y - 104],
        [120, y - 110],
        [300, y - 84],
        [390, y - 64],
        [430, y - 20],
        [470, y + 20],
      ],
      stone,
      r,
      { grain: 'strata', rough: 6, step: 48, light: lit('#E2B57C', stage) },
    );
    const scrub = curve(
      `-60,${y - 100}^ -60,${y - 140} 120,${y - 148} 300,${y - 116} 410,${y - 66}^ 280,${y - 74}`,
    );
    const green = lit(mix(bush, '#2E5A46', 0.5), stage);
    const far = curve(
      `430,${y + 6}^ 520,${y - 40} 700,${y - 62} 900,${y - 76} 1260,${y - 90}^ 1260,${y + 6}^`,
    );
    const beach = curve(`420,${y + 8}^ 560,${y - 14} 760,${y - 20} 1000,${y - 12} 1160,${y + 8}^`);
    const pines = [520, 590, 668, 742, 820, 904, 984]
      .map((x, i) =>
        pine(
          x,
          y - 14,
          [112, 140, 124, 150, 118, 136, 108][i] ?? 120,
          i % 2 ? green : mix(green, ink, 0.2),
        ),
      )
      .join('');
    const houses = [1040, 1090, 1136, 1190]
      .map((x, i) =>
        shape(
          `M${x} ${y - 40}v-${26 + (i % 2) * 12}l20 -12l20 12V${y - 40}Z`,
          lit(i % 2 ? paper : sand, stage),
        ),
      )
      .join('');
    return (
      shape(far, lit(mix(bush, paper, 0.2), stage)) +
      houses +
      pines +
      shape(scrub, lit(bush, stage)) +
      head.svg +
      shape(beach, lit(mix(sand, paper, 0.4), stage))
    );
  },
  cast: (stage) => ({
    behind:
      school(640, 360, 360, 70, 40, 18, seen(stage, ink, 0.35), 14, {
        light: mix(stage.mid, paper, 0.4),
      }) + distant(greyReefShark(1010, 420, 170, 4), 0.25),
    front:
      greyReefShark(800, 520, 330, -3, true) +
      greyReefShark(1000, 626, 260, 3, true) +
      blueGroper(560, 610, 290, -4) +
      oldWife(410, 480, 84, 4) +
      oldWife(470, 520, 76, -3) +
      wobbegong(760, 730, 300, 2),
  }),
};
