import type { Kysely } from 'kysely';
import type {
  ImportChange,
  SubscriberImportAnswer,
} from '../../../contract/newsletter/newsletter.ts';
import { readConsent } from '../../../domain/consent/consent.ts';
import { batchesById, toBatches } from '../../platform/database/batches.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import type { CsvSource } from '../../platform/http/csv.ts';
import { dropNewsletterMails } from '../../platform/mail/outbox.ts';
import { createPause, nextTurn } from '../../platform/turns/turns.ts';
import { isGraver } from './import-columns.ts';
import { type ImportRequest, readRequests } from './import-rows.ts';
import {
  type AwayState,
  activeColumns,
  inactiveColumns,
  isUnreachable,
  subscriberState,
} from './states.ts';
import { newToken } from './subscribe.ts';
import { readSuppressions } from './suppressions.ts';

const batch = 500;

type Known = Pick<Row<'newsletters'>, 'id' | 'email' | 'subscribed' | 'awayAs'>;

/** Returns the change for a row. An import never resubscribes a person who left. */
function importChange(
  request: ImportRequest,
  known: Known | undefined,
  isSuppressed: (email: string) => boolean,
): ImportChange | undefined {
  if (!known && isSuppressed(request.email)) return 'suppressed';
  if (!known) return request.subscribed ? 'add' : 'add unsubscribed';
  const state = subscriberState(known);
  if (state === 'active') return request.away && 'unsubscribe';
  if (!request.away) return 'stays unsubscribed';
  const { as } = request.away;
  return isUnreachable(as) && isGraver(as, state) ? 'unsubscribe' : undefined;
}

async function readList(database: Kysely<Tables>) {
  const list = new Map<string, Known>();
  const read = (after: number) =>
    database
      .selectFrom('newsletters')
      .select(['id', 'email', 'subscribed', 'awayAs'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
  const pause = createPause();
  for await (const rows of batchesById(batch, read)) {
    for (const row of rows) list.set(row.email.toLowerCase(), row);
    await pause();
  }
  return list;
}

type Requests = Awaited<ReturnType<typeof readRequests>>;

async function plan(database: Kysely<Tables>, file: Requests, dryRun: boolean) {
  const { columns, requests, rejected } = file;
  const list = await readList(database);
  const isSuppressed = await readSuppressions(database);
  const adding: ImportRequest[] = [];
  const leaving: (Known & { away: AwayState; why: string })[] = [];
  const answer: SubscriberImportAnswer = {
    dryRun,
    columns,
    counts: {
      add: 0,
      'add unsubscribed': 0,
      unsubscribe: 0,
      'stays unsubscribed': 0,
      suppressed: 0,
    },
    unchanged: 0,
    withoutConsent: 0,
    changes: [],
    rejected,
  };
  const pause = createPause();
  for (const request of requests) {
    await pause();
    const known = list.get(request.email.toLowerCase());
    const change = importChange(request, known, isSuppressed);
    if (!change) {
      answer.unchanged += 1;
      continue;
    }
    answer.counts[change] += 1;
    answer.changes.push({ line: request.line, email: request.email, change });
    if (!known && change !== 'suppressed') adding.push(request);
    if (known && change === 'unsubscribe' && request.away) {
      leaving.push({ ...known, away: request.away.as, why: request.away.why });
    }
    if (change === 'add' && !request.consent) answer.withoutConsent += 1;
  }
  return { answer, adding, leaving };
}

/** Imports subscribers without sending mails. @throws 400 if the file may hide who left */
export async function importSubscribers(
  services: Pick<Services, 'database' | 'clock'>,
  csv: CsvSource,
  dryRun: boolean,
): Promise<SubscriberImportAnswer> {
  const today = now(services);
  // The upload may take minutes, so the file is read before the transaction begins.
  const file = await readRequests(csv, today);
  if (dryRun) return (await plan(services.database, file, dryRun)).answer;
  return services.database.transaction().execute(async (transaction) => {
    const { answer, adding, leaving } = await plan(transaction, file, dryRun);
    for (const part of toBatches(adding, batch)) {
      await nextTurn();
      await transaction
        .insertInto('newsletters')
        .values(
          part.map((request) => ({
            email: request.email,
            ...(request.away
              ? inactiveColumns(request.away.as, request.away.why, null)
              : activeColumns),
            tags: JSON.stringify([...new Set(request.tags)]),
            regions: JSON.stringify(request.regions),
            pausedUntil: request.pausedUntil,
            fields: Object.keys(request.fields).length > 0 ? JSON.stringify(request.fields) : null,
            ...readConsent(request.consent),
            token: newToken(),
            createdAt: request.since ?? today,
          })),
        )
        // A person may sign up during the import; their own consent takes precedence.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const part of toBatches(leaving, batch)) {
      await nextTurn();
      for (const { id, subscribed, away, why } of part) {
        await transaction
          .updateTable('newsletters')
          // The date is unknown for people who had left before.
          .set(inactiveColumns(away, why, subscribed ? today : null))
          .where('id', '=', id)
          .execute();
      }
      await dropNewsletterMails(
        { database: transaction },
        part.map((known) => known.email),
      );
    }
    return answer;
  });
}
