import type { Context } from 'hono';
import { countText } from '../../../domain/text/format.ts';
import { audit, requestActor } from '../audit/audit-log.ts';
import { clientNetwork } from '../http/client-address.ts';
import type { AppEnv, Services } from '../http/context.ts';
import { tooMany } from '../http/errors.ts';
import { countRequest, limitRequests, resetCounts } from '../http/rate-limit.ts';
import { knownDevice } from './device.ts';

export const attempts = 5;
export const windowMinutes = 15;
/** Maximum of attempts from all networks together, against attacks from many networks. */
const attemptsInAll = 50;
/** Maximum of blocked attempts logged per window, so that a flood does not fill the disk. */
const maxBlockedEvents = 100;
const passkeyAttempts = 60;

async function count(context: Context<AppEnv>, services: Services, key: string, most: number) {
  const use = await countRequest(services, key, windowMinutes);
  if (use.count <= most) return;
  if (use.count <= most + maxBlockedEvents) {
    const event = { resource: 'admin', ...requestActor(context) };
    await audit(services, { ...event, action: 'login_blocked' });
  }
  const minutes = Math.max(1, Math.ceil(use.secondsLeft / 60));
  throw tooMany(
    `Too many login attempts. Try again in ${countText(minutes, 'minute')}.`,
    use.secondsLeft,
  );
}

/**
 * Counts an attempt with the password before it is verified, so that parallel attempts can't exceed the limit. A
 * device on which the owner has signed in before has its own limit, so that others can't lock the owner out.
 * @returns a function that resets the count after a successful attempt. @throws 429 beyond the limit
 */
export async function countAttempt(context: Context<AppEnv>, services: Services) {
  const device = await knownDevice(context, services);
  const key = device ? `login-device:${device}` : `login:${clientNetwork(context.get('address'))}`;
  await count(context, services, key, attempts);
  if (!device) await count(context, services, 'login', attemptsInAll);
  return () => resetCounts(services, key);
}

/** Counts an attempt with a passkey, separately from passwords. @throws 429 beyond the limit */
export const countPasskeyAttempt = (context: Context<AppEnv>, services: Services) =>
  limitRequests(services, `passkey:${clientNetwork(context.get('address'))}`, {
    most: passkeyAttempts,
    windowMinutes,
    message: 'Too many attempts with a passkey. Try again later.',
  });
