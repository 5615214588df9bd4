import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { passwordTooShort, shortestPassword } from '../../../contract/sign-in.ts';
import { type Actor, audit } from '../audit/audit-log.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { site } from '../site-content/site-content.ts';

export const username = 'admin';

export const findAdmin = (database: Kysely<Tables>) =>
  database.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst();

/** Highest score of a password that is too easy to guess; zxcvbn scores from 0 to 4. */
const easyScore = 2;

/** The reason for refusing a password; undefined for an acceptable one. */
export async function passwordFault(password: string): Promise<string | undefined> {
  if (password.length < shortestPassword) return passwordTooShort;
  // Loaded on demand: the dictionary takes 25 MB, and passwords change rarely.
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const { score } = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password, [
    site.name,
    username,
  ]);
  if (score > easyScore) return undefined;
  return 'That password is easy to guess: it is common, or nearly. Join four words that have nothing to do with each other, or take what a password manager makes.';
}

/** Sets the admin's password, stored as an argon2id hash, and ends every session. */
export async function setAdminPassword(
  database: Database,
  password: string,
  { isConfigured = false, actor = { address: '' } }: { isConfigured?: boolean; actor?: Actor } = {},
) {
  const hashed = await hash(password);
  const changes = {
    password: hashed,
    ...(isConfigured && { configuredPassword: hashed }),
  };
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('users')
      .values({ username, ...changes })
      .onConflict((conflict) => conflict.column('username').doUpdateSet(changes))
      .execute();
    await transaction.deleteFrom('sessions').execute();
    await audit(
      { database: transaction, clock: () => new Date() },
      { ...actor, action: 'password_changed', resource: 'admin' },
    );
  });
}

/** Removes every second factor and passkey, so that the password is enough to sign in. */
export async function removeFactors(database: Database) {
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ codeSecret: null }).execute();
    await transaction.deleteFrom('recoveryCodes').execute();
    await transaction.deleteFrom('passkeys').execute();
    await audit(
      { database: transaction, clock: () => new Date() },
      { action: 'factors_removed', resource: 'admin', address: '' },
    );
  });
}

const placeholderHash = hash(randomBytes(32).toString('base64url'));

export async function isAdminPassword(database: Database, password: string): Promise<boolean> {
  const row = await findAdmin(database);
  // Without an admin a placeholder is verified, so that the response time does not reveal this.
  const matches = await verify(row?.password ?? (await placeholderHash), password);
  return row !== undefined && matches;
}

/** Sets the password at a start. @returns the password if it was generated, and whether ADMIN_PASSWORD replaced an older one */
export async function prepareAdminPassword(
  database: Database,
  configured: string | undefined,
): Promise<{ generated?: string; isReplaced?: boolean }> {
  const admin = await findAdmin(database);
  if (configured) {
    // Applied once: a password that the owner sets later stays valid until ADMIN_PASSWORD changes.
    const taken = admin?.configuredPassword;
    if (taken && (await verify(taken, configured))) return {};
    if (taken || !(await isAdminPassword(database, configured))) {
      await setAdminPassword(database, configured, { isConfigured: true });
      return { isReplaced: admin !== undefined };
    }
    const configuredPassword = await hash(configured);
    await database.updateTable('users').set({ configuredPassword }).execute();
    return {};
  }
  if (admin) return {};
  const generated = randomBytes(15).toString('base64url');
  await setAdminPassword(database, generated);
  return { generated };
}
