import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

/** Adds webhooks and their waiting and answered calls. */
export async function up({ schema }: Kysely<unknown>, engine: Engine) {
  await schema
    .createTable('webhooks')
    .addColumn('id', serialKey(engine))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('webhook_calls')
    .addColumn('id', serialKey(engine))
    .addColumn('webhook_id', 'integer', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text')
    .addColumn('status', 'integer')
    .addColumn('problem', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text')
    .execute();
  await schema.createIndex('webhook_calls_due').on('webhook_calls').column('due_at').execute();
  await schema
    .createIndex('webhook_calls_webhook')
    .on('webhook_calls')
    .columns(['webhook_id', 'id'])
    .execute();
}
