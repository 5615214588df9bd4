import { boulders, ridgeOf, rockOf } from '../rock.ts';
import type { Ground, Stage } from '../scene.ts';
import { area, backdrop, grainOf, groundOf, sandOf, topOf } from './seabed.ts';

/** One head of rock that stands alone on the sand. */
export function bommie(stage: Stage): Ground {
  const { r, near } = stage;
  const cx = r.between(330, 720);
  const wide = r.between(170, 330);
  const top = Math.max(topOf(stage) + 40, r.between(220, 430));
  const sand = sandOf(stage, r.between(640, 720));
  const head = rockOf(
    [
      [cx - wide * 1.2, 760],
      [cx - wide * 1.05, 640],
      [cx - wide * r.between(0.7, 1), 520],
      [cx - wide * r.between(0.5, 0.85), (top + 520) / 2],
      [cx - wide * 0.4, top + r.between(10, 60)],
      [cx + wide * r.between(-0.1, 0.2), top],
      [cx + wide * 0.5, top + r.between(20, 90)],
      [cx + wide * r.between(0.55, 0.95), (top + 560) / 2],
      [cx + wide * r.between(0.8, 1.1), 600],
      [cx + wide * 1.3, 770],
    ],
    near,
    r,
    { grain: grainOf(stage), rough: 16 },
  );
  const side = cx < 520;
  return groundOf([{ svg: backdrop(stage, 640) }, sand, head], {
    open: side
      ? area(cx + wide * 0.8, topOf(stage) + 40, 1120 - cx - wide * 0.8, 430)
      : area(70, topOf(stage) + 40, cx - wide * 0.7, 430),
    floor: sand.floor.filter(({ x }) => Math.abs(x - cx) > wide * 1.3),
  });
}

/** Several heads of reef on bright sand, near and far. */
export function heads(stage: Stage): Ground {
  const { r, near, mid, far } = stage;
  const y = r.between(480, 600);
  const sand = sandOf(stage, y);
  const parts = [far, mid, near, near].map((colour, i) => {
    const cx =
      [r.between(600, 1000), r.between(100, 500), r.between(760, 1100), r.between(60, 420)][i] ?? 0;
    const foot = [y + 24, y + 90, 750, 812][i] ?? 0;
    const wide = r.between(70, 120) * (1 + i * 0.42);
    const high = wide * r.between(0.7, 1.5);
    return rockOf(
      [
        [cx - wide, foot],
        [cx - wide * r.between(0.7, 1.1), foot - high * 0.6],
        [cx - wide * 0.3, foot - high],
        [cx + wide * 0.45, foot - high * r.between(0.8, 1)],
        [cx + wide * r.between(0.8, 1.1), foot - high * 0.45],
        [cx + wide, foot],
      ],
      colour,
      r,
      { grain: grainOf(stage), near: i * 0.33, rough: 9 },
    );
  });
  return groundOf([{ svg: backdrop(stage, y, 70) }, sand, ...parts], {
    open: area(240, topOf(stage) + 30, 720, y - topOf(stage) - 40),
    floor: sand.floor,
  });
}

/** Boulders heaped on sand, holes between them. */
export function boulderField(stage: Stage): Ground {
  const { r, near, mid } = stage;
  const y = r.between(560, 660);
  const sand = sandOf(stage, y + 60);
  const back = boulders(
    Array.from(
      { length: 6 },
      (_, i) => [i * 230 + r.between(-80, 80), y + r.between(0, 40), r.between(60, 130)] as const,
    ),
    mid,
    r,
    0.45,
  );
  const x0 = r.between(0, 640);
  const front = boulders(
    [
      [x0 + r.between(60, 160), 640, r.between(110, 190)],
      [x0 + r.between(260, 400), 700, r.between(120, 200)],
      [x0 + r.between(-60, 60), 760, r.between(90, 150)],
      [x0 + r.between(150, 280), 780, r.between(80, 130)],
      [r.between(900, 1200), 790, r.between(50, 110)],
    ],
    near,
    r,
  );
  return groundOf([{ svg: backdrop(stage, y) }, back, sand, front], {
    open: area(120, topOf(stage) + 30, 960, y - topOf(stage) - 170),
    floor: sand.floor.slice(2),
    solids: [...back.lines, ...front.lines],
  });
}

/** A low garden under a great deal of water. */
export function garden(stage: Stage): Ground {
  const { r, near, mid } = stage;
  const y = r.between(590, 690);
  const tilt = r.between(-60, 60);
  const back = ridgeOf(
    [
      [-40, y - 60 + tilt],
      [300, y - 30],
      [700, y - r.between(30, 90)],
      [1240, y - 50 - tilt],
    ],
    mid,
    r,
    { grain: grainOf(stage), near: 0.45 },
  );
  const front = ridgeOf(
    [
      [-40, y + 40 - tilt],
      [320, y + r.between(40, 90)],
      [640, y + r.between(50, 110)],
      [940, y + r.between(20, 90)],
      [1240, y + 40 + tilt],
    ],
    near,
    r,
    { grain: grainOf(stage), rough: 18 },
  );
  return groundOf([{ svg: backdrop(stage, y - 40) }, back, front], {
    open: area(110, topOf(stage) + 40, 980, y - topOf(stage) - 190),
    floor: [],
    growth: 'lush',
  });
}
