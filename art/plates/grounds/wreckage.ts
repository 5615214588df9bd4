import { curve, num, type Point } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { blot } from '../../kit/spots.ts';
import { honey, mix } from '../../palette.ts';
import { ridgeOf } from '../rock.ts';
import { darker, type Ground, lighter, type Stage } from '../scene.ts';
import { growthSpots, hullOf, iron, rail } from './hull.ts';
import { area, backdrop, grainOf, groundOf, sandOf, topOf } from './seabed.ts';

/** A ship upside down, her keel along the top, rudder and screw to the right. */
export function capsized(stage: Stage): Ground {
  const { r, facts } = stage;
  const body = iron(stage);
  const sand = sandOf(stage, r.between(660, 700));
  const y = Math.max(topOf(stage) + 190, r.between(440, 500));
  const hull: Point[] = [
    [40, 800, 1],
    [84, y + 150],
    [200, y + 44],
    [400, y],
    [800, y - 8],
    [960, y + 14, 1],
    [1020, y + 96],
    [1090, y + 170, 1],
    [1120, 800, 1],
  ];
  const d = curve(hull);
  const x = r.between(380, 600);
  const hole: Point[] = [
    [x, y + 70, 1],
    [x + 60, y + 40, 1],
    [x + 150, y + 66, 1],
    [x + 190, y + 150, 1],
    [x + 110, y + 196, 1],
    [x + 20, y + 160, 1],
  ];
  const frames = [30, 70, 110, 150]
    .map((dx) => `M${num(x + dx)} ${num(y + 40)}q-16 80 8 170`)
    .join('');
  const blades = [0.2, 1.77, 3.34, 4.9]
    .map((a) =>
      shape(
        curve([
          [1064, y + 78, 1],
          [1064 + Math.cos(a - 0.4) * 46, y + 78 + Math.sin(a - 0.4) * 46],
          [1064 + Math.cos(a) * 70, y + 78 + Math.sin(a) * 70],
          [1064 + Math.cos(a + 0.4) * 42, y + 78 + Math.sin(a + 0.4) * 42],
        ]),
        mix(honey, body, 0.55),
      ),
    )
    .join('');
  const rudder = shape(
    curve(`1000,${y + 30}^ 1010,${y - 74}^ 1090,${y - 66}^ 1096,${y + 10}^ 1036,${y + 64}^`),
    darker(body, 0.12),
  );
  let spill = '';
  if (/spilled gravel/i.test(facts.description))
    for (let i = 0; i < 70; i++) {
      const out = r.between(-1, 1);
      spill += blot(
        300 + out * 190,
        752 - (1 - Math.abs(out)) * 56 * r(),
        r.between(6, 14),
        r,
        0.7,
      );
    }
  if (/buckets/i.test(facts.description))
    for (const bx of [130, 260, 420, 700])
      spill += curve([
        [bx, 716, 1],
        [bx + 56, 724, 1],
        [bx + 48, 768, 1],
        [bx + 8, 762, 1],
      ]);
  return groundOf(
    [
      { svg: backdrop(stage, 640) },
      {
        svg:
          rudder +
          hullOf(stage, hull, []) +
          inside(
            d,
            shape(curve(hole), darker(body, 0.75)) +
              inside(curve(hole), stroke(frames, darker(body, 0.25), 9)),
          ) +
          stroke(
            curve(
              [
                [200, y + 44],
                [400, y],
                [800, y - 8],
                [960, y + 14],
              ],
              false,
            ),
            body,
            13,
          ) +
          stroke(
            curve(
              [
                [150, y + 190],
                [420, y + 150],
                [900, y + 160],
              ],
              false,
            ),
            darker(body, 0.35),
            7,
          ) +
          stroke(`M1020 ${y + 76}H1064`, darker(body, 0.3), 16) +
          blades +
          shape(disc(1064, y + 78, 13), body),
        perches: rail(stage, [
          [110, y + 110],
          [210, y + 36],
          [400, y - 6],
          [800, y - 14],
          [950, y + 8],
        ]),
      },
      { svg: sand.svg + shape(spill, darker(stage.sand.shade, 0.35)) },
    ],
    {
      open: area(100, topOf(stage) + 30, 860, Math.max(110, y - topOf(stage) - 90)),
      floor: sand.floor.slice(0, 3),
    },
  );
}

/** An anchor that leans on the ground: ring above, arms below; `high` is the length of its shank. */
function anchor(x: number, foot: number, high: number, tilt: number, colour: string) {
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

/** Torn slabs of a big ship, leaning as they fell. */
export function slabs(stage: Stage): Ground {
  const { r } = stage;
  const y = r.between(580, 640);
  const body = iron(stage);
  const sand = sandOf(stage, y);
  const slab = (x: number, foot: number, wide: number, high: number, lean: number) => {
    const outline: Point[] = [
      [x, foot, 1],
      [x + lean, foot - high * r.between(0.82, 1), 1],
      [x + lean + wide * 0.3, foot - high, 1],
      [x + lean + wide * 0.42, foot - high * r.between(0.78, 0.9), 1],
      [x + lean + wide * 0.7, foot - high * r.between(0.86, 1), 1],
      [x + lean * 0.8 + wide, foot - high * r.between(0.55, 0.8), 1],
      [x + wide * r.between(0.92, 1.04), foot + 6, 1],
    ];
    const d = curve(outline);
    const stringers = [0.2, 0.42, 0.64, 0.86]
      .map((t) => `M${num(x + wide * t)} ${num(foot)}l${num(lean)} ${num(-high)}`)
      .join('');
    return {
      svg:
        shape(d, lighter(body, 0.2)) +
        inside(
          d,
          shape(d, body, 'transform="translate(0 12)"') +
            stroke(stringers, darker(body, 0.35), 7) +
            shape(
              `M-60 ${num(foot - high * 0.3)}H1300V900H-60Z`,
              darker(body, 0.5),
              'opacity="0.6"',
            ) +
            growthSpots(stage, x, x + wide + lean, foot - high, foot - high * 0.2, 40),
        ),
      perches: rail(stage, [
        [x + lean, foot - high * 0.9],
        [x + lean + wide * 0.7, foot - high * 0.92],
      ]),
    };
  };
  const left = r.between(20, 120);
  return groundOf(
    [
      { svg: backdrop(stage, y) },
      sand,
      slab(left + r.between(480, 560), y + 40, 420, r.between(190, 260), r.between(30, 90)),
      slab(left, y + 90, r.between(330, 420), r.between(230, 310), r.between(-20, 60)),
      slab(r.between(760, 840), y + 110, 330, r.between(120, 170), r.between(-90, -30)),
      slab(left + 330, y + 140, 300, r.between(70, 110), r.between(20, 70)),
    ],
    {
      open: area(160, topOf(stage) + 40, 880, Math.max(120, y - topOf(stage) - 300)),
      floor: sand.floor.slice(2),
    },
  );
}

/** A ship whose ends still have their shape, with her middle fallen in. */
export function twoEnds(stage: Stage): Ground {
  const { r } = stage;
  const body = iron(stage);
  const sand = sandOf(stage, r.between(650, 690));
  const y = Math.max(topOf(stage) + 150, r.between(430, 480));
  const bow: Point[] = [
    [60, y - 60, 1],
    [200, y - 34],
    [390, y - 16, 1],
    [404, y + 70, 1],
    [372, y + 130, 1],
    [430, y + 220, 1],
    [410, 790, 1],
    [230, 790, 1],
    [150, y + 130],
  ];
  const stern: Point[] = [
    [800, y + 60, 1],
    [850, y + 6, 1],
    [1010, y, 1],
    [1140, y - 24, 1],
    [1128, y + 60],
    [1060, y + 190],
    [1040, 790, 1],
    [770, 790, 1],
    [826, y + 170, 1],
  ];
  const ribs = [470, 530, 590, 660, 730]
    .map(
      (x) =>
        `M${x} 760q${num(r.between(-26, -6))} -60 ${num(r.between(-4, 16))} -${num(r.between(70, 130))}`,
    )
    .join('');
  const plates = [460, 560, 690]
    .map((x) =>
      shape(
        curve([
          [x, 740, 1],
          [x + r.between(40, 90), 740 - r.between(20, 70), 1],
          [x + r.between(130, 170), 740 - r.between(0, 40), 1],
          [x + 90, 766, 1],
        ]),
        darker(body, r.between(0.1, 0.35)),
      ),
    )
    .join('');
  return groundOf(
    [
      { svg: backdrop(stage, 630) },
      {
        svg:
          stroke(ribs, darker(body, 0.2), 13) +
          stroke(`M300 ${y - 20}v-90M262 ${y - 78}h76`, body, 11) +
          hullOf(stage, bow, [
            [220, y + 26],
            [300, y + 34],
          ]) +
          hullOf(stage, stern, [
            [930, y + 50],
            [1010, y + 46],
          ]),
        perches: [
          ...rail(stage, [
            [70, y - 60],
            [380, y - 16],
          ]),
          ...rail(stage, [
            [850, y + 4],
            [1130, y - 22],
          ]),
        ],
      },
      { svg: sand.svg + plates },
    ],
    {
      open: area(160, topOf(stage) + 30, 880, Math.max(120, y - topOf(stage) - 100)),
      floor: sand.floor.slice(1, 4),
    },
  );
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
    },
  );
}

/** A ship run ashore: her bow out of the water, the rest of her going under the sand. */
export function bowAshore(stage: Stage): Ground {
  const { r, surface = 200 } = stage;
  const sand = sandOf(stage, r.between(600, 640), r.between(500, 540));
  const x = r.between(360, 460);
  const hull: Point[] = [
    [x - 16, surface - r.between(96, 124), 1],
    [x + 120, surface - 64],
    [x + 290, surface - 30, 1],
    [x + 306, surface + 60, 1],
    [x + 330, surface + 150, 1],
    [x + 420, surface + 160, 1],
    [x + 450, surface + 250, 1],
    [x + 620, 640, 1],
    [x + 600, 760, 1],
    [x + 130, 780, 1],
    [x + 30, 500],
  ];
  const body = iron(stage);
  const frames = [470, 540, 620, 700]
    .map((dx, i) => `M${num(x + dx)} 700q-16 -70 6 -${150 - i * 26}`)
    .join('');
  return groundOf(
    [
      { svg: backdrop(stage, 600, 50) },
      {
        svg:
          stroke(
            `M${num(x + 30)} ${num(surface - 92)}v-34M${num(x + 110)} ${num(surface - 72)}v-34M${num(x + 190)} ${num(surface - 54)}v-34M${num(x)} ${num(surface - 134)}L${num(x + 190)} ${num(surface - 86)}`,
            body,
            6,
          ) +
          stroke(frames, darker(body, 0.2), 13) +
          hullOf(stage, hull, [
            [x + 70, surface - 20],
            [x + 160, surface + 4],
            [x + 240, surface + 20],
          ]),
        perches: rail(stage, [
          [x + 330, surface + 152],
          [x + 440, surface + 240],
          [x + 600, 630],
        ]),
      },
      { svg: sand.svg },
    ],
    { open: area(90, surface + 60, x - 120, 300), floor: sand.floor.slice(0, 2) },
  );
}
