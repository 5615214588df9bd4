import { school } from '../../kit/growth/school.ts';
import { curve, parsePoints } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { ink, mix, paper, rust } from '../../palette.ts';
import { growthSpots, iron, rail } from '../grounds/hull.ts';
import { area, groundOf, sandOf, sunk } from '../grounds/seabed.ts';
import { destroyer, destroyerAt, part, ship } from '../grounds/warship.ts';
import type { Hand } from '../hand.ts';
import { seen } from '../landmarks.ts';
import { giantGrouper, lionfish, whitespottedEagleRay } from '../named.ts';
import { darker, lighter, type Stage } from '../scene.ts';

/** The forward funnel on the block that carried it, set down upright on the sand by the storm. */
function fallenFunnel(stage: Stage, colour: string) {
  return (
    part('150,690^ 140,560^ 176,552^ 180,528^ 420,534^ 426,556^ 452,562^ 446,700^', colour, 10) +
    shape('M176 600h44v52h-44ZM300 606h44v52h-44ZM384 610h34v40h-34Z', darker(colour, 0.8)) +
    part('206,532^ 236,352^ 376,364^ 366,536^', lighter(colour, 0.06), 12) +
    shape('M228 356L236 322L386 334L378 368Z', darker(colour, 0.5)) +
    stroke('M222 440L370 450M214 488L368 496', darker(colour, 0.35), 5) +
    growthSpots(stage, 160, 440, 370, 670, 60)
  );
}

/** Her forward funnel stands beside her where cyclone Alfred's swell put it, a gutter of shade between. */
export const exHmasBrisbane: Hand = {
  draw: (stage) => {
    const { mid, water } = stage;
    const body = mix(iron(stage), mid, 0.16);
    const sand = sandOf(stage, 540, 520);
    const torn = curve(
      '330,330^ 352,296^ 372,318^ 398,286^ 430,322^ 470,300^ 500,326^ 540,308^ 552,340^',
    );
    const scar = stroke('M366 300L348 236M430 320L452 262M504 322L540 280', darker(body, 0.3), 8);
    const gutter = shape(
      curve('80,700^ 300,672 560,684 640,716^ 420,742 140,738'),
      darker(stage.sand.shade, 0.45),
      'opacity="0.75"',
    );
    return groundOf(
      [
        {
          svg: ship(
            destroyer(stage, body, {
              gun: false,
              forwardFunnel: false,
              bridge: false,
              growth: 150,
            }),
            -330,
            380,
            1.84,
            -1,
          ),
        },
        { svg: shape(torn, darker(body, 0.2)) + scar },
        sand,
        { svg: gutter },
        {
          svg: fallenFunnel(stage, mix(mix(body, rust, 0.35), water[1] ?? paper, 0.22)),
          perches: [
            ...rail(
              stage,
              [
                [240, 352],
                [372, 362],
              ],
              0.7,
            ),
            ...rail(
              stage,
              [
                [150, 556],
                [190, 540],
              ],
              0.8,
            ),
            ...rail(
              stage,
              [
                [960, 352],
                [1190, 350],
              ],
              0.6,
            ),
          ],
        },
      ],
      {
        open: area(520, 60, 560, 220),
        floor: sand.floor,
        growth: 'lush',
        solids: [
          ...destroyerAt([-330, 380, 1.84, -1], ['bridge', 'mast', 'forwardFunnel']).map((line) =>
            sunk(sand, line),
          ),
          parsePoints('150,690 140,560 206,532 236,322 386,334 366,536 452,562 446,700'),
        ],
      },
    );
  },
  hour: 'noon',
  cast: (stage) => ({
    behind: school(760, 190, 420, 120, 46, 22, seen(stage, ink, 0.3), 21, {
      light: mix(stage.mid, paper, 0.4),
    }),
    front:
      whitespottedEagleRay(520, 180, 270, -8) +
      giantGrouper(880, 636, 400, -3) +
      lionfish(560, 606, 120, 4),
  }),
};
