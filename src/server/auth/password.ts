import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Database } from '../database/open.ts';
import { audit } from '../history/audit-log.ts';

const username = 'admin';

/** Sets the admin's password and ends every session. The password is kept as an argon2id hash alone. */
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

const hashOfNobody = hash(randomBytes(32).toString('base64url'));

/** Tells whether a password is the admin's. Takes the same time for a wrong one. */
export async function isAdminPassword(database: Database, password: string): Promise<boolean> {
  const row = await database
    .selectFrom('users')
    .select('password')
    .where('username', '=', username)
    .executeTakeFirst();
  // Also without an admin: how long the answer takes must not tell whether there is one.
  const matches = await verify(row?.password ?? (await hashOfNobody), password);
  return row !== undefined && matches;
}

/**
 * Makes the stored password that of the settings. Without a setting, the very first start makes one up.
 * @returns the generated password, only when one was made now
 */
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
