import { curve, num } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { ink, mix, paper, rust } from '../../palette.ts';
import { ridgeOf, rockOf } from '../rock.ts';
import { type Ground, lighter, type Perch, type Stage } from '../scene.ts';
import { area, backdrop, grainOf, groundOf, sandOf, topOf } from './seabed.ts';

/** Silt with what people dropped: tyre, bottle, pot, post, by the site. */
export function muck(stage: Stage): Ground {
  const { r, near, sand: tone } = stage;
  const y = r.between(470, 600);
  const sand = sandOf(stage, y, y + r.between(-70, 70), false);
  const debris = mix(near, rust, 0.3);
  const tyre = (x: number, foot: number, size: number) =>
    shape(
      `${disc(x, foot - size * 0.8, size)}${disc(x, foot - size * 0.8, size * 0.56)}`,
      mix(near, ink, 0.4),
      'fill-rule="evenodd"',
    ) +
    shape(
      curve([
        [x - size * 1.1, foot + 12, 1],
        [x - size * 0.5, foot - 8],
        [x + size * 0.6, foot - 6],
        [x + size * 1.2, foot + 14, 1],
      ]),
      tone.colour,
    );
  const bottle = (x: number, foot: number, size: number) =>
    `<g transform="translate(${num(x)} ${num(foot)}) rotate(${num(r.between(-20, 16))})">${shape(`M0 0h${num(size)}q14 0 14 -12l${num(size * 0.35)} -4v-12l${num(-size * 0.35)} -4q0 -12 -14 -12h${num(-size)}Z`, mix('#5E8A5A', near, 0.3))}${shape(`M8 -34h${num(size * 0.7)}v6h${num(-size * 0.7)}Z`, lighter('#5E8A5A', 0.4))}</g>`;
  const post = (x: number) =>
    stroke(
      `M${num(x)} ${num((stage.surface ?? -40) - 40)}V${num(sand.at(x) + 60)}`,
      debris,
      r.between(22, 34),
    ) +
    shape(
      curve([
        [x - 80, sand.at(x) + 84, 1],
        [x - 30, sand.at(x) + 56],
        [x + 34, sand.at(x) + 58],
        [x + 90, sand.at(x) + 86, 1],
      ]),
      tone.light,
    );
  const things = [
    tyre(r.between(160, 1000), 720, r.between(56, 96)),
    bottle(r.between(120, 900), r.between(640, 740), r.between(70, 110)),
    post(r.between(80, 400)) + post(r.between(760, 1140)),
  ];
  const own = things.filter(() => r.chance(0.6));
  const mound = ridgeOf(
    [
      [r.between(200, 500), 860],
      [r.between(560, 640), r.between(640, 720)],
      [900, r.between(600, 700)],
      [1240, r.between(560, 680)],
    ],
    mix(near, tone.shade, 0.3),
    r,
    { grain: 'smooth', rough: 10 },
  );
  return groundOf(
    [
      { svg: backdrop(stage, y, 50) },
      sand,
      { svg: own.join('') },
      ...(r.chance(0.55) ? [mound] : []),
    ],
    {
      open: area(180, topOf(stage) + 50, 840, y - topOf(stage) - 60),
      floor: sand.floor,
      growth: 'sparse',
    },
  );
}

/** A breakwater of blocks that goes down to sand. */
export function breakwater(stage: Stage): Ground {
  const { r, near, mid } = stage;
  const top = Math.max((stage.surface ?? 40) - 60, 60);
  const sand = sandOf(stage, r.between(650, 700));
  const block = (x: number, y: number, size: number, colour: string) =>
    rockOf(
      [
        [x - size, y - size * 0.5],
        [x - size * 0.2, y - size * r.between(0.8, 1)],
        [x + size * 0.9, y - size * 0.6],
        [x + size, y + size * 0.4],
        [x + size * 0.2, y + size * 0.8],
        [x - size * 0.9, y + size * 0.5],
      ],
      colour,
      r,
      { grain: 'strata', rough: 3, step: 60 },
    );
  const parts = [];
  for (let row = 0; row < 6; row++) {
    const y = top + (row * (720 - top)) / 5;
    for (let x = -20; x < 170 + row * 105; x += r.between(96, 140))
      parts.push(
        block(x, y + r.between(-14, 14), r.between(66, 92), (row + parts.length) % 2 ? near : mid),
      );
  }
  const perches = parts.flatMap((part) =>
    part.perches.filter(({ ny, y }) => ny < -0.6 && y > topOf(stage)),
  );
  return groundOf(
    [{ svg: backdrop(stage, 640) }, sand, { svg: parts.map(({ svg }) => svg).join(''), perches }],
    {
      open: area(560, topOf(stage) + 40, 560, 420),
      floor: sand.floor.slice(3),
      growth: 'sparse',
      solids: parts.map(({ line }) => line),
    },
  );
}

/** A pipeline or cable that runs away over the sand. */
export function pipeline(stage: Stage): Ground {
  const { r, near } = stage;
  const y = r.between(470, 550);
  const sand = sandOf(stage, y);
  const vx = r.between(640, 1000);
  const body = curve([
    [vx - 10, y + 20, 1],
    [vx + 22, y + 20, 1],
    [640, 640],
    [430, 830, 1],
    [160, 830, 1],
    [420, 640],
  ]);
  const pipe =
    shape(body, mix(near, rust, 0.2)) +
    inside(
      body,
      shape(
        body,
        lighter(mix(near, rust, 0.2), 0.2),
        'transform="translate(-60 -30)" opacity="0.6"',
      ),
    );
  const perches: Perch[] = [0.2, 0.45, 0.7, 0.9].map((t) => ({
    x: vx + (300 - vx) * t,
    y: y + 20 + 260 * t,
    nx: 0,
    ny: -1,
    near: 0.3 + t * 0.6,
  }));
  return groundOf([{ svg: backdrop(stage, y) }, sand, { svg: pipe, perches }], {
    open: area(160, topOf(stage) + 40, 860, y - topOf(stage) - 80),
    floor: sand.floor.slice(3),
    growth: 'lush',
  });
}

/** A bed in a current: everything leans one way, streaks in the water. */
export function drift(stage: Stage): Ground {
  const { r, near, mid, water } = stage;
  const y = r.between(600, 680);
  let streaks = '';
  for (let i = 0; i < 16; i++) {
    const x = r.between(-100, 1000);
    const sy = r.between(topOf(stage), 560);
    const long = r.between(140, 420);
    streaks += curve([
      [x, sy, 1],
      [x + long * 0.5, sy - 5],
      [x + long, sy + r.between(-8, 8), 1],
      [x + long * 0.5, sy + 3],
    ]);
  }
  const back = ridgeOf(
    [
      [-40, y - 50],
      [400, y - 20],
      [800, y - 60],
      [1240, y - 30],
    ],
    mid,
    r,
    { near: 0.45, grain: grainOf(stage) },
  );
  const front = ridgeOf(
    [
      [-40, y + 50],
      [300, y + 70],
      [700, y + r.between(40, 80)],
      [1240, y + 30],
    ],
    near,
    r,
    { grain: grainOf(stage), rough: 16 },
  );
  return groundOf(
    [{ svg: shape(streaks, lighter(water[0] ?? paper, 0.5), 'opacity="0.6"') }, back, front],
    { open: area(140, topOf(stage) + 50, 920, y - topOf(stage) - 180), floor: [], growth: 'lush' },
  );
}
