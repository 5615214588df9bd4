import { monthNames } from '../dates/months.ts';
import { defaultReach, type Place, reaches } from '../geo/near.ts';
import { isFiller, withoutFillers } from '../search/filler-words.ts';
import { foldText } from '../text/fold-text.ts';
import { windLabels, winds } from './facts.ts';
import { type SiteFilters, siteFilters } from './filters.ts';
import type { SiteFacts } from './list.ts';
import type { SpeciesAtSites } from './species.ts';
import { type SiteType, stateNames } from './terms.ts';

export type SpeciesNames = Pick<SpeciesAtSites, 'slug' | 'name' | 'terms'>;

export type WordMeanings = ReadonlyMap<string, SiteFilters>;

const typeNames: Record<SiteType, readonly string[]> = {
  reef: ['reef', 'reef dive'],
  wreck: ['wreck', 'wreck dive', 'shipwreck', 'wreck diving'],
  wall: ['wall', 'wall dive', 'drop off'],
  cave: ['cave', 'cavern', 'cave dive', 'swim through'],
  pier: ['pier', 'jetty', 'wharf', 'pier dive', 'jetty dive'],
  muck: ['muck', 'muck dive', 'muck diving'],
  drift: ['drift', 'drift dive', 'drift diving'],
  freshwater: ['freshwater', 'fresh water', 'sinkhole', 'lake', 'quarry'],
};

/** The phrases for shelter from the wind of a side. @param side e.g. "south-east" */
function shelterPhrases(side: string): string[] {
  const names = [`${side}erly`, `${side}erly wind`, `${side} wind`];
  return [
    ...['', 'in ', 'in a '].flatMap((start) => names.map((name) => start + name)),
    ...['from ', 'from a ', 'from the '].flatMap((start) =>
      [...names, side].map((name) => `sheltered ${start}${name}`),
    ),
  ];
}

const fixedMeanings: readonly (readonly [SiteFilters, readonly string[]])[] = [
  [{ access: 'shore' }, ['shore', 'shore dive', 'from shore', 'from the shore', 'shore entry']],
  [{ access: 'boat' }, ['boat', 'boat dive', 'by boat', 'from a boat']],
  [{ access: 'liveaboard' }, ['liveaboard']],
  [
    { skill: 'Beginner' },
    ['beginner', 'for beginners', 'easy', 'novice', 'first dive', 'new diver', 'learner'],
  ],
  [{ skill: 'Intermediate' }, ['intermediate']],
  [{ skill: 'Advanced' }, ['advanced', 'experienced']],
  [{ tide: 'slack' }, ['slack', 'slack water']],
  [{ permit: 'none' }, ['permit free', 'no permit', 'without permit']],
];

const moreStateNames: Record<string, readonly string[]> = {
  TAS: ['tassie'],
  WA: ['west australia'],
  NT: ['top end'],
};

const moreRegionNames: Record<string, readonly string[]> = {
  'Rottnest Island': ['rottnest', 'rotto'],
  'Lord Howe Island': ['lord howe'],
};

const longestPhrase = 6;

const plural = (phrase: string) =>
  /[^aeiou]y$/.test(phrase) ? `${phrase.slice(0, -1)}ies` : `${phrase}s`;

/** The name of a region and of each place in it: "Cairns & Port Douglas" has two. */
const regionPhrases = (region: string) => [
  region,
  ...region.split(/ & |, | and | to | – |[()]/),
  ...(moreRegionNames[region] ?? []),
];

/** @param states of existing sites, like `regions` */
export function createMeanings(
  states: Iterable<string>,
  regions: Iterable<string>,
  species: Iterable<SpeciesNames>,
): WordMeanings {
  const meanings = new Map<string, SiteFilters>();
  /** Earlier groups take precedence; a phrase that a group has twice gets no meaning from it. */
  const addGroup = (group: Iterable<readonly [SiteFilters, Iterable<string>]>) => {
    const found = new Map<string, SiteFilters | undefined>();
    for (const [filters, phrases] of group) {
      for (const phrase of new Set([...phrases].map(foldText))) {
        if (phrase.length < 2 || isFiller(phrase)) continue;
        found.set(phrase, found.has(phrase) ? undefined : filters);
      }
    }
    for (const [phrase, filters] of found) {
      if (filters && !meanings.has(phrase)) meanings.set(phrase, filters);
    }
  };
  const withPlurals = (phrases: readonly string[]) => [...phrases, ...phrases.map(plural)];
  addGroup([
    ...Object.entries(typeNames).map(
      ([type, names]) => [{ type: type as SiteType }, withPlurals(names)] as const,
    ),
    ...fixedMeanings.map(([filters, phrases]) => [filters, withPlurals(phrases)] as const),
    ...winds.map(
      (wind) => [{ sheltered: wind }, withPlurals(shelterPhrases(windLabels[wind]))] as const,
    ),
    ...monthNames.map((name, index) => [{ month: index + 1 }, [name]] as const),
  ]);
  addGroup(
    [...states].map((state) => [
      { state },
      [state, stateNames[state] ?? state, ...(moreStateNames[state] ?? [])],
    ]),
  );
  addGroup([...regions].map((region) => [{ region }, regionPhrases(region)]));
  addGroup(
    [...species].map(({ slug, name, terms }) => [{ species: slug }, withPlurals([name, ...terms])]),
  );
  return meanings;
}

/** Finds the place that a phrase names; undefined if there is none. */
export type FindPlace = (phrase: string) => Place | undefined;

/** A run of words, with the facts that these words state. */
interface Piece {
  text: string;
  facts?: SiteFacts | undefined;
}

export interface ParsedSearchText {
  filters: SiteFacts;
  /** The remaining words, folded. */
  rest: string;
  place?: Place | undefined;
  /** Each fact by itself, with all other words as `q`. */
  single: SiteFacts[];
}

/** Prevents a match inside a word or a number. */
const start = String.raw`(?<![\p{L}\p{N}]|\d[.,])`;
/** A depth; the decimals are not captured because the filters use whole metres. */
const depth = String.raw`(\d{1,3})(?:[.]\d+)?`;
const metres = String.raw`\s*(?:m|metres|meters)(?![\p{L}\p{N}])`;

/** Phrases for a pair of depths, or for one end of a range. */
const depthPhrases: readonly (readonly [RegExp, (one: number, other: number) => SiteFilters])[] = [
  [
    new RegExp(
      String.raw`(?:between\s+)?${start}${depth}(?:${metres})?\s*(?:-|–|to|and)\s*${depth}${metres}`,
      'iu',
    ),
    (one, other) => ({ minDepth: Math.min(one, other), maxDepth: Math.max(one, other) }),
  ],
  [
    new RegExp(String.raw`(?:deeper than|below|over|from)\s+${depth}${metres}`, 'iu'),
    (one) => ({ minDepth: one }),
  ],
  [
    new RegExp(
      String.raw`(?:shallower than|less than|up to|down to|under|above|within|to)\s+${depth}${metres}`,
      'iu',
    ),
    (one) => ({ maxDepth: one }),
  ],
  [new RegExp(start + depth + metres, 'iu'), (one) => ({ minDepth: one, maxDepth: one })],
];

/** Extracts the first valid depths from a text. */
function takeDepths(text: string): { pieces: Piece[]; rest: string } {
  for (const [phrase, read] of depthPhrases) {
    const [span, one, other] = phrase.exec(text) ?? [];
    if (!span) continue;
    const facts = read(Number(one), Number(other));
    const depths = Object.values(facts);
    if (depths.every((depth) => siteFilters.minDepth.value.parse(depth) !== undefined)) {
      return { pieces: [{ text: span, facts }], rest: text.replace(span, ' ') };
    }
  }
  return { pieces: [], rest: text };
}

const reachPhrase =
  /\b(?:within|under|less than)?\s*(\d{1,3})\s*(?:km|kms|kilometres|kilometers)\b/i;

/** Extracts a distance such as "within 20 km", rounded up to the next reach. */
function takeReach(text: string): { within: SiteFacts['within']; rest: string } {
  const [span, km] = reachPhrase.exec(text) ?? [];
  if (!span) return { within: defaultReach, rest: text };
  const within = reaches.find((reach) => reach >= Number(km)) ?? reaches.at(-1);
  return { within, rest: text.replace(span, ' ') };
}

/** Words after which a name is a place, even if it is also a region. */
const placePrepositions = new Set(['near', 'around', 'of', 'by']);

export function parseSearchText(
  text: string,
  meanings: WordMeanings,
  findPlace: FindPlace = () => undefined,
): ParsedSearchText | undefined {
  const depths = takeDepths(text);
  const reach = takeReach(depths.rest);
  const words = foldText(reach.rest).split(' ').filter(Boolean);
  const pieces: Piece[] = [...depths.pieces];
  let place: Place | undefined;
  let filters: SiteFacts = Object.assign({}, ...pieces.map(({ facts }) => facts));
  const read = (phrase: string, before: string | undefined): SiteFacts | undefined => {
    const meaning = meanings.get(phrase);
    const isWhole = meaning && (!meaning.region || foldText(meaning.region) === phrase);
    if (isWhole && !(meaning.region && placePrepositions.has(before ?? ''))) return meaning;
    const found = place || isFiller(phrase) ? undefined : findPlace(phrase);
    if (!found) return meaning;
    place = found;
    return { near: found.slug, within: reach.within };
  };
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestPhrase, words.length - at);
    let facts: SiteFacts | undefined;
    for (; length > 0; length--) {
      facts = read(words.slice(at, at + length).join(' '), words[at - 1]);
      if (facts) break;
    }
    const isNew = facts && !Object.keys(facts).some((name) => name in filters);
    if (isNew) filters = { ...filters, ...facts };
    const taken = Math.max(length, 1);
    pieces.push({ text: words.slice(at, at + taken).join(' '), facts: isNew ? facts : undefined });
    at += taken;
  }
  if (Object.keys(filters).length === 0) return undefined;
  const joined = (kept: readonly Piece[]) => kept.map((one) => one.text.trim()).join(' ');
  const others = (piece: Piece) => {
    const text = joined(pieces.filter((one) => one !== piece));
    return withoutFillers(foldText(text)) ? text : undefined;
  };
  return {
    filters,
    rest: withoutFillers(joined(pieces.filter(({ facts }) => !facts))),
    place,
    single: pieces.flatMap((piece) => (piece.facts ? [{ ...piece.facts, q: others(piece) }] : [])),
  };
}
