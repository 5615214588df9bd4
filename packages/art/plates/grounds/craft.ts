import { curve, type Point, parsePoints } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { darker, type Ground, lighter, type Stage } from '../scene.ts';
import { blockOf, hullOf, iron, type Made, rail } from './hull.ts';
import { area, backdrop, groundOf, sandOf, topOf } from './seabed.ts';

/** A submarine on an even keel. */
export function submarine(stage: Stage): Ground {
  const { r } = stage;
  const sand = sandOf(stage, r.between(640, 690));
  const y = r.between(480, 560);
  const hull = parsePoints(
    `90,${y + 40} 160,${y - 10} 320,${y - 40} 700,${y - 50} 980,${y - 20} 1150,${y + 40} 1180,${y + 70}^ 980,${y + 130} 640,${y + 160} 300,${y + 140} 150,${y + 100}`,
  );
  const body = iron(stage);
  const tower =
    shape(
      curve(`${500},${y - 30}^ 516,${y - 150}^ 560,${y - 164} 640,${y - 150}^ 670,${y - 36}^`),
      body,
    ) + stroke(`M560 ${y - 160}V${y - 230}M600 ${y - 156}V${y - 200}`, body, 10);
  const gun = stroke(`M330 ${y - 40}v-34l-90 -12`, body, 12);
  return groundOf(
    [
      { svg: backdrop(stage, 620) },
      {
        svg: tower + gun + hullOf(stage, hull, []),
        perches: rail(stage, [
          [180, y - 6],
          [480, y - 44],
          [900, y - 24],
        ]),
      },
      { svg: sand.svg },
    ],
    {
      open: area(120, topOf(stage) + 40, 960, Math.max(120, y - topOf(stage) - 260)),
      floor: sand.floor.slice(3),
      solids: [blockOf(500, 670, y - 230, y)],
    },
  );
}

/** Reef modules of concrete with windows, set out on the sand. */
export function modules(stage: Stage): Ground {
  const { r, mid, near } = stage;
  const y = r.between(560, 640);
  const sand = sandOf(stage, y);
  const parts = [0, 1, 2, 3].map((i): Made => {
    const x =
      [r.between(700, 1000), r.between(80, 300), r.between(800, 1080), r.between(340, 640)][i] ?? 0;
    const foot = [y + 30, y + 70, y + 120, y + 130][i] ?? 0;
    const size = r.between(50, 80) * (1 + i * 0.4);
    const colour = i < 2 ? mid : near;
    const line: Point[] = [
      [x - size, foot, 1],
      [x - size * 0.7, foot - size * 1.3, 1],
      [x + size * 0.7, foot - size * 1.3, 1],
      [x + size, foot, 1],
    ];
    return {
      line,
      svg:
        shape(curve(line), colour) +
        shape(
          curve([
            [x - size * 0.7, foot - size * 1.3, 1],
            [x + size * 0.7, foot - size * 1.3, 1],
            [x + size * 0.74, foot - size * 1.16],
            [x - size * 0.74, foot - size * 1.16],
          ]),
          lighter(colour, 0.2),
        ) +
        shape(
          disc(x - size * 0.36, foot - size * 0.5, size * 0.25) +
            disc(x + size * 0.36, foot - size * 0.5, size * 0.25) +
            disc(x, foot - size * 0.92, size * 0.2),
          darker(colour, 0.65),
        ),
      perches: rail(
        stage,
        [
          [x - size * 0.6, foot - size * 1.28],
          [x + size * 0.6, foot - size * 1.28],
        ],
        0.4 + i * 0.2,
      ),
    };
  });
  return groundOf([{ svg: backdrop(stage, y) }, sand, ...parts], {
    open: area(140, topOf(stage) + 40, 920, y - topOf(stage) - 160),
    floor: sand.floor.slice(1, 3),
    growth: 'lush',
  });
}
