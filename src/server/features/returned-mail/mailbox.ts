import type { FetchMessageObject, ImapFlow } from 'imapflow';
import type { SettingValues } from '../../../contract/settings/groups/groups.ts';
import type { Services } from '../../platform/http/context.ts';
import { countRequest } from '../../platform/http/rate-limit.ts';
import { hourlyMs, recordRuns } from '../../platform/jobs/job-runs.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { recordReport } from '../../resources/newsletter/returns.ts';
import { readCredentials } from './credentials.ts';
import { readReport } from './read-report.ts';

type MailboxSettings = SettingValues['returned-mail'] & { password: string };

const usualPorts = { tls: 993, starttls: 143, none: 143 };
/** Bytes read of a mail; its headers and report are at the beginning. */
const maxBytes = 256 * 1024;
const maxAtOnce = 200;
const daysBack = 30;
const minutesBetween = 5;
const pollMs = 60_000;
/** The keyword of examined mails; in a mailbox without keywords, read mails count as examined. */
const keyword = 'NewsletterLooked';

/** The settings of the mailbox; undefined if it is not set up. */
export async function readMailboxSettings(
  services: Pick<Services, 'config' | 'database' | 'content'>,
  settings: Settings,
): Promise<MailboxSettings | undefined> {
  const { 'returned-mail': box } = await settings.values();
  const { mailbox: password } = await readCredentials(services);
  return box.host && box.user && password ? { ...box, password } : undefined;
}

async function withMailbox<Result>(
  box: MailboxSettings,
  signal: AbortSignal | undefined,
  work: (client: ImapFlow, path: string) => Promise<Result>,
): Promise<Result> {
  const { host, security, port, user, password } = box;
  // Loaded only if a mailbox is set up, since most sites have none.
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    ...{ host, port: port ?? usualPorts[security], logger: false, secure: security === 'tls' },
    doSTARTTLS: security === 'tls' ? undefined : security === 'starttls',
    auth: { user, pass: password },
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
  });
  // Ignored, because errors also reject the pending call.
  client.on('error', () => {});
  const cut = () => client.close();
  signal?.addEventListener('abort', cut);
  try {
    await client.connect();
    return await work(client, box.folder);
  } finally {
    signal?.removeEventListener('abort', cut);
    client.close();
  }
}

/** A sentence on why a mailbox can't be read. */
export function mailboxProblem(error: unknown): string {
  const { authenticationFailed, code, mailboxMissing, responseText } = error as {
    authenticationFailed?: boolean;
    code?: string;
    mailboxMissing?: boolean;
    responseText?: string;
  };
  if (authenticationFailed) return 'The server refused the user name or the password.';
  if (mailboxMissing) return 'There is no such folder.';
  if (code === 'ENOTFOUND') return 'There is no server of that name.';
  const reason = responseText ?? code ?? (error instanceof Error ? error.message : '');
  return `The server could not be reached${reason ? ` (${reason})` : ''}.`;
}

/** Opens the mailbox without changing anything. @returns the number of mails in its folder */
export const countMails = (box: MailboxSettings) =>
  withMailbox(box, undefined, async (client, path) => {
    const { exists } = await client.mailboxOpen(path, { readOnly: true });
    return exists;
  });

async function listNew(client: ImapFlow, mark: string, since: Date) {
  const query = mark === '\\Seen' ? { seen: false } : { unKeyword: mark };
  const found = await client.search({ ...query, since }, { uid: true });
  return (found || []).slice(-maxAtOnce);
}

/** @returns whether the mail reports on a newsletter mail */
async function recordMail(services: Services, mail: FetchMessageObject | false) {
  const source = mail ? mail.source : undefined;
  const report = source && (await readReport(source));
  if (!report) return false;
  return services.database
    .transaction()
    .execute((transaction) => recordReport(services, transaction, report));
}

/** Examines new mails, and records and marks as read those that report on a newsletter mail. */
async function readMailbox(services: Services, box: MailboxSettings, signal?: AbortSignal) {
  return withMailbox(box, signal, async (client, path) => {
    const { permanentFlags } = await client.mailboxOpen(path);
    const mark = permanentFlags?.has('\\*') ? keyword : '\\Seen';
    const since = new Date(services.clock().getTime() - daysBack * 86_400_000);
    const counts = { looked: 0, reports: 0 };
    for (const uid of await listNew(client, mark, since)) {
      if (signal?.aborted) break;
      const asked = { source: { start: 0, maxLength: maxBytes } };
      const mail = await client.fetchOne(`${uid}`, asked, { uid: true });
      const isOurs = await recordMail(services, mail);
      counts.looked += 1;
      counts.reports += Number(isOurs);
      const flags = [...(mark === keyword ? [mark] : []), ...(isOurs ? ['\\Seen'] : [])];
      if (flags.length > 0) await client.messageFlagsAdd(`${uid}`, flags, { uid: true });
    }
    return counts;
  });
}

/** Reads the mailbox if one is set up, at most every five minutes across all instances. */
export async function readReturnedMail(
  services: Services,
  settings: Settings,
  signal?: AbortSignal,
) {
  const box = await readMailboxSettings(services, settings);
  if (!box) return;
  if ((await countRequest(services, 'returned mail', minutesBetween)).count > 1) return;
  try {
    const counts = await readMailbox(services, box, signal);
    if (counts.reports > 0) services.logger.info(counts, 'returned mail was read');
  } catch (error) {
    if (signal?.aborted) return;
    // The error itself may contain the server's answer to the password.
    throw new Error(`The mailbox for returned mail: ${mailboxProblem(error)}`);
  }
}

export function startReturnedMail(services: Services, settings: Settings) {
  return repeat(
    recordRuns(services, 'reading returned mail', hourlyMs, (signal: AbortSignal) =>
      readReturnedMail(services, settings, signal),
    ),
    (error) => services.logger.error({ err: error }, 'returned mail could not be read'),
    { intervalMs: pollMs },
  );
}
