import { type Kysely, sql } from 'kysely';
import { type Engine, type Migrations, serialKey } from '../engine.ts';

/** Adds divers' reports: corrections, closures, dives. */
async function reports({ schema }: Kysely<unknown>, engine: Engine) {
  await schema
    .createTable('reports')
    .addColumn('id', serialKey(engine))
    .addColumn('sent_id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('danger', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('show_name', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .execute();
  await schema
    .createIndex('reports_status')
    .on('reports')
    .columns(['status', 'danger', 'id'])
    .execute();
  await schema
    .createIndex('reports_record')
    .on('reports')
    .columns(['resource', 'record', 'status'])
    .execute();
}

/** Adds counts of bounced mails, by subscriber and by mailing. */
async function returnedMail({ schema }: Kysely<unknown>) {
  const subscribers = () => schema.alterTable('newsletters');
  await subscribers()
    .addColumn('soft_bounces', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await subscribers().addColumn('soft_bounced_at', 'text').execute();
  await subscribers().addColumn('soft_bounced_mailing', 'integer').execute();
  for (const name of ['bounced', 'complained', 'unsubscribed']) {
    await schema
      .alterTable('mailings')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}

/** Adds counts of followed redirects. */
async function redirectHits({ schema }: Kysely<unknown>) {
  await schema
    .alterTable('redirects')
    .addColumn('hits', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('redirects').addColumn('last_used_at', 'text').execute();
}

async function pages({ schema }: Kysely<unknown>, engine: Engine) {
  await schema
    .createTable('pages')
    .addColumn('id', serialKey(engine))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('content', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('seo_title', 'text')
    .addColumn('seo_description', 'text')
    .addColumn('canonical_url', 'text')
    .addColumn('share_image_url', 'text')
    .addColumn('noindex', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('published', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('published_at', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('unpublish_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['publish_at', 'unpublish_at']) {
    await schema.createIndex(`pages_${column}`).on('pages').column(column).execute();
  }
}

/** Adds the clicks on each link of a mailing, and the time of a subscriber's last click. */
async function mailingLinks({ schema }: Kysely<unknown>) {
  await schema
    .createTable('mailing_links')
    .addColumn('mailing_id', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('mailing_links_key', ['mailing_id', 'number'])
    .execute();
  await schema.alterTable('newsletters').addColumn('clicked_at', 'text').execute();
}

/** Adds the resource of an imported post: pages of an old site become pages of this site. */
async function movedPages(database: Kysely<unknown>) {
  await database.schema
    .alterTable('moved_posts')
    .addColumn('resource', 'text', (column) => column.notNull().defaultTo('articles'))
    .execute();
  await sql`update moved_posts set resource = 'pages' where type = 'page' and record_id is null`.execute(
    database,
  );
  await sql`update moves set choices = replace(choices, '"pages":"articles"', '"pages":"pages"')`.execute(
    database,
  );
}

/** Adds the choice whether a sent issue has a public page. */
async function issueArchive({ schema }: Kysely<unknown>) {
  await schema
    .alterTable('issues')
    .addColumn('archived', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Adds regions and a pause that subscribers choose. */
async function preferences({ schema }: Kysely<unknown>) {
  const subscribers = () => schema.alterTable('newsletters');
  await subscribers()
    .addColumn('regions', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await subscribers().addColumn('paused_until', 'text').execute();
}

/** Adds the mailings in which a subscriber clicked, recorded only while the owner's setting is on. */
async function clickedMailings({ schema }: Kysely<unknown>) {
  await schema
    .alterTable('newsletters')
    .addColumn('clicked_in', 'text', (column) => column.notNull().defaultTo(','))
    .execute();
}

/** Adds stewards of dive sites, and the steward who sent a report. */
async function stewards({ schema }: Kysely<unknown>) {
  await schema.alterTable('dive_sites').addColumn('steward_name', 'text').execute();
  await schema.alterTable('dive_sites').addColumn('steward_url', 'text').execute();
  await schema
    .alterTable('reports')
    .addColumn('steward', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

/** Adds photographs to divers' reports. */
async function reportPhotographs({ schema }: Kysely<unknown>) {
  const reports = () => schema.alterTable('reports');
  await reports()
    .addColumn('photographs', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await reports()
    .addColumn('photographs_waiting', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Adds whether the sender of a report has confirmed their email address. */
async function confirmedSenders(database: Kysely<unknown>) {
  await database.schema
    .alterTable('reports')
    .addColumn('email_confirmed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Adds hashes of the addresses of deleted subscribers who bounced, complained or unsubscribed. */
async function suppressions({ schema }: Kysely<unknown>) {
  await schema
    .createTable('suppressions')
    .addColumn('address_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
}

/** Turns the shared working copy of new records, with record ID 0, into a draft with a free negative ID. */
async function ownDrafts(database: Kysely<unknown>) {
  await sql`update working_copies set record_id =
    (select min(others.record_id) - 1 from working_copies others where others.resource = working_copies.resource)
    where record_id = 0`.execute(database);
}

/** Adds tags of articles and reviews. */
async function postTags({ schema }: Kysely<unknown>) {
  for (const table of ['articles', 'reviews']) {
    await schema.alterTable(table).addColumn('tags', 'text').execute();
  }
}

/** Adds the longest swell period for diving at a site, in seconds. */
async function longestSwell({ schema }: Kysely<unknown>) {
  await schema
    .alterTable('dive_sites')
    .addColumn('most_swell_seconds', 'double precision')
    .execute();
}

export const migrations0057: Migrations = {
  '0057-reports': { up: reports },
  '0058-returned-mail': { up: returnedMail },
  '0059-redirect-hits': { up: redirectHits },
  '0060-pages': { up: pages },
  '0061-mailing-links': { up: mailingLinks },
  '0062-moved-pages': { up: movedPages },
  '0063-issue-archive': { up: issueArchive },
  '0064-preferences': { up: preferences },
  '0065-clicked-mailings': { up: clickedMailings },
  '0066-stewards': { up: stewards },
  '0067-report-photographs': { up: reportPhotographs },
  '0068-confirmed-senders': { up: confirmedSenders },
  '0069-suppressions': { up: suppressions },
  '0070-own-drafts': { up: ownDrafts },
  '0071-post-tags': { up: postTags },
  '0072-longest-swell': { up: longestSwell },
};
