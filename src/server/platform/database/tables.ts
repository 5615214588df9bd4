import type { Selectable } from 'kysely';
import type { VisitKind } from '../../../contract/page-reads/page-reads.ts';
import type { AccessTables } from './access-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { Flag, Id, Timestamp, Unchanging } from './column-types.ts';
import type { ContentTables } from './content-tables.ts';
import type { HistoryTables } from './history-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { MovingTables } from './moving-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { ShopTables } from './shop-tables.ts';

/** Columns are snake_case in the database. */
export interface Tables
  extends AccessTables,
    CatalogueTables,
    ContentTables,
    HistoryTables,
    MailTables,
    MovingTables,
    ReportTables,
    ShopTables {
  /** Search texts without a result. */
  searchMisses: {
    text: string;
    count: number;
    /** YYYY-MM-DD */
    lastOn: string;
  };

  rateLimits: {
    key: string;
    count: number;
    resetTime: Timestamp;
    createdAt: Timestamp;
  };

  contentVersions: {
    /** A resource; or `seed` once seed/ has filled the database. */
    resource: string;
    version: number;
  };

  secrets: {
    name: string;
    value: string;
  };

  /** Counts visits per day, and stores nothing about the visitors. */
  visitCounts: {
    id: Id;
    /** Day in the site's time zone, e.g. 2026-11-21. */
    day: string;
    /** `weekly-mail` marks the day on which the weekly mail was written. */
    kind: VisitKind | 'weekly-mail';
    /** A path, or a record such as `articles:12`, whose address may change; empty if irrelevant. */
    page: string;
    /** The source, campaign, next page or file. */
    detail: string;
    times: number;
  };

  /** The state of a public page that was or will be announced to search engines. */
  announcedPages: {
    path: string;
    /** Time of the page's last change; null once it is no longer public. */
    changedAt: Timestamp | null;
    /** Time of the next announcement or retry; null once announced. */
    dueAt: Timestamp | null;
    attempts: number;
  };

  /** A link in a public text; links to pages of this site are listed only while broken. */
  linkChecks: {
    /** A path on this site, or the full address on another site. */
    url: string;
    /** Time of the next check; null for paths on this site. */
    dueAt: Timestamp | null;
    /** A problem of `contract/links.ts`; null while the link works. */
    problem: string | null;
    status: number | null;
    /** Consecutive failed checks. */
    failures: number;
    failingSince: Timestamp | null;
    ignoredAt: Timestamp | null;
  };

  /** The records that each write changed, for other instances and the CDN. */
  contentChanges: {
    resource: string;
    version: number;
    /** JSON list; null if answers about any record may have changed. */
    recordIds: string | null;
  };

  /** The latest version of a resource whose changes were purged from the CDN. */
  purgedVersions: {
    resource: string;
    version: number;
  };

  /** A drawing that an instance is making or has stored for all instances. */
  drawnFiles: {
    key: string;
    begunAt: Timestamp;
    /** Null while it is being drawn. */
    storedAt: Timestamp | null;
  };

  /** A valid preview link; a link without a row is refused. */
  previewLinks: {
    id: Id;
    resource: string;
    recordId: number;
    expiresAt: Timestamp;
    createdAt: Unchanging<Timestamp>;
  };

  /** The latest forecast of a grid cell, shared by all instances. */
  forecasts: {
    /** Latitude and longitude, e.g. -34,151.25. */
    cell: string;
    /** JSON. */
    hours: string;
    /** Whether the forecast includes swell. */
    isWhole: Flag;
    swellShare: string | null;
    fetchedAt: Timestamp;
    /** Time of the last request to the service, including failed ones. */
    askedAt: Timestamp;
  };

  /** The last runs of a repeated job on any instance. */
  jobRuns: {
    name: string;
    /** Time after which the job is late. */
    dueBy: Timestamp;
    succeededAt: Timestamp | null;
    failedAt: Timestamp | null;
    /** Reason of the last failure. */
    failure: string | null;
  };

  /** A cause of mails to the owner. */
  alarms: {
    cause: string;
    detail: string;
    /** Time at which an instance last found the cause. */
    seenAt: Timestamp;
    /** Start of the current alarm; null while there is none. */
    openedAt: Timestamp | null;
    /** Time of the last mail about the cause. */
    mailedAt: Timestamp | null;
    /** Whether the owner got a mail about this occurrence. */
    told: Flag;
  };
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
  suppressions: 'suppressions',
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
  mailingLinks: 'mailing_links',
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
