import { curve, num, type Point } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { mix, ochre } from '../../palette.ts';
import { darker, type Ground, lighter, type Stage } from '../scene.ts';
import { growthSpots, hullOf, iron, type Made, rail } from './hull.ts';
import { area, backdrop, groundOf, sandOf, topOf } from './seabed.ts';

/** Ribs and an anchor: what is left of a wooden ship. */
export function ribs(stage: Stage): Ground {
  const { r } = stage;
  const y = r.between(560, 630);
  const sand = sandOf(stage, y);
  const wood = mix(stage.near, ochre, 0.3);
  let svg = '';
  const x0 = r.between(120, 320);
  const count = r.whole(7, 11);
  for (let i = 0; i < count; i++) {
    const x = x0 + i * r.between(56, 78);
    const high = r.between(90, 230) * Math.sin(((i + 1) / (count + 1)) * Math.PI) + 40;
    svg += shape(
      curve([
        [x, y + 96, 1],
        [x - 18, y + 40 - high * 0.4],
        [x + 8, y + 60 - high, 1],
        [x + 24, y + 60 - high, 1],
        [x + 4, y + 44 - high * 0.4],
        [x + 26, y + 96, 1],
      ]),
      i % 2 ? wood : lighter(wood, 0.14),
    );
  }
  const keel = curve([
    [x0 - 90, y + 80, 1],
    [x0 + 200, y + 92],
    [x0 + 720, y + 78, 1],
    [x0 + 720, y + 108, 1],
    [x0 - 80, y + 118, 1],
  ]);
  svg +=
    shape(keel, darker(wood, 0.2)) +
    inside(keel, growthSpots(stage, x0, x0 + 700, y + 76, y + 110, 30));
  const ax = r.between(860, 1040);
  const anchor =
    stroke(
      `M${num(ax)} 560L${num(ax + 40)} 730M${num(ax - 40)} 596L${num(ax + 50)} 574`,
      darker(wood, 0.35),
      17,
    ) +
    stroke(
      `M${num(ax - 60)} 690Q${num(ax + 20)} 790 ${num(ax + 140)} 690`,
      darker(wood, 0.35),
      19,
    ) +
    `<circle cx="${num(ax - 6)}" cy="546" r="16" fill="none" stroke="${darker(wood, 0.35)}" stroke-width="9"/>`;
  return groundOf(
    [
      { svg: backdrop(stage, y) },
      sand,
      {
        svg: svg + (r.chance(0.7) ? anchor : ''),
        perches: rail(stage, [
          [x0 - 60, y + 90],
          [x0 + 680, y + 86],
        ]),
      },
    ],
    {
      open: area(120, topOf(stage) + 40, 960, y - topOf(stage) - 210),
      floor: sand.floor.slice(2),
      growth: 'sparse',
    },
  );
}

/** Boilers, an engine and plates of a steamer that the swell broke up. */
export function boilers(stage: Stage): Ground {
  const { r } = stage;
  const body = iron(stage);
  const y = r.between(580, 650);
  const sand = sandOf(stage, y);
  const boiler = (x: number, foot: number, size: number): Made => {
    const front = disc(x, foot - size, size);
    return {
      svg:
        shape(
          curve([
            [x, foot - size * 2, 1],
            [x + size * 2.1, foot - size * 1.9, 1],
            [x + size * 2.6, foot - size],
            [x + size * 2.1, foot - 4, 1],
            [x, foot, 1],
          ]),
          body,
        ) +
        shape(
          curve([
            [x, foot - size * 2, 1],
            [x + size * 2.1, foot - size * 1.9, 1],
            [x + size * 2.1, foot - size * 1.6],
            [x, foot - size * 1.7],
          ]),
          lighter(body, 0.2),
        ) +
        shape(front, darker(body, 0.2)) +
        shape(
          [
            [-0.4, 0.3],
            [0.4, 0.3],
            [0, -0.35],
          ]
            .map(([a = 0, b = 0]) => disc(x + a * size, foot - size + b * size, size * 0.26))
            .join(''),
          darker(body, 0.75),
        ) +
        growthSpots(
          stage,
          x - size * 0.6,
          x + size * 2.2,
          foot - size * 1.9,
          foot - size * 0.4,
          26,
        ),
      perches: rail(stage, [
        [x, foot - size * 2 + 6],
        [x + size * 2, foot - size * 1.88],
      ]),
    };
  };
  const a = boiler(r.between(180, 420), r.between(700, 740), r.between(90, 140));
  const b = boiler(r.between(680, 860), r.between(640, 690), r.between(60, 96));
  let plates = '';
  for (let i = 0; i < 5; i++) {
    const x = r.between(40, 1100);
    const py = y + r.between(20, 150);
    plates += shape(
      curve([
        [x, py, 1],
        [x + r.between(60, 160), py - r.between(10, 80), 1],
        [x + r.between(170, 240), py - r.between(-10, 50), 1],
        [x + r.between(80, 160), py + 26, 1],
      ]),
      i % 2 ? body : darker(body, 0.25),
    );
  }
  return groundOf([{ svg: backdrop(stage, y) }, sand, { svg: plates }, b, a], {
    open: area(120, topOf(stage) + 40, 960, y - topOf(stage) - 240),
    floor: sand.floor.slice(3),
  });
}

/** A paddle steamer: the wheel and its shaft stand over the plates. */
export function paddle(stage: Stage): Ground {
  const { r } = stage;
  const body = iron(stage);
  const sand = sandOf(stage, r.between(640, 690));
  const x = r.between(420, 700);
  const y = r.between(500, 560);
  const size = r.between(120, 160);
  let wheel = `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size)}" fill="none" stroke="${body}" stroke-width="15"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(size * 0.62)}" fill="none" stroke="${body}" stroke-width="9"/>`;
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    wheel += stroke(
      `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * size)} ${num(y + Math.sin(a) * size)}`,
      body,
      7,
    );
    if (i % 4)
      wheel += stroke(
        `M${num(x + Math.cos(a) * size * 0.86 - 10)} ${num(y + Math.sin(a) * size * 0.86)}L${num(x + Math.cos(a) * size * 1.08 + 10)} ${num(y + Math.sin(a) * size * 1.08)}`,
        lighter(body, 0.15),
        13,
      );
  }
  const hull: Point[] = [
    [60, 700, 1],
    [220, 640],
    [460, 630],
    [800, 650],
    [1120, 660, 1],
    [1170, 800, 1],
    [100, 800, 1],
  ];
  return groundOf(
    [
      { svg: backdrop(stage, 620) },
      { svg: wheel },
      {
        svg: hullOf(stage, hull, []),
        perches: rail(stage, [
          [120, 676],
          [460, 632],
          [1080, 658],
        ]),
      },
      { svg: sand.svg },
    ],
    {
      open: area(100, topOf(stage) + 40, 980, 240),
      floor: sand.floor.slice(3),
    },
  );
}
