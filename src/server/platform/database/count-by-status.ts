import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** The number of rows that a query selects. */
export async function countRows<Name extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Name, object>,
): Promise<number> {
  // The compiler can resolve the columns of only one table.
  const { count } = await (query as unknown as SelectQueryBuilder<Tables, 'outbox', object>)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

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
