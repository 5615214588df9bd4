import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { matchedRoutes } from 'hono/route';
import { apiPaths } from '../../../contract/api-paths.ts';
import { confirmedRole, confirmFirst } from '../../../contract/sign-in.ts';
import type { AppEnv, Services } from '../http/context.ts';
import { forbidden, unauthorized, unavailable } from '../http/errors.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import { findSession, isFresh, keptDays, type Session } from './session-store.ts';

/** Options of all routes behind the login; a test expects 401 and 403 of each route with `security`. */
export const adminRoute = (tag: string) => ({
  tags: [tag],
  security: [{ session: [] }],
  middleware: adminOnly,
});

/** Options of routes that require a recent confirmation of the owner's identity. */
export const confirmedRoute = (services: Pick<Services, 'clock'>, tag: string) => ({
  ...adminRoute(tag),
  security: [{ session: [confirmedRole] }],
  middleware: [adminOnly, freshOnly(services)],
});

const tokenShape = /^[\w-]{43}$/;

/** Paths that the admin polls; these requests must not extend an abandoned session. */
const passivePaths = new Set<string>([
  ...[`${apiPaths.admin}/session`, `${apiPaths.admin}/security-dashboard`],
  ...[apiPaths.mailings, apiPaths.backups, apiPaths.archives, apiPaths.moves],
]);

/** Maximum time that a request waits for the check of its session cookie. */
const lookUpMs = 1500;

/** @throws 503 if the database takes too long */
async function findSessionInTime(services: Services, token: string, active: boolean) {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(unavailable()), lookUpMs);
  return Promise.race([findSession(services, token, active), promise]).finally(() =>
    clearTimeout(timer),
  );
}

/**
 * Looks up the caller's session: only an existing session bypasses the caches.
 * If the database fails, the caller of GET or HEAD counts as a visitor, but admin routes answer
 * with the failure; every other request fails.
 */
export function readSession(services: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { path, method } = context.req;
    const token = getCookie(context, sessionCookie(services.config));
    const active = path.startsWith('/api/') && !(method === 'GET' && passivePaths.has(path));
    let session: Session | undefined;
    try {
      if (token && tokenShape.test(token)) {
        session = await findSessionInTime(services, token, active);
      }
    } catch (error) {
      if (method !== 'GET' && method !== 'HEAD') throw error;
      context.set('sessionFailure', error as Error);
    }
    context.set('isAdmin', session !== undefined);
    context.set('session', session);
    await next();
  };
}

/** The error for a caller without a session: 401, or the failure of the database. */
export const signInFirst = (context: Context<AppEnv>) =>
  context.get('sessionFailure') ?? unauthorized();

const adminOnly: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (!context.get('isAdmin')) throw signInFirst(context);
  await next();
};

/** Refuses a session without a recent confirmation of the owner's identity. */
const freshOnly =
  (services: Pick<Services, 'clock'>): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const session = context.get('session');
    if (!session || !isFresh(services, session)) throw forbidden(confirmFirst);
    await next();
  };

/** The session of the caller. @throws 401 if there is none */
export function currentSession(context: Context<AppEnv>): Session {
  const session = context.get('session');
  if (!session) throw signInFirst(context);
  return session;
}

/** Refuses callers without a session at admin routes, before the middleware that reads bodies. */
export const refuseStrangers: MiddlewareHandler<AppEnv> = (context, next) => {
  const route = matchedRoutes(context).find(({ method }) => method !== 'ALL');
  return route?.handler === adminOnly ? adminOnly(context, next) : next();
};

type CookieContext = Parameters<typeof setCookie>[0];

export const isSecure = ({ config }: Pick<Services, 'config'>) =>
  config.siteUrl.startsWith('https:');

/** @param isLasting sets the cookie's Max-Age, so that it survives closing the browser */
export function setSessionCookie(
  context: CookieContext,
  services: Services,
  token: string,
  isLasting: boolean,
) {
  setCookie(context, sessionCookie(services.config), token, {
    httpOnly: true,
    // The admin's pages request the session themselves, so links from other sites still work.
    sameSite: 'Strict',
    secure: isSecure(services),
    path: '/',
    ...(isLasting && { maxAge: keptDays * 86_400 }),
  });
}

export function clearSessionCookie(context: CookieContext, services: Pick<Services, 'config'>) {
  deleteCookie(context, sessionCookie(services.config), { path: '/', secure: isSecure(services) });
}
