import { school } from '../../kit/growth/school.ts';
import { curve, type Point } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { inside, shape } from '../../kit/print.ts';
import { fern, kelp, mix, ochre, paper } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { area, groundOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { lit } from '../land.ts';
import { shores } from '../lands.ts';
import { ridgeOf, rockOf } from '../rock.ts';
import type { Stage } from '../scene.ts';

const blades = (
  stage: Stage,
  from: number,
  to: number,
  foot: (x: number) => number,
  high: number,
  colour: string,
) => {
  const { r } = stage;
  let d = '';
  for (let x = from; x < to; x += r.between(5, 11)) {
    const y = foot(x);
    const tall = high * r.between(0.4, 1);
    const lean = r.between(4, 34);
    d += curve([
      [x - 3, y, 1],
      [x + lean * 0.4, y - tall * 0.6],
      [x + lean, y - tall, 1],
      [x + lean * 0.5, y - tall * 0.5],
      [x + 4, y, 1],
    ]);
  }
  return shape(d, colour);
};

const green = mix(kelp, '#5E9A4A', 0.65);
const level = 396;
const fields = 150;

/** The ponds further off, one behind the other, and the channels that join them. */
function pondsAbove(stage: Stage) {
  const { water } = stage;
  const clear = mix(water[1] ?? paper, '#4FB0A8', 0.45);
  const pale = mix(water[0] ?? paper, paper, 0.3);
  const paddock = lit(mix('#A9B45E', '#8E9A4A', 0.4), stage);
  const channels: Point[][] = [
    [
      [700, 214],
      [760, 226],
      [730, 244],
      [690, 252],
      [640, 262],
      [600, 258],
      [650, 240],
      [690, 228],
    ],
    [
      [400, 304],
      [440, 322],
      [520, 346],
      [640, 372],
      [690, 410],
      [520, 410],
      [480, 366],
      [410, 342],
      [350, 316],
    ],
  ];
  const pond = (x: number, y: number, rx: number, ry: number) => {
    const rim = disc(x, y, rx * 1.07, ry * 1.16);
    const face = disc(x, y, rx, ry);
    return (
      shape(rim, lit(mix(green, ochre, 0.25), stage)) +
      shape(face, clear) +
      inside(
        face,
        shape(disc(x - rx * 0.2, y - ry * 0.7, rx, ry * 0.8), pale, 'opacity="0.6"') +
          shape(disc(x + rx * 0.2, y + ry * 0.3, rx * 0.5, ry * 0.4), '#2E8A86', 'opacity="0.55"'),
      )
    );
  };
  return (
    shape(`M-40 ${fields}H1240V${level + 20}H-40Z`, paddock) +
    shape(
      curve([
        [-40, 200, 1],
        [240, 190],
        [560, 206],
        [900, 184],
        [1240, 196, 1],
        [1240, 228, 1],
        [700, 216],
        [-40, 232, 1],
      ]),
      lit('#C2C67A', stage),
    ) +
    shape(channels.map((line) => curve(line)).join(''), mix(clear, pale, 0.3)) +
    pond(800, 210, 110, 17) +
    pond(440, 286, 220, 38) +
    blades(
      stage,
      210,
      330,
      (x) => 300 - Math.abs(x - 270) * 0.1,
      46,
      lit(mix(green, ochre, 0.3), stage),
    ) +
    blades(stage, 600, 690, () => 302, 46, lit(mix(green, ochre, 0.2), stage)) +
    blades(stage, 850, 940, () => 220, 26, lit(mix(green, ochre, 0.3), stage))
  );
}

/** Three ponds in the paddocks, narrow channels from one to the next; under the nearest, lawns in water like air. */
export const ewensPonds: Hand = {
  draw: (stage) => {
    const { r, near, mid } = stage;
    const bank = mix(mix(near, '#C9BE92', 0.6), paper, 0.1);
    const floor = (x: number) =>
      720 - Math.cos((x - 600) / 300) * -26 - (Math.abs(x - 600) / 600) ** 2 * 150;
    const bed = ridgeOf(
      Array.from({ length: 9 }, (_, i): Point => [-40 + i * 160, floor(-40 + i * 160)]),
      bank,
      r,
      { grain: 'smooth', rough: 6, step: 60 },
    );
    const side = (flip: boolean) => {
      const at = (x: number) => (flip ? 1200 - x : x);
      const line: Point[] = [
        [-60, level - 16],
        [60, level - 10],
        [120, level + 40],
        [104, 500],
        [160, 600],
        [150, 700],
        [200, 880],
        [-60, 880],
      ];
      const points = line.map(([x, y]): Point => [at(x), y]);
      return rockOf(flip ? points.toReversed() : points, bank, r, {
        grain: 'strata',
        rough: 7,
        step: 46,
      }).svg;
    };
    const lawns =
      blades(stage, 100, 1110, (x) => floor(x) + 14, 110, mix(green, mid, 0.35)) +
      blades(stage, 100, 520, (x) => floor(x) + 44, 130, mix(green, mid, 0.12)) +
      blades(stage, 690, 1110, (x) => floor(x) + 44, 130, mix(green, '#8FB84A', 0.3)) +
      blades(stage, 140, 470, (x) => floor(x) + 84, 120, mix(green, '#8FB84A', 0.25)) +
      blades(stage, 760, 1080, (x) => floor(x) + 86, 120, green);
    const reeds =
      blades(stage, -20, 120, () => level, 130, lit(mix(green, ochre, 0.35), stage)) +
      blades(stage, 1080, 1230, () => level, 140, lit(mix(green, ochre, 0.25), stage));
    return groundOf([bed, { svg: lawns + side(false) + side(true) + reeds }], {
      open: area(300, 440, 600, 160),
      floor: [],
      growth: 'none',
    });
  },
  hour: 'noon',
  surface: level,
  above: (stage) => shores.fields({ ...stage, surface: fields }) + pondsAbove(stage),
  cast: (stage) => ({
    behind:
      school(330, 520, 220, 70, 22, 20, mix(fern, stage.mid, 0.7), 11) +
      school(900, 500, 190, 60, 16, 18, mix(fern, stage.mid, 0.7), 13, { flip: true }),
    front: diversOf(stage)(560, 540, 230, -5, { trim: '#C8632A' }),
  }),
};
