import type { Row } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';

export type ReportRow = Row<'reports'>;

/** @throws 404 */
export async function findReport({ database }: Pick<Services, 'database'>, id: number) {
  const query = database.selectFrom('reports').selectAll().where('id', '=', id);
  const row = await query.executeTakeFirst();
  if (!row) throw notFound('Report not found');
  return row;
}
