import { school } from '../../kit/growth/school.ts';
import { seaFan, softCoral } from '../../kit/growth/soft-coral.ts';
import { curve, parsePoints, polygon } from '../../kit/outline.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { blush, coral, honey, ink, mix, ochre, paper } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { growthSpots, iron, rail } from '../grounds/hull.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { distant, seen, shoalOf } from '../landmarks.ts';
import { blotchedFantailRay, giantGrouper, greenTurtle, seaSnake, trevally } from '../named.ts';
import { darker, lighter, type Stage } from '../scene.ts';

/** Her port side, uppermost, with the rail towards us; the bow is near on the left, the stern far on the right. */
const flankLine =
  '64,470^ 96,392 190,306 350,262 560,268 820,312 1040,352 1270,392^ 1270,440 1040,404 820,372 560,334 400,330 240,366 130,420';
const flank = curve(flankLine);
/** The deck stands as a wall, its starboard rail in the sand. */
const deckLine =
  '64,470^ 130,420 240,366 400,330 560,334 820,372 1040,404 1270,440^ 1270,590^ 900,622 640,668 420,676 250,632 130,556';
const deck = curve(deckLine);

/** A hatch in the standing deck: a coaming, and the dark of the hold. */
const hatch = (left: number, right: number, top: number, bottom: number, body: string) => {
  const slant = (right - left) * 0.12;
  const d = polygon([
    [left, top],
    [right, top + slant],
    [right, bottom - slant],
    [left, bottom],
  ]);
  return shape(d, darker(body, 0.84)) + stroke(d, lighter(body, 0.24), 6);
};

/** What is left of the saloon and the bridge, standing out from the deck amidships. */
const house = (body: string) =>
  shape(
    polygon([
      [560, 392],
      [742, 414],
      [742, 590],
      [560, 606],
    ]),
    darker(body, 0.24),
  ) +
  shape(
    polygon([
      [560, 392],
      [742, 414],
      [762, 436],
      [584, 416],
    ]),
    lighter(body, 0.24),
  ) +
  shape(
    polygon([
      [584, 416],
      [762, 436],
      [762, 576],
      [584, 590],
    ]),
    darker(body, 0.12),
  ) +
  shape(
    [0, 1, 2, 3]
      .map((i) => {
        const x = 604 + i * 38;
        return `M${x} ${440 + i * 4}h22v36h-22ZM${x} ${520 - i * 2}h22v32h-22Z`;
      })
      .join(''),
    darker(body, 0.8),
  );

function hull(stage: Stage, body: string) {
  return (
    shape(flank, lighter(body, 0.36)) +
    inside(
      flank,
      shape(flank, lighter(body, 0.14), 'transform="translate(0 12)"') +
        stroke('M120 400Q360 280 1270 410', darker(body, 0.25), 3) +
        growthSpots(stage, 80, 1200, 262, 420, 120),
    ) +
    shape(deck, body) +
    inside(
      deck,
      stroke(
        'M100 452Q380 350 1270 474M84 486Q380 420 1270 506M100 520Q380 520 1270 538M170 580Q420 620 1270 566',
        darker(body, 0.24),
        3,
      ) +
        hatch(262, 330, 430, 566, body) +
        hatch(420, 500, 402, 590, body) +
        house(body) +
        hatch(846, 900, 440, 560, body) +
        hatch(1000, 1042, 456, 544, body) +
        shape('M0 610Q420 700 1270 560V760H0Z', darker(body, 0.5), 'opacity="0.6"') +
        growthSpots(stage, 90, 1180, 350, 650, 70),
    ) +
    stroke(
      curve('64,470 130,420 240,366 400,330 560,334 820,372 1040,404 1270,440', false),
      lighter(body, 0.5),
      5,
    )
  );
}

/** Her masts lie out from the deck, low over the sand. */
const masts = (body: string) =>
  stroke('M372 486L640 660', darker(body, 0.1), 18) +
  stroke('M372 480L638 652', lighter(body, 0.3), 5) +
  stroke('M500 566L576 520', darker(body, 0.15), 8) +
  stroke('M930 494L1096 606', darker(body, 0.16), 11) +
  stroke('M930 490L1094 600', lighter(body, 0.22), 3);

/** She lies on her starboard side on open sand, the only large thing for a long way. */
export const ssYongala: Hand = {
  draw: (stage) => {
    const { r, mid } = stage;
    const body = mix(iron(stage), mid, 0.2);
    const sand = sandOf(stage, 596, 556);
    const bank = curve(
      '-60,640^ 60,600 150,596 230,640 330,664 450,668 560,676 700,650 900,616 1080,606 1260,572^ 1260,860^ -60,860^',
    );
    const bushes = [210, 330, 470, 620, 790, 960]
      .map((x, i) =>
        softCoral(
          x,
          (x < 350 ? 330 - (x - 190) * 0.28 : 258 + (x - 350) * 0.135) - 6,
          30 - i * 2.4,
          mix([coral, honey, blush, ochre][i % 4] ?? coral, mid, 0.1 + i * 0.05),
          r,
        ),
      )
      .join('');
    const fans =
      seaFan(280, 290, 74, mix(coral, mid, 0.1), 61, -0.2) +
      seaFan(410, 268, 62, mix(coral, honey, 0.5), 64, 0.1) +
      seaFan(700, 296, 46, mix(coral, mid, 0.35), 62, 0.1);
    return groundOf(
      [
        sand,
        { svg: hull(stage, body) + bushes + fans },
        {
          svg: shape(bank, stage.sand.colour) + masts(body),
          perches: rail(
            stage,
            [
              [200, 316],
              [360, 270],
              [560, 276],
            ],
            0.3,
          ),
        },
      ],
      {
        open: area(240, 60, 800, 180),
        floor: sand.floor,
        growth: 'lush',
        solids: [parsePoints(flankLine), parsePoints(deckLine)],
      },
    );
  },
  hour: 'noon',
  cast: (stage) => ({
    behind:
      school(700, 170, 620, 110, 110, 17, seen(stage, ink, 0.32), 12, {
        light: mix(stage.mid, paper, 0.45),
      }) + distant(diversOf(stage)(980, 262, 74, 6), 0.1),
    front:
      shoalOf(
        [
          [420, 150, 106],
          [520, 196, 98],
          [330, 206, 94],
        ] as const,
        (x, y, long) => trevally(x, y, long, -3),
      ) +
      greenTurtle(150, 190, 120, -10) +
      seaSnake(820, 250, 120, -8) +
      giantGrouper(270, 694, 206, -3) +
      diversOf(stage)(560, 704, 160, -4, { flip: true }) +
      blotchedFantailRay(930, 724, 168, 2, true),
  }),
};
