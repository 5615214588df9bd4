import type { Flag, Id, Timestamp, Unchanging } from './column-types.ts';

/** Sent by divers; nothing of it is public before the owner takes it. */
export interface ReportsTable {
  id: Id;
  /** Made by the sender, so that sending it again is no second report. */
  sentId: Unchanging<string>;
  kind: Unchanging<string>;
  resource: Unchanging<string>;
  /** The id of a dive site, else the slug. */
  record: Unchanging<string>;
  /** Of a correction: the field of a dive site or the name of a part of a page. */
  field: Unchanging<string>;
  /** YYYY-MM-DD */
  day: Unchanging<string>;
  /** JSON, by kind. */
  details: Unchanging<string>;
  /** 3: may send a diver where nobody may dive. */
  danger: Unchanging<number>;
  name: string;
  showName: Unchanging<Flag>;
  email: string;
  /** Keyed hash of the sender's network; empty after 12 months. */
  network: string;
  /** new, asked, taken, declined or spam. */
  status: string;
  createdAt: Unchanging<Timestamp>;
  settledAt: Timestamp | null;
}
