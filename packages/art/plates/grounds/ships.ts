import { curve, num, type Point } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { honey, mix, ochre } from '../../palette.ts';
import { darker, type Ground, type Stage } from '../scene.ts';
import { blockOf, growthSpots, hullOf, iron, rail } from './hull.ts';
import { area, backdrop, groundOf, sandOf, topOf } from './seabed.ts';

/** A fishing vessel's works: a low wheelhouse aft on two decks, a mast with a boom over the working deck, a gantry astern. */
const fishingWorks = (x: number, top: number, h: number, body: string) =>
  shape(`M${num(x + 560)} ${num(top)}v${num(-78 * h)}h300v${num(78 * h)}Z`, body) +
  shape(
    `M${num(x + 586)} ${num(top - 76 * h)}l18 ${num(-84 * h)}h150l26 ${num(84 * h)}Z`,
    darker(body, 0.08),
  ) +
  shape(
    [614, 648, 682, 716]
      .map((at) => `M${num(x + at)} ${num(top - 140 * h)}h24v${num(26 * h)}h-24Z`)
      .join(''),
    darker(body, 0.7),
  ) +
  shape(
    `M${num(x + 790)} ${num(top - 76 * h)}v${num(-64 * h)}h40v${num(64 * h)}Z`,
    darker(body, 0.2),
  ) +
  stroke(
    `M${num(x + 690)} ${num(top - 160 * h)}v${num(-70 * h)}M${num(x + 660)} ${num(top - 200 * h)}h60`,
    body,
    8,
  ) +
  stroke(
    `M${num(x + 330)} ${num(top - 20)}v${num(-220 * h)}M${num(x + 330)} ${num(top - 60)}L${num(x + 530)} ${num(top - 170 * h)}`,
    body,
    13,
  ) +
  stroke(
    `M${num(x + 330)} ${num(top - 20 - 214 * h)}L${num(x + 30)} ${num(top - 66)}M${num(x + 330)} ${num(top - 20 - 214 * h)}L${num(x + 530)} ${num(top - 170 * h)}L${num(x + 600)} ${num(top - 150 * h)}`,
    darker(body, 0.2),
    4,
  ) +
  stroke(`M${num(x + 930)} ${num(top + 4)}v${num(-120 * h)}h70v${num(120 * h)}`, body, 12);

/** A ship upright on the sand, her bow to the left. */
export const upright = (stage: Stage): Ground => onKeel(stage, true);

/** The same with her upper works gone: the hull, and plates beside it. */
export const razed = (stage: Stage): Ground => onKeel(stage, false);

function onKeel(stage: Stage, whole: boolean): Ground {
  const { r } = stage;
  const sand = sandOf(stage, r.between(650, 700));
  const top = Math.max(topOf(stage) + 170, r.between(400, 470));
  const x = r.between(60, 240);
  const body = iron(stage);
  const warship = /HMAS|USS|frigate|destroyer|guided missile|patrol boat/i.test(
    stage.facts.name + stage.facts.description,
  );
  const fishes = /\bFV\b|trawler|toothfish/i.test(stage.facts.name + stage.facts.description);
  const hull: Point[] = [
    [x, top - (fishes ? 110 : 70), 1],
    [x + 160, top - (fishes ? 74 : 40)],
    [x + (fishes ? 250 : 360), top - 18, 1],
    [1020, top, 1],
    [1260, top + 6, 1],
    [1260, 770, 1],
    [x + 230, 770, 1],
    [x + 120, 660],
  ];
  const ports: Point[] = Array.from(
    { length: 9 },
    (_, i): Point => [x + 200 + i * 84, top + 56 + i * 2],
  );
  const h = r.between(0.8, 1.15);
  const mast = r.between(560, 760);
  const house = warship
    ? shape(
        curve(
          `${x + 400},${top}^ ${x + 410},${top - 90 * h}^ ${x + 500},${top - 96 * h}^ ${x + 510},${top - 150 * h}^ ${x + 620},${top - 150 * h}^ ${x + 640},${top - 80 * h}^ ${x + 800},${top - 74 * h}^ ${x + 810},${top}^`,
        ),
        body,
      ) +
      stroke(
        `M${num(x + 570)} ${num(top - 140 * h)}L${num(x + 590)} ${num(top - 280 * h)}M${num(x + 600)} ${num(top - 140 * h)}L${num(x + 590)} ${num(top - 280 * h)}M${num(x + 540)} ${num(top - 230 * h)}H${num(x + 640)}M${num(x + 560)} ${num(top - 190 * h)}H${num(x + 620)}`,
        body,
        8,
      ) +
      shape(`M${num(x + 230)} ${num(top - 22)}v-34h70v34Z`, body) +
      stroke(`M${num(x + 240)} ${num(top - 44)}L${num(x + 130)} ${num(top - 66)}`, body, 11)
    : fishes
      ? fishingWorks(x, top, h, body)
      : shape(`M${num(x + 520)} ${num(top)}v${num(-110 * h)}h170v${num(110 * h)}Z`, body) +
        shape(`M${num(x + 560)} ${num(top - 110 * h)}v-70h54l10 70Z`, darker(body, 0.2)) +
        stroke(
          `M${mast} ${num(top)}L${num(mast - 90)} ${num(top - 260 * h)}M${num(mast - 60)} ${num(top - 176 * h)}L${num(mast - 250)} ${num(top - 30)}`,
          body,
          13,
        ) +
        stroke(
          `M${num(mast - 90)} ${num(top - 260 * h)}L${num(x + 30)} ${num(top - 66)}M${num(mast - 90)} ${num(top - 260 * h)}L${num(mast + 160)} ${num(top)}`,
          darker(body, 0.2),
          4,
        );
  const fallen = shape(
    `M40 742l90 -54l40 8l50 40l-60 22ZM196 764l80 -30l64 18l-20 26ZM${num(x + 520)} 770l70 -74l110 -10l60 66l-80 30Z`,
    darker(body, 0.18),
  );
  const perches = rail(stage, [
    [x + 10, top - 66],
    [x + 360, top - 16],
    [1180, top + 4],
  ]);
  return groundOf(
    [
      { svg: backdrop(stage, 640) },
      { svg: whole ? house : '' },
      { svg: hullOf(stage, hull, ports), perches },
      { svg: sand.svg + (whole ? '' : fallen) },
    ],
    {
      open: area(90, topOf(stage) + 30, 480, Math.max(120, top - topOf(stage) - 110)),
      floor: sand.floor.slice(0, 2),
      solids: whole
        ? [
            blockOf(x + 390, x + 850, top - 170 * h, top + 10),
            blockOf(x + 540, x + 650, top - 280 * h, top),
            blockOf(mast - 110, mast + 10, top - 260 * h, top),
          ]
        : [],
    },
  );
}

/** A ship on her side: deck towards us, masts along the sand. */
export function onHerSide(stage: Stage): Ground {
  const { r } = stage;
  const body = iron(stage);
  const y = Math.max(topOf(stage) + 60, r.between(330, 420));
  const sand = sandOf(stage, r.between(660, 710));
  const keel: Point[] = [
    [r.between(60, 160), y + 120, 1],
    [260, y + 20],
    [520, y - 10],
    [840, y + 20],
    [1260, y + 50, 1],
    [1260, 790, 1],
    [420, 790, 1],
    [240, 660],
  ];
  const deck = curve([
    [140, y + 130, 1],
    [330, y + 110],
    [700, y + 130],
    [1260, y + 170, 1],
    [1260, 740, 1],
    [460, 740],
    [280, 640],
  ]);
  const wood = mix(stage.mid, ochre, 0.16);
  let seams = '';
  for (let i = 1; i < 8; i++)
    seams += `M${num(200 + i * 10)} ${num(y + 120 + i * 70)}L1260 ${num(y + 170 + i * 66)}`;
  const holds = [0, 1, 2]
    .map((i) =>
      shape(
        curve([
          [430 + i * 250, y + 210, 1],
          [560 + i * 250, y + 220, 1],
          [570 + i * 250, y + 330, 1],
          [450 + i * 250, y + 320, 1],
        ]),
        darker(body, 0.75),
      ),
    )
    .join('');
  const masts = stroke(
    `M560 ${num(y + 330)}L${num(r.between(260, 380))} ${num(r.between(680, 730))}M900 ${num(y + 340)}L${num(r.between(700, 790))} 770`,
    darker(body, 0.1),
    18,
  );
  const svg =
    hullOf(
      stage,
      keel,
      Array.from({ length: 7 }, (_, i): Point => [330 + i * 110, y + 66]),
    ) +
    shape(deck, wood) +
    inside(
      deck,
      stroke(seams, darker(wood, 0.3), 3) + holds + growthSpots(stage, 260, 1200, y + 130, 700, 40),
    ) +
    masts;
  return groundOf(
    [
      { svg: backdrop(stage, 620) },
      {
        svg,
        perches: rail(stage, [
          [150, y + 112],
          [300, y + 12],
          [520, y - 14],
          [840, y + 16],
          [1200, y + 44],
        ]),
      },
      { svg: sand.svg },
    ],
    {
      open: area(110, topOf(stage) + 20, 760, Math.max(120, y - topOf(stage) - 50)),
      floor: sand.floor.slice(0, 2),
    },
  );
}

/** Her stern above us: rudder and screw. */
export function stern(stage: Stage): Ground {
  const { r } = stage;
  const body = iron(stage);
  const sand = sandOf(stage, r.between(680, 720));
  const y = Math.max(topOf(stage) + 20, r.between(150, 240));
  const hull: Point[] = [
    [r.between(250, 360), y, 1],
    [560, y - 10],
    [1260, y + 10, 1],
    [1260, 800, 1],
    [760, 740, 1],
    [640, 620],
    [430, 460],
    [300, y + 150],
  ];
  const blades = [0.3, 1.87, 3.44, 5]
    .map((a) =>
      shape(
        curve([
          [560, 640, 1],
          [560 + Math.cos(a - 0.4) * 90, 640 + Math.sin(a - 0.4) * 90],
          [560 + Math.cos(a) * 130, 640 + Math.sin(a) * 130],
          [560 + Math.cos(a + 0.35) * 80, 640 + Math.sin(a + 0.35) * 80],
        ]),
        mix(honey, body, 0.55),
      ),
    )
    .join('');
  const rudder = shape(curve('420,520^ 500,520^ 510,720^ 430,720^ 410,620'), darker(body, 0.1));
  const rope = stroke(
    `M${num(r.between(500, 760))} ${num(y)}q40 -60 80 -2M${num(r.between(800, 900))} ${num(y)}v-60h120v60`,
    body,
    8,
  );
  return groundOf(
    [
      { svg: backdrop(stage, 660) },
      {
        svg:
          rope +
          rudder +
          hullOf(stage, hull, []) +
          stroke('M560 640L680 640', darker(body, 0.4), 26) +
          blades +
          shape(disc(560, 640, 24), body),
        perches: rail(stage, [
          [340, y],
          [1180, y + 8],
        ]),
      },
      { svg: sand.svg },
    ],
    {
      open: area(60, Math.max(topOf(stage) + 60, y + 60), 320, 420),
      floor: sand.floor.slice(0, 2),
    },
  );
}
