import { curve, num, type Point } from '../../kit/outline.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { mix, ochre } from '../../palette.ts';
import { darker, type Ground, lighter, type Stage } from '../scene.ts';
import { growthSpots, hullOf, iron, rail } from './hull.ts';
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
