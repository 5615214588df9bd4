import type { MovedResource } from '../../../contract/moving.ts';
import type { Id, Timestamp, Unchanging } from './column-types.ts';

export interface MovingTables {
  /** An export of another system to import, or an archive for moving out. */
  moves: {
    id: Id;
    /** The name of the owner's file. */
    fileName: string;
    /** The name of the stored file. */
    file: string;
    /** `waiting`, `read`, `started`, `done`, `stopped` or `failed`. */
    state: string;
    problem: string | null;
    /** `ghost` or `wordpress`; null before the export is read; `out` for an archive. */
    kind: string | null;
    /** JSON: sentences about the whole export. */
    notes: string;
    /** JSON, see contract/moving.ts. */
    choices: string;
    /** JSON of the uploading actor, for the audit log. */
    actor: string;
    createdAt: Unchanging<Timestamp>;
    /** Time at which an instance last claimed the row; another takes over after a crash. */
    claimedAt: Timestamp | null;
    finishedAt: Timestamp | null;
  };

  /** A post of an export and its record. The row stays, so that no post is imported twice. */
  movedPosts: {
    id: Id;
    /** The last export that contained the post. */
    moveId: number;
    /** Identifies the post in all exports of its system. */
    source: string;
    /** `post` or `page`. */
    type: string;
    resource: MovedResource;
    title: string;
    slug: string;
    /** JSON: tags and categories. */
    terms: string;
    /** JSON: the post's addresses on the old site. */
    addresses: string;
    /** JSON: sentences about the post. */
    notes: string;
    /** JSON of the post; null once imported. */
    data: string | null;
    /** The expected outcome, or the actual one once `doneAt` is set; see contract/moving.ts. */
    outcome: string;
    doneAt: Timestamp | null;
    recordId: number | null;
    /** The record's version after the import; a different one means that the owner has edited it. */
    recordVersion: number | null;
    /** Digest of the imported post; empty if something was missing. */
    digest: string;
  };

  /** A picture of an old site that is in the library. */
  movedPictures: {
    address: string;
    /** SHA-256 of its file, hex. */
    digest: string;
    pictureId: number;
  };
}
