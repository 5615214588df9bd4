import { useEffect, useRef } from 'react';
import { paths } from '../../contract/paths.ts';
import { Link } from '../app/link.tsx';
import { useSaved } from '../app/saved-records/use-saved.ts';
import { siteWays } from './links.ts';

function SavedCount() {
  const { sites, pages } = useSaved(true).saved;
  const count = sites.length + pages.length;
  return count > 0 && <span className="ml-1.5 bg-reef px-1.5 text-paper">{count}</span>;
}

/** The row of links at the top of the pages about dive sites. */
export default function WaysStrip({ way }: { way: string }) {
  const list = useRef<HTMLUListElement>(null);
  // `scrollIntoView` would scroll the page too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another link is marked
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && marked) list.current.scrollLeft = marked.offsetLeft - 20;
  }, [way]);
  return (
    <nav
      aria-label="Explore dive sites"
      data-ways
      className="no-print border-b border-line bg-sand"
    >
      <ul
        ref={list}
        className="row-sideways relative mx-auto flex max-w-page gap-x-5 px-5 text-sm font-semibold tabular-nums"
      >
        {siteWays().map(({ to, label }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={to === way ? 'page' : undefined}
              className="flex h-11 items-center border-b-3 border-transparent hover:border-coral aria-[current]:border-reef"
            >
              {label}
              {to === paths.saved && <SavedCount />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
