import type { Kysely } from 'kysely';

/** Adds the alarms that instances share, so that the owner gets one mail, and the last runs of each job. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('job_runs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('due_by', 'text', (column) => column.notNull())
    .addColumn('succeeded_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('failure', 'text')
    .execute();
  await schema
    .createTable('alarms')
    .addColumn('cause', 'text', (column) => column.primaryKey())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'text')
    .addColumn('mailed_at', 'text')
    .addColumn('told', 'integer', (column) => column.notNull())
    .execute();
}
