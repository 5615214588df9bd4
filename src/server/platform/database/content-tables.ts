import type { Generated } from 'kysely';
import type { articleFields } from '../../../contract/articles.ts';
import type { FieldColumns as DiveSiteColumns } from '../../../contract/dive-sites/fields/fields.ts';
import type { FieldColumns } from '../../../contract/fields/field.ts';
import type { issueFields } from '../../../contract/issues.ts';
import type { locationFields } from '../../../contract/locations.ts';
import type { pageFields } from '../../../contract/pages.ts';
import type { productFields } from '../../../contract/products.ts';
import type { reviewFields } from '../../../contract/reviews.ts';
import type { EditedColumns, Flag, Id, Timestamp, Unchanging } from './column-types.ts';

interface PostState extends EditedColumns {
  published: Flag;
  publishedAt: Timestamp | null;
  publishAt: Timestamp | null;
  unpublishAt: Timestamp | null;
  noindex: Generated<Flag>;
}

export interface ContentTables {
  articles: PostState & Omit<FieldColumns<typeof articleFields>, 'noindex'>;
  reviews: PostState & Omit<FieldColumns<typeof reviewFields>, 'noindex'>;

  pages: PostState &
    Omit<FieldColumns<typeof pageFields>, 'noindex'> & {
      /** Never set, since these pages are originals. */
      canonicalUrl: string | null;
    };

  products: EditedColumns &
    FieldColumns<typeof productFields> & {
      published: Flag;
      publishedAt: Timestamp | null;
    };

  locations: EditedColumns &
    FieldColumns<typeof locationFields> & {
      /** Position on Home, in ascending order. */
      position: Generated<number>;
    };

  issues: EditedColumns & FieldColumns<typeof issueFields>;

  /** A column for each declared field, and one for each season's temperature in °C. */
  diveSites: EditedColumns &
    DiveSiteColumns & {
      tempSummer: number | null;
      tempAutumn: number | null;
      tempWinter: number | null;
      tempSpring: number | null;
      /** Packed by `domain/dive-sites/sides.ts`; null until measured. */
      shelteredSides: number | null;
      /** Version of the rules by which `shelteredSides` was last computed; null while it must be computed. */
      sidesModel: number | null;
    };

  species: {
    id: Id;
    name: string;
    slug: string;
    scientificName: string;
    groupName: string;
    maxLengthCm: number | null;
    sizeNote: string | null;
    depthNote: string | null;
    rangeNote: string | null;
    identify: string;
    habitat: string;
    behave: string;
    harm: string | null;
    danger: string;
    sensitive: Flag;
    codeOfConduct: string | null;
    monthsNote: string | null;
    /** JSON, like the six columns below. */
    otherNames: string;
    rlsIds: string;
    protection: string;
    months: string;
    searchTerms: string;
    guideNames: string;
    sources: string;
    createdAt: Unchanging<Timestamp>;
    updatedAt: Timestamp;
  };

  surveySpecies: {
    id: Id;
    rlsId: number;
    scientificName: string;
    /** JSON list of common names, the main one first. */
    names: string;
  };

  surveyRecords: {
    id: Id;
    diveSiteId: number;
    rlsId: number;
    recorded: number;
    surveys: number;
  };

  /** A picture of the library; its files have `key` in their names. */
  media: {
    id: Id;
    key: string;
    /** The name of the uploaded file, or a name from the owner. */
    name: string;
    alt: string;
    decorative: Flag;
    /** Percent from the left. */
    focalX: number;
    /** Percent from the top. */
    focalY: number;
    credit: string;
    licence: string;
    caption: string;
    /** Media type of the uploaded file, by its content. */
    type: string;
    /** Width and height of the largest encoded size, in pixels. */
    width: number;
    height: number;
    /** Size of the uploaded file, in bytes. */
    bytes: number;
    /** SHA-256 of the uploaded file; null for an upload before migration 0052. */
    hash: string | null;
    /** `waiting`, `working`, `ready` or `failed`. */
    state: string;
    sizesMade: number;
    /** Reason for a failure or wait. */
    problem: string | null;
    /** Time at which an instance began to encode the picture; another takes over after a crash. */
    claimedAt: Timestamp | null;
    createdAt: Unchanging<Timestamp>;
    updatedAt: Timestamp;
  };

  /** The owner's changes to a group of settings. A group without a row has the values of content/. */
  settings: EditedColumns & {
    name: string;
    /** JSON: the changed fields and no others. */
    changes: string;
  };
}
