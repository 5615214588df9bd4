import { monthNames } from '../dates/months.ts';
import { isFiller, withoutFillers } from '../search/filler-words.ts';
import { foldText } from '../text/fold-text.ts';
import { type SiteFilters, siteFilters } from './filters.ts';
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

const fixedMeanings: readonly (readonly [SiteFilters, readonly string[]])[] = [
  [{ access: 'shore' }, ['shore', 'shore dive', 'from shore', 'from the shore', 'shore entry']],
  [{ access: 'boat' }, ['boat', 'boat dive', 'by boat', 'from a boat']],
  [{ access: 'liveaboard' }, ['liveaboard']],
  [{ skill: 'Beginner' }, ['beginner', 'for beginners', 'easy', 'novice']],
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
  phrase.endsWith('y') ? `${phrase.slice(0, -1)}ies` : `${phrase}s`;

/** A region by its whole name and by each of the places in it: "Cairns & Port Douglas" has two. */
const regionPhrases = (region: string) => [
  region,
  ...region.split(/ & |, | and | to | – |[()]/),
  ...(moreRegionNames[region] ?? []),
];

/** @param states and regions as sites have them */
export function createMeanings(
  states: Iterable<string>,
  regions: Iterable<string>,
  species: Iterable<SpeciesNames>,
): WordMeanings {
  const meanings = new Map<string, SiteFilters>();
  /** Words of earlier groups stand before those of later ones; a word for two of a group means neither. */
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

export interface ParsedSearchText {
  filters: SiteFilters;
  /** The words that mean nothing of this, folded. */
  rest: string;
}

const metres = String.raw`\s*(?:m|metres|meters)(?![\p{L}\p{N}])`;

/** Each with a pair of depths, or the one that ends the range. */
const depthPhrases: readonly (readonly [RegExp, (one: number, other: number) => SiteFilters])[] = [
  [
    new RegExp(
      String.raw`(?:between\s+)?(?<![\p{L}\p{N}])(\d{1,3})(?:${metres})?\s*(?:-|–|to|and)\s*(\d{1,3})${metres}`,
      'iu',
    ),
    (one, other) => ({ minDepth: Math.min(one, other), maxDepth: Math.max(one, other) }),
  ],
  [
    new RegExp(String.raw`(?:deeper than|below|over|from)\s+(\d{1,3})${metres}`, 'iu'),
    (one) => ({ minDepth: one }),
  ],
  [
    new RegExp(
      String.raw`(?:shallower than|less than|up to|down to|under|above|within|to)\s+(\d{1,3})${metres}`,
      'iu',
    ),
    (one) => ({ maxDepth: one }),
  ],
];

/** @returns the depths that a text asks for, which are those of a filter, and the text without them */
function takeDepths(text: string): { filters: SiteFilters; rest: string } {
  for (const [phrase, read] of depthPhrases) {
    const [span, one, other] = phrase.exec(text) ?? [];
    if (!span) continue;
    const filters = read(Number(one), Number(other));
    const depths = Object.values(filters);
    if (depths.every((depth) => siteFilters.minDepth.value.parse(depth) !== undefined)) {
      return { filters, rest: text.replace(span, ' ') };
    }
  }
  return { filters: {}, rest: text };
}

export function parseSearchText(
  text: string,
  meanings: WordMeanings,
): ParsedSearchText | undefined {
  const depths = takeDepths(text);
  let { filters } = depths;
  const words = foldText(depths.rest).split(' ').filter(Boolean);
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestPhrase, words.length - at);
    let meaning: SiteFilters | undefined;
    for (; length > 0; length--) {
      meaning = meanings.get(words.slice(at, at + length).join(' '));
      if (meaning) break;
    }
    const isNew = meaning && !Object.keys(meaning).some((name) => name in filters);
    if (meaning && isNew) filters = { ...filters, ...meaning };
    else rest.push(...words.slice(at, at + Math.max(length, 1)));
    at += Math.max(length, 1);
  }
  if (Object.keys(filters).length === 0) return undefined;
  return { filters, rest: withoutFillers(rest.join(' ')) };
}
