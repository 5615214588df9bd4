import type { Trip } from '../trips/trip.ts';

export interface SiteRef {
  id: number;
  name: string;
  region: string;
}

export interface SavedSite extends SiteRef {
  savedAt: string;
}

export interface SavedPage {
  id: string;
  title: string;
  savedAt: string;
}

/** A list with its own copies of sites, so that removing a saved site changes no list. */
export interface SavedList {
  id: string;
  name: string;
  notes: string;
  sites: readonly SiteRef[];
  createdAt: string;
  changedAt: string;
}

export interface LoggedDive {
  id: string;
  site: SiteRef;
  /** YYYY-MM-DD, as entered by the visitor. */
  date: string;
  note: string;
  changedAt: string;
}

export interface Saved {
  sites: readonly SavedSite[];
  pages: readonly SavedPage[];
  lists: readonly SavedList[];
  dives: readonly LoggedDive[];
  trips: readonly Trip[];
}

/** A pure change of saved records; a transaction may run it on newer records than the page's. */
export type Change = (saved: Saved) => Saved;

/** Maximum lengths of texts, in characters. */
export const savedLengths = { name: 80, text: 4000 } as const;

const toSiteRef = ({ id, name, region }: SiteRef): SiteRef => ({ id, name, region });

export const isEmpty = (saved: Saved) => Object.values(saved).every(({ length }) => length === 0);

export const saveSite =
  (site: SiteRef, now: string): Change =>
  (saved) =>
    saved.sites.some(({ id }) => id === site.id)
      ? saved
      : { ...saved, sites: [{ ...toSiteRef(site), savedAt: now }, ...saved.sites] };

export const removeSite =
  (siteId: number): Change =>
  (saved) => ({ ...saved, sites: saved.sites.filter(({ id }) => id !== siteId) });

export const savePage =
  (page: { id: string; title: string }, now: string): Change =>
  (saved) =>
    saved.pages.some(({ id }) => id === page.id)
      ? saved
      : { ...saved, pages: [{ id: page.id, title: page.title, savedAt: now }, ...saved.pages] };

export const removePage =
  (path: string): Change =>
  (saved) => ({ ...saved, pages: saved.pages.filter(({ id }) => id !== path) });

export const addList =
  (
    list: { id: string; name: string; notes?: string; sites?: readonly SiteRef[] },
    now: string,
  ): Change =>
  (saved) => ({
    ...saved,
    lists: [
      ...saved.lists,
      {
        id: list.id,
        name: list.name.trim(),
        notes: list.notes ?? '',
        sites: (list.sites ?? []).map(toSiteRef),
        createdAt: now,
        changedAt: now,
      },
    ],
  });

const changeList =
  (listId: string, now: string, change: (list: SavedList) => Partial<SavedList>): Change =>
  (saved) => ({
    ...saved,
    lists: saved.lists.map((list) =>
      list.id === listId ? { ...list, ...change(list), changedAt: now } : list,
    ),
  });

export const changeListTexts = (
  listId: string,
  texts: Partial<Pick<SavedList, 'name' | 'notes'>>,
  now: string,
): Change => changeList(listId, now, () => texts);

export const removeList =
  (listId: string): Change =>
  (saved) => ({ ...saved, lists: saved.lists.filter(({ id }) => id !== listId) });

export const addToList = (listId: string, site: SiteRef, now: string): Change =>
  changeList(listId, now, ({ sites }) => ({
    sites: sites.some(({ id }) => id === site.id) ? sites : [...sites, toSiteRef(site)],
  }));

export const removeFromList = (listId: string, siteId: number, now: string): Change =>
  changeList(listId, now, ({ sites }) => ({ sites: sites.filter(({ id }) => id !== siteId) }));

/** @param place from 0, limited to the ends */
export const moveInList = (listId: string, siteId: number, place: number, now: string): Change =>
  changeList(listId, now, ({ sites }) => {
    const moved = sites.find(({ id }) => id === siteId);
    if (!moved) return {};
    const others = sites.filter(({ id }) => id !== siteId);
    return { sites: others.toSpliced(Math.max(0, place), 0, moved) };
  });

export const logDive =
  (dive: { id: string; site: SiteRef; date: string; note: string }, now: string): Change =>
  (saved) => {
    const logged = { ...dive, site: toSiteRef(dive.site), changedAt: now };
    const known = saved.dives.some(({ id }) => id === dive.id);
    return {
      ...saved,
      dives: known
        ? saved.dives.map((other) => (other.id === dive.id ? logged : other))
        : [...saved.dives, logged],
    };
  };

export const removeDive =
  (diveId: string): Change =>
  (saved) => ({ ...saved, dives: saved.dives.filter(({ id }) => id !== diveId) });

const latestFirst = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0);

export const inOrder = ({ sites, pages, lists, dives, trips }: Saved): Saved => ({
  sites: sites.toSorted((one, other) => latestFirst(one.savedAt, other.savedAt)),
  pages: pages.toSorted((one, other) => latestFirst(one.savedAt, other.savedAt)),
  lists: lists.toSorted((one, other) => latestFirst(other.createdAt, one.createdAt)),
  dives: dives.toSorted(
    (one, other) =>
      latestFirst(one.date, other.date) || latestFirst(one.changedAt, other.changedAt),
  ),
  trips: trips.toSorted((one, other) => latestFirst(other.createdAt, one.createdAt)),
});
