import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Services } from '../http/context.ts';

/** Creates a secret for signing webhook calls, in the format of Standard Webhooks. */
export const newSigningSecret = () => `whsec_${randomBytes(24).toString('base64')}`;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. */
export const isSameSecret = (one: string, other: string) =>
  timingSafeEqual(digest(one), digest(other));

export async function sharedSecret(
  { database }: { database: Kysely<Tables> },
  name: string,
  create = () => randomBytes(32).toString('hex'),
): Promise<string> {
  const find = () =>
    database.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  const stored = await find();
  if (stored) return stored.value;
  await database
    .insertInto('secrets')
    .values({ name, value: create() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const created = await find();
  if (!created) throw new Error(`The database stored no secret for ${name}`);
  return created.value;
}

/** Stores a secret of the settings, or deletes it if `value` is empty; all instances then reload them. */
export const storeSecret = ({ content }: Pick<Services, 'content'>, name: string, value: string) =>
  content.write('settings', async (transaction) => {
    await transaction.deleteFrom('secrets').where('name', '=', name).execute();
    if (value) await transaction.insertInto('secrets').values({ name, value }).execute();
  });

/** Creates a hash function with a key from the database. @param name of the key */
export async function openKeyedHash(services: { database: Kysely<Tables> }, name: string) {
  const secret = await sharedSecret(services, name);
  return (text: string) => createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
}
