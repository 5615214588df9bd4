import { createHmac, randomBytes } from 'node:crypto';
import Bowser from 'bowser';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isSameSecret, sharedSecret } from '../auth/secrets.ts';
import { isSecure } from '../auth/session.ts';
import type { AppEnv, DatabaseReader, Services } from '../http/context.ts';

const cookieDays = 400;

/** The name of a device from its User-Agent header, e.g. "Firefox on Windows". */
export function deviceName(userAgent: string): string {
  if (!userAgent) return 'An unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name || 'An unknown browser', os.name && `on ${os.name}`]
    .filter(Boolean)
    .join(' ');
}

const cookieName = (services: Pick<Services, 'config'>) =>
  isSecure(services) ? '__Host-device' : 'device';

async function signature(services: DatabaseReader, id: string) {
  const secret = await sharedSecret(services, 'devices');
  return createHmac('sha256', secret).update(id).digest('base64url');
}

/** The id of a device on which the owner has signed in before; undefined for any other. */
export async function knownDevice(
  context: Context<AppEnv>,
  services: Pick<Services, 'config' | 'database'>,
): Promise<string | undefined> {
  const [, id, signed] =
    /^([\w-]{22})\.([\w-]{43})$/.exec(getCookie(context, cookieName(services)) ?? '') ?? [];
  if (!id || !signed) return undefined;
  return isSameSecret(signed, await signature(services, id)) ? id : undefined;
}

/** Remembers this device by a cookie, which gives no access. */
export async function rememberDevice(
  context: Context<AppEnv>,
  services: Pick<Services, 'config' | 'database'>,
  id = randomBytes(16).toString('base64url'),
) {
  setCookie(context, cookieName(services), `${id}.${await signature(services, id)}`, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(services),
    path: '/',
    maxAge: cookieDays * 86_400,
  });
}
