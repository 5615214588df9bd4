import { asksForHelp } from '../emergency/search-terms.ts';
import { foldText } from '../text/fold-text.ts';
import { correctText, createVocabulary, type Vocabulary } from './correction.ts';
import { excerptAround } from './excerpt.ts';
import { withoutFillers } from './filler-words.ts';
import { type FoldedRecord, foldRecord, scoreRecord } from './search.ts';

/** In order of rank between equal matches. */
export const searchKinds = [
  'Dive Site',
  'Review',
  'Product',
  'Article',
  'Species',
  'Region',
  'Emergency',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export interface SearchRecord {
  kind: SearchKind;
  url: string;
  title: string;
  category: string;
  excerpt: string;
  /** Matched too, and shown where the match is. */
  text?: string | undefined;
  image: string;
}

export type SearchResult = Omit<SearchRecord, 'text'>;

export interface SearchOutcome {
  /** All matches; `results` holds the best. */
  total: number;
  results: SearchResult[];
  corrected?: string | undefined;
}

export const minSearchLength = 2;
const resultsPerKind = 3;

export const foldSearchRecord = <Rec extends SearchRecord>(record: Rec): FoldedRecord<Rec> =>
  foldRecord(record, [
    ({ title }) => title,
    ({ category }) => category,
    ({ excerpt }) => excerpt,
    ({ text }) => text,
  ]);

type Ranks = Pick<SearchRecord, 'kind'>;

export type SearchLists<Rec extends Ranks> = readonly Iterable<FoldedRecord<Rec>>[];

/** The lists, which may leave out records that do not contain every term. */
type FindLists<Rec extends Ranks> = (terms: readonly string[]) => SearchLists<Rec>;

interface Ranked<Rec> {
  record: Rec;
  score: number;
}

function rankList<Rec extends Ranks>(list: Iterable<FoldedRecord<Rec>>, terms: readonly string[]) {
  let total = 0;
  const best: Ranked<Rec>[] = [];
  for (const folded of list) {
    const score = scoreRecord(folded, terms);
    if (score === 0) continue;
    total += 1;
    if (best.length === resultsPerKind && score <= (best.at(-1)?.score ?? 0)) continue;
    const place = best.findIndex((other) => other.score < score);
    best.splice(place < 0 ? best.length : place, 0, { record: folded.record, score });
    best.length = Math.min(best.length, resultsPerKind);
  }
  return { total, best };
}

const sortKey = ({ record, score }: Ranked<Ranks>) => searchKinds.indexOf(record.kind) / 20 - score;

function rankLists<Rec extends Ranks>(lists: SearchLists<Rec>, terms: readonly string[]) {
  const ranked = lists.map((list) => rankList(list, terms));
  return {
    total: ranked.reduce((sum, { total }) => sum + total, 0),
    records: ranked
      .flatMap(({ best }) => best)
      .sort((one, other) => sortKey(one) - sortKey(other))
      .map(({ record }) => record),
  };
}

/** The words of a text apart, corrected and without those that only make it a question. */
const similarTerms = (term: string, vocabulary: () => Vocabulary) =>
  correctText(withoutFillers(term) || term, vocabulary());

interface RankedSite<Rec> {
  total: number;
  records: Rec[];
  terms: string[];
  corrected?: string;
}

/** At most 3 per list, best first. Without a match, takes words apart and corrects typing errors. */
export function rankSite<Rec extends Ranks>(
  findLists: FindLists<Rec>,
  text: string,
  vocabulary: () => Vocabulary,
): RankedSite<Rec> {
  const term = foldText(text);
  const none = { total: 0, records: [], terms: [term] };
  if (text.trim().length < minSearchLength || term.length < minSearchLength) return none;
  const exact = rankLists(findLists([term]), [term]);
  if (exact.total > 0) return { ...none, ...exact };
  const terms = similarTerms(term, vocabulary);
  if (!terms) return none;
  const similar = rankLists(findLists(terms), terms);
  return similar.total > 0 ? { ...similar, terms, corrected: terms.join(' ') } : none;
}

export const resultsPerPage = 20;

/** Every match, best first. Without a match, takes words apart and corrects typing errors. */
export function rankWholeSite<Rec extends Ranks>(
  findLists: FindLists<Rec>,
  text: string,
  vocabulary: () => Vocabulary,
): { records: Rec[]; terms: string[]; corrected?: string } {
  const term = foldText(text);
  const rank = (terms: readonly string[]) =>
    findLists(terms)
      .flatMap((list) => [...list])
      .map((folded) => ({ record: folded.record, score: scoreRecord(folded, terms) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => sortKey(one) - sortKey(other))
      .map(({ record }) => record);
  if (term.length < minSearchLength) return { records: [], terms: [term] };
  const exact = rank([term]);
  if (exact.length > 0) return { records: exact, terms: [term] };
  const terms = similarTerms(term, vocabulary);
  const similar = terms ? rank(terms) : [];
  if (!terms || similar.length === 0) return { records: [], terms: [term] };
  return { records: similar, terms, corrected: terms.join(' ') };
}

export const emergencyResult: SearchResult = {
  kind: 'Emergency',
  url: '/emergency',
  title: 'Emergency: whom to call first',
  category: 'Call first, read after',
  excerpt:
    'The numbers to call, what to do while you wait, and what to say: for a diver who is hurt, bent or missing.',
  image: '',
};

/** The excerpt begins where a match is visible. */
export function toSearchResult(record: SearchRecord, terms: readonly string[]): SearchResult {
  const { kind, url, title, category, excerpt, text = '', image } = record;
  const holds = (field: string) => terms.some((term) => foldText(field).includes(term));
  const source = !holds(excerpt) && holds(text) ? text : excerpt;
  return { kind, url, title, category, excerpt: excerptAround(source, terms), image };
}

export const withEmergency = (text: string, outcome: SearchOutcome): SearchOutcome =>
  asksForHelp(text)
    ? { ...outcome, total: outcome.total + 1, results: [emergencyResult, ...outcome.results] }
    : outcome;

export function createSiteSearch(lists: readonly (readonly SearchRecord[])[]) {
  const folded = lists.map((list) => list.map(foldSearchRecord));
  let vocabulary: Vocabulary | undefined;
  const readVocabulary = () => {
    vocabulary ??= createVocabulary(folded.flat());
    return vocabulary;
  };
  return (text: string): SearchOutcome => {
    const { total, records, terms, corrected } = rankSite(() => folded, text, readVocabulary);
    const results = records.map((record) => toSearchResult(record, terms));
    return withEmergency(text, { total, results, corrected });
  };
}

/** As the header shows them: what it can search by itself stands before what the server adds. */
export function inHeaderOrder(results: readonly SearchResult[]): SearchResult[] {
  const isMore = ({ kind }: SearchResult) => kind === 'Species' || kind === 'Region';
  return [...results.filter((one) => !isMore(one)), ...results.filter(isMore)];
}

export const countLine = (count: number) => `${count} ${count === 1 ? 'result' : 'results'} found`;
