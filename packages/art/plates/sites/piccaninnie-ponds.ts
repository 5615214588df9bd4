import { bubbles } from '../../animals/bubbles.ts';
import { school } from '../../kit/growth/school.ts';
import { box, num, taper } from '../../kit/outline.ts';
import { fade, shape, stroke } from '../../kit/print.ts';
import { fern, kelp, mix, ochre, paper } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { reeds } from '../grounds/reeds.ts';
import { area, groundOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { shores } from '../lands.ts';
import { named } from '../named.ts';
import { rockOf } from '../rock.ts';
import type { Stage } from '../scene.ts';

const chalk = '#FAF6E8';
const blue = '#0C4A7C';

/** The white sides of the Chasm, further and further down. */
function walls(stage: Stage) {
  const { r, surface: y = 150 } = stage;
  const side = (corners: readonly (readonly [number, number])[], t: number) => {
    const { svg, line } = rockOf(
      corners.map(([x, py]): [number, number] => [x, py]),
      mix(chalk, '#3E8FA8', t),
      r,
      {
        grain: 'strata',
        rough: 9,
        step: 46,
        light: mix(paper, '#3E8FA8', t * 0.7),
        shade: mix('#B9D0C6', '#2E6E8C', t),
      },
    );
    return { svg, line, near: 1 - t };
  };
  return [
    side(
      [
        [420, y + 240],
        [486, y + 300],
        [470, 520],
        [530, 640],
        [520, 880],
        [300, 880],
        [340, 420],
      ],
      0.55,
    ),
    side(
      [
        [900, y + 220],
        [900, 880],
        [690, 880],
        [700, 660],
        [760, 560],
        [720, 430],
        [790, y + 240],
      ],
      0.6,
    ),
    side(
      [
        [-60, y + 96],
        [240, y + 92],
        [352, y + 116],
        [386, y + 200],
        [360, 430],
        [420, 560],
        [390, 700],
        [440, 880],
        [-60, 880],
      ],
      0.14,
    ),
    side(
      [
        [1260, y + 84],
        [1260, 880],
        [800, 880],
        [850, 720],
        [816, 600],
        [880, 470],
        [846, 380],
        [874, y + 130],
        [960, y + 88],
      ],
      0.2,
    ),
  ];
}

/** The shallow pond of waving plants, and the slot of white stone that sinks out of it into blue. */
export const piccaninniePonds: Hand = {
  draw: (stage) => {
    const { surface: y = 150, mid } = stage;
    const open = fade('#3F93AE', 0, 1);
    const deepBlue = fade(blue, 0, 0.94);
    const floor = (x: number) => y + 106 + Math.sin(x / 70) * 6;
    const green = mix(kelp, '#5E9A4A', 0.7);
    const plants =
      reeds(stage, -20, 330, floor, mix(green, mid, 0.25)) +
      reeds(stage, -20, 330, (x) => floor(x) + 16, green) +
      reeds(stage, 980, 1230, floor, mix(green, mid, 0.2)) +
      reeds(stage, 970, 1230, (x) => floor(x) + 14, green);
    const brim =
      reeds(stage, -20, 210, () => y + 12, mix(green, ochre, 0.35)) +
      reeds(stage, 1060, 1230, () => y + 12, mix(green, ochre, 0.3));
    const pontoon =
      shape(box(250, y - 16, 190, 20), mix(ochre, paper, 0.35)) +
      stroke(`M280 ${y}V${y + 20}M410 ${y}V${y + 20}`, mix(ochre, mid, 0.4), 10) +
      stroke(
        `M424 ${y - 14}V${y - 46}M440 ${y - 14}V${y - 46}M424 ${y - 44}V${y + 46}M440 ${y - 44}V${y + 46}M424 ${y + 12}h16M424 ${y + 30}h16`,
        mix(paper, mid, 0.3),
        4,
      );
    return groundOf(
      [
        { svg: brim },
        {
          svg: `${open.defs}${shape(box(330, y + 60, 580, 360), open.fill)}${shape(box(330, y + 419, 580, 400), '#3F93AE')}`,
        },
        ...walls(stage),
        { svg: `${deepBlue.defs}${shape(box(-40, 330, 1300, 500), deepBlue.fill)}` },
        { svg: plants + pontoon },
      ],
      { open: area(400, 260, 400, 300), floor: [], growth: 'none' },
    );
  },
  hour: 'noon',
  surface: 150,
  above: shores.fields,
  cast: (stage) => {
    const eel = named(
      'freshwater eel',
      (x: number, y: number, wide: number) =>
        `<g transform="translate(${num(x)} ${num(y)}) scale(${num(wide / 210)} ${num(Math.abs(wide) / 210)})">${
          shape(taper('0,0 40,-10 90,8 150,-12 210,4', 18, 4), mix('#4E5A3A', stage.mid, 0.15)) +
          shape(taper('10,3 50,-4 90,14 150,-6', 6, 2), mix('#B8B48A', stage.mid, 0.2))
        }</g>`,
    );
    return {
      behind: school(190, 226, 190, 40, 16, 15, mix(fern, stage.mid, 0.5), 5),
      front:
        diversOf(stage)(640, 470, 118, 42, { trim: '#D8B04A' }) +
        bubbles(630, 452, 270, 12, 3, mix(paper, stage.mid, 0.2), 8) +
        diversOf(stage)(560, 330, 84, 20, { flip: true }) +
        eel(626, 346, 210) +
        eel(690, 640, -140),
    };
  },
};
