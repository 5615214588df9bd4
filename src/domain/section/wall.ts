import { mentions, type SectionFacts } from './facts.ts';
import { down, type Part, type Place, type Span } from './places.ts';
import type { Random } from './random.ts';

function face(span: Span, random: Random): Place[] {
  const edge = random(0.3, 0.42);
  const lip = random(0.02, 0.05);
  const ledges = [0.16, 0.3, 0.44, 0.6, 0.76, 0.9].map(
    (share): Place => [
      edge + random(-0.02, 0.05) + share * 0.05,
      down(span, share + random(-0.04, 0.04)),
    ],
  );
  const behind: Place[] = span.shore
    ? [
        [0, -span.sky * 0.55],
        [random(0.08, 0.12), -span.sky * random(0.3, 0.5)],
        [random(0.14, 0.17), 0],
        [random(0.2, 0.24), span.top * random(0.7, 1)],
      ]
    : [
        [0, down(span, random(0.0, 0.08))],
        [0.16, down(span, random(0.02, 0.06))],
      ];
  return [...behind, [edge, span.top], [edge + lip, down(span, 0.06)], ...ledges];
}

export function wall(span: Span, random: Random): Part[] {
  const line = face(span, random);
  const foot = (line.at(-1)?.[0] ?? 0.5) + random(0.04, 0.1);
  return [
    {
      kind: 'rock',
      places: [...line, [foot, span.deepest], [foot, span.bottom], [0, span.bottom]],
    },
  ];
}

/** An island with a tunnel between a deep and a shallow entrance, and a chimney in its middle. */
function tunnel(span: Span, random: Random): Part[] {
  const crown = -span.sky * random(0.4, 0.6);
  const body: Place[] = [
    [0.13, span.bottom],
    [0.18, down(span, 0.8)],
    [0.22, down(span, 0.4)],
    [0.3, down(span, 0)],
    [0.36, crown * 0.7],
    [0.46, crown],
    [0.55, crown * 0.5],
    [0.62, down(span, 0.06)],
    [0.68, down(span, 0.46)],
    [0.74, down(span, 0.84)],
    [0.8, span.bottom],
  ];
  const chimney = random(0.42, 0.5);
  const passage: Place[] = [
    [0.235, down(span, 0.3)],
    [0.3, down(span, 0.24)],
    [chimney - 0.03, down(span, 0.34)],
    [chimney, down(span, 0.12)],
    [chimney + 0.03, down(span, 0.36)],
    [0.6, down(span, 0.6)],
    [0.72, down(span, 0.68)],
    [0.755, down(span, 0.95)],
    [0.6, down(span, 0.93)],
    [chimney, down(span, 0.74)],
    [0.3, down(span, 0.52)],
    [0.205, down(span, 0.52)],
  ];
  // The island stands on the side away from the boat.
  const aside = (places: Place[]) => places.map(([x, y]): Place => [0.05 + x * 0.56, y]);
  return [
    { kind: 'rock', places: aside(body) },
    { kind: 'hollow', places: aside(passage) },
  ];
}

const goesThrough = (facts: SectionFacts) =>
  mentions(facts, /tunnel|come out on the far side|swim right through/i);

export function cave(facts: SectionFacts, span: Span, random: Random): Part[] {
  if (goesThrough(facts)) return tunnel(span, random);
  const [body] = wall(span, random);
  if (!body) return [];
  const mouth = random(0.44, 0.62);
  const high = random(0.24, 0.34);
  const back = random(0.1, 0.2);
  const floor = Math.min(0.98, mouth + high + random(0.06, 0.14));
  const face = body.places.filter(([across]) => across > 0.25);
  const out = (share: number) => {
    const metres = down(span, share);
    const next = face.findIndex(([, depth]) => depth >= metres);
    const [x1 = 0.5, d1 = metres] = face[next] ?? [];
    const [x0 = x1, d0 = d1] = face[next - 1] ?? [];
    return d1 === d0 ? x1 : x0 + ((x1 - x0) * (metres - d0)) / (d1 - d0);
  };
  const chamber: Place[] = [
    [out(mouth) + 0.012, down(span, mouth)],
    [out(mouth) - 0.08, down(span, mouth + high * 0.22)],
    [back + 0.1, down(span, mouth + high * 0.1)],
    [back + 0.02, down(span, mouth + high * 0.45)],
    [back, down(span, (mouth + high + floor) / 2)],
    [back + 0.06, down(span, floor)],
    [out(floor) - 0.1, down(span, floor - 0.015)],
    [out(floor) + 0.012, down(span, floor)],
  ];
  return [body, { kind: 'hollow', places: chamber }];
}
