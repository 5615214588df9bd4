import { apiPaths } from '../../../contract/paths.ts';
import {
  createSiteSearch,
  inHeaderOrder,
  type SearchOutcome,
  type SearchRecord,
} from '../../../domain/search/site-search.ts';
import { query, type Reads } from '../../app/reads.ts';

export { SearchResults } from './results.tsx';

export type SearchText = (text: string) => SearchOutcome;

async function getJson(url: string, signal?: AbortSignal) {
  const response = await fetch(url, { credentials: 'include', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { body: await response.json(), redirected: response.redirected };
}

/** null where the server searches instead. */
const listQuery = (resource: string, path: string) =>
  query(`${resource}/search`, async (): Promise<SearchRecord[] | null> => {
    const { body, redirected } = await getJson(`${path}?fields=search`);
    return redirected ? null : body;
  });

const lists = [
  listQuery('dive-sites', apiPaths.diveSites),
  listQuery('reviews', `${apiPaths.reviews}/published`),
  listQuery('products', apiPaths.products),
  listQuery('articles', apiPaths.articles),
];

export interface LoadedSearch {
  /** Absent where the server searches. */
  search?: SearchText;
  /** Some lists failed to load, so their kinds are missing from the results. */
  incomplete: boolean;
}

/** A failed list costs only its own kind. @throws where all fail */
export async function loadSearch(reads: Reads): Promise<LoadedSearch> {
  const answers = await Promise.allSettled(lists.map((list) => reads.ensure(list)));
  const loaded = answers.filter((answer) => answer.status === 'fulfilled');
  if (loaded.length === 0) throw new Error('No list could be loaded');
  const values = loaded.map(({ value }) => value);
  const records = values.filter((value) => value !== null);
  if (records.length < values.length) return { incomplete: false };
  return { search: createSiteSearch(records), incomplete: loaded.length < lists.length };
}

export async function searchOnServer(text: string, signal: AbortSignal): Promise<SearchOutcome> {
  const { body } = await getJson(`${apiPaths.search}?${new URLSearchParams({ q: text })}`, signal);
  const outcome: SearchOutcome = body;
  return { ...outcome, results: inHeaderOrder(outcome.results) };
}

export interface Answer {
  text: string;
  outcome: Omit<SearchOutcome, 'total'> & { total?: number };
}

/** @param search absent where the server alone searches */
export function chooseAnswer(
  text: string,
  search: SearchText | undefined,
  server: { answer: Answer | undefined; failed: boolean },
): Answer | undefined {
  if (text.trim().length < 2) return { text, outcome: { total: 0, results: [] } };
  if (!search || server.answer?.text === text) return server.answer;
  const { total, ...own } = search(text);
  return own.results.length > 0 || server.failed ? { text, outcome: own } : undefined;
}
