import type { Transaction } from 'kysely';
import type { Licence, PhotographState } from '../../../../domain/reports/photographs.ts';
import { forUpdate } from '../../../platform/database/engine.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { DatabaseReader } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { ReportRow } from '../stored-reports.ts';

export interface StoredPhotograph {
  licence: Licence;
  credit: string;
  shows: string;
  state: PhotographState;
  alt: string;
  /** Name in the media store while the photograph waits for the owner, else empty. */
  file: string;
  width: number;
  height: number;
  distanceKm: number | null;
  /** Id of the nearest dive site if it is not the reported site. */
  nearest: string | null;
  /** Address in the library once the photograph is accepted, else empty. */
  src: string;
}

export const readPhotographs = ({ photographs }: Pick<ReportRow, 'photographs'>) =>
  JSON.parse(photographs) as StoredPhotograph[];

/** Creates the photographs of a new report, whose files have not arrived. */
export const announce = (
  photographs: readonly Pick<StoredPhotograph, 'licence' | 'credit' | 'shows'>[],
): StoredPhotograph[] =>
  photographs.map((facts) => ({
    ...facts,
    ...{ state: 'expected', alt: '', file: '', width: 0, height: 0 },
    ...{ distanceKm: null, nearest: null, src: '' },
  }));

/** @throws 404 */
export function pickPhotograph(row: ReportRow | undefined, number: number) {
  const photograph = row && readPhotographs(row)[number - 1];
  if (!photograph) throw notFound('The report has no such photograph.');
  return { row, photograph };
}

/** Reads a report and locks it until the transaction ends. @throws 404 */
export function lockReport(
  { database }: DatabaseReader,
  transaction: Transaction<Tables>,
  id: number,
): Promise<ReportRow> {
  const query = transaction.selectFrom('reports').selectAll().where('id', '=', id);
  const missing = () => notFound('Report not found');
  return forUpdate(database, query).executeTakeFirstOrThrow(missing);
}

export const writePhotographs = (
  transaction: Transaction<Tables>,
  id: number,
  photographs: readonly StoredPhotograph[],
) =>
  transaction
    .updateTable('reports')
    .set({
      photographs: JSON.stringify(photographs),
      photographsWaiting: photographs.filter(({ state }) => state === 'new').length,
    })
    .where('id', '=', id)
    .execute();

/** Changes one photograph of a locked report. */
export const changePhotograph = (
  transaction: Transaction<Tables>,
  row: ReportRow,
  number: number,
  changes: Partial<StoredPhotograph>,
) =>
  writePhotographs(
    transaction,
    row.id,
    readPhotographs(row).map((one, index) => (index === number - 1 ? { ...one, ...changes } : one)),
  );
