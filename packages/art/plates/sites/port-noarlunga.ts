import { commonKelp } from '../../kit/growth/kelp.ts';
import { school } from '../../kit/growth/school.ts';
import { box, curve, num, type Point } from '../../kit/outline.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { ink, kelp, mix, paper, rust } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { crusted } from '../grounds/pier.ts';
import { reeds } from '../grounds/reeds.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { bush, lit } from '../land.ts';
import { seen, surf } from '../landmarks.ts';
import { magpiePerch, southernBlueDevil } from '../named.ts';
import { ridgeOf, rockOf } from '../rock.ts';
import { darker, lighter, type Stage } from '../scene.ts';

/** The jetty from the beach on the right to the reef. */
function jetty(stage: Stage, from: number, foot: (x: number) => number) {
  const { surface: y = 250, near } = stage;
  const deck = y - 62;
  const timber = mix(near, rust, 0.4);
  let piles = '';
  for (let x = from + 24; x < 1240; x += 74) {
    piles += crusted(stage, x + 18, deck + 14, foot(x) + 6, 11, 0.35, false);
    piles += crusted(stage, x, deck + 14, foot(x) + 16, 17, 0.05, false);
  }
  let posts = '';
  for (let x = from + 6; x < 1240; x += 34) posts += `M${num(x)} ${num(deck)}v-20`;
  const stairs =
    stroke(
      `M${from} ${deck + 8}L${from - 44} ${y + 34}M${from + 22} ${deck + 8}L${from - 22} ${y + 34}`,
      timber,
      5,
    ) +
    stroke(
      [0.2, 0.4, 0.6, 0.8]
        .map((t) => `M${num(from - 44 * t)} ${num(deck + 8 + (y + 26 - deck) * t)}h22`)
        .join(''),
      timber,
      4,
    );
  return (
    piles +
    shape(`M${from} ${deck}H1260v15H${from}Z`, timber) +
    shape(`M${from} ${deck}H1260v5H${from}Z`, lighter(timber, 0.25)) +
    stroke(`${posts}M${from} ${deck - 20}H1260`, timber, 4) +
    stairs
  );
}

/** Meadow on the sheltered side, in rows that open towards the front. */
const seagrass = (stage: Stage) =>
  `<g transform="scale(1 0.4)">${[610, 690, 790]
    .map((foot, i) =>
      reeds(
        stage,
        860 + i * 30,
        1240,
        (x) => (foot + Math.sin(x / 90 + i) * 10) / 0.4,
        mix('#6E8A3E', stage.mid, 0.3 - i * 0.1),
      ),
    )
    .join('')}</g>`;

/** In section: the sheltered side with the jetty, the reef awash, and the broken face that the swell has made. */
export const portNoarlunga: Hand = {
  draw: (stage) => {
    const { near, mid, surface: y = 250, r } = stage;
    const sand = sandOf(stage, 742, 742);
    const inner = (x: number) => y + 226 - (x - 640) * 0.05;
    const corners: Point[] = [
      [330, 860],
      [356, 742],
      [440, 690],
      [420, 600],
      [470, 540],
      [400, 500],
      [384, 440],
      [450, 420],
      [408, 350],
      [416, y + 60],
      [450, y + 12],
      [560, y - 6],
      [640, y + 6],
      [690, y + 70],
      [744, y + 150],
      [700, y + 260],
      [760, y + 350],
      [720, 660],
      [800, 860],
    ];
    const reef = rockOf(corners, near, r, { grain: 'strata', rough: 7, step: 50 });
    const floor = sandOf(stage, y + 210, y + 176);
    const under = [
      '420,512^ 470,540 424,598^ 446,560',
      '396,432^ 448,424 410,352^ 424,400',
      '372,736^ 438,690 420,616^ 416,690',
    ].map((d) => shape(curve(d), darker(near, 0.6)));
    const weed = mix(kelp, mid, 0.2);
    const fronds = [500, 556, 616, 690, 742, 820, 420]
      .map((x, i) =>
        commonKelp(
          x,
          [y + 10, y + 4, y + 8, y + 76, y + 138, y + 246, y + 50][i] ?? 0,
          74,
          20 + i,
          {
            base: weed,
            stream: 0.5,
          },
        ),
      )
      .join('');
    const behind = ridgeOf(
      [
        [-40, 640],
        [200, 600],
        [420, 560],
      ],
      mid,
      r,
      { near: 0.3, grain: 'strata' },
    );
    return groundOf(
      [
        behind,
        sand,
        { svg: inside(box(560, 0, 700, 860), floor.svg) },
        { ...reef, perches: reef.perches.filter(({ x, y: py }) => x < 480 && py > 300) },
        { svg: under.join('') + fronds + jetty(stage, 680, inner) + seagrass(stage) },
      ],
      { open: area(60, 320, 300, 360), floor: sand.floor.slice(0, 1), growth: 'lush' },
    );
  },
  hour: 'gold',
  surface: 250,
  above: (stage) => {
    const { r, surface: y = 250 } = stage;
    const cliff = ridgeOf(
      [
        [760, y + 20],
        [800, y - 40],
        [900, y - 74],
        [1010, y - 120],
        [1130, y - 128],
        [1260, y - 140],
      ],
      lit('#C9824A', stage),
      r,
      { grain: 'strata', rough: 5, step: 50, light: lit('#E6B37C', stage) },
    );
    const scrub = curve(`960,${y - 106}^ 1080,${y - 144} 1260,${y - 164}^ 1260,${y - 130}^`);
    return shape(scrub, lit(bush, stage)) + cliff.svg + surf(400, y + 4, 190, stage, 17);
  },
  cast: (stage) => ({
    behind: school(200, 420, 280, 130, 34, 22, seen(stage, ink, 0.4), 9, {
      flip: true,
      light: mix(stage.mid, paper, 0.3),
    }),
    front:
      southernBlueDevil(310, 560, 160, 4, true) +
      magpiePerch(160, 664, 200, -3) +
      diversOf(stage)(190, 330, 130, 10, { flip: true }),
  }),
};
