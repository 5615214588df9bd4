import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { countLine, cutAtMatches, minLength, type Result } from '../../domain/search.ts';
import { Picture } from '../ui/picture.tsx';

/** What stands below the field: a hint, or the results, of which `active` is pointed at. */
export function Results(props: {
  text: string;
  results: Result[];
  active: number;
  listId: string;
  onChoose: () => void;
}) {
  const { text, results, active, listId, onChoose } = props;
  const wanted = text.trim();
  return (
    <>
      <p role="status" className="px-4 py-3 text-sm text-muted">
        {wanted.length < minLength
          ? `Type at least ${minLength} characters to search`
          : results.length === 0
            ? `No results found for "${wanted}"`
            : countLine(results.length)}
      </p>
      {results.length > 0 && (
        <div
          role="listbox"
          id={listId}
          aria-label="Search results"
          className="border-t border-line"
        >
          {results.map((result, index) => (
            <Row
              key={`${result.kind} ${result.id}`}
              id={`${listId}-${index}`}
              result={result}
              wanted={wanted}
              active={index === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Where a result leads. */
function target({ kind, id, title }: Result) {
  switch (kind) {
    case 'Article':
      return { to: '/blog/$slug', params: { slug: id } } as const;
    case 'Dive Site':
      return { to: '/dive-sites/{-$id}', params: { id } } as const;
    case 'Review':
      return { to: '/gear-reviews/$slug', params: { slug: id } } as const;
    case 'Product':
      return { to: '/gear-reviews', search: { search: title } } as const;
  }
}

function Row(props: {
  id: string;
  result: Result;
  wanted: string;
  active: boolean;
  onChoose: () => void;
}) {
  const { id, result, wanted, active, onChoose } = props;
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Link
      {...target(result)}
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
            <Marked text={result.category} wanted={wanted} />
          </span>
        </span>
        <span className="mt-1 block leading-snug font-semibold">
          <Marked text={result.title} wanted={wanted} />
        </span>
        <span className="mt-0.5 line-clamp-2 text-sm leading-snug text-muted">
          <Marked text={result.excerpt} wanted={wanted} />
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

function Marked({ text, wanted }: { text: string; wanted: string }) {
  let at = 0;
  return cutAtMatches(text, wanted).map((part, index) => {
    const key = at;
    at += part.length + 1;
    return index % 2 === 1 ? (
      <mark key={key} className="bg-shallow text-ink">
        {part}
      </mark>
    ) : (
      part
    );
  });
}
