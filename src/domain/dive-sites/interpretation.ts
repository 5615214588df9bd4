import type { Position } from '../geo/positions.ts';
import { correctText, createVocabulary, type Vocabulary } from '../search/correction.ts';
import { foldRecord } from '../search/search.ts';
import { foldText } from '../text/fold-text.ts';
import { type FilterName, type SiteFilters, siteFilters } from './filters.ts';
import type { FilterableSite } from './filters-declaration.ts';
import { chipLabel, matchesFilters } from './filters-read.ts';
import { inPlace, typePlural } from './landing-text.ts';
import type { SiteQuery } from './list.ts';
import { isInReach, searchSites } from './search.ts';
import {
  createMeanings,
  parseSearchText,
  type SpeciesNames,
  type WordMeanings,
} from './search-text.ts';
import { stateNames } from './terms.ts';

export interface WordOffer {
  /** With what is left of the text as `q`. */
  filters: SiteFilters;
  words: string;
  count: number;
}

export interface Interpretation {
  /** The search that replaces a text that no site contains. */
  taken?: SiteFilters | undefined;
  offers: WordOffer[];
}

export interface Dictionary {
  meanings: WordMeanings;
  speciesNames: ReadonlyMap<string, string>;
  vocabulary: () => Vocabulary;
}

export function createDictionary(
  sites: readonly FilterableSite[],
  species: readonly SpeciesNames[],
): Dictionary {
  const meanings = createMeanings(
    new Set(sites.flatMap(({ state }) => state ?? [])),
    new Set(sites.map(({ region }) => region)),
    species,
  );
  let vocabulary: Vocabulary | undefined;
  return {
    meanings,
    speciesNames: new Map(species.map(({ slug, name }) => [slug, name])),
    vocabulary() {
      const words = [...meanings.keys()].map((phrase) => ({ name: phrase, region: '' }));
      vocabulary ??= createVocabulary(
        [...sites, ...words].map((one) =>
          foldRecord(one, [({ name }) => name, ({ region }) => region]),
        ),
      );
      return vocabulary;
    },
  };
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function factText(name: FilterName, value: string | number, { speciesNames }: Dictionary): string {
  if (name === 'type') {
    const type = siteFilters.type.value.parse(value);
    return type ? `All ${typePlural(type)}` : String(value);
  }
  if (name === 'state' || name === 'region') {
    return capitalise(inPlace(stateNames[value] ?? String(value)));
  }
  if (name === 'species') return speciesNames.get(String(value)) ?? chipLabel(name, value);
  return chipLabel(name, value);
}

const setFilters = (filters: SiteFilters) =>
  Object.entries(filters).filter(([, value]) => value !== undefined) as [
    FilterName,
    string | number,
  ][];

const withRest = (filters: SiteFilters, rest: string): SiteFilters => ({
  ...filters,
  q: rest || undefined,
});

/** Searches sites; a text that none holds is taken for what its words mean, or for the words that it resembles. */
export function searchInterpreted<Site extends FilterableSite>(
  sites: readonly Site[],
  query: SiteQuery,
  dictionary: Dictionary,
  origin?: Position,
): ReturnType<typeof searchSites<Site>> & { words: Interpretation | undefined } {
  const found = searchSites(sites, query, origin);
  const text = query.q?.trim() ?? '';
  if (text.length < 2) return { ...found, words: undefined };
  const { q: _, page: __, ...others } = query;
  const understood = parseSearchText(text, dictionary.meanings);
  const count = (filters: SiteFilters) =>
    sites.filter(
      (site) => matchesFilters(site, { ...others, ...filters }) && isInReach(site, query, origin),
    ).length;
  const wordOffers = (): WordOffer[] => {
    if (!understood) return [];
    const facts = setFilters(understood.filters);
    const all = withRest(understood.filters, found.matching.length > 0 ? understood.rest : '');
    const single = facts.map(([name, value]) => ({ [name]: value }) as SiteFilters);
    return [...(facts.length > 1 || all.q ? [all] : []), ...single]
      .map((filters) => ({
        filters,
        words: setFilters(filters)
          .map(([name, value]) => factText(name, value, dictionary))
          .join(', '),
        count: count(filters),
      }))
      .filter((offer) => offer.count > 0);
  };
  if (found.matching.length > 0) return { ...found, words: { offers: wordOffers() } };
  const taken = takeText(text, understood, dictionary).find((filters) => count(filters) > 0);
  if (!taken) return { ...found, words: { offers: wordOffers() } };
  const instead = searchSites(sites, { ...query, q: undefined, ...taken }, origin);
  const { loosen, loosenTogether } = found;
  return { ...instead, loosen, loosenTogether, words: { taken, offers: [] } };
}

function takeText(
  text: string,
  understood: ReturnType<typeof parseSearchText>,
  { meanings, vocabulary }: Dictionary,
): SiteFilters[] {
  const readings = understood ? [withRest(understood.filters, understood.rest)] : [];
  const corrected = correctText(foldText(text), vocabulary())?.join(' ');
  if (!corrected) return readings;
  const meant = parseSearchText(corrected, meanings);
  return [...readings, { q: corrected }, ...(meant ? [withRest(meant.filters, meant.rest)] : [])];
}
