import { school } from '../../kit/growth/school.ts';
import { curve, num, parsePoints, polygon } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { ink, mix, paper } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { growthSpots, iron, rail } from '../grounds/hull.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import { part } from '../grounds/warship.ts';
import type { Hand } from '../hand.ts';
import { distant, seen } from '../landmarks.ts';
import { batfish, giantGrouper, greenTurtle, seaSnake } from '../named.ts';
import { darker, lighter, type Stage } from '../scene.ts';

/** Bridge and funnel stand out from the deck, which is a wall now: they point at us and to the sand. */
function house(body: string) {
  return (
    part('140,420^ 330,392^ 344,640^ 168,654^', body, 12) +
    part('186,446^ 300,430^ 312,590^ 204,600^', lighter(body, 0.1), 10) +
    shape(
      [0, 1, 2, 3].map((i) => `M${num(300 + i * 2.6)} ${462 + i * 32}h14v20h-14Z`).join(''),
      darker(body, 0.8),
    ) +
    part('208,500^ 268,492^ 274,552^ 216,560^', darker(body, 0.15), 8) +
    shape(disc(244, 526, 20, 22), darker(body, 0.7)) +
    stroke('M318 470L400 500M318 520L410 560M400 500V600', darker(body, 0.1), 8)
  );
}

/** The tank deck seen through long cuts, light falling in from the flank above. */
const cuts = (body: string, light: string) =>
  [
    [470, 500, 130],
    [650, 494, 130],
    [830, 494, 110],
  ]
    .map(([x = 0, y = 0, w = 0]) => {
      const hole = polygon([
        [x, y],
        [x + w, y - 4],
        [x + w + 6, y + 76],
        [x + 6, y + 82],
      ]);
      return (
        shape(hole, darker(body, 0.8)) +
        inside(hole, shape(`M${x + 20} ${y - 10}h36l40 110h-60Z`, light, 'opacity="0.35"'))
      );
    })
    .join('');

const flankLine =
  '60,430^ 110,392 330,352 700,340 1000,356 1120,392^ 1130,440 1060,470^ 700,430 330,440 90,470^';
const deckLine =
  '74,452^ 330,424 700,414 1060,450^ 1128,470 1110,560 1030,650^ 700,690 200,690^ 90,640^';

function hull(stage: Stage, body: string) {
  const { water } = stage;
  const flank = curve(flankLine);
  const deck = curve(deckLine);
  const ramp = part(
    '1040,456^ 1124,412^ 1150,470 1128,560 1040,646^ 1000,560',
    darker(body, 0.08),
    10,
  );
  return (
    shape(flank, lighter(body, 0.36)) +
    inside(
      flank,
      shape(flank, lighter(body, 0.1), 'transform="translate(0 12)"') +
        stroke('M80 420Q560 330 1110 420', darker(body, 0.2), 3) +
        growthSpots(stage, 80, 1120, 346, 440, 70),
    ) +
    shape(deck, body) +
    inside(
      deck,
      stroke('M90 520Q600 480 1100 530M90 600Q600 570 1090 600', darker(body, 0.25), 3) +
        cuts(body, mix(water[0] ?? paper, paper, 0.3)) +
        shape('M0 640H1260V760H0Z', darker(body, 0.5), 'opacity="0.7"') +
        growthSpots(stage, 380, 1060, 430, 660, 60),
    ) +
    ramp +
    stroke('M1052 470L1052 630M1090 446L1094 590', darker(body, 0.45), 4)
  );
}

/** The landing ship on her starboard side: port flank to the light, her deck a wall, the bow to the right. */
export const exHmasTobruk: Hand = {
  draw: (stage) => {
    const body = mix(iron(stage), stage.mid, 0.16);
    const sand = sandOf(stage, 560, 540);
    const bank = curve('-60,690^ 160,672 600,676 1000,640 1260,600^ 1260,860^ -60,860^');
    return groundOf(
      [
        sand,
        { svg: hull(stage, body) + house(body) },
        {
          svg: shape(bank, stage.sand.colour),
          perches: rail(
            stage,
            [
              [130, 386],
              [420, 348],
              [900, 348],
              [1080, 376],
            ],
            0.6,
          ),
        },
      ],
      {
        open: area(240, 60, 800, 220),
        floor: sand.floor,
        growth: 'lush',
        solids: [parsePoints(flankLine), parsePoints(deckLine)],
      },
    );
  },
  hour: 'noon',
  cast: (stage) => ({
    behind: school(560, 200, 560, 120, 80, 18, seen(stage, ink, 0.3), 11, {
      light: mix(stage.mid, paper, 0.4),
    }),
    front:
      greenTurtle(300, 250, 156, -12) +
      distant(diversOf(stage)(800, 270, 80, 6), 0.1) +
      seaSnake(930, 230, 170, -8) +
      batfish(620, 264, 70, 0, true) +
      giantGrouper(1086, 700, 190, -2),
  }),
};
