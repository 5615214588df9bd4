import type { Id, Timestamp } from './column-types.ts';

export interface CatalogueTables {
  /** A record of the release's catalogue, with the values from the release. */
  catalogueRecords: {
    id: Id;
    resource: string;
    /** Slug or name in the catalogue; the owner may have changed it in the record. */
    key: string;
    /** Stays after the record is deleted, so that no update adds it again. */
    recordId: number | null;
    /** `here` or `undone`; `waiting` or `declined` for a new record that the owner reviews. */
    state: string;
    /** JSON of the release's values by column; of the whole row while `waiting` or `declined`. */
    base: string;
    /** JSON list of fields that differ from the release and await the owner's choice. */
    differing: string;
  };

  catalogueUpdates: {
    id: Id;
    /** Hash of the release's catalogue. */
    release: string;
    appliedAt: Timestamp;
    undoneAt: Timestamp | null;
    /** Numbers of added and of changed records. */
    added: number;
    changed: number;
    /** Number of fields updated to the release's values. */
    fields: number;
  };

  /** The previous state of a record that the last update changed, to undo that update. */
  catalogueChanges: {
    id: Id;
    updateId: number;
    catalogueRecordId: number;
    /** JSON: `UndoneChange` of features/seed/undo.ts. */
    before: string;
  };
}
