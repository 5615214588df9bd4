import type { Generated } from 'kysely';
import type { Flag, Id, Timestamp, Unchanging } from './column-types.ts';

export interface ReportTables {
  /** A diver's report; none of it is public before the owner accepts it. */
  reports: {
    id: Id;
    /** Id made by the sender, so that a repeated request adds no second report. */
    sentId: Unchanging<string>;
    kind: Unchanging<string>;
    resource: Unchanging<string>;
    /** The id of a dive site; the slug of any other record. */
    record: Unchanging<string>;
    /** For a correction: the field of a dive site, or the name of a part of a page. */
    field: Unchanging<string>;
    /** YYYY-MM-DD */
    day: Unchanging<string>;
    /** JSON, by kind. */
    details: Unchanging<string>;
    /** JSON: the photographs, in the sender's order. */
    photographs: Generated<string>;
    /** The number of photographs that wait for the owner. */
    photographsWaiting: Generated<number>;
    /** 1 to 3; 3 if an error may lead a diver to a closed site. */
    danger: Unchanging<number>;
    name: string;
    showName: Unchanging<Flag>;
    email: string;
    /** 1 once the sender has opened the link of a confirmation mail. */
    emailConfirmed: Generated<Flag>;
    /** Keyed hash of the sender's network; empty after 12 months. */
    network: string;
    /** Name of the dive site's steward who sent the report; empty for others and after an erasure. */
    steward: string;
    /** `new`, `asked`, `taken`, `declined` or `spam`. */
    status: string;
    createdAt: Unchanging<Timestamp>;
    settledAt: Timestamp | null;
  };
}
