import { mentions, type SectionFacts } from './facts.ts';
import { depthAt, type Part, type Place, type Span } from './places.ts';
import type { Random } from './random.ts';

interface Jetty {
  from: number;
  to: number;
  /** Height of the deck above the water, as a share of the sky. */
  high: number;
  piles: number;
  thick: number;
  ruined: boolean;
}

const box = (left: number, right: number, upper: number, lower: number): Place[] => [
  [left, upper],
  [right, upper],
  [right, lower],
  [left, lower],
];

function jetty(span: Span, random: Random, bed: readonly Place[], one: Jetty): Part[] {
  const { from, to, high, piles, thick, ruined } = one;
  const deck = -span.sky * high;
  const gap = (to - from - 0.06) / (piles - 1);
  const parts: Part[] = [];
  for (let i = 0; i < piles; i++) {
    const x = from + 0.04 + gap * i + random(-0.12, 0.12) * gap;
    const lean = ruined ? random(-0.02, 0.02) : 0;
    const upper = ruined ? deck * random(-0.6, 0.9) : deck;
    const foot = depthAt(bed, x) + span.deepest * 0.03;
    parts.push({
      kind: 'pile',
      places: [
        [x, upper],
        [x + thick, upper],
        [x + thick + lean, foot],
        [x + lean, foot],
      ],
    });
  }
  if (!ruined) {
    parts.push({ kind: 'deck', places: box(from, to, deck * 1.16, deck * 0.84) });
    const rail = deck * 1.55;
    for (const x of [to - 0.02, (from + to) / 2, from + 0.08])
      parts.push({ kind: 'deck', places: box(x, x + 0.004, rail, deck) });
    parts.push({ kind: 'deck', places: box(from + 0.06, to - 0.012, rail, rail * 0.965) });
  }
  return parts;
}

function fallen(
  span: Span,
  random: Random,
  bed: readonly Place[],
  from: number,
  to: number,
): Part[] {
  return [0, 1, 2].map(() => {
    const x = random(from + 0.1, to - 0.08);
    const long = random(0.05, 0.1);
    const [near, far] = [depthAt(bed, x), depthAt(bed, x + long)];
    const thick = span.deepest * 0.035;
    return {
      kind: 'wreckage',
      places: [
        [x, near - thick],
        [x + long, far - thick * random(0.4, 1.6)],
        [x + long, far + thick * 0.4],
        [x, near + thick * 0.4],
      ],
    };
  });
}

/** A jetty from the shore with piles down to the sand; two if the text names two. */
export function buildPier(
  facts: SectionFacts,
  span: Span,
  random: Random,
  bed: readonly Place[],
): Part[] {
  const long = mentions(
    facts,
    /\b(long(er|est)?|hundred metres|kilometres? out|out a long way)\b/i,
  );
  const short = mentions(facts, /\b(short|stubby|smallish)\b/i);
  const to = short ? random(0.6, 0.68) : long ? random(0.9, 0.95) : random(0.74, 0.86);
  const main: Jetty = {
    from: span.shore ? 0.02 : 0.2,
    to,
    high: random(0.3, 0.46),
    piles: Math.round((long ? random(8, 11) : random(5, 8)) * (short ? 0.8 : 1)),
    thick: random(0.009, 0.017),
    ruined: false,
  };
  const parts = jetty(span, random, bed, main);
  if (mentions(facts, /\b(two jetties|old jetty|old timber|new curved jetty)\b/i)) {
    const old = { ...main, from: 0.3, to: 0.98, piles: 7, thick: 0.008, ruined: true };
    parts.unshift(...jetty(span, random, bed, old));
  }
  if (mentions(facts, /\b(fallen|beams|rubble|lost tackle|wreck)/i)) {
    parts.push(...fallen(span, random, bed, 0.3, to));
  }
  return parts;
}
