import { fromShore, type SectionFacts, says, type WreckAttitude } from './facts.ts';
import { depthAt, type Part, type Place, type Span } from './places.ts';
import type { Random } from './random.ts';

type ShipKind = 'warship' | 'steamer' | 'barge' | 'submarine' | 'sail' | 'small' | 'rig';

/** Percent of the ship's length from her stern, then of the height from keel (0) to her highest point (100). */
type Corners = readonly (readonly [number, number])[];

function shipKind(facts: SectionFacts): ShipKind {
  if (says(facts, /submarine/i)) return 'submarine';
  if (says(facts, /destroyer|frigate|ex-?hmas|\buss\b|landing ship|monitor|gunboat/i))
    return 'warship';
  if (says(facts, /\brig\b/i)) return 'rig';
  if (says(facts, /barge|hopper|dredge|landing craft|punt|lighter/i)) return 'barge';
  if (says(facts, /barque|schooner|sailing ship|brig\b|ketch|cutter/i)) return 'sail';
  if (says(facts, /trawler|\btug\b|cruiser|fishing (boat|vessel)|yacht/i)) return 'small';
  return 'steamer';
}

const upright: Record<ShipKind, Corners> = {
  warship: [
    [2, 34],
    [18, 34],
    [19, 44],
    [28, 44],
    [28, 56],
    [36, 56],
    [37, 72],
    [40, 72],
    [41, 54],
    [48, 54],
    [49, 66],
    [54, 66],
    [55, 100],
    [56.5, 100],
    [57, 68],
    [64, 68],
    [65, 50],
    [72, 48],
    [73, 38],
    [98, 42],
    [92, 0],
    [6, 0],
  ],
  steamer: [
    [0, 48],
    [10, 46],
    [12, 54],
    [24, 54],
    [26, 46],
    [38, 46],
    [39, 64],
    [46, 64],
    [46, 84],
    [51, 84],
    [51, 66],
    [60, 66],
    [60, 46],
    [74, 46],
    [75, 100],
    [76.4, 100],
    [77, 46],
    [84, 52],
    [100, 58],
    [95, 0],
    [5, 0],
  ],
  barge: [
    [0, 76],
    [14, 76],
    [14, 100],
    [28, 100],
    [28, 76],
    [40, 76],
    [41, 62],
    [76, 62],
    [77, 78],
    [100, 78],
    [94, 0],
    [6, 0],
  ],
  submarine: [
    [0, 30],
    [14, 44],
    [44, 56],
    [47, 100],
    [57, 100],
    [60, 56],
    [84, 50],
    [97, 34],
    [99, 16],
    [90, 0],
    [12, 0],
  ],
  sail: [
    [0, 54],
    [14, 48],
    [30, 44],
    [30, 86],
    [32, 86],
    [32, 44],
    [56, 42],
    [57, 100],
    [59, 100],
    [59, 43],
    [80, 46],
    [98, 60],
    [90, 8],
    [78, 0],
    [10, 0],
  ],
  small: [
    [0, 40],
    [22, 38],
    [24, 44],
    [44, 44],
    [45, 74],
    [56, 74],
    [57, 100],
    [59, 100],
    [60, 76],
    [68, 72],
    [70, 46],
    [100, 60],
    [90, 0],
    [8, 0],
  ],
  rig: [
    [8, 20],
    [20, 20],
    [20, 100],
    [26, 100],
    [26, 24],
    [48, 26],
    [48, 92],
    [54, 92],
    [54, 26],
    [74, 24],
    [76, 100],
    [82, 100],
    [82, 20],
    [92, 20],
    [96, 0],
    [4, 0],
  ],
};

/** Her flank up, her decks towards the reader. */
const onHerSide: Corners = [
  [0, 52],
  [3, 74],
  [12, 90],
  [32, 99],
  [50, 100],
  [70, 96],
  [86, 84],
  [100, 62],
  [97, 40],
  [84, 18],
  [66, 5],
  [46, 0],
  [20, 2],
  [6, 22],
];
const upsideDown: Corners = [
  [0, 22],
  [4, 60],
  [14, 84],
  [30, 96],
  [31, 100],
  [74, 100],
  [75, 96],
  [90, 82],
  [99, 50],
  [96, 20],
  [84, 4],
  [66, 8],
  [60, 0],
  [40, 0],
  [30, 9],
  [10, 4],
];

const placed = (corners: Corners, frame: Frame) =>
  corners.map(
    ([x, y]): Place => [
      frame.from + ((frame.to - frame.from) * x) / 100,
      frame.foot - ((frame.foot - frame.top) * y) / 100,
    ],
  );

interface Frame {
  from: number;
  to: number;
  foot: number;
  top: number;
}

/** Strips across a hull: percent of the length and of the height, and how thick in percent of the height. */
function strips(
  rows: readonly (readonly [number, number, number, number])[],
  frame: Frame,
): Part[] {
  return rows.map(([left, right, up, thick]) => ({
    kind: 'seam',
    places: placed(
      [
        [left, up],
        [right, up],
        [right, up - thick],
        [left, up - thick],
      ],
      frame,
    ),
  }));
}

/** The line of the deck, hatches and houses of a ship on her side. */
function sideDetails(frame: Frame): Part[] {
  const hatches = [16, 30, 70].map((left) => [left, left + 8, 50, 22] as const);
  return strips([[3, 97, 64, 4], ...hatches, [44, 60, 56, 34]], frame);
}

/** A line along the hull and a row of ports below the deck. */
function hullDetails(frame: Frame, deck: number): Part[] {
  const ports = Array.from({ length: 9 }, (_, i) => {
    const left = 14 + i * 8;
    return [left, left + 1.6, deck * 0.74, deck * 0.12] as const;
  });
  return strips([[7, 93, deck * 0.34, deck * 0.06], ...ports], frame);
}

/** Plates, ribs and a boiler, as far above the ground as the depths allow. */
function remains(span: Span, r: Random, bed: readonly Place[], from: number, to: number): Part[] {
  const parts: Part[] = [];
  const count = 5 + Math.floor(r(0, 3));
  const tallest = Math.floor(r(0, count));
  const wide = (to - from) / count;
  for (let i = 0; i < count; i++) {
    const left = from + wide * (i + r(0.05, 0.2));
    const right = left + wide * r(0.55, 0.85);
    const foot = Math.max(depthAt(bed, left), depthAt(bed, right));
    const high = (foot - span.top) * (i === tallest ? 1 : r(0.16, 0.5));
    const top = Math.max(span.top, foot - high);
    const middle = (left + right) / 2;
    const shapes: Place[][] = [
      // A boiler.
      Array.from({ length: 12 }, (_, k) => {
        const turn = (k / 12) * 2 * Math.PI;
        return [
          middle + ((right - left) / 2) * Math.cos(turn),
          (top + foot) / 2 + ((foot - top) / 2) * Math.sin(turn),
        ];
      }),
      // A plate with a torn edge.
      [
        [left, foot],
        [left + wide * 0.1, top],
        [middle, (top * 3 + foot) / 4],
        [right, top + (foot - top) * 0.2],
        [right, foot],
      ],
      // Ribs.
      [
        [left, foot],
        [left, top],
        [left + wide * 0.08, top],
        [left + wide * 0.1, foot - high * 0.2],
        [middle, foot - high * 0.2],
        [middle, top + high * 0.1],
        [middle + wide * 0.08, top + high * 0.12],
        [middle + wide * 0.1, foot - high * 0.18],
        [right - wide * 0.06, foot - high * 0.18],
        [right - wide * 0.04, top + high * 0.3],
        [right, top + high * 0.3],
        [right, foot],
      ],
    ];
    const shape = shapes[Math.floor(r(0, shapes.length))] ?? [];
    parts.push({ kind: 'wreckage', places: shape });
  }
  return parts;
}

/** Percent of the height at which her deck lies: the height of most of her corners. */
const deckOf = (corners: Corners) => {
  const heights = corners
    .map(([, y]) => y)
    .filter((y) => y > 0)
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.3)] ?? 50;
};

function hullOf(lies: WreckAttitude, facts: SectionFacts): Corners {
  if (lies === 'upright') return upright[shipKind(facts)];
  return lies === 'upside-down' ? upsideDown : onHerSide;
}

/** The ship as the text says that she lies; without such a word the remains that every wreck has. */
export function buildWreck(
  facts: SectionFacts,
  span: Span,
  r: Random,
  bed: readonly Place[],
): Part[] {
  const { lies } = facts;
  const from = fromShore(facts) ? r(0.42, 0.48) : r(0.16, 0.26);
  const to = r(0.84, 0.92);
  if (lies === null || lies === 'broken') return remains(span, r, bed, from, to);
  const foot = Math.max(depthAt(bed, from), depthAt(bed, to), span.deepest) + span.deepest * 0.01;
  const corners = hullOf(lies, facts);
  const frame: Frame = { from, to, foot, top: span.top };
  // Starboard down shows her port flank: the bow points the other way than on her port side.
  const turned = lies === 'port' ? corners.map(([x, y]) => [100 - x, y] as const) : corners;
  const hull: Part = { kind: 'hull', places: placed(turned, frame) };
  if (lies === 'starboard' || lies === 'port' || lies === 'side') {
    return [hull, ...sideDetails(frame)];
  }
  return lies === 'upright' ? [hull, ...hullDetails(frame, deckOf(corners))] : [hull];
}
