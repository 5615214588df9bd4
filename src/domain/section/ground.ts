import { buildBasin } from './basin.ts';
import { fromShore, mentions, type SectionFacts } from './facts.ts';
import { buildPier } from './pier.ts';
import { depthAt, down, type Part, type Place, type Span } from './places.ts';
import type { Random } from './random.ts';
import { cave, wall } from './wall.ts';
import { buildWreck } from './wreck.ts';

export type SectionForm =
  | 'slope'
  | 'bommie'
  | 'wall'
  | 'wreck'
  | 'pier'
  | 'cave'
  | 'basin'
  | 'flat'
  | 'drift';

export interface Ground {
  form: SectionForm;
  bed: readonly Place[];
  parts: readonly Part[];
}

export function sectionForm(facts: SectionFacts): SectionForm {
  switch (facts.type) {
    case 'wall':
    case 'wreck':
    case 'cave':
    case 'pier':
    case 'drift':
      return facts.type;
    case 'freshwater':
      return 'basin';
    case 'muck':
      return 'flat';
    default:
      if (mentions(facts, /\b(drop-?off|sheer|vertical wall)\b/i)) return 'wall';
      return fromShore(facts) ? 'slope' : 'bommie';
  }
}

function seaBed(span: Span, random: Random, steep: number): Place[] {
  const { deepest, shore, sky } = span;
  if (!shore) {
    const low = random(0.3, 0.7);
    return [0, 0.18, low, 0.84, 1].map((x) => [
      x,
      x === low ? deepest : deepest * (1 - random(0, 0.035)),
    ]);
  }
  const foot = random(0.6, 0.78);
  const water = random(0.11, 0.16);
  const bend = random(0.32, 0.5);
  return [
    [0, -sky * random(0.3, 0.42)],
    [water * 0.6, -sky * random(0.12, 0.2)],
    [water, 0],
    [water + (foot - water) * 0.3, Math.max(span.top, deepest * bend * steep)],
    [water + (foot - water) * 0.62, deepest * (0.55 + bend * 0.4)],
    [foot, deepest],
    [1, deepest * (1 - random(0, 0.02))],
  ];
}

interface Stack {
  left: number;
  right: number;
  /** Share of the way from the top (0) to the ground (1). */
  peak: number;
  crest: number;
}

function rock(
  span: Span,
  random: Random,
  { left, right, peak, crest }: Stack,
  bed: readonly Place[],
) {
  const steps = 5 + Math.floor(random(0, 3));
  const side = (from: number, to: number): Place[] =>
    Array.from({ length: steps }, (_, i) => {
      const t = (i + random(0.1, 0.9)) / steps;
      const across = from + (to - from) * t ** random(0.75, 1.5);
      return [across, down(span, 1 - (1 - peak) * t ** random(0.5, 0.85))];
    });
  const at = left + (right - left) * crest;
  const shelf = (right - left) * random(0.03, 0.1);
  const summit: Place[] = [
    [at - shelf, down(span, peak)],
    [at + shelf, down(span, peak + 0.02)],
  ];
  const rightSide = side(right, at + shelf).reverse();
  const places = [...side(left, at - shelf), ...summit, ...rightSide].sort((a, b) => a[0] - b[0]);
  return [
    [left, depthAt(bed, left) + span.deepest * 0.02] as const,
    ...places.map(([x, d]) => [x, Math.min(d, depthAt(bed, x))] as const),
    [right, depthAt(bed, right) + span.deepest * 0.02] as const,
  ];
}

function bommies(facts: SectionFacts, span: Span, random: Random, bed: readonly Place[]): Part[] {
  const many = mentions(
    facts,
    /\b(bommies|pinnacles|rocks|towers|boulders|stacks|peaks|islets)\b/i,
  );
  const first = random(0.2, 0.34);
  const wide = random(0.3, 0.42);
  const stacks: Stack[] = [
    { left: first, right: first + wide, peak: 0, crest: random(0.3, 0.7) },
    {
      left: first + wide + random(0.0, 0.05),
      right: 0.97,
      peak: random(0.45, 0.75),
      crest: random(0.3, 0.7),
    },
  ];
  if (many) stacks.unshift({ left: 0.05, right: first + 0.03, peak: random(0.3, 0.6), crest: 0.5 });
  return stacks.map((stack) => ({ kind: 'rock', places: rock(span, random, stack, bed) }));
}

function slopingReef(span: Span, random: Random, bed: readonly Place[]): Part[] {
  const places: Place[] = [];
  const start = random(0.2, 0.24);
  const end = random(0.66, 0.82);
  const steps = 9;
  for (let i = 0; i <= steps; i++) {
    const x = start + ((end - start) * i) / steps;
    const ground = depthAt(bed, x);
    const rise = i === 0 || i === steps ? 0 : (span.deepest - span.top) * random(0.05, 0.24);
    places.push([x, Math.max(span.top, ground - rise)]);
  }
  places[1] = [places[1]?.[0] ?? start, span.top];
  const under = [...places]
    .reverse()
    .map(([x]) => [x, depthAt(bed, x) + span.deepest * 0.03] as const);
  return [{ kind: 'rock', places: [...places, ...under] }];
}

function flat(span: Span, random: Random, bed: readonly Place[]): Part[] {
  return [0.4, 0.62, 0.86].map((at) => ({
    kind: 'rock',
    places: rock(
      span,
      random,
      {
        left: at - random(0.03, 0.06),
        right: at + random(0.03, 0.07),
        peak: random(0.8, 0.92),
        crest: 0.5,
      },
      bed,
    ),
  }));
}

function groundParts(
  form: SectionForm,
  facts: SectionFacts,
  span: Span,
  random: Random,
  bed: Place[],
) {
  switch (form) {
    case 'slope':
      return slopingReef(span, random, bed);
    case 'bommie':
    case 'drift':
      return bommies(facts, span, random, bed);
    case 'wall':
      return wall(span, random);
    case 'cave':
      return cave(facts, span, random);
    case 'basin':
      return buildBasin(facts, span, random);
    case 'flat':
      return flat(span, random, bed);
    case 'pier':
      return buildPier(facts, span, random, bed);
    default:
      return buildWreck(facts, span, random, bed);
  }
}

export function buildGround(facts: SectionFacts, span: Span, random: Random): Ground {
  const form = sectionForm(facts);
  const level = form === 'wall' || form === 'cave' || form === 'basin';
  const bed = seaBed(level ? { ...span, shore: false } : span, random, form === 'pier' ? 0.8 : 1);
  return { form, bed, parts: groundParts(form, facts, span, random, bed) };
}
