import type { LinkProps } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { paths } from '../../../contract/paths.ts';
import type { SearchPage as Found } from '../../../contract/search.ts';
import { isSearchedByWord } from '../../../domain/search/excerpt.ts';
import type { SearchKind } from '../../../domain/search/search-url.ts';
import type { SearchResult } from '../../../domain/search/site-search.ts';
import { countText } from '../../../domain/text/format.ts';
import { addressLink, Link } from '../../app/link.tsx';
import { isOff } from '../../app/site.ts';
import { buttonStyles } from '../../ui/button.tsx';
import type { loadSearchPage } from './load.ts';
import { Marked, Thumbnail } from './parts.tsx';

type PageData = Awaited<ReturnType<typeof loadSearchPage>>;

const kindLabels: Record<SearchKind, string> = {
  'Dive Site': 'Dive sites',
  Review: 'Reviews',
  Product: 'Products',
  Article: 'Articles',
  Page: 'Pages',
  Species: 'Species',
  Region: 'Regions',
  Gear: 'Gear',
  Emergency: 'Emergency',
};

const searchLink = (search: Record<string, string>) => ({ to: paths.search, search }) as LinkProps;

export function SearchPage({ q, kind, found, siteLists }: PageData) {
  const terms = found?.corrected?.split(' ') ?? [q];
  return (
    <div className="mx-auto max-w-4xl px-5 pt-12 pb-16">
      <h1
        tabIndex={-1}
        className={`wrap-anywhere ${q.length > 30 ? 'text-step-3' : 'text-step-4'}`}
      >
        {q ? `Results for “${q}”` : 'Search'}
      </h1>
      <SearchForm key={q} q={q} />
      {found && <Summary q={q} found={found} />}
      {siteLists && <SiteLists lists={siteLists} />}
      {found && found.total > 0 && <Tabs q={q} kind={kind} found={found} />}
      <ol className="mt-4">
        {found?.results.map((result) => (
          <Row key={result.url} result={result} terms={terms} />
        ))}
      </ol>
      {found && <Pages q={q} kind={kind} found={found} />}
      {found?.total === 0 && <WaysOn hasSites={Boolean(siteLists?.length)} />}
    </div>
  );
}

/** The search form, which works without scripts too. */
function SearchForm({ q }: { q: string }) {
  return (
    <search>
      <form action={paths.search} method="get" className="mt-6 flex flex-wrap gap-3">
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label="Search all of the site"
          maxLength={100}
          required
          minLength={2}
          className="min-h-11 min-w-0 grow basis-40 rounded-sm border-2 border-ink bg-paper px-3"
        />
        <button type="submit" className={buttonStyles.action}>
          <Search aria-hidden className="size-4" />
          Search
        </button>
      </form>
    </search>
  );
}

function Summary({ q, found: { total, corrected } }: { q: string; found: Found }) {
  const count = countText(total, 'result');
  const words = isSearchedByWord(q, corrected ?? '')
    ? `Nothing holds “${q}” in one piece. Showing ${count} with all of these words.`
    : `Nothing holds “${q}”. Showing ${count} for “${corrected}”.`;
  return (
    <p role="status" className="mt-6">
      {corrected ? words : count}
    </p>
  );
}

function SiteLists({ lists }: { lists: NonNullable<PageData['siteLists']> }) {
  if (lists.length === 0) return null;
  return (
    <ul aria-label="Lists of dive sites" className="mt-4 flex flex-wrap gap-2">
      {lists.map(({ url, words, count }) => (
        <li key={words}>
          <Link
            {...addressLink(url)}
            className="inline-flex min-h-11 items-center gap-1 rounded-sm border-2 border-reef px-3 font-semibold hover:bg-shallow"
          >
            {words} <span className="font-normal tabular-nums">{`(${count})`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Tabs({ q, kind, found }: { q: string; kind: SearchKind | undefined; found: Found }) {
  const tabs = [
    { kind: undefined, words: 'All', count: found.total },
    ...found.kinds.map((one) => ({ ...one, words: kindLabels[one.kind] })),
  ];
  return (
    <nav aria-label="Kinds of results" className="mt-6 flex flex-wrap gap-2">
      {tabs.map((tab) => (
        <Link
          key={tab.words}
          {...searchLink({ q, ...(tab.kind && { kind: tab.kind }) })}
          resetScroll={false}
          aria-current={tab.kind === kind ? 'page' : undefined}
          className="inline-flex min-h-11 items-center gap-1 rounded-sm border-2 border-ink px-3 font-semibold hover:bg-sand aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {tab.words} <span className="font-normal tabular-nums">{`(${tab.count})`}</span>
        </Link>
      ))}
    </nav>
  );
}

function Row({ result, terms }: { result: SearchResult; terms: readonly string[] }) {
  const isUrgent = result.kind === 'Emergency';
  return (
    <li
      className={`relative flex gap-4 border-t border-line py-4 hover:bg-sand ${isUrgent ? 'border-l-6 border-l-coral bg-sand pl-4' : ''}`}
    >
      <Thumbnail src={result.image} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2 text-xs leading-5">
          <span className="rounded-sm bg-deep px-1.5 font-semibold text-foam">{result.kind}</span>
          <span className="min-w-0 text-muted">
            <Marked text={result.category} terms={terms} />
          </span>
        </p>
        <h2 className="mt-1 text-step-1 leading-snug">
          <Link
            {...addressLink(result.url)}
            className="after:absolute after:inset-0 hover:underline"
          >
            <Marked text={result.title} terms={terms} />
          </Link>
        </h2>
        <p className="mt-1 line-clamp-3 text-muted">
          <Marked text={result.excerpt} terms={terms} />
        </p>
      </div>
    </li>
  );
}

function Pages({ q, kind, found }: { q: string; kind: SearchKind | undefined; found: Found }) {
  const { page, pages } = found;
  if (pages < 2) return null;
  const link = (number: number, words: string) => (
    <Link
      {...searchLink({ q, ...(kind && { kind }), ...(number > 1 && { page: String(number) }) })}
      className={buttonStyles.quiet}
    >
      {words}
    </Link>
  );
  return (
    <nav aria-label="Pages of the results" className="mt-8 flex items-center gap-4">
      {page > 1 && link(page - 1, 'Previous page')}
      <span className="tabular-nums">{`Page ${page} of ${pages}`}</span>
      {page < pages && link(page + 1, 'Next page')}
    </nav>
  );
}

const waysOn = [
  [paths.diveSites, 'All dive sites, by type, depth, season and animal'],
  [paths.map, 'The map'],
  [paths.species, 'The species, by name and kind'],
  [paths.regions, 'The coasts, one by one'],
  [paths.contact, 'Ask us'],
  [paths.emergency, 'Emergency: whom to call'],
] as const;

function WaysOn({ hasSites }: { hasSites: boolean }) {
  return (
    <section aria-labelledby="ways-on" className="mt-6 bg-sand p-6">
      <h2 id="ways-on" className="text-step-2">
        {hasSites ? 'No page holds these words' : 'We have nothing under these words'}
      </h2>
      <p className="mt-3">
        {hasSites
          ? 'The dive sites above fit what they mean. Or go on from here:'
          : 'Try fewer words or a place nearby, or go on from here:'}
      </p>
      <ul className="mt-3">
        {waysOn
          .filter(([path]) => !isOff(path))
          .map(([path, words]) => (
            <li key={path}>
              <Link
                {...addressLink(path)}
                className="inline-flex min-h-11 items-center text-reef underline"
              >
                {words}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
