import { monthName } from '../dates/months.ts';
import type { InParts } from '../parts/parts.ts';
import { foldText } from '../text/fold-text.ts';
import { correctText, type Vocabulary } from './correction.ts';
import { excerptAround } from './excerpt.ts';
import { withoutFillers } from './filler-words.ts';
import { type FoldedRecord, foldRecord, rankRecords } from './search.ts';
import { minSearchLength, type SearchKind, searchKinds } from './search-url.ts';

export interface SearchRecord {
  kind: SearchKind;
  url: string;
  title: string;
  category: string;
  excerpt: string;
  /** Further text that is searched; the excerpt shows a match in it. */
  text?: string | undefined;
  image: string;
}

export type SearchResult = Omit<SearchRecord, 'text'>;

const resultsPerKind = 3;

export const foldSearchRecord = <Rec extends SearchRecord>(record: Rec): FoldedRecord<Rec> =>
  foldRecord(record, [
    ({ title }) => title,
    ({ category }) => category,
    ({ excerpt }) => excerpt,
    ({ text }) => text,
  ]);

export const resultsPerPage = 20;

interface RankedSite<Rec> {
  records: Rec[];
  /** The folded texts that were searched. */
  terms: string[];
  corrected?: string;
}

/** All matches, best first. Without a match, searches single words and corrects typing errors. */
export function* rankSite<Rec extends SearchRecord>(
  records: Iterable<FoldedRecord<Rec>>,
  text: string,
  vocabulary: () => InParts<Vocabulary>,
): InParts<RankedSite<Rec>> {
  const term = foldText(text);
  const rank = (terms: string[]) =>
    rankRecords(records, terms, ({ kind }) => searchKinds.indexOf(kind) / 20);
  if (term.length < minSearchLength) return { records: [], terms: [term] };
  const exact = yield* rank([term]);
  if (exact.length > 0) return { records: exact, terms: [term] };
  const terms = yield* correctText(withoutFillers(term) || term, yield* vocabulary());
  const similar = terms ? yield* rank(terms) : [];
  if (!terms || similar.length === 0) return { records: [], terms: [term] };
  return { records: similar, terms, corrected: terms.join(' ') };
}

const isSpeciesOrRegion = ({ kind }: SearchRecord) => kind === 'Species' || kind === 'Region';

/**
 * The results in the header: at most 3 of each kind, the best match first, and at most 3 species
 * and regions last. @param records best first
 */
export function pickBest<Rec extends SearchRecord>(records: readonly Rec[]): Rec[] {
  const counts = new Map<string, number>();
  const best = records.filter((record) => {
    const group = isSpeciesOrRegion(record) ? 'more' : record.kind;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= resultsPerKind;
  });
  const [first, ...others] = best;
  if (!first) return [];
  return [
    first,
    ...others.filter((record) => !isSpeciesOrRegion(record)),
    ...others.filter(isSpeciesOrRegion),
  ];
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

/** The result for the chooser of suits, with a place and a month filled in. */
export function suitResult(
  region: { name: string; slug: string } | undefined,
  month: number | undefined,
): SearchResult {
  const query = new URLSearchParams({
    ...(region && { region: region.slug }),
    ...(month && { month: String(month) }),
  });
  const where = region ? ` at ${region.name}` : '';
  const when = month ? ` in ${monthName(month)}` : '';
  return {
    kind: 'Gear',
    url: query.size > 0 ? `/what-to-wear?${query}` : '/what-to-wear',
    title: `What to wear${where}${when}`,
    category: 'Wetsuits',
    excerpt:
      'How warm the water is where and when you dive, and the suit that people wear in it, by a published rule.',
    image: '',
  };
}

/** The result of a record, with an excerpt that shows a match. */
export function toSearchResult(record: SearchRecord, terms: readonly string[]): SearchResult {
  const { kind, url, title, category, excerpt, text = '', image } = record;
  const holds = (field: string) => terms.some((term) => foldText(field).includes(term));
  const source = !holds(excerpt) && holds(text) ? text : excerpt;
  return { kind, url, title, category, excerpt: excerptAround(source, terms), image };
}
