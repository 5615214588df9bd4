import { paths } from '../../../contract/paths.ts';
import type { SearchOutcome, SearchPage } from '../../../contract/search.ts';
import { paginate } from '../../../domain/dive-sites/list.ts';
import { asksForHelp } from '../../../domain/emergency/search-terms.ts';
import { gearCategory } from '../../../domain/gear/search-terms.ts';
import type { InParts } from '../../../domain/parts/parts.ts';
import { releasedReviewCategory } from '../../../domain/publishing/current-category.ts';
import { createVocabulary, type Vocabulary } from '../../../domain/search/correction.ts';
import { withoutFillers } from '../../../domain/search/filler-words.ts';
import { type FoldedRecord, rankRecords } from '../../../domain/search/search.ts';
import { type SearchKind, searchKinds } from '../../../domain/search/search-url.ts';
import {
  emergencyResult,
  pickBest,
  rankSite,
  resultsPerPage,
  type SearchResult,
  suitResult,
  toSearchResult,
} from '../../../domain/search/site-search.ts';
import { foldText, toSearchTerm } from '../../../domain/text/fold-text.ts';
import { derive } from '../database/derive.ts';
import type { Database } from '../database/open.ts';
import type { Services } from '../http/context.ts';
import { categories, isOff, site } from '../site-content/site-content.ts';
import { inTurns } from '../turns/turns.ts';
import {
  type PublicRecord,
  readReviewTexts,
  type SearchedResource,
  searchCaches,
  searchedResources,
} from './records.ts';

type SearchServices = Pick<Services, 'database' | 'content'>;

type FoldedRecords = readonly FoldedRecord<PublicRecord>[];

/** Reads the searchable records that have no search cache, such as species and regions. */
export type ReadMoreRecords = (services: SearchServices) => Promise<FoldedRecords>;

type ReadIndex = ReturnType<typeof createIndex>;

function* collectVocabulary(records: FoldedRecords): InParts<Vocabulary> {
  const words = new Map<string, number>();
  for (const record of records) {
    yield;
    createVocabulary([record], words);
  }
  return words;
}

/** Creates the index of all records, with a vocabulary that is built when a text first needs a correction. */
export const createIndex = (readMore: ReadMoreRecords) =>
  derive([...searchedResources, 'species', 'settings'], async (services) => {
    const reads = searchedResources.map((resource) => searchCaches[resource](services));
    const all: FoldedRecords = (await Promise.all([...reads, readMore(services)])).flat();
    const records = site.off ? all.filter(({ record }) => !isOff(record.url)) : all;
    let words: Vocabulary | undefined;
    function* vocabulary() {
      words ??= yield* collectVocabulary(records);
      return words;
    }
    return { records, vocabulary };
  });

/** The dive sites found by the meaning of a text's words, in the order of their list. */
export interface SitesOfText {
  ids: readonly number[];
  /** Whether the text was read as facts, not only as an animal, and no word was ignored. */
  isMeant: boolean;
  /** The text's places and months as named in guides and reviews: "Victoria", "winter". */
  terms: readonly string[];
  /** The region named by the words, or the region of a named place. */
  region?: string | undefined;
  /** Month from 1. */
  month?: number | undefined;
}

export interface SearchSources {
  readIndex: ReadIndex;
  findSites: (text: string) => Promise<SitesOfText>;
}

/** All records that match a text, best first; the emergency page comes first if the text asks for help. */
async function findRecords(services: SearchServices, sources: SearchSources, text: string) {
  const { records, vocabulary } = await sources.readIndex(services);
  const ranked = await inTurns(rankSite(records, text, vocabulary));
  const asksHelp = asksForHelp(text);
  // A symptom is not corrected: "tingling arm" does not mean "angling arm".
  const found = asksHelp && ranked.corrected ? { records: [], terms: ranked.terms } : ranked;
  const isLiteral = !found.corrected && found.records.length > 0;
  const category = gearCategory(text);
  const isAboutSuits = category === 'Wetsuits';
  const asksSites = (!isLiteral || isAboutSuits) && !isOff(paths.diveSites);
  const sites = asksSites ? await sources.findSites(text) : undefined;
  const answer =
    isLiteral || !sites ? found : { ...found, ...findMeant(records, sites, category, text, found) };
  const first = [
    ...(asksHelp ? [emergencyResult] : []),
    ...(isAboutSuits && sites && !isOff(paths.whatToWear) ? [findSuits(records, sites)] : []),
  ];
  return { ...answer, records: [...first, ...answer.records] };
}

/** The search result for the suit chooser, with the region and month named in a text. */
function findSuits(records: FoldedRecords, { region, month }: SitesOfText) {
  const found = records.find(({ record }) => record.kind === 'Region' && record.title === region);
  const slug = found?.record.url.split('/').at(-1);
  return suitResult(region && slug ? { name: region, slug } : undefined, month);
}

/** Returns the dive sites that a text describes, or else gear of its category, similar records and sites. */
function findMeant(
  records: FoldedRecords,
  { ids, isMeant, terms }: SitesOfText,
  category: ReturnType<typeof gearCategory>,
  text: string,
  similar: { records: PublicRecord[]; corrected?: string },
) {
  const meant = new Set(ids);
  const siteById = new Map<number, PublicRecord>();
  for (const { record } of records) {
    if (record.kind === 'Dive Site' && record.id && meant.has(record.id))
      siteById.set(record.id, record);
  }
  const sites = ids.flatMap((id) => siteById.get(id) ?? []);
  if (isMeant && !category) return { records: sites, corrected: undefined };
  const reviews = category
    ? records.filter(
        ({ record }) =>
          record.kind === 'Review' &&
          releasedReviewCategory(categories(), record.category ?? '') === category,
      )
    : [];
  const gear = rankByHits(reviews, [...withoutFillers(foldText(text)).split(' '), ...terms]);
  return { records: [...new Set([...gear, ...similar.records, ...sites])] };
}

/** Sorts records by the number of terms that they contain; ties keep their order. */
function rankByHits(records: FoldedRecords, terms: readonly string[]): PublicRecord[] {
  const hits = ({ fields }: FoldedRecords[number]) =>
    terms.filter((term) => fields.some((field) => field.includes(` ${foldText(term)} `))).length;
  return records
    .map((folded) => ({ record: folded.record, hits: hits(folded) }))
    .sort((one, other) => other.hits - one.hits)
    .map(({ record }) => record);
}

async function toResults(
  database: Database,
  records: readonly PublicRecord[],
  terms: readonly string[],
): Promise<SearchResult[]> {
  const reviewIds = records.flatMap(({ kind, id }) => (kind === 'Review' && id ? id : []));
  const texts = await readReviewTexts(database, reviewIds);
  return records.map((record) => {
    if (record.kind === 'Emergency' || record.kind === 'Gear') return record;
    const text = record.kind === 'Review' ? texts.get(record.id ?? 0) : record.text;
    return toSearchResult({ ...record, text }, terms);
  });
}

/** The best results of each kind; species and regions share one limit. */
export async function searchSite(
  services: SearchServices,
  sources: SearchSources,
  text: string,
): Promise<SearchOutcome> {
  const { records, terms, corrected } = await findRecords(services, sources, text);
  const results = await toResults(services.database, pickBest(records), terms);
  return { total: records.length, results, corrected };
}

/** One page of the records that match a text, of all kinds or of one kind. */
export async function searchWholeSite(
  services: SearchServices,
  sources: SearchSources,
  { q, kind, page = 1 }: { q: string; kind?: SearchKind | undefined; page?: number | undefined },
): Promise<SearchPage> {
  const { records, terms, corrected } = await findRecords(services, sources, q);
  const kinds = searchKinds
    .map((one) => ({ kind: one, count: records.filter((record) => record.kind === one).length }))
    .filter(({ count }) => count > 0);
  const listed = kind ? records.filter((record) => record.kind === kind) : records;
  const { items, ...place } = paginate(listed, page, resultsPerPage);
  const results = await toResults(services.database, items, terms);
  return { total: records.length, kinds, results, ...place, corrected };
}

/** The ids of the public records of a list that contain a text, best first. */
export async function searchIds(
  services: SearchServices,
  resource: SearchedResource,
  text: string,
  category?: string,
): Promise<number[]> {
  const term = toSearchTerm(text);
  if (!term) return [];
  const records = await searchCaches[resource](services);
  const listed = category ? records.filter(({ record }) => record.category === category) : records;
  return (await inTurns(rankRecords(listed, [term]))).map(({ id }) => id);
}
