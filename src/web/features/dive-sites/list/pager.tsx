import { type LinkProps, useRouterState } from '@tanstack/react-router';
import type { SiteQuery } from '../../../../domain/dive-sites/list.ts';
import { mapViewParams, readMapView } from '../../../../domain/geo/map-view.ts';
import { Link } from '../../../app/link.tsx';
import { type ListPlace, listTarget } from './list-target.ts';

function linkedPages(page: number, pages: number): number[] {
  const linked = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(linked)].filter((number) => number >= 1 && number <= pages);
}

const step = 'grid min-h-11 min-w-11 place-items-center rounded-sm border-2 px-3 tabular-nums';

/** Links to the pages of a list, as `<a>` elements so that crawlers find every site. */
export function Pager(props: {
  page: number;
  pages: number;
  place: ListPlace;
  /** The current query; the address may still contain an older one. */
  query: SiteQuery;
}) {
  const { page, pages, place, query } = props;
  const view = useRouterState({
    select: ({ location }) => readMapView(location.search),
    structuralSharing: true,
  });
  if (pages < 2) return null;
  const link = (number: number, label: string, text: string = String(number)) => (
    <Link
      key={label}
      {...(listTarget(place, {
        ...query,
        ...mapViewParams(view),
        page: number > 1 ? number : undefined,
      }) as LinkProps)}
      hash="sites"
      aria-label={label}
      aria-current={label.startsWith('Page') && number === page ? 'page' : undefined}
      className={`${step} border-ink hover:bg-sand aria-[current]:bg-ink aria-[current]:text-paper`}
    >
      {text}
    </Link>
  );
  return (
    <nav aria-label="Pages of the list" className="no-print mt-10 flex flex-wrap gap-2">
      {page > 1 && link(page - 1, 'Previous page', '←')}
      {linkedPages(page, pages).map((number) => link(number, `Page ${number}`))}
      {page < pages && link(page + 1, 'Next page', '→')}
    </nav>
  );
}
