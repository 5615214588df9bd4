import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { ReportDraft } from '../../../contract/new-report.ts';
import {
  type Change,
  inOrder,
  type LoggedDive,
  type Saved,
  type SavedList,
  type SavedPage,
  type SavedSite,
} from '../../../domain/saved/saved.ts';
import type { Trip } from '../../../domain/trips/trip.ts';
import { databaseName } from './ids.ts';

export interface OfflineCopy {
  path: string;
  title: string;
  region?: string | undefined;
  /** The number of pages of the complete region; only set on the region's own page. */
  regionPages?: number | undefined;
  requests: readonly string[];
  bytes: number;
  storedAt: string;
}

/** A report that is being typed, waits for a connection, or was refused. */
export interface KeptReport {
  id: string;
  /** The key of the draft, from `draftKey`. */
  draftOf: string;
  state: 'draft' | 'waiting' | 'refused';
  title: string;
  path: string;
  /** The values of its form. */
  values: unknown;
  /** The report as the API expects it. */
  report?: ReportDraft;
  problem?: string;
  /** The names of its photographs' files, in the order of the report. */
  photographs?: readonly string[];
}

interface Tables extends DBSchema {
  sites: { key: number; value: SavedSite };
  pages: { key: string; value: SavedPage };
  lists: { key: string; value: SavedList };
  dives: { key: string; value: LoggedDive };
  copies: { key: string; value: OfflineCopy };
  trips: { key: string; value: Trip };
  reports: { key: string; value: KeptReport };
  /** Files of photographs by a key that begins with the id of their report. */
  photographs: { key: string; value: Blob };
}

export type SavedDatabase = IDBPDatabase<Tables>;

/** A new object store needs the next number and a step in `upgrade`. */
const version = 4;

const collections = ['sites', 'pages', 'lists', 'dives', 'trips'] as const;

export interface Interruptions {
  /** Called when another tab has a newer version of the database. */
  onOutdated: () => void;
  /** Called when another tab deletes the database or the browser clears its data. */
  onCleared: () => void;
}

export async function openDatabase({ onOutdated, onCleared }: Interruptions) {
  const database: SavedDatabase = await openDB<Tables>(databaseName, version, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore('sites', { keyPath: 'id' });
        db.createObjectStore('pages', { keyPath: 'id' });
        db.createObjectStore('lists', { keyPath: 'id' });
        db.createObjectStore('dives', { keyPath: 'id' });
        db.createObjectStore('copies', { keyPath: 'path' });
      }
      if (from < 2) db.createObjectStore('trips', { keyPath: 'id' });
      if (from < 3) db.createObjectStore('reports', { keyPath: 'id' });
      if (from < 4) db.createObjectStore('photographs');
    },
    blocking(_, nextVersion) {
      database.close();
      // The next version is null if another tab deletes the database.
      if (nextVersion === null) onCleared();
      else onOutdated();
    },
    terminated: onCleared,
  });
  return database;
}

async function fetchAll(
  transaction: IDBPTransaction<Tables, typeof collections, IDBTransactionMode>,
): Promise<Saved> {
  const [sites, pages, lists, dives, trips] = await Promise.all([
    transaction.objectStore('sites').getAll(),
    transaction.objectStore('pages').getAll(),
    transaction.objectStore('lists').getAll(),
    transaction.objectStore('dives').getAll(),
    transaction.objectStore('trips').getAll(),
  ]);
  return { sites, pages, lists, dives, trips };
}

export const readSaved = async (database: SavedDatabase): Promise<Saved> =>
  inOrder(await fetchAll(database.transaction(collections)));

/** Applies a change to the newest records in one transaction, so that tabs lose no changes. */
export async function changeSaved(database: SavedDatabase, change: Change): Promise<Saved> {
  const transaction = database.transaction(collections, 'readwrite');
  const before = await fetchAll(transaction);
  const after = change(before);
  for (const collection of collections) {
    const store = transaction.objectStore(collection);
    const rows: readonly { id: number | string }[] = before[collection];
    const next: readonly { id: number | string }[] = after[collection];
    const nextIds = new Set(next.map(({ id }) => id));
    const known = new Set<unknown>(rows);
    // A failed request also rejects `done` with the cause.
    for (const { id } of rows) if (!nextIds.has(id)) store.delete(id as never).catch(() => {});
    for (const row of next) if (!known.has(row)) store.put(row as never).catch(() => {});
  }
  await transaction.done;
  return inOrder(after);
}
