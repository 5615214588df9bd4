import type { Kysely } from 'kysely';
import {
  email,
  type ImportChange,
  type SubscriberImportAnswer,
} from '../../contract/newsletter.ts';
import { readConsent } from '../../domain/consent.ts';
import { normalEmail } from '../../domain/email.ts';
import type { Tables } from '../database/tables.ts';
import { now, type Services } from '../http/context.ts';
import { invalid } from '../http/errors.ts';
import { dropNewsletterMails } from '../mail/outbox.ts';
import { type CsvRow, readCsv } from './csv.ts';
import { newToken } from './subscribe.ts';

/** Rows that one statement writes: databases bound its parameters. */
const chunk = 500;

interface Wish {
  line: number;
  email: string;
  subscribed: boolean;
  since: string | undefined;
  consent: string;
}

const yes = new Set(['', 'true', 'yes', '1', 'active', 'subscribed']);
const no = new Set(['false', 'no', '0', 'unsubscribed']);

/** Reads one row. @throws Error in words for the owner */
function readWish({ line, cells }: CsvRow, today: string): Wish {
  const cell = (name: string) => (cells[name] ?? '').trim();
  const address = email.safeParse(cell('email'));
  if (!address.success) throw new Error(`“${cell('email')}” is no email address`);
  const state = cell('subscribed').toLowerCase();
  if (!yes.has(state) && !no.has(state)) {
    throw new Error(`subscribed must be true or false, and not “${state}”`);
  }
  const since = cell('since');
  if (since && !/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(since)) {
    throw new Error(`since must be a date such as 2026-10-04, and not “${since}”`);
  }
  const time = since ? new Date(since) : undefined;
  if (time && Number.isNaN(time.getTime())) throw new Error(`“${since}” is no date`);
  if (time && time.toISOString() > today) throw new Error(`since lies in the future: ${since}`);
  return {
    line,
    email: normalEmail(address.data),
    subscribed: yes.has(state),
    since: time?.toISOString(),
    consent: cell('consent'),
  };
}

/** Reads a file of subscribers: what it wishes, and the lines that can't be used. */
function readWishes(csv: string, today: string) {
  const { columns, rows } = readCsv(csv);
  if (!columns.includes('email')) {
    throw invalid('The first line must name the columns, and one of them must be “email”');
  }
  const wishes: Wish[] = [];
  const faults: SubscriberImportAnswer['faults'] = [];
  const firstLine = new Map<string, number>();
  for (const row of rows) {
    try {
      const wish = readWish(row, today);
      const key = wish.email.toLowerCase();
      const first = firstLine.get(key);
      if (first) throw new Error(`${wish.email} stands on line ${first} already`);
      firstLine.set(key, row.line);
      wishes.push(wish);
    } catch (error) {
      faults.push({ line: row.line, error: (error as Error).message });
    }
  }
  return { wishes, faults };
}

interface Known {
  id: number;
  email: string;
  subscribed: 0 | 1;
}

/** What a wish changes, or nothing. Who left stays away, whatever a file says. */
function changeOf(wish: Wish, known: Known | undefined): ImportChange | undefined {
  if (!known) return wish.subscribed ? 'add' : 'add unsubscribed';
  if (known.subscribed) return wish.subscribed ? undefined : 'unsubscribe';
  return wish.subscribed ? 'stays unsubscribed' : undefined;
}

function* chunks<T>(all: T[]) {
  for (let start = 0; start < all.length; start += chunk) yield all.slice(start, start + chunk);
}

/** Holds a file against the list. @returns the answer, whom to add and whom to unsubscribe */
async function plan(database: Kysely<Tables>, csv: string, dryRun: boolean, today: string) {
  const { wishes, faults } = readWishes(csv, today);
  const rows = await database
    .selectFrom('newsletters')
    .select(['id', 'email', 'subscribed'])
    .execute();
  const list = new Map(rows.map((row): [string, Known] => [row.email.toLowerCase(), row]));
  const adding: Wish[] = [];
  const leaving: Known[] = [];
  const answer: SubscriberImportAnswer = {
    dryRun,
    counts: { add: 0, 'add unsubscribed': 0, unsubscribe: 0, 'stays unsubscribed': 0 },
    unchanged: 0,
    withoutConsent: 0,
    changes: [],
    faults,
  };
  for (const wish of wishes) {
    const known = list.get(wish.email.toLowerCase());
    const change = changeOf(wish, known);
    if (!change) {
      answer.unchanged += 1;
      continue;
    }
    answer.counts[change] += 1;
    answer.changes.push({ line: wish.line, email: wish.email, change });
    if (!known) adding.push(wish);
    if (known && change === 'unsubscribe') leaving.push(known);
    if (change === 'add' && !wish.consent) answer.withoutConsent += 1;
  }
  return { answer, adding, leaving };
}

/**
 * Brings subscribers in from a CSV file: adds those that are new, without mailing them, and
 * unsubscribes those that the file has left. Nobody who left is ever subscribed again by it.
 * @param dryRun tell what would change, and change nothing
 * @throws 400 where the file is no CSV or has no column of addresses
 */
export async function importSubscribers(
  services: Pick<Services, 'database' | 'clock'>,
  csv: string,
  dryRun: boolean,
): Promise<SubscriberImportAnswer> {
  const today = now(services);
  if (dryRun) return (await plan(services.database, csv, dryRun, today)).answer;
  return services.database.transaction().execute(async (transaction) => {
    const { answer, adding, leaving } = await plan(transaction, csv, dryRun, today);
    for (const part of chunks(adding)) {
      await transaction
        .insertInto('newsletters')
        .values(
          part.map((wish) => ({
            email: wish.email,
            subscribed: wish.subscribed ? (1 as const) : (0 as const),
            ...readConsent(wish.consent),
            token: newToken(),
            createdAt: wish.since ?? today,
          })),
        )
        // Somebody may subscribe by hand meanwhile: their own consent is the better one.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const part of chunks(leaving)) {
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
