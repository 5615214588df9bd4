import { school } from '../../kit/growth/school.ts';
import { curve, parsePoints } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { fade, inside, shape, stroke } from '../../kit/print.ts';
import { honey, mix, paper } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { growthSpots, iron, rail } from '../grounds/hull.ts';
import { area, backdrop, groundOf, sandOf } from '../grounds/seabed.ts';
import { part } from '../grounds/warship.ts';
import type { Hand } from '../hand.ts';
import { seen } from '../landmarks.ts';
import { butterflyPerch, draughtboardShark, rockLobster } from '../named.ts';
import { darker, lighter, type Stage } from '../scene.ts';

/** Where the charges took her nose off: the ragged rim and the ends of four torpedo tubes. */
function brokenNose(body: string) {
  const rim = curve(rimLine);
  const tubes = [
    [296, 470],
    [338, 462],
    [292, 552],
    [336, 546],
  ]
    .map(
      ([x = 0, y = 0]) =>
        shape(disc(x, y, 25, 33), lighter(body, 0.3)) +
        shape(disc(x - 2, y, 18, 25), darker(body, 0.85)),
    )
    .join('');
  return (
    shape(rim, darker(body, 0.72)) +
    tubes +
    stroke(
      'M300 350L262 372L268 410L230 446L238 520L224 568L250 622L264 668L316 690',
      lighter(body, 0.2),
      9,
    )
  );
}

const hullLine =
  '300,350^ 420,356 640,398 900,446 1110,486 1250,520^ 1250,640^ 1000,650 700,676 316,690^ 380,620 392,540 372,420';
const rimLine =
  '300,350^ 262,372^ 268,410^ 226,446 236,520^ 222,568 250,622^ 262,668 316,690^ 372,640 392,540 376,420';
const towerLine = '650,404^ 676,300^ 712,268 800,270^ 828,300^ 846,442^';

function hull(stage: Stage, body: string) {
  const d = curve(hullLine);
  const haze = fade(stage.mid, 0, 0.5, { x1: 0, y1: 0, x2: 1, y2: 0 });
  return (
    shape(d, lighter(body, 0.22)) +
    inside(
      d,
      shape(d, body, 'transform="translate(0 14)"') +
        stroke('M380 460L1250 552M386 560L1250 600', darker(body, 0.3), 4) +
        shape('M300 610L1260 586V720H300Z', darker(body, 0.5), 'opacity="0.75"') +
        haze.defs +
        shape('M640 380H1260V720H640Z', haze.fill) +
        shape(disc(560, 520, 26, 15) + disc(760, 552, 20, 11), darker(body, 0.85)) +
        growthSpots(stage, 390, 1200, 370, 640, 110),
    )
  );
}

/** Upright on the sand with her nose gone, so that one looks straight at her torpedo tubes. */
export const j4Submarine: Hand = {
  draw: (stage) => {
    const { mid } = stage;
    const body = mix(iron(stage), mid, 0.14);
    const sand = sandOf(stage, 600, 560);
    const tower =
      stroke('M744 260V190M770 262V206', darker(body, 0.1), 9) +
      part(towerLine, body, 12) +
      part('560,388^ 600,352^ 676,362^ 680,408^', darker(body, 0.1), 8) +
      growthSpots(stage, 670, 830, 280, 400, 30);
    const bank = curve('180,730^ 300,684 520,672 900,650 1260,632^ 1260,860^ 160,860^');
    return groundOf(
      [
        { svg: backdrop(stage, 540) },
        sand,
        { svg: tower + hull(stage, body) + brokenNose(body) },
        {
          svg: shape(bank, stage.sand.colour),
          perches: [
            ...rail(
              stage,
              [
                [320, 352],
                [540, 376],
              ],
              0.7,
            ),
            ...rail(
              stage,
              [
                [690, 280],
                [800, 274],
              ],
              0.6,
            ),
            ...rail(
              stage,
              [
                [870, 446],
                [1180, 500],
              ],
              0.4,
            ),
          ],
        },
      ],
      {
        open: area(60, 80, 400, 240),
        floor: sand.floor,
        growth: 'lush',
        solids: [hullLine, rimLine, towerLine].map(parsePoints),
      },
    );
  },
  hour: 'noon',
  cast: (stage) => {
    const g = fade(mix(honey, paper, 0.5), 0.75, 0, { x1: 0, y1: 0, x2: 1, y2: 0 });
    const beam = `${g.defs}<path d="M196 474L310 436L310 566Z" fill="${g.fill}"/>`;
    return {
      behind: school(760, 220, 420, 170, 70, 22, seen(stage, '#8A6A3A', 0.3), 15, {
        light: seen(stage, paper, 0.4),
      }),
      front:
        beam +
        diversOf(stage)(186, 460, 160, 4, { flip: true }) +
        butterflyPerch(430, 280, 96, -4) +
        butterflyPerch(500, 230, 84, 5) +
        butterflyPerch(370, 220, 78, 2) +
        draughtboardShark(700, 712, 250, -2) +
        rockLobster(420, 716, 110, 0),
    };
  },
};
