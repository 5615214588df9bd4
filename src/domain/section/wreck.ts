import { fromShore, type SectionFacts } from './facts.ts';
import { deckHeight, hullCorners } from './hulls.ts';
import { type Corners, depthAt, type Part, type Place, type Span } from './places.ts';
import type { Random } from './random.ts';
import { buildRemains } from './remains.ts';

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

/** Strips across a hull: sides in percent of the length, top and thickness of the height. */
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

function sideDetails(frame: Frame): Part[] {
  const hatches = [16, 30, 70].map((left) => [left, left + 8, 50, 22] as const);
  const masts = [
    [27, 40],
    [65, 79],
  ].map(
    ([foot = 0, head = 0]): Part => ({
      kind: 'seam',
      places: placed(
        [
          [foot, 36],
          [foot + 1.4, 38],
          [head + 1, 3],
          [head, 2],
        ],
        frame,
      ),
    }),
  );
  const holds = strips(hatches, frame).map((part): Part => ({ ...part, kind: 'hollow' }));
  return [
    ...strips(
      [
        [3, 97, 66, 3],
        [42, 60, 56, 34],
        [46, 50, 50, 8],
        [52, 56, 50, 8],
      ],
      frame,
    ),
    ...holds,
    ...masts,
  ];
}

function hullDetails(frame: Frame, deck: number): Part[] {
  const ports = Array.from({ length: 9 }, (_, i) => {
    const left = 14 + i * 8;
    return [left, left + 1.6, deck * 0.74, deck * 0.12] as const;
  });
  return strips([[7, 93, deck * 0.34, deck * 0.06], ...ports], frame);
}

/** The ship in her stated attitude; only her remains if she is broken or no attitude is stated. */
export function buildWreck(
  facts: SectionFacts,
  span: Span,
  random: Random,
  bed: readonly Place[],
): Part[] {
  const { lies } = facts;
  const from = fromShore(facts) ? random(0.42, 0.48) : random(0.16, 0.26);
  const to = random(0.84, 0.92);
  if (lies === null || lies === 'broken') {
    return buildRemains(facts, span, random, bed, [from, to]);
  }
  const foot = Math.max(depthAt(bed, from), depthAt(bed, to), span.deepest) + span.deepest * 0.01;
  const corners = hullCorners(lies, facts);
  const frame: Frame = { from, to, foot, top: span.top };
  // The bow of a ship on her port side points the other way.
  const turned = lies === 'port' ? corners.map(([x, y]) => [100 - x, y] as const) : corners;
  const hull: Part = { kind: 'hull', places: placed(turned, frame) };
  if (lies === 'starboard' || lies === 'port' || lies === 'side') {
    return [hull, ...sideDetails(frame)];
  }
  return lies === 'upright' ? [hull, ...hullDetails(frame, deckHeight(corners))] : [hull];
}
