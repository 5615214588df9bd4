import { giantGrouper } from '../../animals/giant-grouper.ts';
import { greenTurtle } from '../../animals/green-turtle.ts';
import { seaSnake } from '../../animals/sea-snake.ts';
import { smoothStingray } from '../../animals/stingray.ts';
import { trevally } from '../../animals/trevally.ts';
import { school } from '../../kit/growth/school.ts';
import { softCoral } from '../../kit/growth/soft-coral.ts';
import { curve, polygon } from '../../kit/outline.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { blush, coral, honey, ink, mix, ochre, paper } from '../../palette.ts';
import { growthSpots, iron, rail } from '../grounds/hull.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { seen, shoalOf } from '../landmarks.ts';
import { darker, lighter, type Stage } from '../scene.ts';

/** Her port side, uppermost: counter stern to the left, straight stem to the right. */
const flank = curve(
  '36,452^ 70,400 200,366 480,346 780,350 960,374 1080,420 1196,528^ 1184,560^ 1060,486 900,446 500,430 180,446 60,478^',
);
const deck = curve(
  '44,470^ 180,442 500,428 820,438 980,462 1090,504 1186,556^ 1120,612 1030,664 900,692^ 240,690 110,620^',
);

/** Holds, the seams of the deck and the stumps of her houses, all seen from above though she lies. */
function deckWorks(body: string) {
  const hatch = (x: number, wide: number) =>
    shape(
      polygon([
        [x, 506],
        [x + wide, 502],
        [x + wide + 4, 600],
        [x + 6, 606],
      ]),
      darker(body, 0.82),
    ) + stroke(`M${x} 506L${x + wide} 502L${x + wide + 4} 600`, lighter(body, 0.25), 6);
  return (
    stroke(
      'M70 520Q600 486 1120 530M90 580Q600 548 1120 570M120 636Q600 614 1070 620',
      darker(body, 0.25),
      3,
    ) +
    hatch(250, 96) +
    hatch(760, 110) +
    hatch(920, 72) +
    shape(
      polygon([
        [404, 470],
        [690, 462],
        [696, 640],
        [410, 650],
      ]),
      darker(body, 0.18),
    ) +
    shape(
      polygon([
        [404, 470],
        [690, 462],
        [691, 480],
        [405, 488],
      ]),
      lighter(body, 0.2),
    ) +
    shape(
      [430, 490, 550, 610].map((x) => `M${x} 516h34v44h-34ZM${x} 584h34v36h-34Z`).join(''),
      darker(body, 0.8),
    )
  );
}

function hull(stage: Stage, body: string) {
  return (
    shape(flank, lighter(body, 0.36)) +
    inside(
      flank,
      shape(flank, lighter(body, 0.12), 'transform="translate(0 12)"') +
        stroke('M60 440Q500 370 1160 420', darker(body, 0.25), 3) +
        growthSpots(stage, 40, 1160, 350, 440, 130),
    ) +
    shape(deck, body) +
    inside(
      deck,
      deckWorks(body) +
        shape('M0 640H1260V760H0Z', darker(body, 0.5), 'opacity="0.7"') +
        growthSpots(stage, 60, 1140, 440, 660, 60),
    )
  );
}

/** Her masts lie out over the sand, still stayed with growth. */
const masts = (body: string) =>
  stroke('M360 560L250 742M890 556L1010 744', darker(body, 0.05), 20) +
  stroke('M356 558L248 736M886 556L1004 738', lighter(body, 0.25), 5) +
  stroke('M290 676L200 640M960 664L1060 636', darker(body, 0.15), 9);

/** She lies on her starboard side on open sand, bow to the right, the only large thing for a long way. */
export const ssYongala: Hand = {
  draw: (stage) => {
    const { r, mid } = stage;
    const body = mix(iron(stage), mid, 0.2);
    const sand = sandOf(stage, 590, 580);
    const bank = curve('-60,706^ 200,676 560,684 900,676 1100,640 1260,620^ 1260,860^ -60,860^');
    const bushes = [150, 260, 430, 560, 700, 830, 950]
      .map((x, i) =>
        softCoral(
          x,
          372 - Math.sin((x / 1200) * Math.PI) * 26,
          30 + (i % 3) * 8,
          mix([coral, honey, blush, ochre][i % 4] ?? coral, mid, 0.15),
          r,
        ),
      )
      .join('');
    return groundOf(
      [
        sand,
        { svg: hull(stage, body) + bushes },
        {
          svg: shape(bank, stage.sand.colour) + masts(body),
          perches: rail(
            stage,
            [
              [90, 398],
              [300, 362],
              [800, 352],
              [1010, 384],
            ],
            0.6,
          ),
        },
      ],
      { open: area(240, 60, 800, 220), floor: sand.floor, growth: 'lush' },
    );
  },
  hour: 'noon',
  cast: (stage) => ({
    behind: school(560, 190, 620, 130, 110, 19, seen(stage, ink, 0.32), 12, {
      light: mix(stage.mid, paper, 0.45),
    }),
    front:
      shoalOf(
        [
          [860, 170, 170],
          [1000, 220, 150],
          [760, 246, 140],
        ] as const,
        (x, y, long) => trevally(x, y, long, -3),
      ) +
      greenTurtle(200, 236, 160, -10) +
      seaSnake(430, 286, 220, -8) +
      giantGrouper(590, 620, 430, -3) +
      smoothStingray(820, 752, 260, 2, true),
  }),
};
