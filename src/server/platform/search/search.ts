import type { SearchPage } from '../../../contract/search.ts';
import { paginate } from '../../../domain/dive-sites/list.ts';
import { asksForHelp } from '../../../domain/emergency/search-terms.ts';
import { createVocabulary, type Vocabulary } from '../../../domain/search/correction.ts';
import { type FoldedRecord, rankRecords } from '../../../domain/search/search.ts';
import {
  emergencyResult,
  foldSearchRecord,
  rankSite,
  rankWholeSite,
  resultsPerPage,
  type SearchKind,
  type SearchLists,
  type SearchOutcome,
  type SearchRecord,
  type SearchResult,
  searchKinds,
  toSearchResult,
  withEmergency,
} from '../../../domain/search/site-search.ts';
import { toSearchTerm } from '../../../domain/text/fold-text.ts';
import type { ContentStore } from '../database/content-store.ts';
import type { Database } from '../database/open.ts';
import type { Services } from '../http/context.ts';
import {
  type CachedSearchRecord,
  findCandidates,
  readSearchRecords,
  type SearchedRecord,
  type SearchedResource,
  searchCaches,
  searchedResources,
} from './records.ts';

type SearchServices = Pick<Services, 'database' | 'content'>;

/** The browser searches lists of up to this many characters: under 200 kB on the wire with Brotli. */
export const browserSearchLimit = 590_000;

const readCaches = (services: SearchServices) =>
  Promise.all(searchedResources.map((resource) => searchCaches[resource](services)));

type Lists = readonly (readonly CachedSearchRecord[])[];

const listCandidates = (lists: Lists, terms: readonly string[]) =>
  lists.map((list) => findCandidates(list, terms));

const listVocabularies = new WeakMap<Lists[number], Vocabulary>();
const vocabularies = new WeakMap<ContentStore, { lists: Lists; words: Vocabulary }>();

function readVocabulary({ content }: SearchServices, lists: Lists): Vocabulary {
  const cached = vocabularies.get(content);
  if (cached && lists.every((list, index) => list === cached.lists[index])) return cached.words;
  const words = new Map<string, number>();
  for (const list of lists) {
    const ofList = listVocabularies.get(list) ?? createVocabulary(list);
    listVocabularies.set(list, ofList);
    for (const [word, weight] of ofList) words.set(word, (words.get(word) ?? 0) + weight);
  }
  vocabularies.set(content, { lists, words });
  return words;
}

const resourceOfKind = {
  'Dive Site': 'dive-sites',
  Review: 'reviews',
  Product: 'products',
  Article: 'articles',
} as const satisfies Partial<Record<SearchRecord['kind'], SearchedResource>>;

type StoredKind = keyof typeof resourceOfKind;

const recordKey = ({ kind, id }: Pick<SearchedRecord, 'kind' | 'id'>) => `${kind} ${id}`;

async function readWhole(database: Database, records: readonly SearchedRecord[]) {
  const whole = new Map<string, SearchRecord>();
  for (const resource of searchedResources) {
    const some = records.filter(
      ({ kind }) => kind in resourceOfKind && resourceOfKind[kind as StoredKind] === resource,
    );
    const ids = some.map(({ id }) => id);
    for (const record of await readSearchRecords(database, resource, ids)) {
      whole.set(recordKey(record), record);
    }
  }
  return whole;
}

export type ReadMoreRecords = (services: SearchServices) => Promise<readonly SearchRecord[]>;

type PageRecord = SearchedRecord | SearchRecord;
interface More {
  records: FoldedRecord<SearchRecord>[];
  words: Vocabulary;
}
const foldedMore = new WeakMap<readonly SearchRecord[], More>();

function foldMore(records: readonly SearchRecord[]): More {
  const known = foldedMore.get(records);
  if (known) return known;
  const folded = records.map(foldSearchRecord);
  const more = { records: folded, words: createVocabulary(folded) };
  foldedMore.set(records, more);
  return more;
}

async function readAll(services: SearchServices, readMore: ReadMoreRecords) {
  const [lists, others] = await Promise.all([readCaches(services), readMore(services)]);
  const more = foldMore(others);
  const findLists = (terms: readonly string[]): SearchLists<PageRecord> => [
    ...listCandidates(lists, terms),
    more.records,
  ];
  return {
    findLists,
    vocabulary: () => new Map([...more.words, ...readVocabulary(services, lists)]),
  };
}

const isStored = (record: PageRecord): record is SearchedRecord => 'id' in record;

async function readResults(
  { database }: SearchServices,
  records: readonly PageRecord[],
  terms: readonly string[],
): Promise<SearchResult[]> {
  const stored = await readWhole(database, records.filter(isStored));
  return records.flatMap((record) => {
    const whole = isStored(record) ? stored.get(recordKey(record)) : record;
    return whole ? [toSearchResult(whole, terms)] : [];
  });
}

/** The best of each list; of species and regions together as many. */
export async function searchSite(
  services: SearchServices,
  readMore: ReadMoreRecords,
  text: string,
): Promise<SearchOutcome> {
  const { findLists, vocabulary } = await readAll(services, readMore);
  const { total, records, terms, corrected } = rankSite(findLists, text, vocabulary);
  const results = await readResults(services, records, terms);
  return withEmergency(text, { total, results, corrected });
}

export async function searchWholeSite(
  services: SearchServices,
  readMore: ReadMoreRecords,
  { q, kind, page = 1 }: { q: string; kind?: SearchKind | undefined; page?: number | undefined },
): Promise<SearchPage> {
  const { findLists, vocabulary } = await readAll(services, readMore);
  const { records, terms, corrected } = rankWholeSite(findLists, q, vocabulary);
  const urgent = asksForHelp(q) ? [emergencyResult] : [];
  const found: PageRecord[] = [...urgent, ...records];
  const kinds = searchKinds
    .map((one) => ({ kind: one, count: found.filter((record) => record.kind === one).length }))
    .filter(({ count }) => count > 0);
  const listed = kind ? found.filter((record) => record.kind === kind) : found;
  const { items, ...place } = paginate(listed, page, resultsPerPage);
  const results = await readResults(services, items, terms);
  return { total: found.length, kinds, results, ...place, corrected };
}

/** The records of a list in full, or undefined where all lists together are too large for the browser. */
export async function listForBrowserSearch(
  services: SearchServices,
  resource: SearchedResource,
): Promise<SearchRecord[] | undefined> {
  const lists = await readCaches(services);
  const size = lists.flat().reduce((sum, record) => sum + record.size, 0);
  if (size > browserSearchLimit) return undefined;
  const ids = (await searchCaches[resource](services)).map(({ id }) => id);
  const records = await readSearchRecords(services.database, resource, ids);
  return records.map(({ id: _, ...record }) => record);
}

/** The ids of the published reviews that contain a text, best first. An empty text matches all. */
export async function searchReviewIds(
  services: SearchServices,
  text: string,
  category?: string,
): Promise<number[]> {
  const reviews = await searchCaches.reviews(services);
  const candidates = findCandidates(reviews, [toSearchTerm(text) ?? '']);
  const listed = candidates.filter(({ record }) => !category || record.category === category);
  return rankRecords(listed, text).map(({ record }) => record.id);
}
