import type { Row } from '../../platform/database/tables.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { countRequest, readCount } from '../../platform/http/rate-limit.ts';

export type ReportRow = Row<'reports'>;

/** @throws 404 */
export const findReport = ({ database }: DatabaseReader, id: number) =>
  database
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('Report not found'));

/** Finds a report by the id that its sender generated. */
export const findBySentId = ({ database }: DatabaseReader, sentId: string) =>
  database.selectFrom('reports').selectAll().where('sentId', '=', sentId).executeTakeFirst();

const heldBackKey = 'reports-held-back';
const weekMinutes = 7 * 24 * 60;

export const countHeldBack = (services: Pick<Services, 'database' | 'clock'>) =>
  countRequest(services, heldBackKey, weekMinutes);

/** Reads the number of refused reports in the current window of seven days. */
export const readHeldBack = (services: Pick<Services, 'database' | 'clock'>) =>
  readCount(services, heldBackKey);
