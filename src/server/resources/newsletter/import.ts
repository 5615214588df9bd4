import type { Kysely } from 'kysely';
import type {
  ImportChange,
  SubscriberImportAnswer,
} from '../../../contract/newsletter/newsletter.ts';
import { readConsent } from '../../../domain/consent/consent.ts';
import { toBatches } from '../../platform/database/batches.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { dropNewsletterMails } from '../../platform/mail/outbox.ts';
import { type ImportRequest, readRequests } from './import-rows.ts';
import { newToken } from './subscribe.ts';

const batch = 500;

interface Known {
  id: number;
  email: string;
  subscribed: 0 | 1;
}

/** Never resubscribes someone who left, whatever a file says. */
function importChange(request: ImportRequest, known: Known | undefined): ImportChange | undefined {
  if (!known) return request.subscribed ? 'add' : 'add unsubscribed';
  if (known.subscribed) return request.subscribed ? undefined : 'unsubscribe';
  return request.subscribed ? 'stays unsubscribed' : undefined;
}

async function plan(database: Kysely<Tables>, csv: string, dryRun: boolean, today: string) {
  const { columns, requests, rejected } = readRequests(csv, today);
  const rows = await database
    .selectFrom('newsletters')
    .select(['id', 'email', 'subscribed'])
    .execute();
  const list = new Map(rows.map((row): [string, Known] => [row.email.toLowerCase(), row]));
  const adding: ImportRequest[] = [];
  const leaving: Known[] = [];
  const answer: SubscriberImportAnswer = {
    dryRun,
    columns,
    counts: { add: 0, 'add unsubscribed': 0, unsubscribe: 0, 'stays unsubscribed': 0 },
    unchanged: 0,
    withoutConsent: 0,
    changes: [],
    rejected,
  };
  for (const request of requests) {
    const known = list.get(request.email.toLowerCase());
    const change = importChange(request, known);
    if (!change) {
      answer.unchanged += 1;
      continue;
    }
    answer.counts[change] += 1;
    answer.changes.push({ line: request.line, email: request.email, change });
    if (!known) adding.push(request);
    if (known && change === 'unsubscribe') leaving.push(known);
    if (change === 'add' && !request.consent) answer.withoutConsent += 1;
  }
  return { answer, adding, leaving };
}

/** Mails nobody, and resubscribes nobody who left. @throws 400 where the file may hide who left */
export async function importSubscribers(
  services: Pick<Services, 'database' | 'clock'>,
  csv: string,
  dryRun: boolean,
): Promise<SubscriberImportAnswer> {
  const today = now(services);
  if (dryRun) return (await plan(services.database, csv, dryRun, today)).answer;
  return services.database.transaction().execute(async (transaction) => {
    const { answer, adding, leaving } = await plan(transaction, csv, dryRun, today);
    for (const part of toBatches(adding, batch)) {
      await transaction
        .insertInto('newsletters')
        .values(
          part.map((request) => ({
            email: request.email,
            subscribed: request.subscribed ? (1 as const) : (0 as const),
            ...readConsent(request.consent),
            token: newToken(),
            createdAt: request.since ?? today,
          })),
        )
        // Somebody may subscribe by hand meanwhile: their own consent is the better one.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const part of toBatches(leaving, batch)) {
      await transaction
        .updateTable('newsletters')
        .set({ subscribed: 0 })
        .where(
          'id',
          'in',
          part.map(({ id }) => id),
        )
        .execute();
      await dropNewsletterMails(
        { database: transaction },
        part.map((known) => known.email),
      );
    }
    return answer;
  });
}
