import { type ComponentProps, type ReactNode, Suspense } from 'react';
import type { SiteQuery } from '../../../../domain/dive-sites/list.ts';
import { Link } from '../../../app/link.tsx';
import { ExportMenu } from '../parts/export-menu.tsx';
import type { CardSite } from '../parts/shown-fields.ts';
import { EmptyListSuggestions } from './empty-list-suggestions.tsx';
import { SiteCards } from './site-cards.tsx';
import type { FoundPage } from './site-page.ts';

export function CardColumn(props: {
  list: FoundPage<CardSite>;
  query: SiteQuery;
  /** The query; an interpreted text is replaced with the filters that it was read as. */
  asked: SiteQuery;
  /** Whether the sites could not be sorted by distance. */
  isUnsorted: boolean;
  pager: ReactNode;
  cards: Omit<ComponentProps<typeof SiteCards>, 'sites'>;
  onChange: (changed: SiteQuery) => void;
}) {
  const { list, query } = props;
  const { sites, total, best } = list;
  return (
    <div id="cards" tabIndex={-1} className="outline-none lg:col-start-1 lg:row-start-1">
      {best && (
        <p className="mb-3 md:mb-5 md:bg-sand md:p-4">
          Best match:{' '}
          <Link
            to="/dive-sites/{-$id}"
            params={{ id: String(best.id) }}
            className="font-semibold underline"
          >
            {best.name}
          </Link>
          , {best.region}
        </p>
      )}
      {props.isUnsorted && (
        <p role="alert" className="mb-3">
          The distances could not be compared. Sites by name:
        </p>
      )}
      <SiteCards {...props.cards} sites={sites} />
      {total === 0 && (
        <Suspense>
          <EmptyListSuggestions list={list} query={query} onChange={props.onChange} />
        </Suspense>
      )}
      {props.pager}
      <div className="mt-10">
        {total > 0 && <ExportMenu label="Take this list away" source={{ query: props.asked }} />}
      </div>
    </div>
  );
}
