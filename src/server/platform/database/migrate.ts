import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Engine, liftTimeLimit } from './engine.ts';
import * as firstTables from './migrations/0001-first-tables.ts';
import * as mailAndSubscribers from './migrations/0002-mail-and-subscribers.ts';
import * as versionsBinRevisions from './migrations/0003-versions-bin-revisions.ts';
import * as secrets from './migrations/0005-secrets.ts';
import * as listsAtSize from './migrations/0006-lists-at-size.ts';
import * as resourceColumns from './migrations/0007-resource-columns.ts';
import * as diveSiteFacts from './migrations/0008-dive-site-facts.ts';
import * as walkMetres from './migrations/0009-walk-metres.ts';
import * as redirects from './migrations/0010-redirects.ts';
import * as productNames from './migrations/0011-product-names.ts';
import * as species from './migrations/0012-species.ts';
import * as scheduling from './migrations/0013-scheduling.ts';
import * as seoFields from './migrations/0014-seo-fields.ts';
import * as media from './migrations/0015-media.ts';
import * as workingCopies from './migrations/0016-working-copies.ts';
import * as notFoundLog from './migrations/0017-not-found-log.ts';
import * as searchMisses from './migrations/0018-search-misses.ts';
import * as shelteredSides from './migrations/0019-sheltered-sides.ts';
import * as siteOverrides from './migrations/0020-site-overrides.ts';
import * as plates from './migrations/0021-plates.ts';
import * as settings from './migrations/0022-settings.ts';
import * as editedPlaces from './migrations/0023-edited-places.ts';
import * as pageReads from './migrations/0024-page-reads-and-announced-pages.ts';
import * as mailings from './migrations/0025-mailings.ts';
import * as tideOffset from './migrations/0026-tide-offset.ts';
import * as linkChecks from './migrations/0028-link-checks.ts';
import * as workingCopyVersions from './migrations/0029-working-copy-versions.ts';
import * as parkTaking from './migrations/0030-park-taking.ts';
import * as slack from './migrations/0031-slack.ts';
import * as typedHazards from './migrations/0032-typed-hazards.ts';
import * as platesAsPictures from './migrations/0034-plates-as-pictures.ts';
import * as alarms from './migrations/0035-alarms.ts';
import * as changedRecords from './migrations/0036-changed-records-and-preview-links.ts';
import * as catalogue from './migrations/0037-catalogue.ts';
import * as earlierCatalogues from './migrations/0038-earlier-catalogues.ts';
import * as shopLinks from './migrations/0040-shop-links.ts';
import * as purgedVersions from './migrations/0041-purged-versions-and-drawn-files.ts';
import * as productSpecs from './migrations/0042-product-specs.ts';
import * as sidesModel from './migrations/0043-sides-model.ts';
import * as unmeasuredSides from './migrations/0044-unmeasured-sides.ts';
import * as issues from './migrations/0045-issues.ts';
import * as subscriberStates from './migrations/0046-subscriber-states.ts';
import * as signIn from './migrations/0048-sign-in.ts';
import * as apiTokens from './migrations/0049-api-tokens.ts';
import * as webhooks from './migrations/0050-webhooks.ts';
import * as movingIn from './migrations/0051-moving-in.ts';
import * as mediaHash from './migrations/0052-media-hash.ts';
import * as productsOfReviews from './migrations/0054-products-of-reviews.ts';
import * as shopHealth from './migrations/0055-health-of-shop-links.ts';
import * as visitCounts from './migrations/0056-visit-counts.ts';
import * as reports from './migrations/0057-reports.ts';
import * as returnedMail from './migrations/0058-returned-mail.ts';
import * as redirectHits from './migrations/0059-redirect-hits.ts';
import * as pages from './migrations/0060-pages.ts';
import * as mailingLinks from './migrations/0061-mailing-links.ts';
import * as movedPages from './migrations/0062-moved-pages.ts';
import * as issueArchive from './migrations/0063-issue-archive.ts';
import * as preferences from './migrations/0064-preferences.ts';
import type { Database } from './open.ts';
import { currentSchema, listSchemaTables, markSiteTables } from './postgres-tables.ts';

/** Identifies the lock among those of the database. */
const migrationLock = 712_029;

export type Migrations = Record<
  string,
  { up(database: Kysely<unknown>, engine: Engine): Promise<void> }
>;

/** All migrations in order. A released migration is never changed. */
export const migrations: Migrations = {
  '0001-first-tables': firstTables,
  '0002-mail-and-subscribers': mailAndSubscribers,
  '0003-versions-bin-revisions': versionsBinRevisions,
  '0005-secrets': secrets,
  '0006-lists-at-size': listsAtSize,
  '0007-resource-columns': resourceColumns,
  '0008-dive-site-facts': diveSiteFacts,
  '0009-walk-metres': walkMetres,
  '0010-redirects': redirects,
  '0011-product-names': productNames,
  '0012-species': species,
  '0013-scheduling': scheduling,
  '0014-seo-fields': seoFields,
  '0015-media': media,
  '0016-working-copies': workingCopies,
  '0017-not-found-log': notFoundLog,
  '0018-search-misses': searchMisses,
  '0019-sheltered-sides': shelteredSides,
  '0020-site-overrides': siteOverrides,
  '0021-plates': plates,
  '0022-settings': settings,
  '0023-edited-places': editedPlaces,
  '0024-page-reads-and-announced-pages': pageReads,
  '0025-mailings': mailings,
  '0026-tide-offset': tideOffset,
  '0028-link-checks': linkChecks,
  '0029-working-copy-versions': workingCopyVersions,
  '0030-park-taking': parkTaking,
  '0031-slack': slack,
  '0032-typed-hazards': typedHazards,
  '0034-plates-as-pictures': platesAsPictures,
  '0035-alarms': alarms,
  '0036-changed-records-and-preview-links': changedRecords,
  '0037-catalogue': catalogue,
  '0038-earlier-catalogues': earlierCatalogues,
  '0040-shop-links': shopLinks,
  '0041-purged-versions-and-drawn-files': purgedVersions,
  '0042-product-specs': productSpecs,
  '0043-sides-model': sidesModel,
  '0044-unmeasured-sides': unmeasuredSides,
  '0045-issues': issues,
  '0046-subscriber-states': subscriberStates,
  '0048-sign-in': signIn,
  '0049-api-tokens': apiTokens,
  '0050-webhooks': webhooks,
  '0051-moving-in': movingIn,
  '0052-media-hash': mediaHash,
  '0054-products-of-reviews': productsOfReviews,
  '0055-health-of-shop-links': shopHealth,
  '0056-visit-counts': visitCounts,
  '0057-reports': reports,
  '0058-returned-mail': returnedMail,
  '0059-redirect-hits': redirectHits,
  '0060-pages': pages,
  '0061-mailing-links': mailingLinks,
  '0062-moved-pages': movedPages,
  '0063-issue-archive': issueArchive,
  '0064-preferences': preferences,
};

export const migrationNames = Object.keys(migrations);

async function createMigrator(database: Database, known: Migrations) {
  const schema = database.engine === 'postgres' ? await currentSchema(database) : undefined;
  return new Migrator({
    db: database,
    // Without it Kysely would use the migration tables of another schema.
    ...(schema && { migrationTableSchema: schema }),
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(known).map(([name, { up }]): [string, Migration] => [
            name,
            { up: (transaction) => up(transaction, database.engine) },
          ]),
        ),
    },
  });
}

export async function pendingMigrations(database: Database, known: Migrations = migrations) {
  const all = await (await createMigrator(database, known)).getMigrations();
  return {
    applied: all.filter(({ executedAt }) => executedAt).map(({ name }) => name),
    pending: all.filter(({ executedAt }) => !executedAt).map(({ name }) => name),
  };
}

/** The error for a newer version's database, in place of Kysely's "corrupted migrations". */
function newerDatabase(error: unknown) {
  const name = /executed migration (\S+) is missing/.exec(String(error))?.[1];
  if (!name) return undefined;
  return new Error(
    `The database is of a newer version of the site (${name}): start that version, or restore the backup from before it.`,
    { cause: error },
  );
}

/** Runs work in a transaction that holds the lock; a session's lock would stay on a pooler's connection. */
async function inTransaction<Result>(
  database: Database,
  work: (database: Database) => Promise<Result>,
) {
  if (database.engine === 'sqlite') return work(database);
  return database.transaction().execute(async (transaction) => {
    const here = Object.assign(transaction, { engine: database.engine });
    await liftTimeLimit(here.engine, here);
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(here);
    return work(here);
  });
}

/** Migrates in one transaction; concurrent starts wait for each other. @param upTo the last migration to apply */
export async function migrate(
  database: Database,
  upTo?: string,
  known: Migrations = migrations,
): Promise<string[]> {
  return inTransaction(database, (transaction) => runMigrations(transaction, upTo, known));
}

/** @throws Error naming the failed migration; the caller rolls the transaction back */
async function runMigrations(database: Database, upTo: string | undefined, known: Migrations) {
  const migrator = await createMigrator(database, known);
  const isPostgres = database.engine === 'postgres';
  const before = new Set(isPostgres ? await listSchemaTables(database) : []);
  const { error, results = [] } = upTo
    ? await migrator.migrateTo(upTo)
    : await migrator.migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (failed) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${failed.migrationName} failed: ${reason}`, { cause: error });
  }
  if (error) throw newerDatabase(error) ?? error;
  const applied = results.filter((result) => result.status === 'Success');
  if (isPostgres && applied.length > 0) {
    const after = await listSchemaTables(database);
    await markSiteTables(
      database,
      after.filter((name) => !before.has(name)),
    );
  }
  return applied.map((result) => result.migrationName);
}
