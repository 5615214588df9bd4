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
  /** The name to search for if the address has no text. */
  siteName?: string | undefined;
  goTo: (next: (now: object) => ListAddress, replace: boolean) => void;
  goToAll: () => void;
  /** Whether the map stays where the visitor moved it when filters change. */
  keepsView?: boolean;
}

export function useListQuery({ search, siteName, goTo, goToAll, keepsView = false }: Options) {
  const go = (change: SiteQuery, replace = false) =>
    // The callback gets the latest address, because an earlier change may not be rendered yet.
    goTo(
      (now) => ({
        ...readSiteQuery({ ...now }),
        // A new sort order shows the same sites, so the map view stays; a new place moves the map.
        ...(('sort' in change || keepsView) &&
          change.near === undefined &&
          mapViewParams(readMapView(now))),
        page: undefined,
        ...change,
      }),
      replace,
    );
  /** A text as `q`: '' if it is empty below a guide, where a missing `q` means the site's name. */
  const textChange = (text: string) => ({ q: text || (siteName === undefined ? undefined : '') });

  const addressText = search.q ?? siteName ?? '';
  const text = useSearchText(addressText, (typed) => go(textChange(typed), true));
  // The controls show these changes until the address changes, and not again after Back.
  const [changes, setChanges] = useState<{ of: SiteQuery; to: SiteQuery }>();
  if (changes && changes.of !== search) setChanges(undefined);
  const changed = changes?.of === search ? changes.to : undefined;
  const filters = useMemo(() => (changed ? { ...search, ...changed } : search), [search, changed]);
  const query = useMemo(() => ({ ...search, q: addressText }), [search, addressText]);

  useEffect(() => {
    // Back may skip the rendering of a changed address, which then cannot clear the changes.
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
  const router = useRouter();
  /** Stores the visitor's map view in the address; without a view the map shows all results. */
  const keepView = useCallback(
    (view: MapView | undefined) => {
      const { latestLocation, state } = router;
      // A map that still moves must not cancel navigation to another page.
      if (latestLocation.pathname !== (state.resolvedLocation ?? latestLocation).pathname) return;
      latestGoTo.current((now) => ({ ...readSiteQuery({ ...now }), ...mapViewParams(view) }), true);
    },
    [router],
  );
  const isSite = siteName !== undefined && search.q === undefined;
  return { text, filters, query, isSite, change, clear, keepView };
}
