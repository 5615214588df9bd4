import { curve, num, type Point, polygon } from '../../kit/outline.ts';
import { inside, shape } from '../../kit/print.ts';
import { mix, paper } from '../../palette.ts';
import { boulders, ridgeOf, rockOf } from '../rock.ts';
import { darker, type Ground, HEIGHT, type Perch, type Stage, WIDTH } from '../scene.ts';
import { area, grainOf, groundOf, sandOf, topOf } from './seabed.ts';

type Opening = { cx: number; half: number; foot: number; high: number; lean: number };

/** The outline of an opening that stands on the floor; its crown hangs in knobs. */
function archOf({ cx, half, foot, high, lean }: Opening, stage: Stage): Point[] {
  const { r } = stage;
  const knobs = r.whole(9, 13);
  const line: Point[] = [
    [cx - half * 1.02, foot + 420, 1],
    [cx - half * r.between(1, 1.1), foot, 1],
  ];
  for (let i = 1; i < knobs; i++) {
    const a = Math.PI * (1 - i / knobs);
    const rough = r.between(0.88, 1.1);
    const up = Math.sin(a) ** 0.72;
    line.push([cx + Math.cos(a) * half * rough + lean * up, foot - up * high * rough]);
  }
  line.push([cx + half * r.between(1, 1.1), foot, 1], [cx + half * 1.02, foot + 420, 1]);
  return line;
}

/** All of the plate outside an opening and above its floor. */
const wallAround = (arch: readonly Point[], foot: number): Point[] => [
  [-60, foot],
  [-60, -60],
  [1260, -60],
  [1260, foot],
  ...[...arch].reverse().filter(([, y]) => y <= foot),
];

const sheet = 'M-60 -60H1260V860H-60Z';

/** Ledges and cracks in a dark wall. */
function ledgesIn(stage: Stage, wall: readonly Point[], colour: string, count: number) {
  const { r } = stage;
  return inside(
    polygon([...wall]),
    Array.from({ length: count }, () => {
      const x = r.between(-60, WIDTH);
      const y = r.between(0, 620);
      const long = r.between(40, 170);
      return shape(
        curve([
          [x, y, 1],
          [x + long / 2, y + r.between(-8, 8)],
          [x + long, y + r.between(-18, 18), 1],
          [x + long / 2, y + r.between(8, 15)],
        ]),
        colour,
        'opacity="0.45"',
      );
    }).join(''),
  );
}

/** The floor of a cave from the opening towards us: light falls in on it and fails. */
function caveFloor(stage: Stage, { cx, half, foot }: Opening, dark: string) {
  const { r, sand } = stage;
  const line: Point[] = Array.from(
    { length: 9 },
    (_, i): Point => [-60 + i * 165, foot + r.between(-7, 9)],
  );
  const edge = curve(line, false);
  const near = mix(sand.colour, dark, 0.5);
  const pool = curve([
    [cx - half * 0.94, foot - 4, 1],
    [cx + half * 0.94, foot - 4, 1],
    [cx + half * 1.2, foot + 70],
    [cx + half * 1.5, HEIGHT + 60, 1],
    [cx - half * 1.5, HEIGHT + 60, 1],
    [cx - half * 1.2, foot + 70],
  ]);
  const floor = `${edge}L1300 900L-100 900Z`;
  return (
    shape(floor, near) +
    inside(
      floor,
      shape(pool, mix(sand.colour, dark, 0.2)) +
        shape(
          `M-60 ${num(HEIGHT - 60)}Q${num(cx)} ${num(HEIGHT - 120)} 1260 ${num(HEIGHT - 50)}V900H-60Z`,
          mix(sand.colour, dark, 0.72),
        ),
    )
  );
}

/** From inside a cave: its walls come forward in steps, dark and darker, and its floor runs out into the light. */
export function mouth(stage: Stage): Ground {
  const { r, near, mid } = stage;
  const [half, high] = r.pick([
    [r.between(330, 430), r.between(330, 400)],
    [r.between(180, 240), r.between(440, 520)],
    [r.between(260, 330), r.between(400, 470)],
  ] as const);
  const opening: Opening = {
    cx: r.between(450, 750),
    half,
    high,
    foot: r.between(590, 640),
    lean: r.between(-80, 80),
  };
  const { cx, foot } = opening;
  const dark = darker(near, 0.62);
  const outside = sandOf(stage, foot - r.between(20, 60));
  const behind = ridgeOf(
    [
      [-40, foot - 20],
      [cx - half * 0.4, foot - r.between(20, 110)],
      [cx + half * 0.5, foot - r.between(10, 60)],
      [1240, foot - r.between(60, 200)],
    ],
    mid,
    r,
    { near: 0.2, grain: grainOf(stage) },
  );
  const steps = [0, 1, 2].map((i) =>
    archOf(
      {
        cx: cx + i * r.between(-26, 26),
        half: half * (1 + 0.17 * i) + i * 26,
        foot,
        high: high * (1 + 0.1 * i) + i * 18,
        lean: opening.lean * (1 + 0.2 * i),
      },
      stage,
    ),
  );
  const walls = steps
    .map((arch, i) => {
      const outline = curve(arch);
      const tone = mix(mix(near, mid, 0.45), dark, [0.25, 0.62, 1][i] ?? 1);
      return (
        shape(`${sheet}${outline}`, tone, 'fill-rule="evenodd"') +
        ledgesIn(stage, wallAround(arch, foot), mix(tone, mid, 0.3), 12)
      );
    })
    .join('');
  const left = r.chance(0.5);
  const stones = boulders(
    [
      [left ? r.between(40, 200) : r.between(1000, 1160), r.between(740, 790), r.between(80, 130)],
      [left ? r.between(1040, 1180) : r.between(20, 160), r.between(770, 810), r.between(60, 100)],
      [left ? r.between(220, 330) : r.between(870, 980), r.between(780, 815), r.between(40, 70)],
    ],
    mix(dark, mid, 0.12),
    r,
  );
  const [rim = []] = steps;
  const inner = rim
    .filter(([, y]) => y < foot - 20)
    .map(([x, y]): Perch => {
      const away = Math.hypot(cx - x, foot - high * 0.5 - y) || 1;
      return { x: x - ((cx - x) / away) * 16, y, nx: (cx - x) / away, ny: 0.1, near: 0.85 };
    });
  const ledge: Perch[] = [-0.7, 0.6, 0.85].map((t) => ({
    x: cx + half * t,
    y: foot + 12,
    nx: 0,
    ny: -1,
    near: 0.8,
  }));
  return {
    svg: behind.svg + outside.svg + walls + caveFloor(stage, opening, dark) + stones.svg,
    perches: [...inner, ...ledge],
    open: area(cx - half * 0.8, foot - high * 0.85, half * 1.6, high * 0.75),
    floor: [-0.5, 0, 0.45].map((t) => ({
      x: cx + half * (t + r.between(-0.12, 0.12)),
      y: r.between(foot + 50, 730),
      nx: 0,
      ny: -1,
      near: 1,
    })),
    growth: 'sparse',
    solids: [wallAround(rim, foot)],
  };
}

/** A chamber, light falling through a hole in its roof. */
export function chamber(stage: Stage): Ground {
  const { r, near, mid, water } = stage;
  const hole = r.between(300, 860);
  const wide = r.between(70, 130);
  const beam = mix(water[0] ?? paper, paper, 0.4);
  const sand = sandOf(stage, r.between(650, 710));
  const light =
    shape(
      `M${num(hole - wide)} -20H${num(hole + wide)}L${num(hole + wide * r.between(1.6, 3.2))} 720L${num(hole - wide * r.between(0.6, 2))} 720Z`,
      beam,
      'opacity="0.3"',
    ) +
    shape(
      `M${num(hole - wide * 0.5)} -20H${num(hole + wide * 0.3)}L${num(hole + wide)} 700L${num(hole - wide * 0.4)} 700Z`,
      beam,
      'opacity="0.3"',
    );
  const left = rockOf(
    [
      [-80, -60],
      [hole - wide - 20, -60],
      [hole - wide - r.between(0, 40), 60],
      [hole - wide - 130, r.between(130, 210)],
      [r.between(100, 200), 330],
      [r.between(120, 220), 520],
      [r.between(40, 160), 680],
      [220, 870],
      [-80, 870],
    ],
    darker(near, 0.35),
    r,
    { grain: grainOf(stage), rough: 14 },
  );
  const right = rockOf(
    [
      [1280, -60],
      [1280, 870],
      [1010, 870],
      [r.between(1010, 1090), 640],
      [r.between(940, 1050), 460],
      [r.between(980, 1060), 280],
      [hole + wide + 120, r.between(100, 180)],
      [hole + wide + 20, 50],
      [hole + wide + 10, -60],
    ],
    darker(mid, 0.3),
    r,
    { grain: grainOf(stage), near: 0.7, rough: 14 },
  );
  const back = ridgeOf(
    [
      [-40, r.between(-40, 120)],
      [hole - wide * 2.4, r.between(150, 240)],
      [hole, r.between(300, 360)],
      [hole + wide * 2.4, r.between(140, 240)],
      [1240, r.between(-40, 120)],
    ],
    mix(mid, water[2] ?? mid, 0.42),
    r,
    { grain: grainOf(stage), near: 0.3, rough: 18 },
  );
  const exit = archOf(
    {
      cx: hole + (hole > 580 ? -1 : 1) * r.between(120, 190),
      half: r.between(56, 84),
      foot: 664,
      high: r.between(190, 260),
      lean: r.between(-20, 20),
    },
    stage,
  );
  const way = shape(curve(exit), mix(water[1] ?? paper, paper, 0.2), 'opacity="0.75"');
  return groundOf([{ svg: back.svg + way + light }, sand, right, left], {
    open: area(250, 260, 700, 330),
    floor: sand.floor.slice(1, 4),
    growth: 'sparse',
  });
}

/** The dark door of a cave in a face of rock. */
export function door(stage: Stage): Ground {
  const { r, near, mid, water } = stage;
  const top = Math.max(topOf(stage) - 20, r.between(120, 260));
  const cx = r.between(400, 640);
  const half = r.between(120, 190);
  const roof = r.between(360, 460);
  const sand = sandOf(stage, r.between(670, 720));
  const face = ridgeOf(
    [
      [-40, top + r.between(-30, 40)],
      [cx - 200, top],
      [cx + 160, top + r.between(20, 60)],
      [cx + half + 240, top + 170],
      [cx + half + 330, 600],
      [cx + half + 420, 850],
    ],
    near,
    r,
    { grain: grainOf(stage), rough: 14 },
  );
  const black = curve([
    [cx - half, 770, 1],
    [cx - half * r.between(0.9, 1.15), 610],
    [cx - half * 0.7, roof + 60],
    [cx - 10, roof],
    [cx + half * 0.75, roof + r.between(30, 70)],
    [cx + half * 1.05, 620],
    [cx + half, 770, 1],
  ]);
  const behind = ridgeOf(
    [
      [500, 800],
      [800, r.between(480, 600)],
      [1240, r.between(400, 540)],
    ],
    mid,
    r,
    { near: 0.35, grain: grainOf(stage) },
  );
  const through = /tunnel|swim right through|far end/i.test(stage.facts.description);
  const passage = [0.74, 0.5].map((share, i) =>
    shape(
      curve(
        archOf(
          {
            cx: cx + half * (0.1 + i * 0.08),
            half: half * share,
            foot: 716 - i * 22,
            high: (716 - roof) * (share + 0.08),
            lean: 6,
          },
          stage,
        ),
      ),
      i && through ? mix(water[1] ?? paper, paper, 0.1) : darker(near, 0.86 + i * 0.06),
    ),
  );
  const cave = {
    svg:
      shape(black, darker(near, 0.66)) +
      inside(
        black,
        passage.join('') +
          shape(
            `M${num(cx - half * 1.2)} 716Q${num(cx)} 690 ${num(cx + half * 1.2)} 716V820H${num(cx - half * 1.2)}Z`,
            mix(stage.sand.colour, near, 0.45),
          ),
      ),
  };
  const dry = face.perches.filter(
    ({ x, y }) => y < 640 && Math.abs(x - cx) > half * 1.1 - (y < roof ? half : 0),
  );
  return groundOf([behind, { ...face, perches: dry }, cave, { svg: sand.svg }], {
    open: area(cx + half + 60, topOf(stage) + 40, 1060 - cx - half, 420),
    floor: [...sand.floor.slice(3), { x: cx, y: 730, nx: 0, ny: -1, near: 1 }],
  });
}
