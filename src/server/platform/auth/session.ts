import { createHash, randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { matchedRoutes } from 'hono/route';
import { apiPaths } from '../../../contract/paths.ts';
import { storageFailure } from '../database/engine.ts';
import { type AppEnv, now, type Services } from '../http/context.ts';
import { unauthorized, unavailable } from '../http/errors.ts';
import { sessionCookie } from '../http/session-cookie.ts';

/** Options of all routes behind the login; a test expects 401 and 403 of each route with `security`. */
export const adminRoute = (tag: string) => ({
  tags: [tag],
  security: [{ session: [] }],
  middleware: adminOnly,
});

const idleMinutes = 30;

const tokenBytes = 32;

const tokenShape = /^[\w-]{43}$/;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

const expiry = (services: Services) =>
  new Date(services.clock().getTime() + idleMinutes * 60_000).toISOString();

/** Opens a session. @returns its token, of which the database stores only a hash, and when it expires */
export async function openSession(services: Services) {
  const token = randomBytes(tokenBytes).toString('base64url');
  const expiresAt = expiry(services);
  await services.database
    .insertInto('sessions')
    .values({ tokenHash: hashToken(token), createdAt: now(services), expiresAt })
    .execute();
  await services.database.deleteFrom('sessions').where('expiresAt', '<=', now(services)).execute();
  return { token, expiresAt };
}

export async function closeSession(services: Services, token: string) {
  await services.database
    .deleteFrom('sessions')
    .where('tokenHash', '=', hashToken(token))
    .execute();
}

/** @param active extends the session, at most once a minute to save writes */
export async function findSession(services: Services, token: string, active: boolean) {
  const row = await services.database
    .selectFrom('sessions')
    .select('expiresAt')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now(services))
    .executeTakeFirst();
  if (!row || !active) return row?.expiresAt;
  const expiresAt = expiry(services);
  if (Date.parse(expiresAt) - Date.parse(row.expiresAt) < 60_000) return row.expiresAt;
  try {
    await services.database
      .updateTable('sessions')
      .set({ expiresAt })
      .where('tokenHash', '=', hashToken(token))
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

/** Time for which a request waits for the check of its session cookie. */
const lookUpMs = 1500;

/** @throws 503 where the database takes too long */
async function findSessionInTime(services: Services, token: string, active: boolean) {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(unavailable()), lookUpMs);
  return Promise.race([findSession(services, token, active), promise]).finally(() =>
    clearTimeout(timer),
  );
}

/**
 * Learns whether the caller is signed in: only a session that exists bypasses the caches.
 * Where the database does not tell, a reader is a visitor, and the routes of the admin answer with the failure.
 */
export function readSession(services: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { path, method } = context.req;
    const token = sessionToken(context, services);
    const active = path.startsWith('/api/') && !passivePaths.has(path);
    let expiresAt: string | undefined;
    try {
      if (token && tokenShape.test(token)) {
        expiresAt = await findSessionInTime(services, token, active);
      }
    } catch (error) {
      if (method !== 'GET' && method !== 'HEAD') throw error;
      context.set('sessionFailure', error as Error);
    }
    context.set('isAdmin', expiresAt !== undefined);
    context.set('sessionExpiresAt', expiresAt);
    await next();
  };
}

/** The error for a caller without a session: sign in, or the database does not answer. */
export const signInFirst = (context: Context<AppEnv>) =>
  context.get('sessionFailure') ?? unauthorized();

export const adminOnly: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (!context.get('isAdmin')) throw signInFirst(context);
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
