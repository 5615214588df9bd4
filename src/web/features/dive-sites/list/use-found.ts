import { useMemo, useState } from 'react';
import { paginate, type SiteQuery } from '../../../../domain/dive-sites/list.ts';
import type { Position } from '../../../../domain/geo/positions.ts';
import { useAnswer } from '../../../ui/use-answer.ts';
import { useNearest } from '../near/device-position.ts';
import { useAllCards } from '../parts/found-queries.ts';
import type { CardSite } from '../parts/shown-fields.ts';
import type { FoundPage } from './site-page.ts';

const unread: FoundPage<CardSite> = {
  sites: [],
  total: 0,
  all: 0,
  page: 1,
  pages: 1,
  regions: [],
  facets: {},
  loosen: [],
  loosenTogether: [],
  beyond: 0,
};

/** Below a guide the search is a single line until it is used and its list has loaded. */
export function useOpenedList(
  search: SiteQuery,
  site: { id: number; name: string } | undefined,
  isSite: boolean,
  read: FoundPage<CardSite> | undefined,
) {
  const [openedAt, setOpenedAt] = useState<number>();
  const isOpen = !isSite || openedAt === site?.id;
  const { current } = useAnswer(isOpen && !read ? site?.name : undefined, async () =>
    (await import('./site-page.ts')).readSitePage(search, site?.name),
  );
  const found = read ?? current?.found;
  return {
    found: found ?? unread,
    isSlim: !isOpen || !found,
    open: () => setOpenedAt(site?.id),
  };
}

/** Orders sites by distance in the browser, since the server must not learn the device's position. */
export function useNearDevice(
  asked: SiteQuery,
  found: FoundPage<CardSite>,
  origin: Position | undefined,
) {
  const device = asked.sort === 'nearest' ? origin : undefined;
  const { sort: _, page, ...filters } = asked;
  const { value, failed } = useAllCards(filters, device !== undefined);
  const all = useNearest(failed ? undefined : value, device);
  const list = useMemo(() => {
    if (!device || !all) return found;
    const { items, ...place } = paginate(all, page ?? 1);
    return { ...found, ...place, sites: items, total: all.length };
  }, [found, device, all, page]);
  return { list, failed };
}
