import type { AlarmCause } from '../../../contract/alarms.ts';
import { siteTime } from '../../../domain/dates/dates.ts';
import { readState } from '../copies/state.ts';
import type { Services } from '../http/context.ts';
import { listJobRuns } from '../jobs/job-runs.ts';
import { site } from '../site-content/site-content.ts';
import { type AnswerCounts, windowMinutes } from './answer-counts.ts';
import { type Certificate, expiresSoon } from './certificate.ts';
import { countFailedSignIns, countRefusedMails, readBackupTime, readDisks } from './condition.ts';

/** Limits beyond which the owner gets a mail. */
export const defaultLimits = {
  failedAnswers: 10,
  failedShare: 0.01,
  failedSignIns: 10,
  refusedMails: 2,
  /** Failed attempts to send one mail; five attempts take a quarter of an hour. */
  refusedAttempts: 5,
  refusedAddresses: 20,
  freeBytes: 1024 ** 3,
  backupAgeMs: 27 * 3_600_000,
  /** A store may be unreachable for a moment, for example while it restarts. */
  copiesFailMs: 10 * 60_000,
};
export type Limits = typeof defaultLimits;

export interface Watched {
  answers: Pick<AnswerCounts, 'recent'>;
  /** The site's certificate; undefined until it has been read. */
  certificate: () => Certificate | undefined;
  startedAt: Date;
}

type Check = (services: Services, watched: Watched, limits: Limits) => Promise<string | undefined>;

const time = (timestamp: string) => siteTime(timestamp, site.timeZone);
const gigabytes = (bytes: number) =>
  `${(bytes / 1024 ** 3).toLocaleString('en-AU', { maximumFractionDigits: 1 })} GB`;

/** Finds many failed answers at once; single failures occur on any site. */
const checkAnswers: Check = async (_services, { answers }, limits) => {
  const { all, failed } = answers.recent();
  if (failed < limits.failedAnswers || failed < all * limits.failedShare) return undefined;
  return `${failed} of ${all} answers failed in ${windowMinutes} minutes.`;
};

async function lateBackup(services: Services, startedAt: Date, { backupAgeMs }: Limits) {
  const backups = await readBackupTime(services);
  if (!backups) return undefined;
  const { lastBackup } = backups;
  // A site that was off overnight gets time for its next backup.
  const since = Math.max(Date.parse(lastBackup ?? '') || 0, startedAt.getTime());
  if (services.clock().getTime() - since < backupAgeMs) return undefined;
  return lastBackup ? `The last backup is of ${time(lastBackup)}.` : 'There is no backup.';
}

const checkJobs: Check = async (services, { startedAt }, limits) => {
  const late = (await listJobRuns(services)).filter(({ isLate }) => isLate);
  const jobs = late.map(({ name, succeededAt, failure }) => {
    const last = succeededAt ? `last worked on ${time(succeededAt)}` : 'has not worked yet';
    return `The job “${name}” ${last}${failure ? `; its last failure said: ${failure}` : ''}.`;
  });
  const backup = await lateBackup(services, startedAt, limits);
  return [...jobs, backup].filter(Boolean).join(' ') || undefined;
};

const checkCopies: Check = async ({ config, clock }, _watched, { copiesFailMs }) => {
  // The settings ask for no copies; a stored state would be from earlier settings.
  if (!config.copies && !config.databaseUrl) return undefined;
  const { failingSince, problem, lastAt } = await readState(config.dataDir);
  if (!failingSince || clock().getTime() - Date.parse(failingSince) < copiesFailMs)
    return undefined;
  const newest = lastAt
    ? `The newest good copy is of ${time(lastAt)}.`
    : 'There is no good copy yet.';
  return `Since ${time(failingSince)} the site could not be copied off this machine: ${problem}. ${newest}`;
};

const checkMail: Check = async (services, _watched, limits) => {
  if (!services.config.smtpUrl) return undefined;
  const { mails, addresses, attempts, reason, lastSent } = await countRefusedMails(services);
  const isRefused =
    mails >= limits.refusedMails ||
    (mails > 0 && attempts >= limits.refusedAttempts) ||
    addresses >= limits.refusedAddresses;
  if (!isRefused) return undefined;
  const since = lastSent ? `since ${time(lastSent)}` : 'so far';
  const forGood =
    addresses >= limits.refusedAddresses
      ? ` At least ${addresses} addresses of a sending were refused for good; “Retry all” sends to them again, except to those that Newsletter lists as bounced.`
      : '';
  return `The mail server has taken no mail ${since}.${forGood} It says: ${reason}`;
};

const checkDisk: Check = async ({ config }, _watched, { freeBytes }) => {
  const short = (await readDisks(config)).filter(({ free }) => free < freeBytes);
  const sentences = short.map(
    ({ folder, free, size }) =>
      `${gigabytes(free)} of ${gigabytes(size)} are free where the ${folder} are.`,
  );
  return sentences.join(' ') || undefined;
};

const checkPasswords: Check = async (services, _watched, { failedSignIns }) => {
  const { attempts, addresses } = await countFailedSignIns(services);
  if (attempts < failedSignIns) return undefined;
  const from = addresses === 1 ? 'one address' : `${addresses} addresses`;
  return `${attempts} failed sign-ins in 15 minutes, from ${from}.`;
};

const checkCertificate: Check = async ({ clock }, watched) => {
  const certificate = watched.certificate();
  if (!certificate || !expiresSoon(certificate, clock())) return undefined;
  const { until } = certificate;
  const verb = Date.parse(until) < clock().getTime() ? 'ended' : 'ends';
  return `The certificate of the site ${verb} on ${time(until)}.`;
};

const checks: Record<AlarmCause, Check> = {
  answers: checkAnswers,
  jobs: checkJobs,
  copies: checkCopies,
  mail: checkMail,
  disk: checkDisk,
  passwords: checkPasswords,
  certificate: checkCertificate,
};

export interface Finding {
  cause: AlarmCause;
  detail: string;
}

/** Returns the findings of all checks. A check that throws is logged and adds no finding. */
export async function findCauses(services: Services, watched: Watched, limits: Limits) {
  const findings: Finding[] = [];
  for (const [cause, check] of Object.entries(checks) as Array<[AlarmCause, Check]>) {
    try {
      const detail = await check(services, watched, limits);
      if (detail) findings.push({ cause, detail });
    } catch (error) {
      services.logger.warn({ err: error, cause }, 'a watch could not look');
    }
  }
  return findings;
}
