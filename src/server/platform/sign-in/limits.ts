import type { Context } from 'hono';
import { countText } from '../../../domain/text/count-text.ts';
import { audit, requestActor } from '../audit/audit-log.ts';
import { clientNetwork } from '../http/client-address.ts';
import type { AppEnv, Services } from '../http/context.ts';
import { tooMany } from '../http/errors.ts';
import { countRequest, limitRequests, resetCounts } from '../http/rate-limit.ts';
import { knownDevice } from './device.ts';

export const attempts = 5;
export const windowMinutes = 15;
/** From all networks together, so that a thousand machines are no thousand times as fast. */
const attemptsInAll = 50;
/** Blocked attempts per window in the audit log: a flood must not fill the disk. */
const maxBlockedEvents = 100;
const passkeyAttempts = 60;

async function count(context: Context<AppEnv>, services: Services, key: string, most: number) {
  const use = await countRequest(services, key, windowMinutes);
  if (use.count <= most) return;
  if (use.count <= most + maxBlockedEvents) {
    await audit(services, {
      action: 'login_blocked',
      resource: 'admin',
      ...requestActor(context),
    });
  }
  const minutes = Math.max(1, Math.ceil(use.secondsLeft / 60));
  throw tooMany(
    `Too many login attempts. Try again in ${countText(minutes, 'minute')}.`,
    use.secondsLeft,
  );
}

/**
 * Counts an attempt with the password before it is verified, so that parallel ones can't exceed the limit. A device
 * that the owner signed in on before has a limit of its own, so that others can't lock them out.
 * @returns what takes the attempt back once it was right. @throws 429 beyond
 */
export async function countAttempt(context: Context<AppEnv>, services: Services) {
  const device = await knownDevice(context, services);
  const key = device ? `login-device:${device}` : `login:${clientNetwork(context.get('address'))}`;
  await count(context, services, key, attempts);
  if (!device) await count(context, services, 'login', attemptsInAll);
  return () => resetCounts(services, key);
}

/** Counts an attempt with a passkey, which no wrong password holds up. @throws 429 beyond */
export const countPasskeyAttempt = (context: Context<AppEnv>, services: Services) =>
  limitRequests(services, `passkey:${clientNetwork(context.get('address'))}`, {
    most: passkeyAttempts,
    windowMinutes,
    message: 'Too many attempts with a passkey. Try again later.',
  });
