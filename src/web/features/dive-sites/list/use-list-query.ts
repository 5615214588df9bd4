import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readSiteQuery, type SiteQuery } from '../../../../domain/dive-sites/list.ts';
import {
  type MapView,
  type MapViewParams,
  mapViewParams,
  readMapView,
} from '../../../../domain/geo/map-view.ts';
import { useSearchText } from './use-search-text.ts';

export type ListAddress = SiteQuery & MapViewParams;

/** The search parameters of an address, before a loader has validated them. */
export type RawAddress = { [Name in keyof ListAddress]?: unknown };

interface Options {
  search: SiteQuery;
  /** Searched for where the address has no text. */
  siteName?: string | undefined;
  goTo: (next: (now: object) => ListAddress, replace: boolean) => void;
  goToAll: () => void;
  /** A change of filters leaves the map where the visitor moved it. */
  keepsView?: boolean;
}

export function useListQuery({ search, siteName, goTo, goToAll, keepsView = false }: Options) {
  const go = (change: SiteQuery, replace = false) =>
    // From the address as it is by now: a second change may come before the first has been drawn.
    goTo(
      (now) => ({
        ...readSiteQuery({ ...now }),
        // Another order shows the same sites: the map stays where it is. Another place is where to look.
        ...(('sort' in change || keepsView) &&
          change.near === undefined &&
          mapViewParams(readMapView(now))),
        page: undefined,
        ...change,
      }),
      replace,
    );
  /** With a site, an absent text defaults to its name. */
  const textChange = (text: string) => ({ q: text || (siteName === undefined ? undefined : '') });

  const addressText = search.q ?? siteName ?? '';
  const text = useSearchText(addressText, (typed) => go(textChange(typed), true));
  // The controls show a change at once; the next address ends that, for good: Back may bring this one again.
  const [changes, setChanges] = useState<{ of: SiteQuery; to: SiteQuery }>();
  if (changes && changes.of !== search) setChanges(undefined);
  const changed = changes?.of === search ? changes.to : undefined;
  const filters = useMemo(() => (changed ? { ...search, ...changed } : search), [search, changed]);
  const query = useMemo(() => ({ ...search, q: addressText }), [search, addressText]);

  useEffect(() => {
    // Back may come before the address of a change was drawn: no other address ends the change then.
    const forget = () => setChanges(undefined);
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);

  const change = (more: SiteQuery) => {
    setChanges({ of: search, to: { ...changed, page: undefined, ...more } });
    if ('q' in more) {
      text.reset(more.q ?? '');
      go({ ...more, ...textChange(more.q ?? '') });
      return;
    }
    const typed = text.takePending();
    go({ ...(typed !== undefined && textChange(typed)), ...more });
  };
  const clear = () => {
    text.reset('');
    setChanges(undefined);
    goToAll();
  };
  const latestGoTo = useRef(goTo);
  latestGoTo.current = goTo;
  /** Puts where the visitor left the map into the address; without a view the map shows all that is found. */
  const router = useRouter();
  const keepView = useCallback(
    (view: MapView | undefined) => {
      const { latestLocation, state } = router;
      // A map that still moves must not hold up the way to another page.
      if (latestLocation.pathname !== (state.resolvedLocation ?? latestLocation).pathname) return;
      latestGoTo.current((now) => ({ ...readSiteQuery({ ...now }), ...mapViewParams(view) }), true);
    },
    [router],
  );
  const isSite = siteName !== undefined && search.q === undefined;
  return { text, filters, query, isSite, change, clear, keepView };
}
