import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { splitAtMatches } from '../../domain/search-excerpt.ts';
import {
  countLine,
  minSearchLength,
  type SearchOutcome,
  type SearchResult,
} from '../../domain/site-search.ts';
import { Picture } from '../ui/picture.tsx';

interface SearchResultsProps {
  text: string;
  outcome: SearchOutcome;
  active: number;
  listId: string;
  onChoose: () => void;
}

export function SearchResults({ text, outcome, active, listId, onChoose }: SearchResultsProps) {
  const { results, corrected } = outcome;
  const terms = corrected?.split(' ') ?? [text];
  return (
    <>
      <div role="status" className="px-4 py-3 text-sm text-muted">
        {corrected && <p className="text-ink">{`Showing results for “${corrected}”`}</p>}
        <p>{statusLine(text.trim(), results.length)}</p>
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
    </>
  );
}

function statusLine(text: string, count: number): string {
  if (text.length < minSearchLength) return `Type at least ${minSearchLength} characters to search`;
  return count === 0 ? `No results found for "${text}"` : countLine(count);
}

function linkTo(address: string): LinkProps {
  const { pathname, searchParams } = new URL(address, location.origin);
  return { to: pathname, search: Object.fromEntries(searchParams) } as LinkProps;
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
      {...linkTo(result.url)}
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      preload={false}
      onClick={onChoose}
      className="flex gap-3 px-4 py-3 not-last:border-b not-last:border-line hover:bg-sand aria-selected:bg-sand aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-coral"
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

function Thumbnail({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  if (failed || !src) return null;
  return (
    <span className="shrink-0">
      <Picture
        src={src}
        alt=""
        sizes="72px"
        className="h-14 w-18 bg-sand object-cover"
        unavailable={null}
        onFail={() => setFailed(true)}
      />
    </span>
  );
}

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  let offset = 0;
  return splitAtMatches(text, terms).map((part, index) => {
    const key = offset;
    offset += part.length + 1;
    return index % 2 === 1 ? (
      <mark key={key} className="bg-shallow text-ink">
        {part}
      </mark>
    ) : (
      part
    );
  });
}
