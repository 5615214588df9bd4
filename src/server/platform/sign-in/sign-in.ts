import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { codeFirst, passkeyFirst } from '../../../contract/sign-in.ts';
import { audit, requestActor } from '../audit/audit-log.ts';
import { findAdmin, isAdminPassword } from '../auth/password.ts';
import { setSessionCookie } from '../auth/session.ts';
import { closeSession, keepUntil, openSession } from '../auth/session-store.ts';
import type { Tables } from '../database/tables.ts';
import { shortenAddress } from '../http/client-address.ts';
import type { AppEnv, DatabaseReader, Services } from '../http/context.ts';
import { unauthorized } from '../http/errors.ts';
import { consumeCode } from './codes.ts';
import { knownDevice, rememberDevice } from './device.ts';
import { countAttempt } from './limits.ts';
import { mailNewDevice } from './notices.ts';
import { listPasskeys } from './passkeys.ts';

/** The second factors; a sign-in by password needs one of them. Undefined if none is set up. */
export async function secondFactors(database: Kysely<Tables>) {
  const codes = Boolean((await findAdmin(database))?.codeSecret);
  const passkeys = (await listPasskeys(database)).length > 0;
  return codes || passkeys ? { codes, passkeys } : undefined;
}

async function refuse(context: Context<AppEnv>, services: Services, details: string, say: string) {
  const event = { resource: 'admin', ...requestActor(context) };
  await audit(services, { ...event, action: 'login_failure', details });
  return unauthorized(say);
}

/** Checks a password, and a code if needed. @returns the sign-in method. @throws 401, 429 */
export async function checkCredentials(
  context: Context<AppEnv>,
  services: Services,
  { password, code }: { password: string; code?: string | undefined },
): Promise<string> {
  const resetAttempts = await countAttempt(context, services);
  if (!(await isAdminPassword(services.database, password))) {
    throw await refuse(context, services, 'Wrong password', 'Invalid password');
  }
  const factors = await secondFactors(services.database);
  if (!factors) {
    await resetAttempts();
    return '';
  }
  if (!code) throw unauthorized(factors.codes ? codeFirst : passkeyFirst);
  const taken = await consumeCode(services, code);
  if ('fault' in taken) throw await refuse(context, services, 'Wrong code', taken.fault);
  await resetAttempts();
  return `With a ${taken.used}`;
}

/** Whether there was an earlier sign-in. The first device needs no notice. */
async function hasSignedIn({ database }: DatabaseReader) {
  const earlier = database.selectFrom('auditLogs').where('action', '=', 'login_success');
  return (await earlier.select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function noteSignIn(context: Context<AppEnv>, services: Services, details: string) {
  const actor = requestActor(context);
  const device = await knownDevice(context, services);
  if (!device && (await hasSignedIn(services))) await mailNewDevice(services, actor);
  await rememberDevice(context, services, device);
  await audit(services, { ...actor, resource: 'admin', action: 'login_success', details });
}

/** Opens a session for the caller and ends the previous one. @param keep whether the session survives inactivity */
export async function signIn(
  context: Context<AppEnv>,
  services: Services,
  { details, keep = false }: { details: string; keep?: boolean },
) {
  const former = context.get('session');
  if (former) await closeSession(services, former.tokenHash);
  const device = {
    device: context.req.header('User-Agent') ?? '',
    network: shortenAddress(context.get('address')),
  };
  // A confirmation by password does not shorten the session that a passkey has extended.
  const keptUntil = keep ? keepUntil(services) : former?.kept ? former.endsAt : undefined;
  const { token, session } = await openSession(services, device, keptUntil);
  setSessionCookie(context, services, token, keptUntil !== undefined);
  await noteSignIn(context, services, details);
  return { authenticated: true as const, expiresAt: session.expiresAt };
}
