import type { Kysely } from 'kysely';

/** Adds the SHA-256 of an uploaded picture's bytes; null for earlier uploads. */
export async function up(database: Kysely<unknown>) {
  await database.schema.alterTable('media').addColumn('hash', 'text').execute();
  await database.schema.createIndex('media_hash').on('media').column('hash').execute();
}
