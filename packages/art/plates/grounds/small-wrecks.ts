import { curve, num, type Point } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { blot } from '../../kit/spots.ts';
import { mix } from '../../palette.ts';
import { ridgeOf } from '../rock.ts';
import { darker, type Ground, lighter, type Stage } from '../scene.ts';
import { blockOf, growthSpots, hullOf, iron, rail } from './hull.ts';
import { area, backdrop, grainOf, groundOf, sandOf, topOf } from './seabed.ts';

/** An anchor that leans on the ground: ring above, arms below; `high` is the length of its shank. */
export function anchor(x: number, foot: number, high: number, tilt: number, colour: string) {
  const k = high / 200;
  return `<g transform="translate(${num(x)} ${num(foot)}) rotate(${tilt}) scale(${num(k)})">${stroke('M0 -196V0M-62 -150L62 -164', colour, 17)}${stroke('M-104 -52Q-70 22 0 10Q70 22 104 -52', colour, 19)}${shape('M-128 -44l24 -30l22 34ZM128 -44l-24 -30l-22 34Z', colour)}<circle cx="0" cy="-214" r="18" fill="none" stroke="${colour}" stroke-width="9"/></g>`;
}

function cannon(x: number, foot: number, long: number, tilt: number, colour: string) {
  return `<g transform="translate(${num(x)} ${num(foot)}) rotate(${tilt}) scale(${num(long / 200)})">${shape('M-100 -26Q-122 -26 -122 -14Q-122 0 -100 0L96 -4V-26ZM-138 -18h20v10h-20Z', colour)}${shape('M-100 -26L96 -26L96 -21L-100 -18Z', lighter(colour, 0.25))}${stroke('M-40 -27V1M40 -27V-2M90 -29V-1', darker(colour, 0.3), 7)}</g>`;
}

/** What surf leaves of a ship: anchors, ballast, guns or slate between two reefs, as the text has it. */
export function litter(stage: Stage): Ground {
  const { r, facts, near, mid } = stage;
  const has = (words: RegExp) => words.test(facts.description);
  const y = r.between(560, 610);
  const sand = sandOf(stage, y);
  const metal = darker(mix(iron(stage), near, 0.3), 0.25);
  const reef = (points: Point[], colour: string, deep: number) =>
    ridgeOf(points, colour, r, { near: deep, grain: grainOf(stage), rough: 15 });
  const back = reef(
    [
      [620, y + 40],
      [760, y - r.between(20, 90)],
      [980, y - r.between(80, 150)],
      [1240, y - r.between(60, 160)],
    ],
    mid,
    0.5,
  );
  const front = reef(
    [
      [-40, r.between(470, 540)],
      [120, r.between(500, 570)],
      [250, r.between(600, 650)],
      [360, 810],
    ],
    near,
    1,
  );
  let svg = '';
  if (has(/ballast/i)) {
    const [x, long] = [r.between(620, 760), r.between(170, 240)];
    for (let i = 0; i < 60; i++) {
      const out = r.between(-1, 1);
      const stone = blot(
        x + out * long,
        742 - (1 - Math.abs(out)) * 74 * r(),
        r.between(12, 24),
        r,
        0.7,
      );
      svg += shape(stone, i % 3 ? darker(mid, 0.12) : lighter(mid, 0.16));
    }
  }
  if (has(/slate/i))
    for (let i = 0; i < 11; i++)
      svg += shape(
        curve([
          [470 + r.between(-8, 12), 742 - i * 9, 1],
          [690 + r.between(-12, 12), 738 - i * 9, 1],
          [698, 746 - i * 9, 1],
          [474, 750 - i * 9, 1],
        ]),
        i % 2 ? darker(mid, 0.2) : lighter(mid, 0.12),
      );
  if (has(/timber ends/i))
    svg += stroke('M780 742l14 -60M836 748l6 -44M892 744l18 -72M948 750l4 -34', metal, 17);
  else svg += anchor(r.between(480, 560), 724, r.between(190, 240), r.between(-34, -18), metal);
  if (has(/anchors/i))
    svg += anchor(r.between(880, 980), 690, r.between(130, 160), r.between(20, 44), metal);
  if (has(/cannon/i))
    svg +=
      cannon(r.between(660, 720), 752, r.between(200, 240), r.between(-12, -4), metal) +
      cannon(r.between(880, 960), 738, 170, r.between(6, 16), metal);
  if (has(/ironwork/i))
    svg +=
      stroke('M760 744q40 -70 96 -64l60 -8M700 752l170 -18', metal, 14) +
      growthSpots(stage, 720, 900, 690, 750, 14);
  return groundOf([{ svg: backdrop(stage, y) }, back, sand, { svg }, front], {
    open: area(220, topOf(stage) + 50, 800, y - topOf(stage) - 190),
    floor: sand.floor.slice(2),
  });
}

/** A boat small enough to see whole: a yacht with her rigging up, or one with a wheelhouse. */
export function smallBoat(stage: Stage): Ground {
  const { r, facts } = stage;
  const yacht = /yacht/i.test(facts.description);
  const body = iron(stage);
  const y = r.between(560, 610);
  const sand = sandOf(stage, y);
  const x = r.between(280, 420);
  const long = r.between(500, 600);
  const deck = y - (yacht ? 20 : 60);
  const hull: Point[] = [
    [x, deck - 46, 1],
    [x + long * 0.3, deck - 14],
    [x + long * 0.7, deck],
    [x + long, deck - (yacht ? 14 : 24), 1],
    [x + long - 14, y + 130, 1],
    [x + 130, y + 130, 1],
    [x + 50, deck + 70],
  ];
  const top = Math.max(topOf(stage) + 20, yacht ? 110 : deck - 250);
  const mast = x + long * (yacht ? 0.42 : 0.24);
  const wire = (to: Point) => `M${num(mast)} ${num(top + 6)}L${num(to[0])} ${num(to[1])}`;
  const rig =
    stroke(`M${num(mast)} ${num(deck)}V${num(top)}`, body, yacht ? 11 : 13) +
    stroke(
      wire([x + 8, deck - 44]) + wire([x + long - 12, deck - 16]) + wire([mast + 60, deck - 4]),
      darker(body, 0.2),
      4,
    );
  const house = yacht
    ? shape(
        curve([
          [x + long * 0.46, deck - 4, 1],
          [x + long * 0.48, deck - 40, 1],
          [x + long * 0.72, deck - 36, 1],
          [x + long * 0.78, deck, 1],
        ]),
        darker(body, 0.1),
      ) + stroke(`M${num(mast)} ${num(deck - 74)}H${num(x + long * 0.86)}`, body, 10)
    : shape(
        `M${num(x + long * 0.48)} ${num(deck)}v-118h${num(long * 0.26)}l10 118Z`,
        darker(body, 0.06),
      ) +
      shape(
        [0.52, 0.6, 0.67].map((t) => `M${num(x + long * t)} ${num(deck - 98)}h26v36h-26Z`).join(''),
        darker(body, 0.7),
      ) +
      shape(
        `M${num(x + long * 0.45)} ${num(deck - 126)}h${num(long * 0.33)}v14h${num(-long * 0.33)}Z`,
        body,
      );
  const bank = ridgeOf(
    [
      [-40, y + 130],
      [400, y + 96],
      [820, y + 104],
      [1240, y + 130],
    ],
    stage.sand.colour,
    r,
    { near: 1, grain: 'smooth', rough: 5, light: stage.sand.light, shade: stage.sand.shade },
  );
  return groundOf(
    [
      { svg: backdrop(stage, y) },
      { svg: sand.svg },
      {
        svg: rig + house + hullOf(stage, hull, []),
        perches: rail(stage, [
          [x + 6, deck - 44],
          [x + long * 0.4, deck - 8],
          [x + long * 0.96, deck - 18],
        ]),
      },
      { svg: bank.svg },
    ],
    {
      open: area(100, topOf(stage) + 40, 1000, Math.max(140, deck - topOf(stage) - 210)),
      floor: [...sand.floor.slice(0, 1), ...sand.floor.slice(4)],
      solids: [
        blockOf(mast - 24, mast + 24, top, deck),
        blockOf(x + long * 0.44, x + long * 0.8, deck - (yacht ? 60 : 130), deck),
      ],
    },
  );
}
