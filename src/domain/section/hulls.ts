import { mentions, type SectionFacts, type WreckAttitude } from './facts.ts';
import { type Corners, corners } from './places.ts';

type ShipKind = 'warship' | 'steamer' | 'barge' | 'submarine' | 'sail' | 'small' | 'rig';

function shipKind(facts: SectionFacts): ShipKind {
  if (mentions(facts, /submarine/i)) return 'submarine';
  if (mentions(facts, /destroyer|frigate|ex-?hmas|\buss\b|landing ship|monitor|gunboat/i))
    return 'warship';
  if (mentions(facts, /\brig\b/i)) return 'rig';
  if (mentions(facts, /barge|hopper|dredge|landing craft|punt|lighter/i)) return 'barge';
  if (mentions(facts, /barque|schooner|sailing ship|brig\b|ketch|cutter/i)) return 'sail';
  if (mentions(facts, /trawler|\btug\b|cruiser|fishing (boat|vessel)|\bFV\b|toothfish|yacht/i))
    return 'small';
  return 'steamer';
}

/** Corners in percent: of the ship's length from the stern, and of the height from the keel. */
const upright: Record<ShipKind, Corners> = {
  warship: corners([
    2, 34, 18, 34, 19, 44, 28, 44, 28, 56, 36, 56, 37, 72, 40, 72, 41, 54, 48, 54, 49, 66, 54, 66,
    55, 100, 56.5, 100, 57, 68, 64, 68, 65, 50, 72, 48, 73, 38, 98, 42, 92, 0, 6, 0,
  ]),
  steamer: corners([
    0, 48, 10, 46, 12, 54, 24, 54, 26, 46, 38, 46, 39, 64, 46, 64, 46, 84, 51, 84, 51, 66, 60, 66,
    60, 46, 74, 46, 75, 100, 76.4, 100, 77, 46, 84, 52, 100, 58, 95, 0, 5, 0,
  ]),
  barge: corners([
    0, 76, 14, 76, 14, 100, 28, 100, 28, 76, 40, 76, 41, 62, 76, 62, 77, 78, 100, 78, 94, 0, 6, 0,
  ]),
  submarine: corners([
    0, 30, 14, 44, 44, 56, 47, 100, 57, 100, 60, 56, 84, 50, 97, 34, 99, 16, 90, 0, 12, 0,
  ]),
  sail: corners([
    0, 54, 14, 48, 30, 44, 30, 86, 32, 86, 32, 44, 56, 42, 57, 100, 59, 100, 59, 43, 80, 46, 98, 60,
    90, 8, 78, 0, 10, 0,
  ]),
  small: corners([
    0, 40, 22, 38, 24, 44, 44, 44, 45, 74, 56, 74, 57, 100, 59, 100, 60, 76, 68, 72, 70, 46, 100,
    60, 90, 0, 8, 0,
  ]),
  rig: corners([
    8, 20, 20, 20, 20, 100, 26, 100, 26, 24, 48, 26, 48, 92, 54, 92, 54, 26, 74, 24, 76, 100, 82,
    100, 82, 20, 92, 20, 96, 0, 4, 0,
  ]),
};

/** A ship on her side, with the decks towards the reader and the lower rail in the sand. */
const onHerSide: Corners = corners([
  0, 60, 2, 74, 7, 84, 16, 92, 34, 98, 58, 100, 74, 97, 86, 86, 94, 72, 101, 60, 97, 40, 90, 22, 80,
  6, 74, 0, 10, 0, 6, 12, 4, 26, 1, 30, -3, 26, -5, 34, -2, 40, -6, 50, -1, 54,
]);
const upsideDown: Corners = corners([
  0, 22, 4, 60, 14, 84, 30, 96, 31, 100, 74, 100, 75, 96, 90, 82, 99, 50, 96, 20, 84, 4, 66, 8, 60,
  0, 40, 0, 30, 9, 10, 4,
]);

/** The height of the deck in percent: the 30th percentile of the corners above the keel. */
export const deckHeight = (corners: Corners) => {
  const heights = corners
    .map(([, y]) => y)
    .filter((y) => y > 0)
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.3)] ?? 50;
};

export function hullCorners(lies: WreckAttitude, facts: SectionFacts): Corners {
  if (lies === 'upright') return upright[shipKind(facts)];
  return lies === 'upside-down' ? upsideDown : onHerSide;
}
