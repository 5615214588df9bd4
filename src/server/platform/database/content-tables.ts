import type { Generated } from 'kysely';
import type { FieldColumns } from '../../../contract/dive-sites/fields/fields.ts';
import type { Flag, Id, Timestamp, Unchanging, Version } from './column-types.ts';

interface PostTable {
  id: Id;
  version: Version;
  title: string;
  slug: string;
  excerpt: string;
  /** Sanitised HTML. */
  content: string;
  category: string;
  imageUrl: string;
  author: string;
  published: Flag;
  publishedAt: Timestamp | null;
  publishAt: Timestamp | null;
  unpublishAt: Timestamp | null;
  seoTitle: string | null;
  seoDescription: string | null;
  canonicalUrl: string | null;
  noindex: Generated<Flag>;
  /** Stands in the share image in place of the header picture. */
  shareImageUrl: string | null;
  createdAt: Unchanging<Timestamp>;
  updatedAt: Timestamp;
}

export type ArticlesTable = PostTable;

export interface ReviewsTable extends PostTable {
  /** Free text with a $ sign, as the maker or shop writes it. */
  price: string | null;
  purchaseLink: string;
  /** Of the reviewed product, as its maker writes it; null where the title is the name. */
  productName: string | null;
  /** Free text, usually one to five star emoji. */
  rating: string | null;
  featured: Flag;
}

export interface ProductsTable {
  id: Id;
  version: Version;
  name: string;
  category: string;
  description: string;
  priceCents: number | null;
  /** Tenths of a star: 45 is 4.5. */
  ratingTenths: number;
  reviewCount: number;
  affiliateLink: string;
  imageUrl: string;
  featured: Flag;
  published: Flag;
  publishedAt: Timestamp | null;
  createdAt: Unchanging<Timestamp>;
  updatedAt: Timestamp;
}

export interface LocationsTable {
  id: Id;
  version: Version;
  name: string;
  region: string;
  description: string;
  waterTemp: string;
  visibility: string;
  bestTime: string;
  depth: string;
  difficulty: string;
  imageUrl: string;
  mapCoordinates: string | null;
  featured: Flag;
  /** Its place on Home, from the lowest. */
  position: Generated<number>;
  createdAt: Unchanging<Timestamp>;
  updatedAt: Timestamp;
}

/** A column for each declared field, and one for each season's temperature in °C. */
export interface DiveSitesTable extends FieldColumns {
  id: Id;
  version: Version;
  tempSummer: number | null;
  tempAutumn: number | null;
  tempWinter: number | null;
  tempSpring: number | null;
  /** As `domain/dive-sites/sides.ts` packs them; null until they are measured. */
  shelteredSides: number | null;
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
  /** JSON: common names, the first one first. */
  names: string;
}

export interface SurveyRecordsTable {
  id: Id;
  diveSiteId: number;
  rlsId: number;
  recorded: number;
  surveys: number;
}

/** The settings of a group that the owner changed. A group without a row is as content/ has it. */
export interface SettingsTable {
  id: Id;
  version: Version;
  name: string;
  /** JSON: the changed fields and no others. */
  changes: string;
  createdAt: Unchanging<Timestamp>;
  updatedAt: Timestamp;
}
