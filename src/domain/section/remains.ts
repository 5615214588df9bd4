import type { SectionFacts } from './facts.ts';
import { type Piece, pieces, standing } from './pieces.ts';
import { depthAt, type Part, type Place, type Span } from './places.ts';
import type { Random } from './random.ts';

const maxPieces = 5;

/** The pieces that the text names, in its order; at least one rises to the shallowest depth. */
function namedPieces({ text }: Pick<SectionFacts, 'text'>): Piece[] {
  const named = pieces
    .map((piece) => ({ piece, at: text.search(piece.words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .slice(0, maxPieces)
    .map(({ piece }) => piece);
  const stands = named.some(({ high }) => high === undefined);
  if (stands) return named;
  const tallest = standing[standing.reef.words.test(text) ? 'reef' : 'hull'];
  return [tallest, ...named.slice(0, maxPieces - 1)];
}

/** The remains of a ship: the named pieces in true height, side by side on the sea floor. */
export function buildRemains(
  facts: SectionFacts,
  span: Span,
  random: Random,
  bed: readonly Place[],
  [from, to]: readonly [number, number],
): Part[] {
  const chosen = namedPieces(facts);
  const slot = (to - from) / chosen.length;
  return chosen.flatMap(({ high, wide, shapes }, i) => {
    const middle = from + slot * (i + 0.5 + random(-0.08, 0.08));
    const edges = [middle - slot * 0.4, middle, middle + slot * 0.4];
    const foot = Math.max(...edges.map((at) => depthAt(bed, at))) + span.deepest * 0.006;
    const stands = Math.max(foot - span.top, span.deepest * 0.05);
    // A narrow slot limits the height too, so that a piece retains its shape.
    const tall = Math.min(stands, high ? Math.min(high, (slot * span.square) / wide) : stands);
    const width = Math.min(slot, (tall * wide) / span.square) * 0.92;
    const isMirrored = random() < 0.5;
    return shapes.map(
      ([kind, shape]): Part => ({
        kind,
        places: shape.map(([x, up]): Place => {
          const across = isMirrored ? 1 - x : x;
          return [middle + (across - 0.5) * width, foot - up * tall];
        }),
      }),
    );
  });
}
