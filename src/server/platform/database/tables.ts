import type { Selectable } from 'kysely';
import type { VisitKind } from '../../../contract/page-reads/page-reads.ts';
import type {
  ApiTokensTable,
  PasskeysTable,
  RecoveryCodesTable,
  SessionsTable,
  UsersTable,
  WebhookCallsTable,
  WebhooksTable,
} from './access-tables.ts';
import type {
  CatalogueChangesTable,
  CatalogueRecordsTable,
  CatalogueUpdatesTable,
} from './catalogue-tables.ts';
import type { Flag, Id, Timestamp, Unchanging } from './column-types.ts';
import type {
  ArticlesTable,
  DiveSitesTable,
  IssuesTable,
  LocationsTable,
  PagesTable,
  ProductsTable,
  ReviewsTable,
  SettingsTable,
  SpeciesTable,
  SurveyRecordsTable,
  SurveySpeciesTable,
} from './content-tables.ts';
import type {
  AuditLogsTable,
  BinTable,
  MissingAddressesTable,
  RedirectsTable,
  RevisionsTable,
  WorkingCopiesTable,
  WorkingCopyVersionsTable,
} from './history-tables.ts';
import type { ContactsTable, MailingsTable, NewslettersTable, OutboxTable } from './mail-tables.ts';
import type { MovedPicturesTable, MovedPostsTable, MovesTable } from './moving-tables.ts';
import type { ReportsTable } from './report-tables.ts';
import type {
  RetailersTable,
  ShopClicksTable,
  ShopLinkAddressesTable,
  ShopLinksTable,
} from './shop-tables.ts';

/** Words that the search found nothing for. */
export interface SearchMissesTable {
  text: string;
  count: number;
  /** YYYY-MM-DD */
  lastOn: string;
}

export interface RateLimitsTable {
  key: string;
  count: number;
  resetTime: Timestamp;
  createdAt: Timestamp;
}

export interface ContentVersionsTable {
  /** A resource; or `seed` once seed/ has filled the database. */
  resource: string;
  version: number;
}

export interface SecretsTable {
  name: string;
  value: string;
}

/** A picture of the library; its files have `key` in their names. */
export interface MediaTable {
  id: Id;
  key: string;
  /** The name of the uploaded file, until the owner changes it. */
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
  /** Of the largest encoded size, in pixels. */
  width: number;
  height: number;
  /** Of the uploaded file. */
  bytes: number;
  /** SHA-256 of its bytes; null of an upload before migration 0052. */
  hash: string | null;
  /** waiting, working, ready or failed. */
  state: string;
  sizesMade: number;
  /** Why it failed or has to wait. */
  problem: string | null;
  /** When an instance began to encode it, so that another can take over after a crash. */
  claimedAt: Timestamp | null;
  createdAt: Unchanging<Timestamp>;
  updatedAt: Timestamp;
}

/** Counts visits per day, and stores nothing about the visitors. */
export interface VisitCountsTable {
  id: Id;
  /** By the site's time zone, e.g. 2026-11-21. */
  day: string;
  /** Or that the mail on the week was written on that day. */
  kind: VisitKind | 'weekly-mail';
  /** `articles:12` of a record, whose address may change, or a path; empty where it does not matter. */
  page: string;
  /** Which source, campaign, next page or file. */
  detail: string;
  times: number;
}

/** The state of a public page that search engines were told of, or are to be told of. */
export interface AnnouncedPagesTable {
  path: string;
  /** When the page last changed; null once it is no longer public. */
  changedAt: Timestamp | null;
  /** When search engines are told, or told again after a failure; null where they know. */
  dueAt: Timestamp | null;
  attempts: number;
}

/** A link of a public text. Those to pages of this site are here while they lead nowhere. */
export interface LinkChecksTable {
  /** A path of this site, or the whole address of another one. */
  url: string;
  /** When that site is asked again; null for paths of this one. */
  dueAt: Timestamp | null;
  /** As `contract/links.ts` lists them; null while the link works. */
  problem: string | null;
  status: number | null;
  /** Checks without a good answer, one after the other. */
  failures: number;
  failingSince: Timestamp | null;
  ignoredAt: Timestamp | null;
}

/** Which records each write changed, for the other instances on PostgreSQL. */
export interface ContentChangesTable {
  resource: string;
  version: number;
  /** JSON; null where answers about any record may have changed. */
  recordIds: string | null;
}

/** Up to which version of a resource the CDN was told of changes. */
export interface PurgedVersionsTable {
  resource: string;
  version: number;
}

/** A drawing that an instance makes or has stored for all. */
export interface DrawnFilesTable {
  key: string;
  begunAt: Timestamp;
  /** Null while it is drawn. */
  storedAt: Timestamp | null;
}

/** A valid preview link; one that is not here opens nothing. */
export interface PreviewLinksTable {
  id: Id;
  resource: string;
  recordId: number;
  expiresAt: Timestamp;
  createdAt: Unchanging<Timestamp>;
}

/** The latest forecast of a grid cell, which all instances share. */
export interface ForecastsTable {
  /** Latitude and longitude, e.g. -34,151.25. */
  cell: string;
  /** JSON. */
  hours: string;
  /** Whether swell is known. */
  isWhole: Flag;
  swellShare: string | null;
  fetchedAt: Timestamp;
  /** When the service was last asked, also in vain. */
  askedAt: Timestamp;
}

/** The last runs of a job that repeats, over all instances. */
export interface JobRunsTable {
  name: string;
  /** When it is late, unless it succeeds before. */
  dueBy: Timestamp;
  succeededAt: Timestamp | null;
  failedAt: Timestamp | null;
  /** Reason of the last failure. */
  failure: string | null;
}

/** A cause for which the owner is told. */
export interface AlarmsTable {
  cause: string;
  detail: string;
  /** When an instance last found it. */
  seenAt: Timestamp;
  /** Null while all is well. */
  openedAt: Timestamp | null;
  /** When the owner was last told that it began or goes on. */
  mailedAt: Timestamp | null;
  /** Whether the owner was told of this time. */
  told: Flag;
}

/** Columns are snake_case in the database. */
export interface Tables {
  users: UsersTable;
  articles: ArticlesTable;
  reviews: ReviewsTable;
  products: ProductsTable;
  locations: LocationsTable;
  pages: PagesTable;
  issues: IssuesTable;
  diveSites: DiveSitesTable;
  species: SpeciesTable;
  surveySpecies: SurveySpeciesTable;
  surveyRecords: SurveyRecordsTable;
  newsletters: NewslettersTable;
  contacts: ContactsTable;
  auditLogs: AuditLogsTable;
  rateLimits: RateLimitsTable;
  searchMisses: SearchMissesTable;
  sessions: SessionsTable;
  recoveryCodes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  apiTokens: ApiTokensTable;
  webhooks: WebhooksTable;
  webhookCalls: WebhookCallsTable;
  outbox: OutboxTable;
  mailings: MailingsTable;
  contentVersions: ContentVersionsTable;
  bin: BinTable;
  redirects: RedirectsTable;
  revisions: RevisionsTable;
  missingAddresses: MissingAddressesTable;
  workingCopies: WorkingCopiesTable;
  workingCopyVersions: WorkingCopyVersionsTable;
  secrets: SecretsTable;
  media: MediaTable;
  settings: SettingsTable;
  visitCounts: VisitCountsTable;
  announcedPages: AnnouncedPagesTable;
  linkChecks: LinkChecksTable;
  contentChanges: ContentChangesTable;
  purgedVersions: PurgedVersionsTable;
  drawnFiles: DrawnFilesTable;
  previewLinks: PreviewLinksTable;
  forecasts: ForecastsTable;
  jobRuns: JobRunsTable;
  alarms: AlarmsTable;
  catalogueRecords: CatalogueRecordsTable;
  catalogueUpdates: CatalogueUpdatesTable;
  catalogueChanges: CatalogueChangesTable;
  retailers: RetailersTable;
  shopLinks: ShopLinksTable;
  shopLinkAddresses: ShopLinkAddressesTable;
  shopClicks: ShopClicksTable;
  moves: MovesTable;
  movedPosts: MovedPostsTable;
  movedPictures: MovedPicturesTable;
  reports: ReportsTable;
}

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

export const tableNames: Record<keyof Tables, string> = {
  users: 'users',
  articles: 'articles',
  reviews: 'reviews',
  products: 'products',
  locations: 'locations',
  pages: 'pages',
  issues: 'issues',
  diveSites: 'dive_sites',
  species: 'species',
  surveySpecies: 'survey_species',
  surveyRecords: 'survey_records',
  newsletters: 'newsletters',
  contacts: 'contacts',
  auditLogs: 'audit_logs',
  rateLimits: 'rate_limits',
  searchMisses: 'search_misses',
  sessions: 'sessions',
  recoveryCodes: 'recovery_codes',
  passkeys: 'passkeys',
  apiTokens: 'api_tokens',
  webhooks: 'webhooks',
  webhookCalls: 'webhook_calls',
  outbox: 'outbox',
  mailings: 'mailings',
  contentVersions: 'content_versions',
  bin: 'bin',
  redirects: 'redirects',
  revisions: 'revisions',
  missingAddresses: 'missing_addresses',
  workingCopies: 'working_copies',
  workingCopyVersions: 'working_copy_versions',
  secrets: 'secrets',
  media: 'media',
  settings: 'settings',
  visitCounts: 'visit_counts',
  announcedPages: 'announced_pages',
  linkChecks: 'link_checks',
  contentChanges: 'content_changes',
  purgedVersions: 'purged_versions',
  drawnFiles: 'drawn_files',
  previewLinks: 'preview_links',
  forecasts: 'forecasts',
  jobRuns: 'job_runs',
  alarms: 'alarms',
  catalogueRecords: 'catalogue_records',
  catalogueUpdates: 'catalogue_updates',
  catalogueChanges: 'catalogue_changes',
  retailers: 'retailers',
  shopLinks: 'shop_links',
  shopLinkAddresses: 'shop_link_addresses',
  shopClicks: 'shop_clicks',
  moves: 'moves',
  movedPosts: 'moved_posts',
  movedPictures: 'moved_pictures',
  reports: 'reports',
};
