import { ridgeOf, rockOf } from '../rock.ts';
import type { Ground, Stage } from '../scene.ts';
import { area, backdrop, grainOf, groundOf, sandOf, topOf } from './seabed.ts';

/** A lane of sand between two walls. */
export function gutter(stage: Stage): Ground {
  const { r, near, mid } = stage;
  const top = topOf(stage);
  const l = Math.max(top + 30, r.between(180, 430));
  const k = Math.max(top + 30, r.between(240, 520));
  const gap = r.between(400, 620);
  const sand = sandOf(stage, r.between(650, 720));
  const left = rockOf(
    [
      [-60, l],
      [gap * 0.35, l + r.between(-10, 40)],
      [gap * r.between(0.5, 0.7), l + 90],
      [gap * 0.62, 580],
      [gap * 0.85, 720],
      [gap * 0.8, 860],
      [-60, 860],
    ],
    near,
    r,
    { grain: grainOf(stage), rough: 15 },
  );
  const x = gap + r.between(210, 380);
  const right = rockOf(
    [
      [1260, k],
      [1260, 860],
      [x - 50, 860],
      [x - 30, 740],
      [x + 40, 600],
      [x + r.between(0, 60), k + 80],
      [x + 150, k + r.between(-20, 20)],
    ],
    mid,
    r,
    { grain: grainOf(stage), rough: 15, near: 0.75 },
  );
  return groundOf([{ svg: backdrop(stage, 640, 150) }, sand, right, left], {
    open: area(gap * 0.6, top + 20, x - gap * 0.5, 470),
    floor: sand.floor.slice(2, 4),
    growth: 'lush',
  });
}

/** A spire out of deep water. */
export function pinnacle(stage: Stage): Ground {
  const { r, near, mid, far } = stage;
  const cx = r.between(360, 820);
  const top = (stage.surface ?? 0) + r.between(70, 190);
  const lean = r.between(-60, 60);
  const spire = (x: number, y: number, wide: number, colour: string, n: number) =>
    rockOf(
      [
        [x - wide * 1.5, 860],
        [x - wide * r.between(0.8, 1.1), 640],
        [x - wide * r.between(0.5, 0.8), (y + 640) / 2],
        [x - wide * 0.26 + lean, y + 40],
        [x + lean, y],
        [x + wide * 0.34 + lean, y + r.between(20, 70)],
        [x + wide * r.between(0.5, 0.9), (y + 600) / 2],
        [x + wide * 1.1, 680],
        [x + wide * 1.6, 860],
      ],
      colour,
      r,
      { grain: grainOf(stage), near: n, rough: 14 },
    );
  return groundOf(
    [
      spire(cx + r.between(300, 480), r.between(380, 560), r.between(90, 150), far, 0.1),
      spire(cx - r.between(260, 430), r.between(460, 620), r.between(90, 160), mid, 0.4),
      spire(cx, top, r.between(150, 230), near, 1),
    ],
    {
      open:
        cx > 600
          ? area(60, topOf(stage) + 30, cx - 230, 480)
          : area(cx + 190, topOf(stage) + 30, 960 - cx, 480),
      floor: [],
      growth: 'lush',
    },
  );
}

/** An arch of rock with light beyond. */
export function archway(stage: Stage): Ground {
  const { r, near, mid } = stage;
  const cx = r.between(480, 720);
  const half = r.between(170, 260);
  const top = Math.max(topOf(stage) + 110, r.between(290, 400));
  const crown = Math.max(topOf(stage), top - r.between(110, 170));
  const sand = sandOf(stage, r.between(660, 720));
  const arch = rockOf(
    [
      [cx - half - 330, 860],
      [cx - half - 260, 560],
      [cx - half - 130, crown + 90],
      [cx - 60, crown],
      [cx + half * 0.7, crown + 40],
      [cx + half + 170, crown + 150],
      [cx + half + 330, 580],
      [cx + half + 420, 860],
      [cx + half + 20, 860],
      [cx + half - 6, 620],
      [cx + half * 0.7, top + 60],
      [cx, top],
      [cx - half * 0.75, top + 70],
      [cx - half, 600],
      [cx - half - 10, 860],
    ],
    near,
    r,
    { grain: grainOf(stage), rough: 13 },
  );
  const behind = ridgeOf(
    [
      [-40, 640],
      [500, 700],
      [900, 640],
      [1240, 560],
    ],
    mid,
    r,
    { near: 0.3, grain: grainOf(stage) },
  );
  return groundOf([behind, sand, { ...arch, perches: arch.perches.filter(({ y }) => y < 700) }], {
    open: area(cx - half + 20, top + 70, half * 2 - 40, 250),
    floor: sand.floor.filter(({ x }) => Math.abs(x - cx) < half),
  });
}
