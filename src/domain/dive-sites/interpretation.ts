import type { Place } from '../geo/near.ts';
import { correctText, createVocabulary, type Vocabulary } from '../search/correction.ts';
import { foldRecord } from '../search/search.ts';
import { foldText } from '../text/fold-text.ts';
import { type FilterName, filterNames, siteFilters } from './filters.ts';
import type { FilterableSite } from './filters-declaration.ts';
import { chipLabel, matchesFilters } from './filters-read.ts';
import { inPlace, typePlural } from './landing-text.ts';
import type { SiteFacts, SiteQuery } from './list.ts';
import { type Loosened, loosenFact } from './loosening.ts';
import { isInReach, searchSites } from './search.ts';
import {
  createMeanings,
  type FindPlace,
  type ParsedSearchText,
  parseSearchText,
  type SpeciesNames,
  type WordMeanings,
} from './search-text.ts';
import { stateNames, typeLabels } from './terms.ts';

export interface WordOffer {
  /** With what is left of the text as `q`. */
  filters: SiteFacts;
  words: string;
  count: number;
}

export interface Interpretation {
  /** The search that replaces a text that no site contains. */
  taken?: SiteFacts | undefined;
  /** The place that `taken` is near. */
  place?: Place | undefined;
  /** The loosened search where nothing fits, in `taken` already where a text was taken. */
  loosened?: Loosened | undefined;
  offers: WordOffer[];
}

export interface Dictionary {
  meanings: WordMeanings;
  speciesNames: ReadonlyMap<string, string>;
  findPlace: FindPlace;
  vocabulary: () => Vocabulary;
}

export function createDictionary(
  sites: readonly FilterableSite[],
  species: readonly SpeciesNames[],
  findPlace: FindPlace = () => undefined,
): Dictionary {
  const meanings = createMeanings(
    new Set(sites.flatMap(({ state }) => state ?? [])),
    new Set(sites.map(({ region }) => region)),
    species,
  );
  let vocabulary: Vocabulary | undefined;
  return {
    meanings,
    findPlace,
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

const reachText = (place: Place, within: number | undefined) =>
  within === undefined ? `near ${place.name}` : `within ${within} km of ${place.name}`;

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

function factsText(facts: SiteFacts, place: Place | undefined, dictionary: Dictionary): string {
  const { near, within, ...filters } = facts;
  const texts = filterNames.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : factText(name, value, dictionary);
  });
  return [...texts, ...(near && place ? [capitalise(reachText(place, within))] : [])].join(', ');
}

/** A fact within a sentence. */
function factLabel(
  name: keyof SiteFacts,
  facts: SiteFacts,
  place: Place | undefined,
  dictionary: Dictionary,
): string {
  if (name === 'near' || name === 'within')
    return place ? reachText(place, facts.within) : 'the place';
  if (name === 'minDepth' || name === 'maxDepth') return 'the depth';
  if (name === 'type') return `“${typeLabels[facts.type ?? 'reef']}”`;
  const label = factText(name, facts[name] ?? '', dictionary);
  return name === 'q' ? label : `“${label}”`;
}

const withRest = ({ filters, rest, place }: ParsedSearchText): Reading => ({
  facts: { ...filters, q: rest || undefined },
  place,
});

/** The facts that a text is taken for. */
interface Reading {
  facts: SiteFacts;
  place?: Place | undefined;
}

/** Searches sites; a text that none holds is taken for what its words mean, or for the words that it resembles. */
export function searchInterpreted<Site extends FilterableSite>(
  sites: readonly Site[],
  query: SiteQuery,
  dictionary: Dictionary,
  origin?: Place,
): ReturnType<typeof searchSites<Site>> & { words: Interpretation | undefined } {
  const found = searchSites(sites, query, origin);
  const { q = '', page: _, sort: __, ...others } = query;
  const text = q.trim();
  const count = (facts: SiteFacts, place: Place | undefined) => {
    const whole = { ...others, ...facts };
    return sites.filter(
      (site) => matchesFilters(site, whole) && isInReach(site, whole, place ?? origin),
    ).length;
  };
  const loosen = (facts: SiteFacts, place: Place | undefined) =>
    loosenFact(
      facts,
      place,
      (name) => factLabel(name, facts, place, dictionary),
      (changed) => count(changed, place),
    );
  if (text.length < 2) {
    const loosened = found.matching.length === 0 ? loosen(others, origin) : undefined;
    return { ...found, words: loosened && { loosened, offers: [] } };
  }
  const understood = parseSearchText(text, dictionary.meanings, dictionary.findPlace);
  if (found.matching.length > 0) {
    const offers = understood ? wordOffers(understood, dictionary, count) : [];
    return { ...found, words: { offers } };
  }
  const readings = takeText(text, understood, dictionary);
  const fitting = readings.find(({ facts, place }) => count(facts, place) > 0);
  const loose = fitting ? undefined : loosenReading(readings, loosen);
  const taken = fitting?.facts ?? loose?.loosened.filters;
  if (!taken) return { ...found, words: { offers: [] } };
  const near = taken.near === undefined ? undefined : (fitting ?? loose)?.place;
  const instead = searchSites(sites, { ...query, q: undefined, ...taken }, near ?? origin);
  const words = { taken, place: near, loosened: loose?.loosened, offers: [] };
  return { ...instead, loosen: found.loosen, loosenTogether: found.loosenTogether, words };
}

/** The first reading with two facts or more that finds sites when something is loosened. */
function loosenReading(
  readings: readonly Reading[],
  loosen: (facts: SiteFacts, place: Place | undefined) => Loosened | undefined,
) {
  for (const { facts, place } of readings) {
    const loosened = loosen(facts, place);
    if (loosened) return { loosened, place };
  }
  return undefined;
}

/** Meanings of the words of a text: all together, then each with the other words beside it. */
function wordOffers(
  understood: ParsedSearchText,
  dictionary: Dictionary,
  count: (facts: SiteFacts, place: Place | undefined) => number,
): WordOffer[] {
  const { place, single } = understood;
  const all = withRest(understood).facts;
  return [...(single.length > 1 ? [all] : []), ...single]
    .map((filters) => ({
      filters,
      words: factsText(filters, place, dictionary),
      count: count(filters, place),
    }))
    .filter((offer) => offer.count > 0);
}

function takeText(
  text: string,
  understood: ParsedSearchText | undefined,
  { meanings, vocabulary, findPlace }: Dictionary,
): Reading[] {
  const readings = understood ? [withRest(understood)] : [];
  const corrected = correctText(foldText(text), vocabulary())?.join(' ');
  if (!corrected) return readings;
  const meant = parseSearchText(corrected, meanings, findPlace);
  return [...readings, { facts: { q: corrected } }, ...(meant ? [withRest(meant)] : [])];
}
