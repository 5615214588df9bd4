import { box, num } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { diveBoat } from '../../kit/scene/boat.ts';
import { honey, ink, mix, paper } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { bush, lit } from '../land.ts';
import { distant, shoalOf, surf } from '../landmarks.ts';
import { furSeal, kingfish, trevally, whiteShark } from '../named.ts';
import { boulders, ridgeOf } from '../rock.ts';

/** A cage of bars with a gap at the height of the eyes, afloat at the stern. */
function cage(x: number, y: number, wide: number, high: number, colour: string) {
  let bars = '';
  for (let i = 0; i <= 12; i++) {
    const px = x + (wide * i) / 12;
    bars += `M${num(px)} ${y}V${num(y + high * 0.3)}M${num(px)} ${num(y + high * 0.56)}V${num(y + high)}`;
  }
  const rings = [0, 0.3, 0.56, 0.78, 1].map((t) => `M${x} ${num(y + high * t)}h${wide}`).join('');
  const posts = `M${x} ${y}V${y + high}M${x + wide} ${y}V${y + high}M${x + wide / 3} ${y}V${y + high}M${x + (wide * 2) / 3} ${y}V${y + high}`;
  return (
    stroke(bars, colour, 3) +
    stroke(rings + posts, colour, 6) +
    shape(box(x - 12, y - 16, wide + 24, 22), honey)
  );
}

/** A white shark passes the surface cage; the seals' granite behind, trevally under the boat. */
export const northNeptune: Hand = {
  draw: (stage) => {
    const { r, near, mid } = stage;
    const sand = sandOf(stage, 716, 700);
    const stones = boulders(
      [
        [60, 700, 130],
        [190, 770, 110],
        [20, 560, 120],
        [1160, 790, 120],
        [1030, 812, 80],
      ],
      mix(near, mid, 0.2),
      r,
    );
    return groundOf([sand, stones], {
      open: area(200, 300, 800, 300),
      solids: stones.lines,
      floor: sand.floor,
      growth: 'sparse',
    });
  },
  hour: 'noon',
  surface: 210,
  above: (stage) => {
    const { r, surface: y = 210, water } = stage;
    const stone = lit('#C2A184', stage);
    const isle = ridgeOf(
      [
        [-60, y - 70],
        [100, y - 84],
        [260, y - 66],
        [400, y - 48],
        [500, y - 20],
        [560, y + 20],
      ],
      mix(stone, bush, 0.3),
      r,
      { grain: 'smooth', rough: 6, step: 50, light: lit(mix('#DCC3A4', paper, 0.2), stage) },
    );
    const rocks = boulders(
      Array.from({ length: 8 }, (_, i) => [20 + i * 68, y - 4, r.between(26, 42)] as const),
      stone,
      r,
    );
    const seals = [150, 240, 330, 420]
      .map((x, i) => furSeal(x, y - 44 + (i % 2) * 10, 58, i % 2 ? 16 : -16, i % 2 > 0))
      .join('');
    return (
      isle.svg +
      rocks.svg +
      seals +
      surf(-20, y + 3, 560, stage, 10) +
      diveBoat(930, y - 6, 420, { under: water[0] ?? paper })
    );
  },
  cast: (stage) => ({
    behind:
      distant(whiteShark(270, 350, 210, 4, true), 0.5) + distant(furSeal(140, 440, 110, -20), 0.2),
    front:
      diversOf(stage)(956, 300, 118, 60, {
        suit: mix(ink, stage.mid, 0.1),
        fin: mix(ink, stage.mid, 0.2),
      }) +
      diversOf(stage)(1060, 306, 114, 66, {
        suit: mix(ink, stage.mid, 0.1),
        fin: mix(ink, stage.mid, 0.2),
      }) +
      cage(928, 224, 220, 230, mix('#D9DED8', stage.mid, 0.2)) +
      whiteShark(560, 480, 720, -3, true) +
      shoalOf(
        [
          [800, 640, 110],
          [900, 672, 100],
          [720, 690, 104],
          [860, 720, 90],
        ] as const,
        (x, y, long) => trevally(x, y, long, 2),
      ) +
      kingfish(480, 690, 190, -3, true),
  }),
};
