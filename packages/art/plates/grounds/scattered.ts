import { num, type Point } from '../../kit/outline.ts';
import { stroke } from '../../kit/print.ts';
import { boulders, ridgeOf } from '../rock.ts';
import { darker, type Ground, type Perch, type Stage } from '../scene.ts';
import { growthSpots, iron, rail } from './hull.ts';
import * as parts from './hull-parts.ts';
import * as machinery from './machinery.ts';
import { area, backdrop, grainOf, groundOf, sandOf, topOf } from './seabed.ts';
import { anchor } from './small-wrecks.ts';

/** What the text may name, and the piece that shows it. */
const named: readonly [RegExp, (stage: Stage) => machinery.Piece][] = [
  [/boilers?\b(?! plates| parts)|firebox/i, machinery.boiler],
  [/boiler parts/i, machinery.boilerShell],
  [/engines?\b(?! room)|machinery/i, machinery.engine],
  [/propeller(?! end)|\bscrew\b(?! steamer)/i, machinery.screw],
  [/paddle-shaft/i, machinery.paddleShaft],
  [/(?<!paddle-)\bshafts?\b/i, machinery.shaft],
  [/\bwinch/i, machinery.winch],
  [/\bribs\b|\bframes\b|timbers/i, parts.ribs],
  [/\bkeels\b/i, parts.keel],
  [/\bplates\b|plating|piece of hull|collapsed sides/i, parts.plating],
  [/\bstern\b/i, parts.sternPart],
  [/\bbow\b(?! in)/i, parts.bowPart],
  [/slate on slate/i, parts.slates],
  [/railway iron/i, parts.rails],
  [/mast sections/i, parts.mast],
];

/** Sentences of what is no longer there. */
const gone = /\b(raised|museum|long gone|worth salvaging)\b/i;

const mostPieces = 5;

/** The pieces that the text names, in its order; two boilers where it has more than one. */
function piecesOf(stage: Stage): machinery.Piece[] {
  const text = stage.facts.description
    .split(/(?<=[.;:])\s/)
    .filter((sentence) => !gone.test(sentence))
    .join(' ');
  const found = named
    .map(([words, draw]) => ({ at: text.search(words), draw }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ draw }) => draw);
  const drawn = found.length ? found : [parts.plating, parts.ribs];
  const pair = /\bboilers\b/i.test(text) && drawn.indexOf(machinery.boiler);
  const all =
    typeof pair === 'number' && pair >= 0 ? drawn.toSpliced(pair + 1, 0, machinery.boiler) : drawn;
  return all.slice(0, mostPieces).map((draw) => draw(stage));
}

type Spot = { x: number; foot: number; high: number };

/** Where the pieces lie: along a lane into the picture, one near and the rest far, in a row, or in a heap. */
const layouts: readonly ((stage: Stage, y: number, count: number) => Spot[])[] = [
  ({ r }, y, count) => {
    const near = r.between(240, 310);
    return Array.from({ length: count }, (_, i) => {
      const t = count > 1 ? i / (count - 1) : 0;
      return {
        x: 230 + t * r.between(700, 780) + r.between(-20, 20),
        foot: 752 - t ** 0.7 * (752 - y - 34),
        high: near * (1 - t * 0.62),
      };
    });
  },
  ({ r }, y, count) =>
    Array.from({ length: count }, (_, i) =>
      i === 0
        ? { x: r.between(230, 330), foot: r.between(748, 772), high: r.between(330, 400) }
        : {
            x: 620 + (i - 1) * (460 / Math.max(1, count - 1)) + r.between(10, 70),
            foot: y + r.between(24, 80),
            high: r.between(90, 150),
          },
    ),
  ({ r }, y, count) =>
    Array.from({ length: count }, (_, i) => ({
      x: 160 + ((i + 0.5) * 900) / count + r.between(-34, 34),
      foot: y + (i % 2 ? r.between(96, 140) : r.between(36, 70)),
      high: (i % 2 ? 1.18 : 0.92) * (count > 2 ? 1 : 1.6) * r.between(130, 180),
    })),
  ({ r }, y, count) => {
    const cx = r.between(480, 700);
    const tall = r.between(230, 280);
    return Array.from({ length: count }, (_, i) =>
      i === 0
        ? { x: cx, foot: y + 96, high: tall }
        : {
            x: cx + (i % 2 ? -1 : 1) * (150 + 120 * Math.ceil(i / 2) + r.between(-30, 30)),
            foot: y + r.between(104, 160),
            high: r.between(96, 150),
          },
    );
  },
];

type Bottom = 'sand' | 'reef' | 'boulders' | 'gully';

function bottomOf(text: string): Bottom {
  if (/gull(y|ies)|gutters|against (the rocks|Mutton)/i.test(text)) return 'gully';
  if (/boulder|granite|swell on the stones/i.test(text)) return 'boulders';
  if (/\bon sand\b|sand and weed|wood-strewn/i.test(text)) return 'sand';
  if (/barren reef|sit on rock|the reef\b|limestone|low rock|eastern rocks/i.test(text))
    return 'reef';
  return 'sand';
}

type Drawn = { svg: string; perches: Perch[] };

/** The rock that the pieces lie on and between: behind them, and before them at the edges. */
function rocksOf(stage: Stage, y: number): { behind: Drawn[]; before: Drawn[] } {
  const { r, near, mid } = stage;
  const grain = grainOf(stage);
  const ridge = (points: Point[], colour: string, deep: number) =>
    ridgeOf(points, colour, r, { near: deep, grain, rough: 14 });
  switch (bottomOf(stage.facts.description)) {
    case 'sand':
      return { behind: [], before: [] };
    case 'reef':
      return {
        behind: [
          ridge(
            [-40, 260, 560, 860, 1240].map((x): Point => [x, y + r.between(-46, 30)]),
            mid,
            0.5,
          ),
        ],
        before: [
          ridge(
            [-40, 200, 480, 760, 980, 1240].map((x): Point => [x, r.between(742, 786)]),
            near,
            1,
          ),
        ],
      };
    case 'boulders': {
      const heap = (count: number, foot: number, size: [number, number], colour: string) =>
        boulders(
          Array.from(
            { length: count },
            (_, i) =>
              [
                ((i + r.between(0.2, 0.8)) * 1240) / count,
                foot + r.between(-16, 22),
                r.between(...size),
              ] as const,
          ),
          colour,
          r,
          colour === near ? 1 : 0.5,
        );
      return { behind: [heap(7, y + 16, [44, 92], mid)], before: [heap(5, 806, [34, 66], near)] };
    }
    case 'gully': {
      const wall = r.between(300, 390);
      return {
        behind: [
          ridge(
            [
              [640, y + 60],
              [820, y - r.between(10, 60)],
              [960, wall + 60],
              [1240, wall],
            ],
            mid,
            0.5,
          ),
        ],
        before: [
          ridge(
            [
              [-40, r.between(410, 480)],
              [70, r.between(500, 560)],
              [150, r.between(640, 680)],
              [300, r.between(756, 780)],
              [480, 830],
            ],
            near,
            1,
          ),
        ],
      };
    }
  }
}

/** A piece at its spot: drawn, grown over, with its perches. */
function laid(stage: Stage, piece: machinery.Piece, { x, foot, high }: Spot, turn: boolean): Drawn {
  const k = high / 100;
  const tilt = stage.r.between(-5, 5);
  const way = turn ? -1 : 1;
  const edge = piece.edge.map(([px, py]): Point => [x + px * k * way, foot + py * k]);
  const xs = edge.map(([px]) => px);
  const top = Math.min(...edge.map(([, py]) => py));
  return {
    svg:
      `<g transform="translate(${num(x)} ${num(foot)}) rotate(${num(tilt)}) scale(${num(k * way)} ${num(k)})">${piece.svg}</g>` +
      (piece.solid
        ? growthSpots(
            stage,
            Math.min(...xs) + high * 0.06,
            Math.max(...xs) - high * 0.06,
            top + high * (piece.solid === 'ragged' ? 0.34 : 0.06),
            foot - high * 0.2,
            Math.round(6 + high / 12),
          )
        : ''),
    perches: rail(stage, edge, Math.min(1, 0.35 + high / 300)),
  };
}

/** An anchor, with its chain where the text has one. */
function anchorOf(stage: Stage, y: number): string {
  const { r, facts } = stage;
  if (!/\banchors?\b(?! (line|your|well|on))/i.test(facts.description)) return '';
  const metal = darker(iron(stage), 0.25);
  const [x, foot, high] = [r.between(940, 1060), y + r.between(70, 120), r.between(110, 170)];
  const chain = /anchor chain/i.test(facts.description)
    ? stroke(
        `M${num(x)} ${num(foot - high)}q-80 ${num(high)} -180 ${num(high * 0.9)}t-220 -8`,
        metal,
        9,
        'stroke-dasharray="15 6"',
      )
    : '';
  return chain + anchor(x, foot, high, r.between(-30, 34), metal);
}

/** Some iron stands out of the water. */
const awash = /breaks the surface|stick out/i;

/** What is left of a ship that the swell broke up, piece by piece as the text names them. */
export function scattered(stage: Stage): Ground {
  const { r, facts, surface } = stage;
  const out = surface !== undefined && awash.test(facts.description);
  const y = out ? surface + r.between(130, 160) : r.between(560, 632);
  const sand = sandOf(stage, y);
  const pieces = piecesOf(stage);
  const spots = r.pick(layouts)(stage, y, pieces.length);
  const rocks = rocksOf(stage, y);
  const bare = rocks.before.length > 0 && !/\bkelp\b|sponge/i.test(facts.description);
  const ceiling = (surface ?? 0) + 36;
  const drawn = pieces.map((piece, i) => {
    const { x, foot: stood, high } = spots[i] ?? { x: 600, foot: y + 80, high: 140 };
    const foot = out && i === 0 ? y + 50 : stood;
    const room = (foot - ceiling) / 1.1;
    const tall = out && i === 0 ? foot - surface + 40 : Math.min(high, room);
    const k = tall / 100;
    const inView = Math.max(piece.left * k * 0.7, Math.min(1200 - piece.right * k * 0.7, x));
    return { foot, made: laid(stage, piece, { x: inView, foot, high: tall }, r.chance(0.5)) };
  });
  const order = drawn.toSorted((a, b) => a.foot - b.foot).map(({ made }) => made);
  const low = Math.min(...spots.map(({ foot, high }) => foot - high));
  const top = topOf(stage) + 30;
  return groundOf(
    [
      { svg: backdrop(stage, y) },
      ...rocks.behind,
      sand,
      { svg: anchorOf(stage, y) },
      ...order,
      ...rocks.before,
    ],
    {
      open: area(130, top, 940, Math.max(170, low - top + 20)),
      floor: sand.floor.slice(2),
      ...(bare ? { growth: 'sparse' as const } : {}),
    },
  );
}
