import type { Generated } from 'kysely';
import type { articleFields } from '../../../contract/articles.ts';
import type { FieldColumns as DiveSiteColumns } from '../../../contract/dive-sites/fields/fields.ts';
import type { FieldColumns } from '../../../contract/fields/field.ts';
import type { issueFields } from '../../../contract/issues.ts';
import type { locationFields } from '../../../contract/locations.ts';
import type { pageFields } from '../../../contract/pages.ts';
import type { productFields } from '../../../contract/products.ts';
import type { reviewFields } from '../../../contract/reviews.ts';
import type { Flag, Id, Timestamp, Unchanging, Version } from './column-types.ts';

interface PostState {
  id: Id;
  version: Version;
  published: Flag;
  publishedAt: Timestamp | null;
  publishAt: Timestamp | null;
  unpublishAt: Timestamp | null;
  noindex: Generated<Flag>;
  createdAt: Unchanging<Timestamp>;
  updatedAt: Timestamp;
}

export interface ArticlesTable
  extends PostState,
    Omit<FieldColumns<typeof articleFields>, 'noindex'> {}

export interface PagesTable extends PostState, Omit<FieldColumns<typeof pageFields>, 'noindex'> {
  /** Never set, since these pages are originals. */
  canonicalUrl: string | null;
}

export interface ReviewsTable
  extends PostState,
    Omit<FieldColumns<typeof reviewFields>, 'noindex'> {}

export interface ProductsTable extends FieldColumns<typeof productFields> {
  id: Id;
  version: Version;
  published: Flag;
  publishedAt: Timestamp | null;
  createdAt: Unchanging<Timestamp>;
  updatedAt: Timestamp;
}

export interface LocationsTable extends FieldColumns<typeof locationFields> {
  id: Id;
  version: Version;
  /** Position on Home, in ascending order. */
  position: Generated<number>;
  createdAt: Unchanging<Timestamp>;
  updatedAt: Timestamp;
}

export interface IssuesTable extends FieldColumns<typeof issueFields> {
  id: Id;
  version: Version;
  createdAt: Unchanging<Timestamp>;
  updatedAt: Timestamp;
}

/** A column for each declared field, and one for each season's temperature in °C. */
export interface DiveSitesTable extends DiveSiteColumns {
  id: Id;
  version: Version;
  tempSummer: number | null;
  tempAutumn: number | null;
  tempWinter: number | null;
  tempSpring: number | null;
  /** Packed by `domain/dive-sites/sides.ts`; null until measured. */
  shelteredSides: number | null;
  /** The version of the model with which the hourly task last compared them. */
  sidesModel: number | null;
  createdAt: Unchanging<Timestamp>;
  updatedAt: Timestamp;
}

export interface SpeciesTable {
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
  /** JSON, as the lists below. */
  otherNames: string;
  rlsIds: string;
  protection: string;
  months: string;
  searchTerms: string;
  guideNames: string;
  sources: string;
  createdAt: Unchanging<Timestamp>;
  updatedAt: Timestamp;
}

export interface SurveySpeciesTable {
  id: Id;
  rlsId: number;
  scientificName: string;
  /** JSON list of common names, the main one first. */
  names: string;
}

export interface SurveyRecordsTable {
  id: Id;
  diveSiteId: number;
  rlsId: number;
  recorded: number;
  surveys: number;
}

/** The owner's changes to a group of settings. A group without a row has the values of content/. */
export interface SettingsTable {
  id: Id;
  version: Version;
  name: string;
  /** JSON: the changed fields and no others. */
  changes: string;
  createdAt: Unchanging<Timestamp>;
  updatedAt: Timestamp;
}
