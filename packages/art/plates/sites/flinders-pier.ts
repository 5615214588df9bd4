import { school } from '../../kit/growth/school.ts';
import { num, polygon } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { ink, kelp, mix, rust } from '../../palette.ts';
import { blockOf } from '../grounds/hull.ts';
import { crusted } from '../grounds/pier.ts';
import { reeds } from '../grounds/reeds.ts';
import { area, groundOf, isNear, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { bush, lit } from '../land.ts';
import { seen } from '../landmarks.ts';
import { leatherjacket, weedySeadragon } from '../named.ts';
import { ridgeOf } from '../rock.ts';
import { lighter, type Stage } from '../scene.ts';

const surfaceY = 200;

/** Bents of the old timber pier, near to far: two raked piles, a cap and a brace between them. */
const bents = Array.from({ length: 8 }, (_, i) => {
  const t = (7 - i) / 7;
  const k = t ** 1.7;
  return {
    x: 190 + 800 * k,
    deck: surfaceY - 20 - 104 * k,
    foot: 500 + 250 * k,
    half: 22 + 120 * k,
    wide: 9 + 36 * k,
    mist: 0.68 * (1 - t),
  };
});

const bent = (stage: Stage, { x, deck, foot, half, wide, mist }: (typeof bents)[number]) => {
  const timber = mix(mix(stage.near, rust, 0.4), stage.mid, mist);
  return (
    stroke(
      `M${num(x - half)} ${num(deck + wide)}L${num(x + half)} ${num((deck + foot) / 2)}M${num(x + half)} ${num(deck + wide)}L${num(x - half)} ${num((deck + foot) / 2)}`,
      mix(timber, ink, 0.2),
      wide * 0.3,
    ) +
    crusted(stage, x - half, deck, foot, wide, mist, false) +
    crusted(stage, x + half, deck, foot + wide * 0.4, wide, mist, false) +
    shape(
      polygon([
        [x - half - wide, deck - wide * 0.3],
        [x + half + wide, deck - wide * 0.3],
        [x + half + wide, deck + wide * 0.4],
        [x - half - wide, deck + wide * 0.4],
      ]),
      timber,
    )
  );
};

/** Under the old timbers on the Western Port side: weedy seadragons at the inner piles, anglers' rods along the rail. */
export const flindersPier: Hand = {
  draw: (stage) => {
    const { near, mid } = stage;
    const sand = sandOf(stage, 500, 520);
    const timber = mix(near, rust, 0.4);
    const deck =
      shape(
        polygon([
          [1260, 20],
          [1260, 70],
          [1132, 86],
          [170, 186],
          [168, 178],
        ]),
        timber,
      ) +
      shape(
        polygon([
          [1260, 20],
          [1260, 34],
          [168, 180],
          [168, 176],
        ]),
        lighter(timber, 0.3),
      );
    let rail = '';
    for (const [i, { x, deck: d, half }] of bents.entries())
      rail += `M${num(x + half)} ${num(d - 20 * (1 - i / 9))}v${num(-46 * (1 - i / 8.4))}`;
    const rods =
      stroke(
        'M760 60Q640 10 590 40M560 96Q470 60 430 86M980 34Q850 -30 780 6',
        mix(timber, ink, 0.4),
        3,
      ) + stroke('M590 40L566 236M430 86L420 236M780 6L752 236', mix(mid, '#FFFFFF', 0.5), 1.4);
    const green = mix(mix(kelp, '#4E8A4A', 0.5), mid, 0.15);
    const grass =
      reeds(stage, -20, 380, (x) => 690 + Math.sin(x / 60) * 10, mix(green, mid, 0.35)) +
      reeds(stage, -20, 300, (x) => 770 + Math.sin(x / 50) * 8, green) +
      reeds(stage, 560, 800, (x) => 640 + Math.sin(x / 50) * 8, mix(green, mid, 0.4)) +
      reeds(stage, 1040, 1230, () => 800, green);
    return groundOf(
      [
        sand,
        {
          svg:
            rods +
            bents
              .toSorted((a, b) => a.wide - b.wide)
              .map((one) => bent(stage, one))
              .join('') +
            stroke(rail, timber, 5) +
            deck +
            grass,
        },
      ],
      {
        open: area(200, 300, 500, 260),
        floor: sand.floor,
        growth: 'none',
        solids: bents
          .filter(isNear)
          .flatMap(({ x, half, wide, foot }) =>
            [x - half, x + half].map((at) => blockOf(at - wide / 2, at + wide / 2, 60, foot)),
          ),
      },
    );
  },
  hour: 'gold',
  surface: surfaceY,
  above: (stage) => {
    const { r, surface: y = surfaceY } = stage;
    const bluff = ridgeOf(
      [
        [-60, y - 66],
        [100, y - 70],
        [240, y - 54],
        [330, y - 20],
        [360, y + 20],
      ],
      lit('#8E6A48', stage),
      r,
      { grain: 'strata', rough: 5, step: 46 },
    );
    return (
      shape(`M-40 ${y - 64}Q90 ${y - 104} 260 ${y - 56}L240 ${y - 40}H-40Z`, lit(bush, stage)) +
      bluff.svg
    );
  },
  cast: (stage) => ({
    behind: school(420, 330, 240, 70, 22, 18, seen(stage, ink, 0.4), 4),
    front:
      weedySeadragon(410, 680, 370, -6) +
      weedySeadragon(1024, 560, 160, 5, { flip: true }) +
      leatherjacket(130, 470, 150, 3, true),
  }),
};
