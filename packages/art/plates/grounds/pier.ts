import { pile } from '../../kit/growth/pile.ts';
import { num, type Point, polygon } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { abyss, coral, deep, honey, mix, ochre, paper, rust } from '../../palette.ts';
import { type Ground, lighter, type Perch, type Stage, WIDTH } from '../scene.ts';
import { area, backdrop, groundOf, isNear, sandOf, topOf } from './seabed.ts';

const crusts = [coral, honey, ochre, mix(coral, paper, 0.4), mix(rust, honey, 0.4)];

/** A pile in sponge and weed; `mist` from 0 near to 1 lost in the water. */
export function crusted(
  stage: Stage,
  x: number,
  top: number,
  foot: number,
  width: number,
  mist: number,
  steel: boolean,
) {
  const { r, mid } = stage;
  const wood = mix(mix(deep, steel ? '#6A6E70' : rust, 0.35), mid, mist);
  return pile(x, top, foot, width, r.whole(1, 9999), {
    wood,
    shade: mix(wood, abyss, 0.4),
    light: mix(wood, paper, 0.2),
    growth: crusts.map((c) => mix(c, mid, mist)),
    from: (stage.surface ?? 0) + 50,
  });
}

/** The room that a pile takes. */
const pileBox = (x: number, top: number, foot: number, width: number): Point[] => [
  [x - width / 2, top],
  [x + width / 2, top],
  [x + width / 2, foot],
  [x - width / 2, foot],
];

const isSteel = ({ facts }: Stage) => /steel|concrete|navy|naval/i.test(facts.description);

/** The deck of a jetty from the side, on bents that go down into the water. */
export function sideView(stage: Stage): Ground {
  const { r, surface = 120, near } = stage;
  const deck = surface - r.between(56, 84);
  const start = r.chance(0.5) ? -40 : r.between(60, 260);
  const end = start < 0 ? r.between(820, 1240) : 1260;
  const gap = r.between(120, 200);
  const sand = sandOf(stage, r.between(620, 690), r.between(620, 700));
  const timber = mix(near, rust, 0.4);
  let above =
    shape(`M${num(start)} ${num(deck)}H${num(end)}v20H${num(start)}Z`, timber) +
    shape(`M${num(start)} ${num(deck)}H${num(end)}v6H${num(start)}Z`, lighter(timber, 0.25));
  let rails = '';
  for (let x = start + 20; x < end; x += 46) rails += `M${num(x)} ${num(deck)}v-26`;
  above += stroke(`${rails}M${num(start)} ${num(deck - 26)}H${num(end)}`, timber, 4);
  if (r.chance(0.4)) {
    const x = r.between(Math.max(start, 0) + 80, Math.min(end, WIDTH) - 200);
    above +=
      shape(`M${num(x)} ${num(deck)}v-46h84v46Z`, mix(paper, timber, 0.15)) +
      shape(`M${num(x - 8)} ${num(deck - 44)}l50 -26l50 26Z`, mix(rust, coral, 0.3));
  }
  let far = '';
  let close = '';
  let piles = '';
  const braces: [Point, Point][] = [];
  const perches: Perch[] = [];
  const bents: number[] = [];
  for (let x = start + 50; x < Math.min(end, WIDTH + 120); x += gap * r.between(0.85, 1.15))
    bents.push(x);
  for (const [i, x] of bents.entries()) {
    far += crusted(stage, x + 44, deck + 16, sand.at(x) + 14, 20, 0.45, isSteel(stage));
    const next = bents[i + 1];
    const drop = surface + r.between(60, 150);
    // A brace runs from the head of one pile to the next, and ends there.
    if (i % 2 && next !== undefined) {
      braces.push([
        [x, deck + 30],
        [next, drop],
      ]);
      close += stroke(
        `M${num(x)} ${num(deck + 30)}L${num(next)} ${num(drop)}`,
        mix(timber, abyss, 0.2),
        9,
      );
    }
    piles += crusted(stage, x, deck + 16, sand.at(x) + 46, 34, 0.05, isSteel(stage));
    perches.push({ x: x + 30, y: sand.at(x) + 50, nx: 0, ny: -1, near: 0.6 });
  }
  return groundOf(
    [
      { svg: backdrop(stage, 620, 60) },
      { svg: far },
      sand,
      { svg: above + close + piles, perches },
    ],
    {
      open: area(150, surface + 60, 900, 360),
      floor: sand.floor,
      growth: r.chance(0.5) ? 'lush' : 'sparse',
      solids: bents.map((x) => pileBox(x, deck, sand.at(x) + 40, 34)),
      braces,
    },
  );
}

/** Among the piles, looking along the jetty: rows that close on one point, `aisle` from the furthest of them. */
const drawNave = (stage: Stage, aisle: number): Ground => {
  const { r, near, far } = stage;
  const vx = r.between(380, 820);
  const vy = r.between(330, 420);
  const sand = sandOf(stage, r.between(560, 610));
  const rows = r.whole(4, 6);
  const spread = r.between(300, 420);
  let svg = shape(
    polygon([
      [-60, -60],
      [WIDTH + 60, -60],
      [WIDTH + 60, 30],
      [vx + aisle + 10, vy - 210],
      [vx - aisle - 10, vy - 210],
      [-60, 40],
    ]),
    mix(near, abyss, 0.3),
  );
  const perches: Perch[] = [];
  const solids: Point[][] = [];
  let front = '';
  for (let i = 0; i < rows; i++) {
    const t = ((i + 1) / rows) ** 1.7;
    const mist = 0.7 * (1 - (i + 1) / rows);
    const wide = 14 + 58 * t;
    const top = vy - 210 - 200 * t;
    const foot = 575 + 250 * t;
    const l = vx - aisle - spread * 1.5 * t;
    const k = vx + aisle + spread * 1.7 * t;
    const beam = shape(
      polygon([
        [l - wide, top],
        [k + wide, top - 6],
        [k + wide, top + wide * 0.55],
        [l - wide, top + wide * 0.6],
      ]),
      mix(mix(near, far, mist), abyss, 0.2),
    );
    const left = crusted(stage, l, top, foot, wide, mist, isSteel(stage));
    const other = wide * r.between(0.85, 1.05);
    const row = beam + left + crusted(stage, k, top, foot, other, mist, isSteel(stage));
    if (isNear({ mist })) solids.push(pileBox(l, top, foot, wide), pileBox(k, top, foot, other));
    if (i === rows - 1) front = row;
    else svg += row;
    perches.push(
      { x: l + wide, y: foot - 6, nx: 0, ny: -1, near: 0.4 + t * 0.5 },
      { x: k - wide, y: foot - 6, nx: 0, ny: -1, near: 0.4 + t * 0.5 },
    );
  }
  return {
    ...groundOf([sand, { svg, perches }], {
      open: area(vx - 300, vy - 90, 600, 300),
      floor: sand.floor.slice(1, 4),
      growth: 'sparse',
      solids,
    }),
    front,
  };
};

export const nave = (stage: Stage) => drawNave(stage, 60);
/** With room for what is large. */
export const wideNave = (stage: Stage) => drawNave(stage, 150);

/** One great pile in front, others in the haze. */
export function closePile(stage: Stage): Ground {
  const { r } = stage;
  const x = r.between(180, 420);
  const sand = sandOf(stage, r.between(640, 700));
  // Its deck is above the picture.
  const from = -40;
  let svg = '';
  for (let i = 0; i < r.whole(4, 7); i++)
    svg += crusted(
      stage,
      r.between(420, 1180),
      from,
      660 + r.between(-10, 40),
      r.between(18, 36),
      r.between(0.4, 0.7),
      isSteel(stage),
    );
  const size = r.between(90, 130);
  const second = Math.min(1120, x + r.between(600, 800));
  const paired = r.chance(0.6);
  // The brace goes from pile to pile, or there is none.
  const [low, high] = [topOf(stage) + 60, r.between(420, 600)];
  const brace = paired
    ? stroke(`M${num(x)} ${num(low)}L${num(second)} ${num(high)}`, mix(stage.near, rust, 0.3), 20)
    : '';
  const steel = isSteel(stage);
  const great = crusted(stage, x, from, 790, size, 0, steel);
  const wide = paired ? r.between(54, 80) : 0;
  const front = great + (paired ? crusted(stage, second, from, 760, wide, 0.12, steel) : '');
  const perches: Perch[] = [-70, 70].map((dx) => ({ x: x + dx, y: 770, nx: 0, ny: -1, near: 1 }));
  return groundOf([{ svg }, sand, { svg: brace + front, perches }], {
    open: area(x + 130, topOf(stage) + 50, 930 - x, 440),
    floor: sand.floor.slice(2),
    growth: 'lush',
    solids: [pileBox(x, from, 790, size), pileBox(second, from, 760, wide)],
  });
}
