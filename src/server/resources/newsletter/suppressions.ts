import type { Kysely } from 'kysely';
import { openKeyedHash } from '../../platform/auth/secrets.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { type AwayState, subscriberState } from './states.ts';

export type SuppressionReason = Exclude<AwayState, 'unconfirmed'>;

async function openAddressHash(database: Kysely<Tables>) {
  const hash = await openKeyedHash({ database }, 'suppressions');
  return (email: string) => hash(email.toLowerCase());
}

const isSuppressible = (state: string): state is SuppressionReason =>
  state !== 'active' && state !== 'unconfirmed';

/**
 * Suppresses the address of a subscriber who is deleted or whose address changes.
 * @param always whether to suppress active and unconfirmed subscribers too
 */
export async function suppress(
  services: Pick<Services, 'clock'>,
  database: Kysely<Tables>,
  row: Row<'newsletters'>,
  always = false,
) {
  const state = subscriberState(row);
  if (!isSuppressible(state) && !always) return;
  const reason = isSuppressible(state) ? state : 'unsubscribed';
  const addressHash = (await openAddressHash(database))(row.email);
  const since = row.awayAt ?? now(services);
  await database
    .insertInto('suppressions')
    .values({ addressHash, reason, since })
    .onConflict((conflict) =>
      reason === 'unsubscribed'
        ? conflict.doNothing()
        : conflict.column('addressHash').doUpdateSet({ reason, since }),
    )
    .execute();
}

/** Finds the reason and the date of an address's suppression. */
export async function findSuppression(database: Kysely<Tables>, email: string) {
  const row = await database
    .selectFrom('suppressions')
    .select(['reason', 'since'])
    .where('addressHash', '=', (await openAddressHash(database))(email))
    .executeTakeFirst();
  return row && { ...row, reason: row.reason as SuppressionReason };
}

/** Loads all suppressions. @returns a function that checks whether an address is suppressed */
export async function readSuppressions(database: Kysely<Tables>) {
  const hash = await openAddressHash(database);
  const rows = await database.selectFrom('suppressions').select('addressHash').execute();
  const hashes = new Set(rows.map(({ addressHash }) => addressHash));
  return (email: string) => hashes.size > 0 && hashes.has(hash(email));
}

/** Deletes the suppression of an address whose owner wants mails again. */
export async function liftSuppression(database: Kysely<Tables>, email: string) {
  await database
    .deleteFrom('suppressions')
    .where('addressHash', '=', (await openAddressHash(database))(email))
    .execute();
}
