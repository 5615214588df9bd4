import type { ColumnType, Generated, Selectable } from 'kysely';
import type { FieldColumns } from '../../contract/dive-site-fields/fields.ts';

/** 0 or 1: SQLite has no boolean, so neither engine uses one. */
export type Flag = 0 | 1;

/** UTC ISO 8601 text, e.g. 2026-10-04T00:00:00.000Z: sorts as text on both engines. */
export type Timestamp = string;

type Id = Generated<number>;
type Unchanging<T> = ColumnType<T, T, never>;
/** Counts the saves of a row, from 1. */
type Version = Generated<number>;

export interface UsersTable {
  id: Id;
  username: string;
  password: string;
}

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
  /** A draft goes public then. */
  publishAt: Timestamp | null;
  /** A published record becomes a draft then. */
  unpublishAt: Timestamp | null;
  seoTitle: string | null;
  seoDescription: string | null;
  /** Of the text's first publication elsewhere. */
  canonicalUrl: string | null;
  noindex: Generated<Flag>;
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
  createdAt: Unchanging<Timestamp>;
}

/** A column for each declared field, and one for each season's temperature in °C. */
export interface DiveSitesTable extends FieldColumns {
  id: Id;
  version: Version;
  tempSummer: number | null;
  tempAutumn: number | null;
  tempWinter: number | null;
  tempSpring: number | null;
  createdAt: Unchanging<Timestamp>;
  updatedAt: Timestamp;
}

export interface SpeciesTable {
  id: Id;
  /** The common name. */
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

/** A species that Reef Life Survey recorded, whether it has a page or not. */
export interface SurveySpeciesTable {
  id: Id;
  rlsId: number;
  scientificName: string;
  /** JSON: common names, the first one first. */
  names: string;
}

/** In how many of a site's surveys a species was recorded. */
export interface SurveyRecordsTable {
  id: Id;
  diveSiteId: number;
  rlsId: number;
  recorded: number;
  surveys: number;
}

export interface NewslettersTable {
  id: Id;
  email: string;
  subscribed: Flag;
  /** What the person agreed to, where and when; null where an import did not say. */
  consentAt: Timestamp | null;
  consentPage: string | null;
  consentWording: string | null;
  consentAddressHash: string | null;
  /** Random part of the one-click unsubscribe address. */
  token: string;
  createdAt: Unchanging<Timestamp>;
}

export interface ContactsTable {
  id: Id;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** new, read, answered or spam. */
  status: string;
  createdAt: Unchanging<Timestamp>;
}

export interface AuditLogsTable {
  id: Id;
  action: string;
  resource: string;
  ipAddress: string;
  userAgent: string;
  details: string;
  timestamp: Timestamp;
}

export interface RateLimitsTable {
  key: string;
  count: number;
  resetTime: Timestamp;
  createdAt: Timestamp;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's token, hex. */
  tokenHash: string;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

export interface OutboxTable {
  id: Id;
  /** Which message this is, e.g. welcome or contact. */
  kind: string;
  recipient: string;
  /** JSON of the message: subject, text, html, headers, whether the guide is attached. */
  message: string;
  /** waiting, sending, sent or failed. */
  status: string;
  attempts: number;
  nextAttemptAt: Timestamp;
  lastError: string | null;
  /** 1 once a crash cut its sending off: it is sent again once and no more. */
  interrupted: Generated<Flag>;
  /** The first attempt of these three days; null before it, and after a Retry. */
  tryingSince: Timestamp | null;
  createdAt: Unchanging<Timestamp>;
  sentAt: Timestamp | null;
}

export interface ContentVersionsTable {
  /** A resource; or `seed` and `seed/species` once these parts of seed/ have been read. */
  resource: string;
  version: number;
}

/** What was deleted, as it was; its row left the table of its resource. */
export interface BinTable {
  id: Id;
  resource: string;
  recordId: number;
  title: string;
  /** JSON of the whole row. */
  row: string;
  deletedAt: Timestamp;
}

/** A former address of a record. It leads to the record's present one, so that redirects can form no chain or loop. */
export interface RedirectsTable {
  id: Id;
  path: string;
  resource: string;
  recordId: number;
  createdAt: Timestamp;
}

/** An earlier state of an article or review. */
export interface RevisionsTable {
  id: Id;
  resource: string;
  recordId: number;
  version: number;
  row: string;
  savedAt: Timestamp;
}

export interface SecretsTable {
  name: string;
  value: string;
}

/** Columns are snake_case in the database. */
export interface Tables {
  users: UsersTable;
  articles: ArticlesTable;
  reviews: ReviewsTable;
  products: ProductsTable;
  locations: LocationsTable;
  diveSites: DiveSitesTable;
  species: SpeciesTable;
  surveySpecies: SurveySpeciesTable;
  surveyRecords: SurveyRecordsTable;
  newsletters: NewslettersTable;
  contacts: ContactsTable;
  auditLogs: AuditLogsTable;
  rateLimits: RateLimitsTable;
  sessions: SessionsTable;
  outbox: OutboxTable;
  contentVersions: ContentVersionsTable;
  bin: BinTable;
  redirects: RedirectsTable;
  revisions: RevisionsTable;
  secrets: SecretsTable;
}

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

export const tableNames: Record<keyof Tables, string> = {
  users: 'users',
  articles: 'articles',
  reviews: 'reviews',
  products: 'products',
  locations: 'locations',
  diveSites: 'dive_sites',
  species: 'species',
  surveySpecies: 'survey_species',
  surveyRecords: 'survey_records',
  newsletters: 'newsletters',
  contacts: 'contacts',
  auditLogs: 'audit_logs',
  rateLimits: 'rate_limits',
  sessions: 'sessions',
  outbox: 'outbox',
  contentVersions: 'content_versions',
  bin: 'bin',
  redirects: 'redirects',
  revisions: 'revisions',
  secrets: 'secrets',
};
