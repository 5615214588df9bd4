import { num, type Point } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { kelp, mix, ochre, paper } from '../../palette.ts';
import { rockOf } from '../rock.ts';
import { darker, type Ground, type Perch, type Stage, WIDTH } from '../scene.ts';
import { reeds } from './reeds.ts';
import { area, backdrop, groundOf, sandOf, topOf } from './seabed.ts';

/** A pond or sinkhole: walls of pale stone, weed below, reeds at the brim. */
export function pool(stage: Stage): Ground {
  const { r, near, mid, surface } = stage;
  const from = surface ? surface - r.between(20, 70) : -40;
  const a = r.between(200, 340);
  const b = r.between(860, 1000);
  const deep = stage.facts.depthMax > 20;
  const left = rockOf(
    [
      [-80, from],
      [a - r.between(60, 140), from + 8],
      [a, from + 120],
      [a - r.between(-20, 60), 420],
      [a + r.between(10, 90), 640],
      [a + 60, 870],
      [-80, 870],
    ],
    mix(near, paper, 0.14),
    r,
    { grain: 'strata', rough: 9 },
  );
  const right = rockOf(
    [
      [1280, from + 20],
      [1280, 870],
      [b - 60, 870],
      [b - r.between(-30, 60), 620],
      [b + r.between(-30, 40), 400],
      [b - 20, from + 130],
      [b + r.between(50, 130), from + 16],
    ],
    mix(mid, paper, 0.1),
    r,
    { grain: 'strata', rough: 9, near: 0.7 },
  );
  const weed = mix(kelp, '#5E9A4A', 0.6);
  const bed = deep ? { svg: '', floor: [] as Perch[] } : sandOf(stage, r.between(660, 710));
  const grass = deep
    ? ''
    : reeds(stage, a - 20, b + 20, () => 760, mix(weed, stage.mid, 0.3)) +
      reeds(stage, a, b, () => 800, weed);
  const brim = surface
    ? reeds(stage, -20, a - 60, () => from + 16, mix(weed, ochre, 0.3)) +
      reeds(stage, b + 60, 1220, () => from + 26, mix(weed, ochre, 0.2))
    : '';
  const lilies =
    surface && r.chance(0.6)
      ? stroke(
          Array.from(
            { length: 6 },
            () =>
              `M${num(r.between(a + 40, b - 40))} ${surface + 4}q${num(r.between(-30, 30))} 160 ${num(r.between(-50, 50))} ${num(r.between(240, 420))}`,
          ).join(''),
          mix(weed, near, 0.4),
          4,
        )
      : '';
  return {
    ...groundOf([{ svg: brim + lilies }, right, left, bed, { svg: grass }], {
      open: area(a + 60, topOf(stage) + 60, b - a - 120, 420),
      floor: bed.floor.slice(1, 4),
      growth: 'none',
    }),
  };
}

/** A meadow of seagrass with bare lanes. */
export function meadow(stage: Stage): Ground {
  const { r, near } = stage;
  const y = r.between(560, 640);
  const sand = sandOf(stage, y);
  const green = mix(mix(kelp, '#4E8A4A', 0.5), near, 0.25);
  const lane = r.between(0.3, 0.7) * WIDTH;
  const foot = (row: number) => (x: number) => y + 50 + row * 66 + Math.sin(x / 140 + row) * 12;
  const rows = [0, 1, 2]
    .map(
      (row) =>
        reeds(stage, -20, lane - 60 + row * 50, foot(row), mix(green, stage.mid, 0.4 - row * 0.2)) +
        reeds(stage, lane + 90 + row * 20, 1220, foot(row), mix(green, stage.mid, 0.4 - row * 0.2)),
    )
    .join('');
  const blocks: Point[] = [
    [lane + 200, y + 130],
    [lane - 300, y + 150],
  ];
  const perches = blocks.map(([x, py]): Perch => ({ x, y: py, nx: 0, ny: -1, near: 0.9 }));
  return groundOf(
    [{ svg: backdrop(stage, y, 60) }, sand, { svg: rows + shape('', darker(near, 0.2)), perches }],
    {
      open: area(150, topOf(stage) + 40, 900, y - topOf(stage) - 130),
      floor: [{ x: lane + 30, y: y + 130, nx: 0, ny: -1, near: 1 }],
      growth: 'sparse',
    },
  );
}
