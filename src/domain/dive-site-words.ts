import type { SiteFilters } from './dive-site-filters.ts';
import type { SpeciesAtSites } from './dive-site-species.ts';
import { type SiteType, stateNames } from './dive-site-terms.ts';
import { foldText } from './fold-text.ts';
import { monthNames } from './months.ts';

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

const fixedWords: readonly (readonly [SiteFilters, readonly string[]])[] = [
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

const fillers = new Set(
  'a all and around at best by can dive dives diver divers diving find for from i in near of off on or scuba see site sites spot spots the to under where with'.split(
    ' ',
  ),
);

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
        if (phrase.length < 2 || fillers.has(phrase)) continue;
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
    ...fixedWords.map(([filters, phrases]) => [filters, withPlurals(phrases)] as const),
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

export interface ParsedWords {
  filters: SiteFilters;
  /** The words that mean nothing of this, folded. */
  rest: string;
}

const depths = /(\d{1,3})\s*(?:-|–|to)\s*(\d{1,3})\s*(?:m|metres|meters)(?![\p{L}\p{N}])/iu;

export function understandWords(text: string, meanings: WordMeanings): ParsedWords | undefined {
  let filters: SiteFilters = {};
  const [span, one, other] = depths.exec(text) ?? [];
  if (span) {
    const metres = [Number(one), Number(other)];
    filters = { minDepth: Math.min(...metres), maxDepth: Math.max(...metres) };
  }
  const words = foldText(span ? text.replace(span, ' ') : text)
    .split(' ')
    .filter(Boolean);
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
  return { filters, rest: rest.filter((word) => !fillers.has(word)).join(' ') };
}
