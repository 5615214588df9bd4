import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

export async function up({ schema }: Kysely<unknown>, engine: Engine) {
  await schema
    .createTable('mailings')
    .addColumn('id', serialKey(engine))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('recipients', 'integer', (column) => column.notNull())
    .addColumn('old_sent', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('old_failed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('stopped_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('mailings_of_record', ['resource', 'record_id', 'round'])
    .execute();
  await schema.alterTable('outbox').addColumn('mailing_id', 'integer').execute();
  await schema
    .createIndex('outbox_mailing')
    .on('outbox')
    .columns(['mailing_id', 'status', 'next_attempt_at'])
    .execute();
  await schema
    .createIndex('outbox_mailing_recipient')
    .unique()
    .on('outbox')
    .columns(['mailing_id', 'recipient'])
    .execute();
  await schema.alterTable('newsletters').addColumn('refusal', 'text').execute();
}
