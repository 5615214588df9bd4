import type {
  ClosureDetails,
  CorrectionDetails,
  DiveDetails,
} from '../../../contract/new-report.ts';
import type { QueuedReport, ReportQueue, ReportShow } from '../../../contract/reports.ts';
import {
  type ReportedResource,
  type ReportKind,
  type ReportStatus,
  reportStatuses,
} from '../../../domain/reports/terms.ts';
import { countByStatus } from '../../platform/database/count-by-status.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { toQueuedPhotographs } from './photographs/read.ts';
import { namedSpecies } from './public-reports.ts';
import type { ReportedRecords } from './records.ts';
import { findReport, type ReportRow, readHeldBack } from './stored-reports.ts';

type Reader = Pick<Services, 'database' | 'clock'>;

const maxListed = 100;

export type Details = Partial<CorrectionDetails & ClosureDetails & DiveDetails>;
export const readDetails = ({ details }: Pick<ReportRow, 'details'>) =>
  JSON.parse(details) as Details;

/** Counts the new reports from each network. */
async function countNetworks({ database }: DatabaseReader) {
  const rows = await database
    .selectFrom('reports')
    .select(({ fn }) => ['network', fn.countAll().as('count')])
    .where('status', '=', 'new')
    .where('network', '!=', '')
    .groupBy('network')
    .execute();
  return new Map(rows.map(({ network, count }) => [network, Number(count)]));
}

async function toQueued(
  row: ReportRow,
  records: ReportedRecords,
  networks: ReadonlyMap<string, number>,
): Promise<QueuedReport> {
  const resource = row.resource as ReportedResource;
  const record = await records.find(resource, row.record);
  const fact = record?.fact(row.field);
  const { species = [], ...details } = readDetails(row);
  const unlikely = species.length > 0 ? await records.unlikelySpecies(row.record) : new Set();
  const waiting = networks.get(row.network) ?? 0;
  return {
    ...{ id: row.id, kind: row.kind as ReportKind, resource, record: row.record, day: row.day },
    title: record?.title ?? `${row.resource} ${row.record}`,
    path: record?.path ?? null,
    editPath: record?.editPath ?? null,
    field: row.field,
    fieldLabel: fact?.label ?? (details.factName || 'Something on this page'),
    standing: fact?.currentText ?? null,
    isLine: fact?.isLine ?? false,
    position: record?.position ?? null,
    danger: row.danger,
    details: { ...details, species: namedSpecies(species, await records.speciesNames()) },
    photographs: await toQueuedPhotographs(row, records),
    unlikely: species.filter((slug) => unlikely.has(slug)),
    ...{ steward: row.steward, name: row.name, showName: row.showName === 1 },
    ...{ email: row.email, emailConfirmed: row.emailConfirmed === 1 },
    sameNetwork: row.status === 'new' ? Math.max(0, waiting - 1) : waiting,
    status: row.status as ReportStatus,
    ...{ createdAt: row.createdAt, settledAt: row.settledAt },
  };
}

/** @throws 404 */
export async function findQueued(services: Reader, records: ReportedRecords, id: number) {
  const row = await findReport(services, id);
  return toQueued(row, records, await countNetworks(services));
}

/** Lists reports, sorted by danger, then stewards first, then newest first. */
export async function listQueue(
  services: Reader,
  records: ReportedRecords,
  show: ReportShow,
): Promise<ReportQueue> {
  const rows = await services.database
    .selectFrom('reports')
    .selectAll()
    .where(({ eb, or }) =>
      show === 'waiting'
        ? or([eb('status', 'in', ['new', 'asked']), eb('photographsWaiting', '>', 0)])
        : eb('status', '=', show),
    )
    .orderBy('danger', 'desc')
    .orderBy(({ eb }) => eb.case().when('steward', '=', '').then(0).else(1).end(), 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();
  const networks = await countNetworks(services);
  const reports: QueuedReport[] = [];
  for (const row of rows) reports.push(await toQueued(row, records, networks));
  return {
    reports,
    counts: await countByStatus(services.database, 'reports', reportStatuses),
    heldBack: await readHeldBack(services),
  };
}
