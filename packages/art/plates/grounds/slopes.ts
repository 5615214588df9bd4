import type { Point } from '../../kit/outline.ts';
import { ridgeOf, rockOf } from '../rock.ts';
import type { Ground, Stage } from '../scene.ts';
import { area, backdrop, grainOf, groundOf, sandOf, topOf } from './seabed.ts';

/** Rock that falls from the left towards sand on the right. */
export function slope(stage: Stage): Ground {
  const { r, near, mid } = stage;
  const top = topOf(stage);
  const high = Math.max(top + 60, r.between(250, 420));
  const reach = r.between(620, 980);
  const sand = sandOf(stage, r.between(640, 720));
  const behind = ridgeOf(
    [
      [-40, high - 40],
      [reach * 0.5, high + 60],
      [reach * 0.9, 640],
      [1240, 700],
    ],
    mid,
    r,
    { grain: grainOf(stage), near: 0.4 },
  );
  const front = ridgeOf(
    [
      [-40, high + r.between(20, 60)],
      [reach * 0.2, high + r.between(60, 120)],
      [reach * 0.42, r.between(500, 570)],
      [reach * 0.66, r.between(590, 660)],
      [reach, 770],
      [reach + 40, 840],
    ],
    near,
    r,
    { grain: grainOf(stage), rough: 15 },
  );
  return groundOf([{ svg: backdrop(stage, 660) }, behind, sand, front], {
    open: area(reach * 0.45, top + 20, 1130 - reach * 0.45, 560 - top),
    floor: sand.floor.slice(3),
  });
}

/** Ledges of layered rock, a step down at each. */
export function terraces(stage: Stage): Ground {
  const { r, near, mid } = stage;
  const steps = r.whole(2, 4);
  const y0 = Math.max(topOf(stage) + 90, r.between(300, 400));
  const heights: Point[] = [[-40, y0]];
  let x = r.between(120, 240);
  let y = y0;
  for (let i = 0; i < steps; i++) {
    heights.push([x, y + 6], [x + 24, y + (720 - y0) / steps]);
    y += (720 - y0) / steps;
    x += r.between(130, 260);
    heights.push([x, y + 2]);
  }
  heights.push([x + 40, 850]);
  const sand = sandOf(stage, r.between(650, 710));
  const front = ridgeOf(heights, near, r, { grain: 'strata', rough: 6, step: 70 });
  const behind = ridgeOf(
    [
      [300, 760],
      [700, r.between(480, 600)],
      [1000, r.between(480, 560)],
      [1240, r.between(420, 540)],
    ],
    mid,
    r,
    { grain: grainOf(stage), near: 0.35 },
  );
  return groundOf([{ svg: backdrop(stage, 560) }, behind, sand, front], {
    open: area(430, topOf(stage) + 30, 680, 380),
    floor: sand.floor.slice(3),
  });
}

/** The edge of a reef on the right and a plain of sand. */
export function sandEdge(stage: Stage): Ground {
  const { r, near } = stage;
  const y = r.between(520, 620);
  const sand = sandOf(stage, y, y + r.between(-40, 40));
  const x = r.between(700, 880);
  const reef = ridgeOf(
    [
      [x - 60, 850],
      [x, 740],
      [x + 120, r.between(560, 640)],
      [x + 260, r.between(480, 560)],
      [1260, r.between(360, 480)],
    ],
    near,
    r,
    { grain: grainOf(stage), rough: 14 },
  );
  return groundOf([{ svg: backdrop(stage, y) }, sand, reef], {
    open: area(80, topOf(stage) + 40, 700, y - topOf(stage) - 100),
    floor: sand.floor.slice(0, 3),
  });
}

/** A ledge that juts from the side, a dark room under it. */
export function ledge(stage: Stage): Ground {
  const { r, near, mid } = stage;
  const y = Math.max(topOf(stage) + 90, r.between(290, 410));
  const reach = r.between(520, 780);
  const sand = sandOf(stage, r.between(650, 710));
  const shelf = rockOf(
    [
      [-60, y - r.between(30, 70)],
      [reach * 0.5, y - r.between(0, 30)],
      [reach, y + 30],
      [reach - 20, y + 96],
      [reach * 0.62, y + 120],
      [reach * 0.4, y + 190],
      [reach * 0.3, 640],
      [reach * 0.36, 860],
      [-60, 860],
    ],
    near,
    r,
    { grain: 'strata', rough: 9, step: 60 },
  );
  const behind = ridgeOf(
    [
      [-40, y + 60],
      [reach * 0.6, y + 150],
      [reach + 60, 600],
      [1240, 660],
    ],
    mid,
    r,
    { near: 0.3, grain: grainOf(stage) },
  );
  return groundOf(
    [
      { svg: backdrop(stage, 620) },
      behind,
      sand,
      { ...shelf, perches: shelf.perches.filter(({ ny }) => ny < -0.4) },
    ],
    {
      open: area(reach * 0.72, topOf(stage) + 60, 1120 - reach * 0.72, 480),
      floor: sand.floor.slice(2),
    },
  );
}

/** A reef flat that breaks off into the deep. */
export function dropOff(stage: Stage): Ground {
  const { r, near, mid } = stage;
  const y = Math.max(topOf(stage) + 40, r.between(250, 400));
  const edge = r.between(420, 640);
  const wall = rockOf(
    [
      [-60, y + r.between(-20, 20)],
      [edge * 0.4, y + r.between(-16, 24)],
      [edge * 0.8, y + 6],
      [edge, y + 50],
      [edge - r.between(10, 70), 460],
      [edge + r.between(-30, 60), 600],
      [edge - 20, 720],
      [edge + 40, 860],
      [-60, 860],
    ],
    near,
    r,
    { grain: grainOf(stage), rough: 17 },
  );
  const behind = rockOf(
    [
      [edge - 100, y + 80],
      [edge + 130, y + 130],
      [edge + 190, 560],
      [edge + 260, 860],
      [edge - 200, 860],
    ],
    mid,
    r,
    { grain: grainOf(stage), near: 0.5 },
  );
  return groundOf([behind, wall], {
    open: area(edge + 40, topOf(stage) + 40, 1090 - edge, 560),
    floor: [],
    growth: 'lush',
  });
}
