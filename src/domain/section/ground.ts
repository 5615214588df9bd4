import { buildBasin } from './basin.ts';
import { fromShore, type SectionFacts, says } from './facts.ts';
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
      if (says(facts, /\b(drop-?off|sheer|vertical wall)\b/i)) return 'wall';
      return fromShore(facts) ? 'slope' : 'bommie';
  }
}

function seaBed(span: Span, r: Random, steep: number): Place[] {
  const { deepest, shore, sky } = span;
  if (!shore) {
    const low = r(0.3, 0.7);
    return [0, 0.18, low, 0.84, 1].map((x) => [
      x,
      x === low ? deepest : deepest * (1 - r(0, 0.035)),
    ]);
  }
  const foot = r(0.6, 0.78);
  const water = r(0.11, 0.16);
  const bend = r(0.32, 0.5);
  return [
    [0, -sky * r(0.3, 0.42)],
    [water * 0.6, -sky * r(0.12, 0.2)],
    [water, 0],
    [water + (foot - water) * 0.3, Math.max(span.top, deepest * bend * steep)],
    [water + (foot - water) * 0.62, deepest * (0.55 + bend * 0.4)],
    [foot, deepest],
    [1, deepest * (1 - r(0, 0.02))],
  ];
}

interface Stack {
  left: number;
  right: number;
  /** Share of the way from the top (0) to the ground (1). */
  peak: number;
  crest: number;
}

function rock(span: Span, r: Random, { left, right, peak, crest }: Stack, bed: readonly Place[]) {
  const steps = 5 + Math.floor(r(0, 3));
  const side = (from: number, to: number): Place[] =>
    Array.from({ length: steps }, (_, i) => {
      const t = (i + r(0.1, 0.9)) / steps;
      const across = from + (to - from) * t ** r(0.75, 1.5);
      return [across, down(span, 1 - (1 - peak) * t ** r(0.5, 0.85))];
    });
  const at = left + (right - left) * crest;
  const shelf = (right - left) * r(0.03, 0.1);
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

function bommies(facts: SectionFacts, span: Span, r: Random, bed: readonly Place[]): Part[] {
  const many = says(facts, /\b(bommies|pinnacles|rocks|towers|boulders|stacks|peaks|islets)\b/i);
  const first = r(0.2, 0.34);
  const wide = r(0.3, 0.42);
  const stacks: Stack[] = [
    { left: first, right: first + wide, peak: 0, crest: r(0.3, 0.7) },
    { left: first + wide + r(0.0, 0.05), right: 0.97, peak: r(0.45, 0.75), crest: r(0.3, 0.7) },
  ];
  if (many) stacks.unshift({ left: 0.05, right: first + 0.03, peak: r(0.3, 0.6), crest: 0.5 });
  return stacks.map((stack) => ({ kind: 'rock', places: rock(span, r, stack, bed) }));
}

function slopingReef(span: Span, r: Random, bed: readonly Place[]): Part[] {
  const places: Place[] = [];
  const start = r(0.2, 0.24);
  const end = r(0.66, 0.82);
  const steps = 9;
  for (let i = 0; i <= steps; i++) {
    const x = start + ((end - start) * i) / steps;
    const ground = depthAt(bed, x);
    const rise = i === 0 || i === steps ? 0 : (span.deepest - span.top) * r(0.05, 0.24);
    places.push([x, Math.max(span.top, ground - rise)]);
  }
  places[1] = [places[1]?.[0] ?? start, span.top];
  const under = [...places]
    .reverse()
    .map(([x]) => [x, depthAt(bed, x) + span.deepest * 0.03] as const);
  return [{ kind: 'rock', places: [...places, ...under] }];
}

function flat(span: Span, r: Random, bed: readonly Place[]): Part[] {
  return [0.4, 0.62, 0.86].map((at) => ({
    kind: 'rock',
    places: rock(
      span,
      r,
      { left: at - r(0.03, 0.06), right: at + r(0.03, 0.07), peak: r(0.8, 0.92), crest: 0.5 },
      bed,
    ),
  }));
}

function groundParts(form: SectionForm, facts: SectionFacts, span: Span, r: Random, bed: Place[]) {
  switch (form) {
    case 'slope':
      return slopingReef(span, r, bed);
    case 'bommie':
    case 'drift':
      return bommies(facts, span, r, bed);
    case 'wall':
      return wall(span, r);
    case 'cave':
      return cave(facts, span, r);
    case 'basin':
      return buildBasin(facts, span, r);
    case 'flat':
      return flat(span, r, bed);
    case 'pier':
      return buildPier(facts, span, r, bed);
    default:
      return buildWreck(facts, span, r, bed);
  }
}

export function buildGround(facts: SectionFacts, span: Span, r: Random): Ground {
  const form = sectionForm(facts);
  const level = form === 'wall' || form === 'cave' || form === 'basin';
  const bed = seaBed(level ? { ...span, shore: false } : span, r, form === 'pier' ? 0.8 : 1);
  return { form, bed, parts: groundParts(form, facts, span, r, bed) };
}
