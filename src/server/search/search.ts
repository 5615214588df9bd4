import { rankRecords } from '../../domain/search.ts';
import { createVocabulary, type Vocabulary } from '../../domain/search-correction.ts';
import {
  rankSite,
  type SearchOutcome,
  type SearchRecord,
  toSearchResult,
} from '../../domain/site-search.ts';
import type { ContentStore } from '../database/content-store.ts';
import type { Services } from '../http/context.ts';
import {
  type CachedSearchRecord,
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

/** The words of each list, until the list changes. */
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
} as const satisfies Record<SearchRecord['kind'], SearchedResource>;

async function readWhole({ database }: SearchServices, records: readonly SearchedRecord[]) {
  const whole = new Map<string, SearchRecord>();
  for (const resource of searchedResources) {
    const some = records.filter(({ kind }) => resourceOfKind[kind] === resource);
    const ids = some.map(({ id }) => id);
    for (const record of await readSearchRecords(database, resource, ids)) {
      whole.set(`${record.kind} ${record.id}`, record);
    }
  }
  return records.flatMap(({ kind, id }) => whole.get(`${kind} ${id}`) ?? []);
}

/** Gives the same results in the same order as the browser's search. */
export async function searchSite(services: SearchServices, text: string): Promise<SearchOutcome> {
  const lists = await readCaches(services);
  const ranked = rankSite(lists, text, () => readVocabulary(services, lists));
  const { total, records, terms, corrected } = ranked;
  const whole = await readWhole(services, records);
  return { total, results: whole.map((record) => toSearchResult(record, terms)), corrected };
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
  const listed = reviews.filter(({ record }) => !category || record.category === category);
  return rankRecords(listed, text).map(({ record }) => record.id);
}
