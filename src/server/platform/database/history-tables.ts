import type { Generated } from 'kysely';
import type { Id, Timestamp } from './column-types.ts';

export interface HistoryTables {
  auditLogs: {
    id: Id;
    action: string;
    resource: string;
    ipAddress: string;
    userAgent: string;
    details: string;
    timestamp: Timestamp;
  };

  bin: {
    id: Id;
    resource: string;
    recordId: number;
    title: string;
    /** JSON of the whole row. */
    row: string;
    deletedAt: Timestamp;
  };

  /** A former address of a record, which redirects to its current address; or a redirect of the owner. */
  redirects: {
    id: Id;
    path: string;
    resource: string;
    recordId: number;
    /** The target of a redirect of the owner; null for the former address of a record. */
    target: string | null;
    createdAt: Timestamp;
    hits: Generated<number>;
    lastUsedAt: Generated<Timestamp | null>;
  };

  missingAddresses: {
    path: string;
    count: number;
    lastAt: Timestamp;
  };

  revisions: {
    id: Id;
    resource: string;
    recordId: number;
    version: number;
    row: string;
    savedAt: Timestamp;
  };

  workingCopies: {
    resource: string;
    /** 0 for a new record, negative for a stored draft of a new record. */
    recordId: number;
    title: string;
    /** JSON of the form's values by field. */
    formValues: string;
    /** The version of the record on which the draft is based; null for a new record. */
    recordVersion: number | null;
    version: number;
    savedAt: Timestamp;
  };

  /** Earlier versions of a stored draft of a new record. */
  workingCopyVersions: {
    resource: string;
    recordId: number;
    /** The working copy's version with these values. */
    version: number;
    title: string;
    formValues: string;
    savedAt: Timestamp;
    /** Time at which these values were replaced. */
    keptAt: Timestamp;
  };
}
