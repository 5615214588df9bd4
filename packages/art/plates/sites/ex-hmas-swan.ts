import { bubbles } from '../../animals/bubbles.ts';
import { softCoral } from '../../kit/growth/soft-coral.ts';
import { box, curve, parsePoints } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { blush, coral, honey, mix } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { growthSpots, iron, rail } from '../grounds/hull.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import { part } from '../grounds/warship.ts';
import type { Hand } from '../hand.ts';
import { shoalOf } from '../landmarks.ts';
import { kingfish, roughBullseye, southernBlueDevil } from '../named.ts';
import { darker, lighter, type Stage } from '../scene.ts';

/** The mast with its crow's nest, seven metres down. */
function mast(body: string) {
  const lattice =
    'M318 360L352 74M402 360L368 74M326 300L392 240M394 300L330 240M332 240L384 182M388 240L338 182M338 182L378 128M382 182L342 128';
  return (
    stroke(lattice, body, 9) +
    stroke('M262 168H460M290 216H432', body, 8) +
    stroke('M360 74V22', body, 7) +
    part('322,72^ 326,108^ 394,108^ 398,72^', lighter(body, 0.08), 6) +
    stroke('M318 72H402', lighter(body, 0.3), 7)
  );
}

const hullLine = '-60,500^ 300,508 620,534 880,552 1130,540^ 1090,640 1020,760 980,830^ -60,830^';
const funnelLine = '60,520^ 74,300^ 196,306^ 204,520^';
const bridgeLine = '236,520^ 242,356^ 286,340^ 470,340^ 514,372^ 520,520^';
const houseLine = '520,540^ 524,452^ 640,456^ 650,548^';

/** Bridge and funnel above the forecastle; the doors are off. */
function upperWorks(body: string) {
  const black = darker(body, 0.82);
  return (
    part(funnelLine, darker(body, 0.1), 12) +
    shape('M70 316L76 286L200 294L198 322Z', darker(body, 0.45)) +
    part(bridgeLine, body, 12) +
    shape([0, 1, 2, 3, 4, 5].map((i) => box(292 + i * 34, 362, 24, 24)).join(''), black) +
    part(houseLine, darker(body, 0.08), 10) +
    shape(box(268, 436, 36, 70) + box(396, 440, 36, 70) + box(560, 486, 32, 56), black) +
    part('688,568^ 694,518^ 836,524^ 846,580^', body, 8)
  );
}

function hull(stage: Stage, body: string) {
  const d = curve(hullLine);
  const ports = Array.from({ length: 11 }, (_, i) => disc(60 + i * 88, 582 + i * 3.4, 9)).join('');
  return (
    shape(d, lighter(body, 0.24)) +
    inside(
      d,
      shape(d, body, 'transform="translate(0 12)"') +
        stroke('M-60 636L1100 664M-60 700L1060 720', darker(body, 0.28), 4) +
        shape('M-60 690L1200 716V860H-60Z', darker(body, 0.5), 'opacity="0.7"') +
        shape(
          ports + box(190, 620, 50, 56) + box(520, 634, 50, 56) + box(800, 640, 44, 50),
          darker(body, 0.82),
        ) +
        growthSpots(stage, -20, 1100, 530, 740, 120),
    )
  );
}

/** Down the mast to the bridge: the first warship here that was made ready for divers, light in every doorway. */
export const exHmasSwan: Hand = {
  draw: (stage) => {
    const { r, mid } = stage;
    const body = mix(iron(stage), mid, 0.14);
    const sand = sandOf(stage, 700, 716);
    const corals = [706, 734, 766, 798, 828]
      .map((x, i) =>
        softCoral(
          x,
          512 - (i % 2) * 14,
          36,
          mix([coral, blush, honey][i % 3] ?? coral, mid, 0.12),
          r,
        ),
      )
      .join('');
    const bank = curve('-60,770^ 300,752 700,760 980,742 1260,716^ 1260,860^ -60,860^');
    return groundOf(
      [
        sand,
        {
          svg: `<g transform="rotate(1.6 600 700)">${mast(body)}${upperWorks(body)}${hull(stage, body)}${corals}</g>`,
        },
        {
          svg: shape(bank, stage.sand.colour),
          perches: [
            ...rail(
              stage,
              [
                [250, 346],
                [460, 344],
              ],
              0.5,
            ),
            ...rail(
              stage,
              [
                [880, 560],
                [1100, 556],
              ],
              0.7,
            ),
            ...rail(
              stage,
              [
                [540, 462],
                [640, 468],
              ],
              0.5,
            ),
          ],
        },
      ],
      {
        open: area(560, 60, 560, 380),
        floor: sand.floor,
        growth: 'lush',
        solids: [hullLine, funnelLine, bridgeLine, houseLine, '318,360 352,74 368,74 402,360'].map(
          parsePoints,
        ),
      },
    );
  },
  hour: 'noon',
  cast: (stage) => ({
    front:
      diversOf(stage)(440, 206, 118, 58, { trim: mix(stage.mid, honey, 0.6) }) +
      bubbles(446, 196, 190, 9, 6) +
      kingfish(860, 190, 290, 4) +
      kingfish(1040, 270, 220, 3) +
      kingfish(760, 290, 190, 6) +
      shoalOf(
        [
          [610, 330],
          [664, 352],
          [604, 378],
          [720, 388],
          [656, 404],
          [590, 428],
        ] as const,
        (x, y) => roughBullseye(x, y, 52, 3, x > 630),
      ) +
      southernBlueDevil(1118, 716, 130, -3, true),
  }),
};
