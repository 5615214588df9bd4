import { type Trip, tripLimits } from '../trips/trip.ts';
import { inOrder, type LoggedDive, type Saved, type SavedList } from './saved.ts';

function bothTexts(first: string, second: string) {
  if (first.includes(second)) return first;
  return second.includes(first) ? second : `${first}\n\n${second}`;
}

const newerFirst = <Version extends { changedAt: string }>(one: Version, other: Version) =>
  one.changedAt >= other.changedAt ? ([one, other] as const) : ([other, one] as const);

const earlier = <Row extends { savedAt: string }>(one: Row, other: Row): Row =>
  one.savedAt <= other.savedAt ? one : other;

/** Retains the newer version's name and order, and the sites and notes of both. */
function mergeLists(one: SavedList, other: SavedList): SavedList {
  const [newer, older] = newerFirst(one, other);
  const missing = older.sites.filter(({ id }) => !newer.sites.some((site) => site.id === id));
  const notes = bothTexts(newer.notes, older.notes);
  if (missing.length === 0 && notes === newer.notes) return newer;
  return { ...newer, notes, sites: [...newer.sites, ...missing] };
}

function mergeDives(one: LoggedDive, other: LoggedDive): LoggedDive {
  const [newer, older] = newerFirst(one, other);
  const note = bothTexts(newer.note, older.note);
  return note === newer.note ? newer : { ...newer, note };
}

/** Retains the newer plan and both notes, and adds missing sites to their day or the last day. */
function mergeTrips(one: Trip, other: Trip): Trip {
  const [newer, older] = newerFirst(one, other);
  const notes = bothTexts(newer.notes, older.notes);
  const known = new Set(newer.days.flat().map(({ id }) => id));
  let room = tripLimits.stops - known.size;
  const days = newer.days.map((stops) => [...stops]);
  for (const [index, stops] of older.days.entries()) {
    for (const stop of stops) {
      if (known.has(stop.id) || room <= 0) continue;
      days[Math.min(index, days.length - 1)]?.push(stop);
      room -= 1;
    }
  }
  if (notes === newer.notes && days.flat().length === known.size) return newer;
  return { ...newer, notes, days };
}

function mergeRecords<Row extends { id: string | number }>(
  current: readonly Row[],
  added: readonly Row[],
  merge: (one: Row, other: Row) => Row,
): Row[] {
  const rows = new Map(current.map((row) => [row.id, row]));
  for (const row of added) {
    const known = rows.get(row.id);
    rows.set(row.id, known ? merge(known, row) : row);
  }
  return [...rows.values()];
}

/** Merges two copies. Records and notes stay; only sites beyond the limit of a trip are lost. */
export const mergeSaved = (current: Saved, added: Saved): Saved =>
  inOrder({
    sites: mergeRecords(current.sites, added.sites, earlier),
    pages: mergeRecords(current.pages, added.pages, earlier),
    lists: mergeRecords(current.lists, added.lists, mergeLists),
    dives: mergeRecords(current.dives, added.dives, mergeDives),
    trips: mergeRecords(current.trips, added.trips, mergeTrips),
  });

export function countAdded(before: Saved, after: Saved) {
  const added = (key: keyof Saved) => after[key].length - before[key].length;
  return {
    sites: added('sites'),
    pages: added('pages'),
    lists: added('lists'),
    dives: added('dives'),
    trips: added('trips'),
  };
}
