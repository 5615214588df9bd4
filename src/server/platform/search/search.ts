import { paths } from '../../../contract/paths.ts';
import type { SearchOutcome, SearchPage } from '../../../contract/search.ts';
import { paginate } from '../../../domain/dive-sites/list.ts';
import { asksForHelp } from '../../../domain/emergency/search-terms.ts';
import { gearCategory } from '../../../domain/gear/search-terms.ts';
import type { InParts } from '../../../domain/parts/parts.ts';
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
import { isOff, site } from '../site-content/site-content.ts';
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

/** Reads what the site finds besides the records of its lists. */
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

/** All records with their vocabulary, which is made when a text first needs a correction. */
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

/** The dive sites that a text finds by what its words mean, in the order of their list. */
export interface SitesOfText {
  ids: readonly number[];
  /** The words mean these sites: none stands in the text of a site, and none was left out. */
  isMeant: boolean;
  /** The names of its places and months in guides and reviews: "Victoria", "winter". */
  terms: readonly string[];
  /** The region that the words name, or that of the place that they name. */
  region?: string | undefined;
  /** From 1. */
  month?: number | undefined;
}

export interface SearchSources {
  readIndex: ReadIndex;
  findSites: (text: string) => Promise<SitesOfText>;
}

/** Every record that a text finds, best first; the emergency page before all, where it is asked for. */
async function findRecords(services: SearchServices, sources: SearchSources, text: string) {
  const { records, vocabulary } = await sources.readIndex(services);
  const found = await inTurns(rankSite(records, text, vocabulary));
  const isLiteral = !found.corrected && found.records.length > 0;
  const category = gearCategory(text);
  const isAboutSuits = category === 'Wetsuits';
  const asksSites = (!isLiteral || isAboutSuits) && !isOff(paths.diveSites);
  const sites = asksSites ? await sources.findSites(text) : undefined;
  const answer =
    isLiteral || !sites ? found : { ...found, ...findMeant(records, sites, category, text, found) };
  const first = [
    ...(asksForHelp(text) ? [emergencyResult] : []),
    ...(isAboutSuits && sites && !isOff(paths.whatToWear) ? [findSuits(records, sites)] : []),
  ];
  return { ...answer, records: [...first, ...answer.records] };
}

/** The chooser of suits, with the region and the month that a text names. */
function findSuits(records: FoldedRecords, { region, month }: SitesOfText) {
  const found = records.find(({ record }) => record.kind === 'Region' && record.title === region);
  const slug = found?.record.url.split('/').at(-1);
  return suitResult(region && slug ? { name: region, slug } : undefined, month);
}

/** The dive sites that a text means which no record holds, else gear of its category before all that it resembles. */
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
    ? records.filter(({ record }) => record.category === category && record.kind === 'Review')
    : [];
  const gear = rankByHits(reviews, [...withoutFillers(foldText(text)).split(' '), ...terms]);
  return { records: [...new Set([...gear, ...similar.records, ...sites])] };
}

/** By how many of some terms each holds; equal ones stay in their order. */
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

/** The best of each kind; of species and regions together as many. */
export async function searchSite(
  services: SearchServices,
  sources: SearchSources,
  text: string,
): Promise<SearchOutcome> {
  const { records, terms, corrected } = await findRecords(services, sources, text);
  const results = await toResults(services.database, pickBest(records), terms);
  return { total: records.length, results, corrected };
}

/** The records that a text finds, of all kinds or one, a page at a time. */
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
