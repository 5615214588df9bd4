import type { SearchOutcome, SearchPage } from '../../../contract/search.ts';
import { paginate } from '../../../domain/dive-sites/list.ts';
import { asksForHelp } from '../../../domain/emergency/search-terms.ts';
import { createVocabulary, type Vocabulary } from '../../../domain/search/correction.ts';
import { type FoldedRecord, rankRecords } from '../../../domain/search/search.ts';
import { type SearchKind, searchKinds } from '../../../domain/search/search-url.ts';
import {
  emergencyResult,
  pickBest,
  rankSite,
  resultsPerPage,
  type SearchResult,
  toSearchResult,
} from '../../../domain/search/site-search.ts';
import { toSearchTerm } from '../../../domain/text/fold-text.ts';
import { derive } from '../database/derive.ts';
import type { Database } from '../database/open.ts';
import type { Services } from '../http/context.ts';
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

/** All records with their vocabulary, which is made when a text first needs a correction. */
export const createIndex = (readMore: ReadMoreRecords) =>
  derive([...searchedResources, 'species'], async (services) => {
    const reads = searchedResources.map((resource) => searchCaches[resource](services));
    const records: FoldedRecords = (await Promise.all([...reads, readMore(services)])).flat();
    let words: Vocabulary | undefined;
    const vocabulary = () => {
      words ??= createVocabulary(records);
      return words;
    };
    return { records, vocabulary };
  });

/** Every record that a text finds, best first; the emergency page before all, where it is asked for. */
async function findRecords(services: SearchServices, readIndex: ReadIndex, text: string) {
  const { records, vocabulary } = await readIndex(services);
  const found = rankSite(records, text, vocabulary);
  return asksForHelp(text) ? { ...found, records: [emergencyResult, ...found.records] } : found;
}

async function toResults(
  database: Database,
  records: readonly PublicRecord[],
  terms: readonly string[],
): Promise<SearchResult[]> {
  const reviewIds = records.flatMap(({ kind, id }) => (kind === 'Review' && id ? id : []));
  const texts = await readReviewTexts(database, reviewIds);
  return records.map((record) => {
    if (record === emergencyResult) return emergencyResult;
    const text = record.kind === 'Review' ? texts.get(record.id ?? 0) : record.text;
    return toSearchResult({ ...record, text }, terms);
  });
}

/** The best of each kind; of species and regions together as many. */
export async function searchSite(
  services: SearchServices,
  readIndex: ReadIndex,
  text: string,
): Promise<SearchOutcome> {
  const { records, terms, corrected } = await findRecords(services, readIndex, text);
  const results = await toResults(services.database, pickBest(records), terms);
  return { total: records.length, results, corrected };
}

/** The records that a text finds, of all kinds or one, a page at a time. */
export async function searchWholeSite(
  services: SearchServices,
  readIndex: ReadIndex,
  { q, kind, page = 1 }: { q: string; kind?: SearchKind | undefined; page?: number | undefined },
): Promise<SearchPage> {
  const { records, terms, corrected } = await findRecords(services, readIndex, q);
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
  return rankRecords(listed, [term]).map(({ id }) => id);
}
