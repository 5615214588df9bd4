import type { Point } from '../../kit/outline.ts';
import { curve, num } from '../../kit/outline.ts';
import { shape } from '../../kit/print.ts';
import { hullBelow } from '../../kit/scene/boat.ts';
import { mix, paper } from '../../palette.ts';
import { rockOf } from '../rock.ts';
import { darker, type Ground, type Stage } from '../scene.ts';
import { area, grainOf, groundOf, topOf } from './seabed.ts';

/** A face that fills one side from above the plate to below it. */
export function wallFace(stage: Stage): Ground {
  const { r, near, mid, far } = stage;
  const from = stage.surface ? stage.surface + 14 : -40;
  const x = r.between(360, 560);
  const face = (shift: number, colour: string, n: number) => {
    const points: Point[] = [[-80, from]];
    points.push([x + shift - r.between(40, 120), from + 4]);
    for (let i = 1; i < 6; i++)
      points.push([x + shift + r.between(-70, 60), from + ((860 - from) * i) / 6]);
    points.push([x + shift + r.between(0, 80), 870], [-80, 870]);
    return rockOf(points, colour, r, { grain: grainOf(stage), near: n, rough: 18, step: 50 });
  };
  const furthest = face(r.between(240, 340), far, 0.1);
  return groundOf([furthest, face(r.between(90, 170), mid, 0.45), face(0, near, 1)], {
    open: area(x + 110, topOf(stage) + 30, 970 - x, 620),
    floor: [],
    growth: 'lush',
    solids: [furthest.line],
  });
}

/** Two walls and the blue between them. */
export function chasm(stage: Stage): Ground {
  const { r, near, mid } = stage;
  const from = stage.surface ? stage.surface + 20 : -40;
  const a = r.between(220, 360);
  const b = r.between(840, 980);
  const left = rockOf(
    [
      [-80, from],
      [a - 60, from],
      [a + r.between(-60, 40), 260],
      [a + r.between(-40, 80), 450],
      [a + r.between(-80, 20), 620],
      [a + 60, 870],
      [-80, 870],
    ],
    near,
    r,
    { grain: grainOf(stage), rough: 17 },
  );
  const right = rockOf(
    [
      [1280, from + 60],
      [1280, 870],
      [b - 40, 870],
      [b + r.between(-40, 60), 640],
      [b + r.between(-60, 20), 460],
      [b + r.between(0, 70), 280],
      [b + 120, from + 50],
    ],
    mid,
    r,
    { grain: grainOf(stage), near: 0.7, rough: 17 },
  );
  return groundOf([right, left], {
    open: area(a + 60, topOf(stage) + 40, b - a - 120, 600),
    floor: [],
    growth: 'lush',
  });
}

/** Seen from below: the bright disc of the sky, rock at the edges, a hull. */
export function lookUp(stage: Stage): Ground {
  const { r, near, mid, water, facts } = stage;
  const cx = r.between(380, 820);
  const cy = r.between(120, 240);
  const rings = [420, 320, 230, 150, 90].map((size, i) =>
    shape(
      curve(
        Array.from({ length: 10 }, (_, k): Point => {
          const a = (k / 10) * Math.PI * 2;
          const s = size * r.between(0.92, 1.1);
          return [cx + Math.cos(a) * s * 1.3, cy + Math.sin(a) * s * 0.8];
        }),
      ),
      mix(water[1] ?? paper, paper, 0.12 + i * 0.17),
      `opacity="${num(0.35 + i * 0.1)}"`,
    ),
  );
  const hulls: Point[][] = [];
  let hull = '';
  if (facts.access !== 'shore') {
    const x = cx + r.between(-220, 220);
    const y = cy + r.between(-40, 60);
    const length = r.between(130, 190);
    hull = hullBelow(x, y, length, darker(near, 0.2), mid, r.between(-24, 24));
    const [wide, high] = [length * 0.55, length * 0.3];
    hulls.push([
      [x - wide, y - high],
      [x + wide, y - high],
      [x + wide, y + high],
      [x - wide, y + high],
    ]);
  }
  const left = rockOf(
    [
      [-80, r.between(240, 430)],
      [r.between(90, 200), r.between(420, 520)],
      [r.between(220, 330), 640],
      [r.between(320, 480), 870],
      [-80, 870],
    ],
    near,
    r,
    { grain: grainOf(stage), rough: 17 },
  );
  const right = rockOf(
    [
      [1280, r.between(140, 360)],
      [1280, 870],
      [r.between(780, 900), 870],
      [r.between(900, 1000), 690],
      [r.between(960, 1070), 500],
      [r.between(1060, 1150), 330],
    ],
    mid,
    r,
    { grain: grainOf(stage), near: 0.75, rough: 17 },
  );
  return groundOf([{ svg: rings.join('') + hull }, right, left], {
    open: area(330, 250, 560, 420),
    floor: [],
    growth: 'lush',
    solids: hulls,
  });
}
