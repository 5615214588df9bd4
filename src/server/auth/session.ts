import { createHash, randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { matchedRoutes } from 'hono/route';
import { apiPaths } from '../../contract/paths.ts';
import type { Config } from '../config.ts';
import { storageFailure } from '../database/engine.ts';
import { type AppEnv, now, type Services } from '../http/context.ts';
import { unauthorized } from '../http/errors.ts';

const idleMinutes = 30;

/** The cookie's name. Over https the __Host- prefix makes browsers enforce this host, path / and Secure. */
export const sessionCookie = ({ siteUrl }: Pick<Config, 'siteUrl'>) =>
  siteUrl.startsWith('https:') ? '__Host-session' : 'session';

export const hasSession = (cookies: string | null | undefined) =>
  /(?:^|;\s*)(?:__Host-)?session=/.test(cookies ?? '');

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const expiry = (services: Services) =>
  new Date(services.clock().getTime() + idleMinutes * 60_000).toISOString();

/** Opens a session. @returns its token, of which the database stores only a hash, and when it expires */
export async function openSession(services: Services) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = expiry(services);
  await services.database
    .insertInto('sessions')
    .values({ tokenHash: hashOf(token), createdAt: now(services), expiresAt })
    .execute();
  await services.database.deleteFrom('sessions').where('expiresAt', '<=', now(services)).execute();
  return { token, expiresAt };
}

export async function closeSession(services: Services, token: string) {
  await services.database.deleteFrom('sessions').where('tokenHash', '=', hashOf(token)).execute();
}

/** @param active extends the session, at most once a minute to save writes */
export async function findSession(services: Services, token: string, active: boolean) {
  const row = await services.database
    .selectFrom('sessions')
    .select('expiresAt')
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now(services))
    .executeTakeFirst();
  if (!row || !active) return row?.expiresAt;
  const expiresAt = expiry(services);
  if (Date.parse(expiresAt) - Date.parse(row.expiresAt) < 60_000) return row.expiresAt;
  try {
    await services.database
      .updateTable('sessions')
      .set({ expiresAt })
      .where('tokenHash', '=', hashOf(token))
      .execute();
    return expiresAt;
  } catch (error) {
    // The admin can still read while the disk is full.
    if (storageFailure(error)) return row.expiresAt;
    throw error;
  }
}

/** Calls that the admin page makes by itself, which must not extend an abandoned session. */
const passivePaths = new Set([`${apiPaths.admin}/session`, `${apiPaths.admin}/security-dashboard`]);

export function readSession(services: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const token = sessionToken(context, services);
    const active = !passivePaths.has(context.req.path);
    const expiresAt = token ? await findSession(services, token, active) : undefined;
    context.set('isAdmin', expiresAt !== undefined);
    context.set('sessionExpiresAt', expiresAt);
    await next();
  };
}

export const adminOnly: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (!context.get('isAdmin')) throw unauthorized();
  await next();
};

/** Refuses strangers at the admin's routes before the middleware that reads bodies. */
export const refuseStrangers: MiddlewareHandler<AppEnv> = (context, next) => {
  const route = matchedRoutes(context).find(({ method }) => method !== 'ALL');
  return route?.handler === adminOnly ? adminOnly(context, next) : next();
};

type CookieContext = Parameters<typeof setCookie>[0];

export function setSessionCookie(context: CookieContext, services: Services, token: string) {
  setCookie(context, sessionCookie(services.config), token, {
    httpOnly: true,
    // The admin's pages request the session themselves, so links from other sites still work.
    sameSite: 'Strict',
    secure: services.config.siteUrl.startsWith('https:'),
    path: '/',
  });
}

export const sessionToken = (context: CookieContext, { config }: Pick<Services, 'config'>) =>
  getCookie(context, sessionCookie(config));

export function clearSessionCookie(context: CookieContext, { config }: Pick<Services, 'config'>) {
  const secure = config.siteUrl.startsWith('https:');
  deleteCookie(context, sessionCookie(config), { path: '/', secure });
}
