import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export async function countByStatus<Status extends string>(
  database: Kysely<Tables>,
  table: 'contacts' | 'outbox' | 'reports',
  statuses: readonly Status[],
): Promise<Record<Status, number>> {
  const groups = await database
    .selectFrom(table)
    .select((expression) => ['status', expression.fn.countAll().as('count')])
    .groupBy('status')
    .execute();
  const statusCount = (status: Status) =>
    Number(groups.find((group) => group.status === status)?.count ?? 0);
  return Object.fromEntries(statuses.map((status) => [status, statusCount(status)])) as Record<
    Status,
    number
  >;
}
