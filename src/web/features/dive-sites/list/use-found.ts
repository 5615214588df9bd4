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

/** The search below a guide is a single line until the visitor uses it and its list has loaded. */
export function useOpenedList(
  search: SiteQuery,
  site: { id: number; name: string } | undefined,
  isSite: boolean,
  loaded: FoundPage<CardSite> | undefined,
) {
  const [openedAt, setOpenedAt] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const isOpen = !isSite || openedAt === site?.id;
  const key = isOpen && !loaded && site ? `${site.id} ${attempt}` : undefined;
  const { current, failed } = useAnswer(key, async () =>
    (await import('./site-page.ts')).readSitePage(search, site?.name),
  );
  // The last filtered results stay until the unfiltered list has loaded.
  const [last, setLast] = useState({ of: site?.id, found: loaded });
  if (loaded && loaded !== last.found) setLast({ of: site?.id, found: loaded });
  const found = loaded ?? current?.found ?? (last.of === site?.id ? last.found : undefined);
  return {
    found: found ?? unread,
    isSlim: !isOpen || !found,
    isUnread: failed && !found,
    open() {
      setOpenedAt(site?.id);
      if (failed) setAttempt(attempt + 1);
    },
  };
}

/** Sorts sites by distance in the browser, so that the server never gets the device's position. */
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
