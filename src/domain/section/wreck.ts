import { fromShore, type SectionFacts } from './facts.ts';
import { type Corners, deckHeight, hullCorners } from './hulls.ts';
import { depthAt, type Part, type Place, type Span } from './places.ts';
import type { Random } from './random.ts';

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

/** Strips across a hull, in percent of the length and of the height; their thickness in percent of the height. */
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
    [26, 42],
    [66, 86],
  ].map(
    ([foot = 0, head = 0]): Part => ({
      kind: 'seam',
      places: placed(
        [
          [foot, 46],
          [foot + 1.6, 48],
          [head + 1, -5],
          [head, -6],
        ],
        frame,
      ),
    }),
  );
  const holds = strips(hatches, frame).map((part): Part => ({ ...part, kind: 'hollow' }));
  return [
    ...strips(
      [
        [4, 98, 70, 4],
        [44, 60, 58, 40],
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
    // A boiler lies low; what stands highest is an end of the ship or a frame of her engine.
    const shapes: Place[][] = [
      [
        [left, foot],
        [left - wide * 0.14, top],
        [left + wide * 0.08, top + (foot - top) * 0.1],
        [middle, top + (foot - top) * 0.16],
        [middle + wide * 0.08, top + (foot - top) * 0.34],
        [right - wide * 0.1, top + (foot - top) * 0.3],
        [right, top + (foot - top) * 0.66],
        [right + wide * 0.1, foot],
      ],
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
      [
        [left, foot],
        [left, top + (foot - top) * 0.2],
        [left + wide * 0.03, top],
        [right - wide * 0.03, top],
        [right, top + (foot - top) * 0.2],
        [right, foot],
      ],
    ];
    const shape = shapes[Math.floor(r(0, i === tallest ? 2 : shapes.length))] ?? [];
    parts.push({ kind: 'wreckage', places: shape });
  }
  return parts;
}

/** The ship in the attitude that the text states; without one, the remains of any wreck. */
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
  const corners = hullCorners(lies, facts);
  const frame: Frame = { from, to, foot, top: span.top };
  // Starboard down shows her port flank: the bow points the other way than on her port side.
  const turned = lies === 'port' ? corners.map(([x, y]) => [100 - x, y] as const) : corners;
  const hull: Part = { kind: 'hull', places: placed(turned, frame) };
  if (lies === 'starboard' || lies === 'port' || lies === 'side') {
    return [hull, ...sideDetails(frame)];
  }
  return lies === 'upright' ? [hull, ...hullDetails(frame, deckHeight(corners))] : [hull];
}
