import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { audit } from '../audit/audit-log.ts';
import type { Database } from '../database/open.ts';

const username = 'admin';

/** Sets the admin's password, stored as an argon2id hash, and ends every session. */
export async function setAdminPassword(database: Database, password: string) {
  const hashed = await hash(password);
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('users')
      .values({ username, password: hashed })
      .onConflict((conflict) => conflict.column('username').doUpdateSet({ password: hashed }))
      .execute();
    await transaction.deleteFrom('sessions').execute();
    await audit(
      { database: transaction, clock: () => new Date() },
      { action: 'password_changed', resource: 'admin', address: '' },
    );
  });
}

const placeholderHash = hash(randomBytes(32).toString('base64url'));

export async function isAdminPassword(database: Database, password: string): Promise<boolean> {
  const row = await database
    .selectFrom('users')
    .select('password')
    .where('username', '=', username)
    .executeTakeFirst();
  // Verifies without an admin too, so that the response time does not reveal whether there is one.
  const matches = await verify(row?.password ?? (await placeholderHash), password);
  return row !== undefined && matches;
}

/** @returns the password that a very first start without a configured one generates */
export async function prepareAdminPassword(
  database: Database,
  configured: string | undefined,
): Promise<string | undefined> {
  if (configured) {
    if (!(await isAdminPassword(database, configured)))
      await setAdminPassword(database, configured);
    return undefined;
  }
  const row = await database
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst();
  if (row) return undefined;
  const generated = randomBytes(15).toString('base64url');
  await setAdminPassword(database, generated);
  return generated;
}
