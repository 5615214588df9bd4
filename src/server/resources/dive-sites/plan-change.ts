import type { BulkAnswer, SiteChange } from '../../../contract/dive-sites/bulk.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { diveSiteFields } from '../../../contract/dive-sites/fields/fields.ts';
import { isShut, type SiteStatus, statusLabels } from '../../../domain/dive-sites/facts.ts';
import { countText } from '../../../domain/text/format.ts';
import type { ChangedColumns } from '../../platform/database/resources.ts';
import type { Row } from '../../platform/database/tables.ts';
import { toDiveSite } from './read.ts';

type SiteRow = Row<'diveSites'>;
type Columns = ChangedColumns<'dive-sites'>;
type ShownField = BulkAnswer['changes'][number]['fields'][number];

/** Planned change of one site: columns to write, a reason for refusal, or a move to the bin. */
type Plan = { columns: Columns } | { refused: string } | 'bin';

/** Columns that each kind of change writes. */
export const writtenColumns = {
  status: ['status', 'statusReason', 'statusAsOf', 'provenance', 'featured'],
  notice: ['notice'],
  feature: ['featured'],
} as const satisfies Record<string, readonly (keyof Columns)[]>;

type StatusChange = Extract<SiteChange, { action: 'status' }>;

function statusColumns({ provenance, featured }: DiveSite, change: StatusChange): Columns {
  const { status, statusReason, statusAsOf, source } = change;
  const fact = { source, confidence: 'local', checkedOn: statusAsOf };
  return {
    status,
    statusReason: statusReason || null,
    statusAsOf,
    provenance: JSON.stringify({ ...provenance, status: fact }),
    featured: featured && !isShut(status) ? 1 : 0,
  };
}

function planNotice({ notice }: DiveSite, added: string): Plan {
  if (notice?.includes(added)) return { columns: { notice } };
  const whole = notice ? `${notice} ${added}` : added;
  return whole.length > diveSiteFields.notice.maxLength
    ? { refused: 'Its notice would be too long.' }
    : { columns: { notice: whole } };
}

export function planChange(row: SiteRow, change: SiteChange): Plan {
  const site = toDiveSite(row);
  switch (change.action) {
    case 'status':
      return { columns: statusColumns(site, change) };
    case 'notice':
      return planNotice(site, change.notice);
    case 'feature':
      return change.featured && isShut(site.status)
        ? { refused: 'A closed or damaged site is not featured.' }
        : { columns: { featured: change.featured ? 1 : 0 } };
    case 'bin':
      return 'bin';
  }
}

const labels: Partial<Record<keyof Columns, string>> = {
  status: diveSiteFields.status.label,
  statusReason: diveSiteFields.statusReason.label,
  statusAsOf: diveSiteFields.statusAsOf.label,
  notice: diveSiteFields.notice.label,
  featured: 'Featured',
};

function shownValue(column: string, value: unknown): string | null {
  if (column === 'featured') return value ? 'Yes' : 'No';
  if (column === 'status' && value) return statusLabels[value as SiteStatus];
  return (value as string | null) ?? null;
}

const differs = (row: SiteRow, columns: Columns) =>
  (Object.keys(columns) as (keyof Columns & keyof SiteRow)[]).filter(
    (column) => columns[column] !== row[column],
  );

/** Whether a change writes a new value, such as a new source. */
export const isChange = (row: SiteRow, columns: Columns) => differs(row, columns).length > 0;

/** Lists the labelled values that change, before and after. */
export const shownFields = (row: SiteRow, columns: Columns): ShownField[] =>
  differs(row, columns).flatMap((column) => {
    const label = labels[column];
    if (!label) return [];
    const before = shownValue(column, row[column]);
    return [{ label, before, after: shownValue(column, columns[column]) }];
  });

/** Text of the one audit log entry for all sites of a change. */
export function changeText(change: SiteChange, count: number): string {
  const sites = countText(count, 'dive site');
  switch (change.action) {
    case 'status':
      return `${sites}: ${statusLabels[change.status]}. ${change.statusReason}`.trim();
    case 'notice':
      return `${sites}: notice added`;
    case 'feature':
      return `${sites}: ${change.featured ? 'featured' : 'unfeatured'}`;
    case 'bin':
      return `${sites}: moved to the bin`;
  }
}
