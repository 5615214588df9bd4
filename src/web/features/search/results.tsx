import { useEffect, useRef } from 'react';
import { paths } from '../../../contract/paths.ts';
import type { SearchOutcome } from '../../../contract/search.ts';
import { countLine, isSearchedByWord } from '../../../domain/search/excerpt.ts';
import { minSearchLength } from '../../../domain/search/search-url.ts';
import type { SearchResult } from '../../../domain/search/site-search.ts';
import { api, read } from '../../app/api.ts';
import { addressLink, Link } from '../../app/link.tsx';
import { Marked, Thumbnail } from './parts.tsx';

export const searchSite = async (text: string, signal: AbortSignal) => ({
  text,
  ...(await read(api.search.$get({ query: { q: text } }, { init: { signal } }))),
});

interface SearchResultsProps extends SearchOutcome {
  text: string;
  active: number;
  listId: string;
  onChoose: () => void;
}

export function SearchResults(props: SearchResultsProps) {
  const { text, total, results, corrected, active, listId, onChoose } = props;
  const terms = corrected?.split(' ') ?? [text];
  return (
    <>
      <div role="status" className="px-4 py-3 text-sm text-muted">
        {corrected && <p className="text-ink">{correctedLine(text, corrected)}</p>}
        <p>{statusLine(text, results.length)}</p>
      </div>
      {results.length > 0 && (
        <div
          role="listbox"
          id={listId}
          aria-label="Search results"
          className="border-t border-line"
        >
          {results.map((result, index) => (
            <ResultRow
              key={result.url}
              id={`${listId}-${index}`}
              result={result}
              terms={terms}
              active={index === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
      {text.length >= minSearchLength && (
        <Link
          to={paths.search}
          search={{ q: text }}
          onClick={onChoose}
          className="sticky bottom-0 flex min-h-11 items-center border-t border-line bg-paper px-4 font-semibold text-reef underline hover:bg-sand"
        >
          {allResultsLabel(total)}
        </Link>
      )}
    </>
  );
}

const correctedLine = (text: string, corrected: string) =>
  isSearchedByWord(text, corrected)
    ? 'Showing results with all of these words'
    : `Showing results for “${corrected}”`;

function allResultsLabel(total: number): string {
  if (total === 0) return 'Other ways to find it';
  return total === 1 ? 'See the result' : `See all ${total} results`;
}

function statusLine(text: string, count: number): string {
  if (text.length < minSearchLength) return `Type at least ${minSearchLength} characters to search`;
  return count === 0 ? `No results found for "${text}"` : countLine(count);
}

function ResultRow(props: {
  id: string;
  result: SearchResult;
  terms: readonly string[];
  active: boolean;
  onChoose: () => void;
}) {
  const { id, result, terms, active, onChoose } = props;
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Link
      {...addressLink(result.url)}
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      preload={false}
      onClick={onChoose}
      className="flex scroll-mb-12 gap-3 px-4 py-3 not-last:border-b not-last:border-line hover:bg-sand aria-selected:bg-sand aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-coral"
    >
      <Thumbnail src={result.image} />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline gap-x-2 text-xs leading-5">
          <span className="rounded-sm bg-deep px-1.5 font-semibold text-foam">{result.kind}</span>
          <span className="text-muted">
            <Marked text={result.category} terms={terms} />
          </span>
        </span>
        <span className="mt-1 block leading-snug font-semibold">
          <Marked text={result.title} terms={terms} />
        </span>
        <span className="mt-0.5 line-clamp-2 text-sm leading-snug text-muted">
          <Marked text={result.excerpt} terms={terms} />
        </span>
      </span>
    </Link>
  );
}
