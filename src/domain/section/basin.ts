import { mentions, type SectionFacts } from './facts.ts';
import type { Part, Place, Span } from './places.ts';
import type { Random } from './random.ts';

export function buildBasin(facts: SectionFacts, span: Span, random: Random): Part[] {
  const sheer = mentions(facts, /\b(sinkhole|shaft|cenote|chasm|well)\b/i);
  const bank = (at: number, out: number): Place[] => {
    const run = sheer ? 0.03 : 0.2;
    return [0, 0.2, 0.45, 0.7, 1].map((share) => [
      at + out * (run * share + random(-0.012, 0.012)),
      span.deepest * share,
    ]);
  };
  const high = -span.sky * random(0.25, 0.4);
  const left = random(0.14, 0.22);
  const right = random(0.8, 0.88);
  return [
    {
      kind: 'rock',
      places: [[0, span.bottom], [0, high], [left - 0.05, high * 0.8], ...bank(left, 1)].concat([
        [left + (sheer ? 0.04 : 0.2), span.bottom],
      ]) as Place[],
    },
    {
      kind: 'rock',
      places: [[1, span.bottom], [1, high], [right + 0.05, high * 0.7], ...bank(right, -1)].concat([
        [right - (sheer ? 0.04 : 0.2), span.bottom],
      ]) as Place[],
    },
  ];
}
