import type { Id, Timestamp } from './column-types.ts';

/** A record of the release's catalogue, and what the release gave it. */
export interface CatalogueRecordsTable {
  id: Id;
  resource: string;
  /** Its slug, or its name, in the catalogue; the owner may have changed the record's own. */
  key: string;
  /** Stays when the record is deleted, so that it does not come again. */
  recordId: number | null;
  /** here; waiting or declined, for a new one that the owner wants to see first; undone. */
  state: string;
  /** JSON of what the release gave by column; of the whole new row while the record is waiting or declined. */
  base: string;
  /** JSON list of the fields that differ from the release's and wait for the owner. */
  differing: string;
}

export interface CatalogueUpdatesTable {
  id: Id;
  /** Hash of the release's catalogue. */
  release: string;
  appliedAt: Timestamp;
  undoneAt: Timestamp | null;
  /** Records. */
  added: number;
  changed: number;
  /** Fields that followed the release. */
  fields: number;
}

/** One record of the last update as it was before, so that the update can be undone. */
export interface CatalogueChangesTable {
  id: Id;
  updateId: number;
  catalogueRecordId: number;
  /** JSON: `UndoneChange` of features/seed/undo.ts. */
  before: string;
}
