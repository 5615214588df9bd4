import type { NewReport } from '../../../contract/new-report.ts';
import { paths } from '../../../contract/paths.ts';
import { closureReasons, latestDay, reportDanger } from '../../../domain/reports/terms.ts';
import { isUniqueViolation } from '../../platform/database/engine.ts';
import { clientNetwork } from '../../platform/http/client-address.ts';
import { type DatabaseReader, now, type Services } from '../../platform/http/context.ts';
import { invalid, notFound, PublicError, tooMany } from '../../platform/http/errors.ts';
import { consumeFormQuota } from '../../platform/http/form-limit.ts';
import { countRequest, limitRequests } from '../../platform/http/rate-limit.ts';
import { mailOwner } from '../../platform/mail/owner-mail.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { queueEvent } from '../../platform/webhooks/events.ts';
import { askToConfirm, readSender, type Sender } from './confirm-sender.ts';
import { announce, readPhotographs } from './photographs/stored.ts';
import { keyedHash, takeProof } from './proof.ts';
import { readReportedClosed } from './public-reports.ts';
import type { ReportedRecord, ReportedRecords } from './records.ts';
import { findSteward } from './steward.ts';
import { countHeldBack, findBySentId } from './stored-reports.ts';

/** Maximum number of reports from one network per day. */
const perNetwork = 20;
/** Maximum number of reports from all networks per hour. */
const perHour = 60;
/** Maximum number of reports that wait for the owner. */
const maxWaiting = 500;
/** Maximum number of mails to the owner about closures per day. */
const mailsPerDay = 10;

/** Maximum number of reports from a site's steward per day. */
const perSteward = 100;

const laterMessage = 'Many reports are arriving just now. Please send it again later.';

/** Error for an invalid key of a steward. The form then sends the report without the key. */
const staleLink =
  'This steward’s link is not valid any more. Send it again as any diver would, or ask us for a new link.';

/** Lists the photographs that a stored report expects. @returns undefined for an unknown report */
async function readExpected(services: DatabaseReader, sentId: string) {
  const row = await findBySentId(services, sentId);
  return row && readPhotographs(row).flatMap(({ state }, i) => (state === 'expected' ? i + 1 : []));
}

/** @throws 429 above a limit */
async function consumeQuotas(services: Services, network: string) {
  const limit = (key: string, most: number, windowMinutes: number) =>
    limitRequests(services, key, { most, windowMinutes, message: laterMessage });
  await limit(`report-day:${network}`, perNetwork, 24 * 60);
  await limit('reports-hour', perHour, 60);
  const { waiting } = await services.database
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll().as('waiting'))
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= maxWaiting) throw tooMany(laterMessage, 3600);
}

/** @throws 429 above the limit of a site's steward */
const consumeStewardQuota = (services: Services, siteId: string) =>
  limitRequests(services, `report-steward:${siteId}`, {
    most: perSteward,
    windowMinutes: 24 * 60,
    message: 'That is more than a steward can send in a day. Please send the rest tomorrow.',
  });

/** Returns the name of the steward who sent a report, or an empty string. */
async function readSteward(services: Services, records: ReportedRecords, report: NewReport) {
  if (!report.steward || report.resource !== 'dive-sites') return '';
  return (await findSteward(services, records, Number(report.record), report.steward)) ?? '';
}

const photographsIn = (report: NewReport) => (report.kind === 'closure' ? [] : report.photographs);

/** @throws 400 with the reason; 404 if the record is not public */
async function checkReport(services: Services, records: ReportedRecords, report: NewReport) {
  if (report.day > latestDay(services.clock())) {
    throw invalid('That day lies in the future.', { day: ['That day lies in the future.'] });
  }
  const record = await records.find(report.resource, report.record);
  if (!record) throw notFound('There is no such page any more.');
  if (report.kind !== 'correction' && report.resource !== 'dive-sites') {
    throw invalid('Only a dive site can be closed or dived.');
  }
  if (report.resource !== 'dive-sites' && photographsIn(report).length > 0) {
    throw invalid('Photographs go with reports on dive sites alone.');
  }
  if (report.kind === 'correction' && report.field && !record.fact(report.field)) {
    throw invalid('The page has no such fact.');
  }
  if (report.kind === 'dive' && report.details.species.length > 0) {
    const names = await records.speciesNames();
    if (report.details.species.some((slug) => !names.has(slug))) {
      throw invalid('One of the animals is not in our list. Choose it by its name.');
    }
  }
  return record;
}

async function store(
  services: Services,
  report: NewReport,
  record: ReportedRecord,
  { network, steward, sender }: { network: string; steward: string; sender: Sender | undefined },
) {
  const field = report.kind === 'correction' ? report.field : '';
  const danger = reportDanger(report.kind, field);
  await services.database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('reports')
      .values({
        sentId: report.id,
        ...{ kind: report.kind, resource: report.resource, record: report.record, field, danger },
        ...{ day: report.day, details: JSON.stringify(report.details), network, status: 'new' },
        steward,
        ...{ name: report.name, showName: report.showName && report.name ? 1 : 0 },
        email: sender?.email ?? '',
        emailConfirmed: sender?.isConfirmed ? 1 : 0,
        photographs: JSON.stringify(announce(photographsIn(report))),
        photographsWaiting: 0,
        createdAt: now(services),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { clock } = services;
    const facts = { resource: 'reports', recordId: id };
    await queueEvent({ database: transaction, clock }, 'report', facts);
    if (sender) {
      await askToConfirm(services, transaction, sender, { network, title: record.title });
    }
    if (report.kind !== 'closure') return;
    const mails = await countRequest(
      { database: transaction as never, clock },
      'report-mails',
      1440,
    );
    if (mails.count > mailsPerDay) return;
    await mailOwner(services, transaction, `Reported closed: ${record.title}`, [
      `${steward ? `${steward}, steward of the site,` : 'A diver'} reports: ${closureReasons[report.details.reason]} Seen on ${report.day}.`,
      `It waits for your word: ${services.config.siteUrl}${paths.adminTab('reports', id)}`,
    ]);
  });
}

/** Evicts the guide from the caches if a reported closure is now public. */
async function showReportedClosed(services: Services, settings: Settings, siteId: number) {
  if (!(await readReportedClosed(services, settings, siteId))) return;
  await services.content.write('reports', async (_, touch) => touch('dive-sites', siteId));
}

/** @param steward the steward's name; if empty, a proof of work is needed and limits are lower */
async function receive(
  services: Services,
  settings: Settings,
  records: ReportedRecords,
  report: NewReport,
  { address, steward }: { address: string; steward: string },
) {
  if (!steward) await takeProof(services, report.challenge, report.nonces);
  const record = await checkReport(services, records, report);
  const network = await keyedHash(services, `network:${clientNetwork(address)}`);
  if (steward) await consumeStewardQuota(services, report.record);
  else await consumeQuotas(services, network);
  const sender = await readSender(services, report);
  try {
    await store(services, report, record, { network, steward, sender });
  } catch (error) {
    // A concurrent request stored the same report.
    if (!isUniqueViolation(error)) throw error;
    return;
  }
  if (report.kind === 'closure')
    await showReportedClosed(services, settings, Number(report.record));
}

const isHeldBack = (error: unknown) =>
  error instanceof PublicError && [400, 403, 429].includes(error.status);

/**
 * Stores a report once, even if it is sent repeatedly.
 * @returns the numbers of the expected photographs @throws 400, 403, 404, 429
 */
export async function receiveReport(
  services: Services,
  settings: Settings,
  records: ReportedRecords,
  report: NewReport,
  address: string,
): Promise<number[]> {
  if (report.website) {
    // A bot gets the same answer as a person.
    await countHeldBack(services);
    return photographsIn(report).map((_, index) => index + 1);
  }
  const known = await readExpected(services, report.id);
  if (known) return known;
  try {
    const steward = await readSteward(services, records, report);
    const work = () => receive(services, settings, records, report, { address, steward });
    if (steward) await work();
    else {
      await consumeFormQuota(services, 'report', address, () => {
        if (report.steward) throw invalid(staleLink, { steward: [staleLink] });
        return work();
      });
    }
  } catch (error) {
    if (isHeldBack(error)) await countHeldBack(services);
    throw error;
  }
  return (await readExpected(services, report.id)) ?? [];
}
