import type { Place } from '../geo/near.ts';
import { type InParts, itemsPerPart, runWhole } from '../parts/parts.ts';
import { correctText, createVocabulary, type Vocabulary } from '../search/correction.ts';
import { foldRecord } from '../search/search.ts';
import { foldText } from '../text/fold-text.ts';
import { capitalise } from '../text/format.ts';
import { type FilterName, filterNames, siteFilters } from './filters.ts';
import type { FilterableSite } from './filters-declaration.ts';
import { chipLabel, matchesFilters } from './filters-read.ts';
import { inPlace, typePlural } from './landing-text.ts';
import type { SiteFacts, SiteQuery } from './list.ts';
import { type Loosened, loosenFact } from './loosening.ts';
import { type FoundSites, isInReach, searchInParts } from './search.ts';
import {
  createMeanings,
  type FindPlace,
  type ParsedSearchText,
  parseSearchText,
  type SpeciesNames,
  type WordMeanings,
} from './search-text.ts';
import { stateNames, typeLabels } from './terms.ts';

interface WordOffer {
  /** The offered facts; `q` has the other words of the text. */
  filters: SiteFacts;
  words: string;
  count: number;
}

export interface Interpretation {
  /** The facts searched instead of the text, if no site with the other filters contains it. */
  taken?: SiteFacts | undefined;
  /** The place of `taken.near`. */
  place?: Place | undefined;
  /** The loosened search, if no site matches; `taken`, if set too, equals `loosened.filters`. */
  loosened?: Loosened | undefined;
  offers: WordOffer[];
}

interface Dictionary {
  meanings: WordMeanings;
  speciesNames: ReadonlyMap<string, string>;
  findPlace: FindPlace;
  vocabulary: () => InParts<Vocabulary>;
}

export function createDictionary(
  sites: readonly FilterableSite[],
  species: readonly SpeciesNames[],
  findPlace: FindPlace = () => undefined,
): Dictionary {
  const states = new Set<string>();
  const regions = new Set<string>();
  for (const { state, region } of sites) {
    if (state) states.add(state);
    regions.add(region);
  }
  const meanings = createMeanings(states, regions, species);
  let vocabulary: Vocabulary | undefined;
  return {
    meanings,
    findPlace,
    speciesNames: new Map(species.map(({ slug, name }) => [slug, name])),
    *vocabulary() {
      if (vocabulary) return vocabulary;
      const phrases = [...meanings.keys()].map((phrase) => ({ name: phrase, region: '' }));
      const words = new Map<string, number>();
      for (const [index, one] of [...sites, ...phrases].entries()) {
        if (index % itemsPerPart === 0) yield;
        createVocabulary([foldRecord(one, [({ name }) => name, ({ region }) => region])], words);
      }
      vocabulary = words;
      return vocabulary;
    },
  };
}

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

/** Label of a fact within a sentence. */
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

const toReading = ({ filters, rest, place }: ParsedSearchText): Reading => ({
  facts: { ...filters, q: rest || undefined },
  place,
});

/** An interpretation of a text: the facts that the text states, and the place of `near`. */
interface Reading {
  facts: SiteFacts;
  place?: Place | undefined;
}

type InterpretedSites<Site> = FoundSites<Site> & { words: Interpretation | undefined };

/** Searches sites; if none matches, by the meaning of the words or by similar words. */
export function* interpretInParts<Site extends FilterableSite>(
  sites: readonly Site[],
  query: SiteQuery,
  dictionary: Dictionary,
  origin?: Place,
): InParts<InterpretedSites<Site>> {
  const found = yield* searchInParts(sites, query, origin);
  const { q = '', page: _, sort: __, ...others } = query;
  const text = q.trim();
  const count: Count = function* (facts, place) {
    const whole = { ...others, ...facts };
    const from = whole.near === place?.slug ? place : origin;
    let fitting = 0;
    for (const [index, site] of sites.entries()) {
      if (index % itemsPerPart === 0) yield;
      if (matchesFilters(site, whole) && isInReach(site, whole, from)) fitting += 1;
    }
    return fitting;
  };
  const countUnlessContradicting: Count = function* (facts, place) {
    return contradicts(facts, others) ? 0 : yield* count({ ...facts, ...others }, place);
  };
  const loosen = (
    facts: SiteFacts,
    place: Place | undefined,
    countFitting = countUnlessContradicting,
  ) =>
    loosenFact(
      facts,
      place,
      (name) => factLabel(name, facts, place, dictionary),
      (changed) => countFitting(changed, place),
    );
  if (text.length < 2) {
    const loosened = found.matching.length === 0 ? yield* loosen(others, origin, count) : undefined;
    return { ...found, words: loosened && { loosened, offers: [] } };
  }
  const understood = parseSearchText(text, dictionary.meanings, dictionary.findPlace);
  if (found.matching.length > 0) {
    const offers = understood ? yield* wordOffers(understood, dictionary, count) : [];
    return { ...found, words: { offers } };
  }
  const readings = yield* listReadings(text, understood, dictionary);
  const fitting = yield* firstFitting(readings, countUnlessContradicting);
  const loose = fitting ? undefined : yield* loosenReading(readings, loosen);
  const taken = fitting?.facts ?? loose?.loosened.filters;
  if (!taken) return { ...found, words: { offers: [] } };
  const near = taken.near === undefined ? undefined : (fitting ?? loose)?.place;
  const changed = { ...query, q: undefined, ...taken, ...others };
  const instead = yield* searchInParts(sites, changed, near ?? origin);
  const words = { taken, place: near, loosened: loose?.loosened, offers: [] };
  return { ...instead, loosen: found.loosen, loosenTogether: found.loosenTogether, words };
}

/** Runs `interpretInParts` without pauses. */
export const searchInterpreted = <Site extends FilterableSite>(
  ...search: Parameters<typeof interpretInParts<Site>>
): InterpretedSites<Site> => runWhole(interpretInParts(...search));

/** Whether facts have another value than a set filter. */
const contradicts = (facts: SiteFacts, set: SiteFacts) =>
  (Object.keys(set) as (keyof SiteFacts)[]).some(
    (name) => facts[name] !== undefined && facts[name] !== set[name],
  );

/** Counts the sites that match facts. */
type Count = (facts: SiteFacts, place: Place | undefined) => InParts<number>;

function* firstFitting(readings: readonly Reading[], count: Count): InParts<Reading | undefined> {
  for (const reading of readings) {
    if ((yield* count(reading.facts, reading.place)) > 0) return reading;
  }
  return undefined;
}

/** The first loosened reading that finds sites, with its place. */
function* loosenReading(
  readings: readonly Reading[],
  loosen: (facts: SiteFacts, place: Place | undefined) => InParts<Loosened | undefined>,
): InParts<{ loosened: Loosened; place: Place | undefined } | undefined> {
  for (const { facts, place } of readings) {
    const loosened = yield* loosen(facts, place);
    if (loosened) return { loosened, place };
  }
  return undefined;
}

/** Offers the facts of a text that match sites, together and singly, with other words as `q`. */
function* wordOffers(
  understood: ParsedSearchText,
  dictionary: Dictionary,
  count: Count,
): InParts<WordOffer[]> {
  const { place, single } = understood;
  const all = toReading(understood).facts;
  const offers: WordOffer[] = [];
  for (const filters of [...(single.length > 1 ? [all] : []), ...single]) {
    const found = yield* count(filters, place);
    if (found === 0) continue;
    offers.push({ filters, words: factsText(filters, place, dictionary), count: found });
  }
  return offers;
}

/** Readings of a text by preference: its meaning, the corrected words, and their meaning. */
function* listReadings(
  text: string,
  understood: ParsedSearchText | undefined,
  { meanings, vocabulary, findPlace }: Dictionary,
): InParts<Reading[]> {
  const readings = understood ? [toReading(understood)] : [];
  const corrected = (yield* correctText(foldText(text), yield* vocabulary()))?.join(' ');
  if (!corrected) return readings;
  const meant = parseSearchText(corrected, meanings, findPlace);
  return [...readings, { facts: { q: corrected } }, ...(meant ? [toReading(meant)] : [])];
}
