import type { SelectQueryBuilder, UpdateObject } from 'kysely';
import { forUpdateSkipLocked } from '../database/engine.ts';
import type { Row, Tables } from '../database/tables.ts';
import type { Services } from '../http/context.ts';
import { countRequest, readCount } from '../http/rate-limit.ts';

/** The queue tables and their primary keys. */
const keys = {
  outbox: 'id',
  media: 'id',
  announcedPages: 'path',
  linkChecks: 'url',
  moves: 'id',
  webhookCalls: 'id',
} as const;

type Queue = keyof typeof keys;
type Rows<Name extends Queue> = SelectQueryBuilder<Tables, Name, object>;

interface Pace {
  key: string;
  most: number;
  minutes: number;
}

interface Claim<Name extends Queue> {
  /** Selects the due rows, in order. */
  due: (rows: Rows<Name>) => Rows<Name>;
  /** Columns of a claimed row, set so that the row is not due again before its lease ends. */
  set: UpdateObject<Tables, Name>;
  /** Limit of claims in a time window over all instances. */
  pace?: Pace;
}

async function isWithin(
  services: Pick<Services, 'database' | 'clock'>,
  { key, most, minutes }: Pace,
) {
  // Reading first avoids writes once the quota is used up.
  if ((await readCount(services, key)) >= most) return false;
  return (await countRequest(services, key, minutes)).count <= most;
}

/**
 * Claims due rows of a table in one statement, so that no other worker of any instance claims them too.
 * The rows of a process that dies are due again after their lease.
 */
export async function claimRows<Name extends Queue>(
  services: Pick<Services, 'database' | 'clock'>,
  table: Name,
  { due, set, pace }: Claim<Name>,
): Promise<Row<Name>[]> {
  const { database } = services;
  // The tables differ only in columns that the caller sets.
  const queue = table as 'outbox';
  const key = keys[table] as 'id';
  const dueKeys = (due as unknown as Claim<'outbox'>['due'])(database.selectFrom(queue)).select(
    key,
  );
  // The read comes first, because a write takes SQLite's lock, and most polls find nothing.
  if (!(await dueKeys.limit(1).executeTakeFirst())) return [];
  if (pace && !(await isWithin(services, pace))) return [];
  const claimed: unknown = await database
    .with('due', () => forUpdateSkipLocked(database, dueKeys))
    .updateTable(queue)
    .set(set as UpdateObject<Tables, 'outbox'>)
    .where(key, 'in', (query) => query.selectFrom('due').select(key))
    .returningAll()
    .execute();
  return claimed as Row<Name>[];
}

const minuteMs = 60_000;
const longestBackoffMs = 6 * 60 * minuteMs;

/** The pause after a failed attempt: a minute, doubled for each earlier one, at most six hours. */
export const backoffMs = (attempts: number) =>
  Math.min(minuteMs * 2 ** (attempts - 1), longestBackoffMs);
