import type { ColumnType, Generated } from 'kysely';

/** 0 or 1: SQLite has no boolean, so neither engine uses one. */
export type Flag = 0 | 1;

/** UTC ISO 8601 text, e.g. 2026-10-04T00:00:00.000Z: sorts as text on both engines. */
export type Timestamp = string;

export type Id = Generated<number>;
export type Unchanging<T> = ColumnType<T, T, never>;

/** The columns of every record that the admin edits. */
export interface EditedColumns {
  id: Id;
  /** Counts the saves of the row, from 1. */
  version: Generated<number>;
  createdAt: Unchanging<Timestamp>;
  updatedAt: Timestamp;
}
