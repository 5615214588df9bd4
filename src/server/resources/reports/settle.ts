import type { FactSource } from '../../../contract/dive-sites/fields/field.ts';
import type { ReportSettlement } from '../../../contract/reports.ts';
import { partialDateText } from '../../../domain/dates/months.ts';
import { closureReasons, type KnownBy, type ReportStatus } from '../../../domain/reports/terms.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import { type DatabaseReader, now, type Services } from '../../platform/http/context.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { readDetails } from './queue.ts';
import type { ReportedRecords } from './records.ts';
import { questionMail, thanksMail } from './report-emails.ts';
import { findReport, type ReportRow } from './stored-reports.ts';

const statusAfter: Record<ReportSettlement['decision'], ReportStatus> = {
  take: 'taken',
  ask: 'asked',
  decline: 'declined',
  spam: 'spam',
  reopen: 'new',
};

const knowers: Record<KnownBy, string> = {
  there: 'A diver who was there',
  sign: 'A diver, by a sign on site',
  web: 'A diver, by a web page',
};

/** Creates the source of a reported fact. */
export function reportedSource(row: ReportRow): FactSource {
  const { knownBy, address } = readDetails(row);
  const who = row.steward ? `${row.steward}, steward of the site` : knowers[knownBy ?? 'there'];
  const page = knownBy === 'web' && address ? ` (${address})` : '';
  const source = `${who}${page}, ${partialDateText(row.day)}, accepted by the owner`;
  return { source: source.slice(0, 500), confidence: 'local', checkedOn: row.day };
}

async function applyReport(
  records: ReportedRecords,
  row: ReportRow,
  { value }: ReportSettlement,
  actor: Actor,
) {
  if (row.resource !== 'dive-sites') return;
  const fact = reportedSource(row);
  if (row.kind === 'closure') {
    // The owner's reason replaces the report's reason.
    const reason = value || closureReasons[readDetails(row).reason ?? 'other'];
    const change = { kind: 'closure', reason, day: row.day, source: fact.source } as const;
    await records.change(row.record, change, actor);
  }
  if (row.kind === 'correction' && row.field) {
    await records.change(row.record, { kind: 'fact', field: row.field, value, fact }, actor);
  }
}

/** Checks a settlement. Only the record's history can undo an accepted change. @throws 409, 400 */
function checkSettlement(row: ReportRow, { decision, question }: ReportSettlement) {
  const isTaken = row.status === 'taken';
  if (isTaken && (row.kind !== 'dive' || decision === 'take')) {
    throw conflict('This report was taken already. Undo it in the history of its record.');
  }
  if (decision === 'take' && row.photographsWaiting > 0) {
    throw conflict('Take or decline its photographs first.');
  }
  if (decision !== 'ask') return;
  if (!row.email) throw invalid('The sender left no address.');
  if (!row.emailConfirmed) throw invalid('The sender has not confirmed the address yet.');
  if (!question) throw invalid('Write the question.', { question: ['Write the question.'] });
}

/** Lists the reports to settle. @param all whether to include new reports from the same network */
function settledRows(services: DatabaseReader, row: ReportRow, all: boolean) {
  const query = services.database.selectFrom('reports').select('id');
  return all && row.network
    ? query.where('network', '=', row.network).where('status', '=', 'new').execute()
    : Promise.resolve([{ id: row.id }]);
}

/** Settles a report, changes its record and mails its sender. @throws 400, 404, 409 */
export async function settleReport(
  services: Services,
  records: ReportedRecords,
  id: number,
  settlement: ReportSettlement,
  actor: Actor,
): Promise<void> {
  const row = await findReport(services, id);
  checkSettlement(row, settlement);
  const { decision, thank, question, network } = settlement;
  if (decision === 'take') await applyReport(records, row, settlement, actor);
  const record = await records.find(row.resource as never, row.record);
  const title = record?.title ?? 'our page';
  const others = await settledRows(services, row, decision === 'spam' && network);
  await services.content.write('reports', async (transaction, touch) => {
    const status = statusAfter[decision];
    const settledAt = decision === 'reopen' ? null : now(services);
    const changed = await transaction
      .updateTable('reports')
      .set({ status, settledAt })
      .where('id', 'in', [row.id, ...others.map((other) => other.id)])
      .returning(['resource', 'record', 'kind'])
      .execute();
    for (const { resource, record: settled, kind } of changed) {
      if (resource === 'dive-sites' && kind !== 'correction') touch(resource, Number(settled));
    }
    touch('reports');
    if (row.email && row.emailConfirmed && thank) {
      const mail = thanksMail(
        row.email,
        title,
        record && `${services.config.siteUrl}${record.path}`,
      );
      await enqueueMail(services, transaction, 'report', mail);
    }
    if (question && decision === 'ask') {
      const mail = questionMail(row.email, title, question, services.config.contactTo);
      await enqueueMail(services, transaction, 'report', mail);
    }
    const details = `${changed.length > 1 ? `${changed.length} reports` : title}: ${status}`;
    const { clock } = services;
    const entry = { action: 'report_settled', resource: 'reports', details } as const;
    await audit({ database: transaction, clock }, { ...actor, ...entry });
  });
}
