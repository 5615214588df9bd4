import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

/** Adds the tokens with which programs call the API. */
export async function up({ schema }: Kysely<unknown>, engine: Engine) {
  await schema
    .createTable('api_tokens')
    .addColumn('id', serialKey(engine))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
}
