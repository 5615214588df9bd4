import type { DiveDetails } from '../../../contract/new-report.ts';
import type { AcceptedChanges, DiveReport, SiteReports } from '../../../contract/reports.ts';
import { latestTime } from '../../../domain/dates/dates.ts';
import { localDay, siteTimeZone } from '../../../domain/dates/site-time.ts';
import {
  daysSince,
  type ReportedResource,
  type ReportKind,
  reportKinds,
} from '../../../domain/reports/terms.ts';
import { ago, type DatabaseReader, type Services } from '../../platform/http/context.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { listSitePhotographs } from './photographs/read.ts';
import type { ReportedRecords } from './records.ts';
import type { ReportRow } from './stored-reports.ts';

type Reader = Pick<Services, 'database' | 'clock'>;
const maxDives = 200;
const maxChanges = 100;
const weekMs = 7 * 86_400_000;

/** Returns the steward who sent a report, or the sender's name if they agreed to show it. */
const publicName = ({ steward, name, showName }: ReportRow) =>
  steward || (showName && name) || null;

export const namedSpecies = (slugs: readonly string[], names: ReadonlyMap<string, string>) =>
  slugs.flatMap((slug) => {
    const name = names.get(slug);
    return name ? [{ slug, name }] : [];
  });

function toDive(row: ReportRow, names: ReadonlyMap<string, string>, today: string): DiveReport {
  const { visibility, temperature, surge, current, species, cost } = JSON.parse(
    row.details,
  ) as DiveDetails;
  return {
    id: row.id,
    day: row.day,
    ageDays: daysSince(row.day, today),
    ...{ visibility, temperature, surge, current, cost },
    species: namedSpecies(species, names),
    by: publicName(row),
  };
}

/** Day of a closure reported by two networks in a week, if the owner shows unconfirmed closures. */
export async function readReportedClosed(
  { database, clock }: Reader,
  settings: Settings,
  siteId: number,
): Promise<string | null> {
  if ((await settings.values()).reports.unconfirmed !== 'on') return null;
  const rows = await database
    .selectFrom('reports')
    .select(['network', 'day'])
    .where('resource', '=', 'dive-sites')
    .where('record', '=', String(siteId))
    .where('kind', '=', 'closure')
    .where('status', 'in', ['new', 'asked'])
    .where('network', '!=', '')
    .where('createdAt', '>=', ago({ clock }, weekMs))
    .execute();
  const networks = new Set(rows.map(({ network }) => network));
  const day = latestTime(rows.map((row) => row.day));
  return networks.size > 1 && day ? day : null;
}

/** Returns today's date at a dive site. */
async function siteDay({ clock }: Reader, records: ReportedRecords, siteId: number) {
  const position = (await records.find('dive-sites', String(siteId)))?.position;
  return localDay(clock(), position ? siteTimeZone({ state: null, ...position }) : site.timeZone);
}

/** Reads the accepted dives and photographs of a site, newest first, and a reported closure. */
export async function readSiteReports(
  services: Reader,
  settings: Settings,
  records: ReportedRecords,
  siteId: number,
): Promise<SiteReports> {
  const rows = await services.database
    .selectFrom('reports')
    .selectAll()
    .where('resource', '=', 'dive-sites')
    .where('record', '=', String(siteId))
    .where('kind', '=', 'dive')
    .where('status', '=', 'taken')
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(maxDives)
    .execute();
  const names = rows.length > 0 ? await records.speciesNames() : new Map<string, string>();
  const today = await siteDay(services, records, siteId);
  return {
    dives: rows.map((row) => toDive(row, names, today)),
    photographs: (await listSitePhotographs(services, siteId)).get(siteId) ?? [],
    freshDays: (await settings.values()).reports.freshDays,
    reportedClosed: await readReportedClosed(services, settings, siteId),
  };
}

async function countTaken({ database }: DatabaseReader) {
  const rows = await database
    .selectFrom('reports')
    .select(({ fn }) => ['kind', fn.countAll().as('count')])
    .where('status', '=', 'taken')
    .groupBy('kind')
    .execute();
  const counts = new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
  return Object.fromEntries(reportKinds.map((kind) => [kind, counts.get(kind) ?? 0])) as Record<
    ReportKind,
    number
  >;
}

/** Lists accepted reports, newest first, with no personal data except public names. */
export async function listAcceptedChanges(
  services: Reader,
  records: ReportedRecords,
): Promise<AcceptedChanges> {
  const rows = await services.database
    .selectFrom('reports')
    .selectAll()
    .where('status', '=', 'taken')
    .orderBy('settledAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxChanges)
    .execute();
  const changes = [];
  for (const row of rows) {
    const record = await records.find(row.resource as ReportedResource, row.record);
    if (!record) continue;
    changes.push({
      id: row.id,
      kind: row.kind as ReportKind,
      title: record.title,
      path: record.path,
      fieldLabel: record.fact(row.field)?.label ?? '',
      day: row.day,
      acceptedAt: row.settledAt ?? row.createdAt,
      by: publicName(row),
    });
  }
  return { changes, counts: await countTaken(services) };
}
